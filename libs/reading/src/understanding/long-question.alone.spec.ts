import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { askedParts } from './asked-parts.ts'

/** As long as the form lets a question be. */
const LONGEST = 5000

const filled = (words: string, length: number): string => words.repeat(Math.ceil(length / words.length)).slice(0, length)

const STORY =
  'I lost my post in a mill two years ago and my wife is not happy with the loans. My brother wants his share of the house, and a friend in Dubai speaks of an offer there. '
const LONG: Record<string, (length: number) => string> = {
  'one word asked again and again': (length) => filled('when? ', length),
  'one question asked again and again': (length) => filled('When will I marry? ', length),
  'one question asked again and again in Hindi': (length) => filled('मेरी शादी कब होगी? ', length),
  'clauses that are joined': (length) => filled('when will I marry and ', length),
  'matters that are named': (length) => filled('job, ', length),
  'many questions': (length) =>
    Array.from({ length: 400 }, (_, at) => `Will I get post number ${at} soon?`)
      .join(' ')
      .slice(0, length),
  'a long story': (length) => `${filled(STORY, length - 24)} When will I get a job?`,
  'no space': (length) => filled('a', length),
}

/** So often at most a list is tried on the whole text: some hundred lists, on the words by themselves and as told before each part. */
const MOST_READINGS = 1750

/** How many signs of text the word lists are tried on while a short answer is written: the plain text itself is made once. */
function signsRead(concern: string): number {
  const read = jest.spyOn(RegExp.prototype, 'test')
  shortAnswer(new Composer(inputFor('delhi', { concern, topics: [] })))
  const signs = read.mock.calls.reduce((sum, [text]) => sum + text.length, 0)
  read.mockRestore()
  return signs
}

describe('a question as long as the form allows', () => {
  it.each(Object.keys(LONG))('is read in proportion to its length: %s', (kind) => {
    const of = LONG[kind] as (length: number) => string
    const [fifth, whole] = [signsRead(of(LONGEST / 5)), signsRead(of(LONGEST))]
    // five times the text in the square of its length would be twenty-five
    expect(whole).toBeLessThanOrEqual(7.5 * fifth)
    expect(whole).toBeLessThanOrEqual(MOST_READINGS * LONGEST)
  })

  it.each(Object.keys(LONG))('has few parts, and drops no word: %s', (kind) => {
    const concern = (LONG[kind] as (length: number) => string)(LONGEST)
    const { told, asked } = askedParts(concern)
    expect(asked.length).toBeLessThanOrEqual(4)
    const wordsOf = (text: string): number => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '' && word !== 'and').length
    expect(wordsOf([told, ...asked].join(' '))).toBe(wordsOf(concern))
  })
})
