import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../bench/sample-births.ts'
import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { weighField } from '../rules/fields.ts'
import { judge, scoreOf } from '../rules/grounds.ts'
import { lordFinding } from '../compose/parts.ts'
import { stageLeft } from '../understanding/exam-attempt.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { attempts, reviewLabel } from './attempts.ts'
import { datesSecond } from './answer/answer-choice.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { examName, examOf, isAwaited, isPastAge } from './exam-year.ts'
import { shortOpenings } from './year-matters.ts'

const AS_OF = '2026-11-23'
const sample = inputFor('delhi')
const composerFor = (concern: string, age: number, seed: string): Composer => {
  const [birth] = sampleBirths(1, seed)
  if (birth === undefined) throw new RangeError(seed)
  const born = { ...birth, birthLocal: `${2026 - age}${birth.birthLocal.slice(4)}` }
  return new Composer({
    ...sample,
    birth: born,
    chart: computeChart(born, sample.ephemeris),
    seed,
    concern,
    topics: ['career'],
    asOf: AS_OF,
  })
}
const each = (wordings: readonly string[], ages: readonly number[]): { concern: string; age: number; c: Composer }[] =>
  wordings.flatMap((concern, at) => ages.map((age) => ({ concern, age, c: composerFor(concern, age, `examinations ${at} ${age}`) })))
const pageOf = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

const UNDER_WAY: readonly [string, string][] = [
  ['I have cleared the written for police SI, physical is pending. Will I get selected?', 'physical'],
  ['I wrote TNPSC group 4 and group 2, result waiting. Will I get government job?', 'result'],
  ['SSC CGL tier 2 given, waiting for final result. Will I be selected?', 'result'],
  ['UPSC mains cleared and interview is in February. Will I clear?', 'interview'],
  ['physical cleared for army agniveer, medical is left. Will I be selected?', 'medical'],
  ['Railway group D exam passed, document verification pending. Will I get the job?', 'documents'],
  ['I have given SSC CGL 4 times, this time tier 1 is cleared. Will my final selection happen?', 'tierTwo'],
  ['IBPS PO prelims cleared this year, will I get bank job?', 'mains'],
  ['RRB NTPC CBT 1 passed, will I get railway job this time?', 'cbtTwo'],
  ['I have qualified written exam of UP police constable, will I get final joining?', 'physical'],
  ['My RAS pre is cleared and mains is coming. Will I become RAS officer?', 'mains'],
  ['UPSC mains cleared this time. Will I become IAS?', 'interview'],
]
const NOT_UNDER_WAY = [
  'I passed SBI clerk prelims 2 times but failed in mains both times. Will I get selected in bank?',
  'I cleared UPSC prelims last year but not mains. Should I try again?',
  'CA inter cleared, CA final is in May. Will I clear?',
  'JEE mains cleared with 92 percentile. Will I get NIT?',
]

describe('an attempt that is under way', () => {
  it.each(UNDER_WAY)('%s: its stage is read', (concern, stage) => {
    expect(stageLeft(concern)).toBe(stage)
  })

  it.each(NOT_UNDER_WAY)('%s: no attempt is under way', (concern) => {
    expect(isAwaited(composerFor(concern, 24, concern))).toBe(false)
  })

  it.each(
    each(
      UNDER_WAY.map(([concern]) => concern),
      [20, 27, 34, 41],
    ),
  )('$concern at $age: what is left comes first, no age ends it, and no sitting is offered', ({ c, concern }) => {
    const text = pageOf(c)
    expect(isAwaited(c)).toBe(true)
    const left = text.indexOf('no age limit counts against')
    expect(left).toBeGreaterThan(-1)
    expect(text).toContain(c.say(`under.stage.${stageLeft(concern)}`))
    const past = text.indexOf('no further attempt')
    expect(past === -1 || (past > left && text.slice(0, past).includes('If it does not come'))).toBe(true)
    expect(text).not.toMatch(/sitting the examination|no further attempt at .* is open to you/)
    for (const { noun } of shortOpenings(c)) expect(noun).not.toContain('sitting')
  })
})

const PAPERS: readonly [string, string, readonly number[]][] = [
  ['I am doing CA, failed in final group 2 two times. When will I clear?', 'ca', [1, 5, 9]],
  ['CS executive pending one module, failed 3 times. When will I pass?', 'cs', [6, 12]],
  ['Failed CMA inter twice, will I clear in next attempt?', 'cma', [6, 12]],
  ['Giving ACCA papers, failed in SBR twice. Will I clear this time?', 'acca', [3, 6, 9, 12]],
  ['I have 4 backlogs in engineering, when will I clear my arrears?', 'arrears', [4, 11]],
]

