import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { namedPeriods } from './named-dates.ts'
import { pointsAsked } from './points-asked.ts'
import { awaitsResult } from './understanding.ts'

const pageOf = (concern: string, birth: 'delhi' | 'chennai'): string =>
  shortAnswer(new Composer(inputFor(birth, { concern, topics: [] })))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')
const BIRTHS = ['delhi', 'chennai'] as const

describe('whoever is trained in a firm', () => {
  it.each([
    'I did ITI fitter and now apprentice in a factory. Will they keep me after it or should I search outside?',
    'I am intern in a startup for 6 months, will they give PPO or should I apply outside?',
    'apprenticeship in railway loco shed finishing in March, will they absorb me?',
    'Diploma done, doing NAPS training in factory. kya wo mujhe permanent rakhenge',
    'Doing internship under CA, will they keep me after it?',
  ])('is told whether to be kept or to look outside: %s', (concern) => {
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.permanent'])
    for (const birth of BIRTHS) expect(pageOf(concern, birth)).toContain('Whether a firm keeps whom it trains')
  })

  it.each([
    'I finished apprentice in ordnance factory 2 years back still no job. When will I get job?',
    'on probation in bank since July, manager not happy. will I be confirmed?',
  ])('is nobody who has no such place: %s', (concern) => {
    for (const birth of BIRTHS) expect(pageOf(concern, birth)).not.toContain('Whether a firm keeps whom it trains')
  })
})

describe('a post that is held back by an enquiry', () => {
  it.each([
    'I am clerk in registrar office and suspended from June because of one complaint. When will I be taken back on duty?',
    'I am teacher, suspended on 12 August due to parents complaint. Will I get my job back?',
    'Bank suspended me from last year for one fraud done by other staff. When will the enquiry finish?',
    'suspension revoke kab hoga, 8 mahine ho gaye, charge sheet bhi nahi mili',
  ])('has the times of the way back and what may be asked for: %s', (concern) => {
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.secure'])
    expect(namedPeriods(concern, '2026-11-23')).toEqual([])
    for (const birth of BIRTHS) expect(pageOf(concern, birth)).toMatch(/a return to your post.*reviewed after 90 days/)
  })

  it('is theirs where husband or wife is suspended', () => {
    const concern = 'My husband is suspended from police since 4 months. When will he join back?'
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['kin.spouseWork'])
    expect(pageOf(concern, 'delhi')).not.toContain('a return to your post')
  })
})

it.each([
  'I wrote RRB NTPC and Group D both, my marks are on borderline. Will I get railway job?',
  'I gave SSC CHSL tier 2, score is around cutoff. Will I be selected?',
  'bank clerk mains diya hai, cutoff ke paas hu. selection hoga kya',
  'Wrote group 4 exam in July, my marks 165 borderline. Will I get posting?',
])('knows papers that are written, and marks at the border: %s', (concern) => {
  expect(awaitsResult(concern)).toBe(true)
  for (const birth of BIRTHS) expect(pageOf(concern, birth)).toMatch(/Your papers are written.*Marks at the border/)
})

it('answers the work that is asked about beside the way home, and the fear of a loan', () => {
  const abroad = 'I am in Melbourne on dependent visa and not getting any work here. When will I get job or should I come back to India?'
  for (const birth of BIRTHS) expect(pageOf(abroad, birth)).toMatch(/a new post.*Weighed together/)
  const loan = 'I want to do masters in Ireland with education loan but father is afraid of loan. When can I go?'
  for (const birth of BIRTHS) expect(pageOf(loan, birth)).toContain('For the worry of your father about the loan')
})
