import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { answerOf } from '../sections/answer/answer.ts'
import { transitsSection } from '../sections/transits.ts'
import { ownTimes } from '../sections/own-times.ts'
import { namedPeriods } from './named-dates.ts'
import { namedOptions } from './named-options.ts'
import { namedWorkIn, withoutTheirs } from './named-work.ts'

const AS_OF = '2026-11-23'
const eventsOf = (concern: string): (string | undefined)[] => namedPeriods(concern, AS_OF).map(({ event }) => event)
const fieldsOf = (concern: string): string[] => namedWorkIn(concern).map(({ field }) => field)

describe('what is told of a relative in a sentence', () => {
  it.each([
    ['Daughter will give class 12 boards in Feb, wants to do nursing. Is my job safe?', 'nursing'],
    ['My son has NEET in May, hopes to get MBBS. Will I get promotion?', 'medicine'],
    ['My elder daughter completes 12th in March, plans to do law. When will I get promotion?', 'law'],
    ['Son gives his exams in April, wants to be a pilot. Should I change my job?', 'pilot'],
    ['Brother will finish college in June, likes teaching. Will my transfer come?', 'teaching'],
  ])('is no work and no date of the visitor: %s', (concern, field) => {
    expect(fieldsOf(concern)).not.toContain(field)
    expect(eventsOf(concern)).toEqual(['theirs'])
    expect(namedOptions(withoutTheirs(concern))).not.toContain(field === 'medicine' ? 'mbbs' : field)
    for (const name of BIRTH_NAMES.slice(0, 3))
      expect(ownTimes(new Composer(inputFor(name, { concern, topics: [], asOf: AS_OF })))).toEqual([])
  })

  it.each([
    'Son is doing diploma mechanical, will finish 2028. Should I change my job?',
    'My daughter is in second year of nursing, completes in 2028. Should I change my job?',
    'Will my shop grow? My son is doing engineering and passes out in 2027.',
    'My wife is doing her training, joins in March. Should I take a loan for my shop?',
    'Papa is in the railways, retires in 2028. When will I get promotion?',
    'My brother got selected in bank, he is joining in June. Will I get promotion?',
    'My father will retire in May 2027. Should I change my job?',
  ])('is no time of the visitor, where a course ends or a post begins or ends: %s', (concern) => {
    expect(eventsOf(concern)).toEqual(['theirs'])
    for (const name of BIRTH_NAMES.slice(0, 3))
      expect(ownTimes(new Composer(inputFor(name, { concern, topics: [], asOf: AS_OF })))).toEqual([])
  })

  it.each([
    ['My wife is a teacher, home loan will finish in 2028. Should I change my job?', undefined],
    ['My husband is in Dubai, can I join him in March?', undefined],
    ['My son is small, I will finish my course in 2028. Will I get a job?', undefined],
    ['My father has a shop, house will be completed in 2027. Should I move?', undefined],
    ['My daughter is in class 5, I am retiring in 2028. Will my pension be good?', undefined],
  ])('leaves what else ends in a year: %s', (concern, event) => {
    expect(eventsOf(concern)).toEqual([event])
  })

  it.each([
    ['I have my exam in March, my brother is a doctor. Will I clear?', undefined],
    ['My father says give the exam in March. Will I clear it?', undefined],
    ['My father has a shop, want to become a teacher. Shall I start in June?', undefined],
  ])('leaves the date that is one’s own: %s', (concern, event) => {
    expect(eventsOf(concern)).toEqual([event])
  })

  it('leaves the date of a relative who is asked about', () => {
    const concern = 'My daughter has her board exam in March. Will she do well?'
    expect(ownTimes(new Composer(inputFor(BIRTH_NAMES[0] as string, { concern, topics: [], asOf: AS_OF })))).toHaveLength(1)
  })
})

describe('a date on which the own post may go', () => {
  const FEARED = [
    'Hearing that they will cut some posts in March. Is my job safe?',
    'Company is planning layoffs in March. Is my job safe?',
    'Our plant is shutting down in March, will I lose my job?',
    'Performance review is in March and my boss is against me. Is my job safe?',
    'My daughter has boards in Feb and company will reduce staff in March. Is my job safe?',
  ]
  it.each(FEARED)('is held against keeping it: %s', (concern) => {
    expect(eventsOf(concern)).toContain('threat')
    for (const name of BIRTH_NAMES.filter((one) => one !== 'young' && one !== 'elder').slice(0, 4)) {
      const c = new Composer(inputFor(name, { concern, topics: ['career'], asOf: AS_OF }))
      const page = answerOf(c)
        .items.flat()
        .map(({ text }) => text)
        .join(' ')
      expect(page).not.toContain('March 2027, which you name,')
      expect(page).toMatch(/March 2027 is the time for which you fear. (?:More|Less|As much) speaks for keeping your post/)
    }
  })
})

describe('a passage over the house of work', () => {
  it('is no questioned position to whoever asks whether the post lasts', () => {
    const textsOf = (concern: string): string[] =>
      BIRTH_NAMES.map((name) => sectionText(transitsSection(new Composer(inputFor(name, { concern, topics: ['career'], asOf: AS_OF })))))
    const [feared, plain] = [textsOf('Is my job safe?'), textsOf('When will I get promotion?')]
    expect(plain.filter((text) => text.includes('position is questioned')).length).toBeGreaterThan(1)
    for (const text of feared) expect(text).not.toContain('position is questioned')
    expect(feared.filter((text) => text.includes('no sign that the post goes')).length).toBeGreaterThan(1)
  })
})