describe('papers of a profession or a university', () => {
  it.each(PAPERS.flatMap(([concern, exam, months]) => each([concern], [22, 29, 38, 45]).map((one) => ({ ...one, exam, months }))))(
    '$concern at $age: its own months, no age, and no posts of other examinations',
    ({ c, exam, months }) => {
      expect(examOf(c)).toBe(exam)
      const text = pageOf(c)
      expect(attempts(c)?.length).toBeGreaterThan(0)
      for (const { steps } of attempts(c) ?? []) for (const { from } of steps) expect(months).toContain(Number(from.slice(5, 7)))
      expect(text).toContain(examName(c))
      expect(text).not.toMatch(/usual age limit|SSC and bank posts/)
    },
  )
})

describe('one more year or a college', () => {
  const WORDINGS = [
    'I got low rank in JEE this year, should I drop one more year or take private college?',
    'NEET me 420 marks aaye, drop karu ya BDS le lu?',
    'Should I take a drop for NEET or join BAMS?',
  ]
  it.each(each(WORDINGS, [18, 19, 20]))('$concern at $age: decided, with the months of both roads', ({ c }) => {
    const text = pageOf(c)
    expect(text).toMatch(/your chart leans to the (?:year, as the last one|college)/)
    expect(text).toMatch(/The papers of that year are .*2027/)
    expect(text).toMatch(/Seats are given out in .* 2027/)
    expect(text).not.toMatch(/private post|a post/)
    if (judge(c, 'exam').state === 'ill' && judge(c, 'study').state === 'well') expect(text).toContain('leans to the college')
  })
})

describe('courses held against each other', () => {
  it.each(each(['I did BSc and I am confused between BEd and MBA. Which one is good for my career?'], [21, 22, 23, 24, 26, 28]))(
    'at $age: the course of the field that is carried best comes first',
    ({ c }) => {
      const [bed, mba] = [weighField(c, 'teaching').tenths, weighField(c, 'management').tenths]
      const [, first] = /(?:leans(?: slightly)? to|speaks against) (B\.Ed|MBA)/.exec(pageOf(c)) ?? []
      expect(first).toBe(mba > bed ? 'MBA' : 'B.Ed')
    },
  )
})

describe('trading as a living', () => {
  const WORDINGS = [
    'I am doing BCom but interested in share market. Is trading good for me as a career?',
    'Can I become full time trader? I do option trading',
  ]
  it.each(each(WORDINGS, [21, 26, 33, 41]))('$concern at $age: answered by the lord of the 5th, and never by saving', ({ c, concern }) => {
    expect(pointsAsked(concern).some(({ point, likely }) => point === 'money.invest' && likely >= SURE)).toBe(true)
    const text = pageOf(c)
    const score = scoreOf(c, lordFinding(c, 5, 'general').graha)
    expect(text).toContain(score > 0 ? 'It has some ground' : score < 0 ? 'By your chart rather no' : 'Not as your only income')
    expect(text).not.toMatch(/by fixed parts each month|first paid orders/)
  })
})

describe('a post under the state or a private one', () => {
  const WORDINGS = [
    'I am preparing for SSC CGL and railway since 4 years, missed by few marks last time. Is goverment job there in my kundli or should I join private?',
    'I am preparing TNPSC from 4 years. Should I take private job now?',
  ]
  it.each(each(WORDINGS, [23, 27, 30, 36, 42]))('$concern at $age: how long to try, and the private post meanwhile', ({ c }) => {
    const text = pageOf(c)
    expect(text).toMatch(/private post is worth taking beside|join a private post when one comes/)
    const label = reviewLabel(c)
    if (isPastAge(c)) expect(text).toContain('let a form for another road go beside it')
    else expect(text).toContain(`until the result of ${label as string}`)
    expect(text.includes('not in its place')).toBe(!isPastAge(c) && !datesSecond(c, 'publicOrPrivate'))
  })
})

describe('one examination that the age has closed beside one that is open', () => {
  const ASKED = 'I gave UPSC 3 attempts and could not clear mains. Should I give one more attempt or go for UPPSC?'
  it.each(each([ASKED], [33, 35, 37]))('at $age the open one is the road, by its own name and age', ({ c }) => {
    const text = pageOf(c)
    expect(text).toContain('For the UPSC examination the usual age limit of 32 leaves you no further attempt')
    expect(text).toContain('By the usual age limit of 40 for the UPPSC examination')
    expect(text).toContain('Go for the UPPSC examination')
    expect(text).not.toContain('Another attempt is worth it')
  })
  it.each(each([ASKED], [24, 27]))('at $age the first stays open', ({ c }) => {
    expect(examOf(c)).toBe('upsc')
  })
})
