import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { yearSection } from './year.ts'

const monthsOf = (name: string, concern: string): string => sectionText(yearSection(new Composer(inputFor(name, { concern, topics: [] }))))

/** Nothing of life in another country is asked or told. */
const AT_HOME = [
  'My wife went to her parents house in April after some issue with my mother and has not come back. Will she come back?',
  'When will I get promotion? I am a clerk in the court since 9 years.',
  'Meri shaadi kab hogi? Ghar wale ladka dekh rahe hai.',
]
const FAR = [
  'My wife is nurse in Ireland and I am working in Kochi. When will I join her there?',
  'I want to go abroad for work, is it there in my chart?',
  'I am a driver in Dubai and want a better company. When will I change job?',
]

describe('the stretches of the months', () => {
  it.each(AT_HOME)('leave out life abroad where nobody thinks of it: %s', (concern) => {
    for (const name of BIRTH_NAMES) expect(monthsOf(name, concern)).not.toMatch(/travel abroad|going abroad|life abroad/)
  })

  it('tell of it where it is asked about or named, and to whoever asks nothing', () => {
    const told = BIRTH_NAMES.flatMap((name) => [...FAR, ''].map((concern) => /abroad/.test(monthsOf(name, concern))))
    expect(told.filter(Boolean).length).toBeGreaterThan(told.length / 4)
  })
})
