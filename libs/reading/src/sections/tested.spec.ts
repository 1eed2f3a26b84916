import { GROWN } from '../__fixtures__/short-answers.ts'
import { inputFor } from '../__fixtures__/births.ts'
import { writeReading } from '../write-reading.ts'

const ASKS = /language test|sit the tests|entrance test|test for a language|course in the language|sit a test/
const read = (name: string, concern: string): string => JSON.stringify(writeReading(inputFor(name, { concern, topics: [] })))

const TOLD = [
  [
    'My PTE is done and I want to go Australia for masters. Will it be fruitful and can I settle there?',
    'I want to go Australia for masters.',
  ],
  ['OET cleared, B2 german done. When will I get a nurse job in Germany?', 'When will I get a nurse job in Germany?'],
  ['IELTS 7 band done. When will I go to Canada?', 'When will I go to Canada?'],
] as const

describe.each(TOLD)('whoever says: %s', (concern, without) => {
  it('is asked for no test again on any page', () => {
    for (const name of GROWN) expect([name, ASKS.exec(read(name, concern))?.[0]]).toEqual([name, undefined])
  })

  it('is told of it where it is not done', () => {
    expect(GROWN.filter((name) => ASKS.test(read(name, without)))).not.toHaveLength(0)
  })
})
