import type { ReadingDocument } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { bookOf } from '../__fixtures__/book.ts'

const textOf = ({ sections }: ReadingDocument): string => JSON.stringify(sections)

const TO_BEGIN = [
  'I am a teacher and want to start my own coaching classes. When should I start and will I earn well?',
  'I am a nurse and plan to open my own clinic. When is the right time?',
  'I am a chef, want to start my own restaurant, when?',
]
/** Words for a trade that runs, and for one who looks for a post. */
const NOT_YET =
  /\bbuyers?\b|\bsuppliers?\b|With a business that runs|what the books allow|a larger order|stretch for a new post|result of an interview\. Your savings|paying customers/

const JOINING = [
  'I got placed in a company but joining is delayed since 8 months. When will I get job and when is my marriage?',
  'Selected in campus, onboarding is postponed since 6 months. When will I join?',
  'I have done BCA and got offer from TCS but joining date is not coming. When will I join?',
]
/** Words for one whom no firm has taken. */
const UNPLACED =
  /that you are free, what you can do|For a better post later|go on with the search|which employer calls|the offer wants its answer/

describe('a book for what has not begun yet', () => {
  it.each(TO_BEGIN)('tells nobody of a trade that runs who only wishes for one: %s', (concern) => {
    for (const name of BIRTH_NAMES)
      expect([name, NOT_YET.exec(textOf(bookOf(inputFor(name, { concern })).document))?.[0]]).toEqual([name, undefined])
  })

  it.each(JOINING)('speaks of the firm to whoever waits for a first day: %s', (concern) => {
    let firm = 0
    for (const name of BIRTH_NAMES) {
      const { c, document } = bookOf(inputFor(name, { concern }))
      if (!c.asker.joins) continue
      const text = textOf(document)
      expect([name, UNPLACED.exec(text)?.[0]]).toEqual([name, undefined])
      if (/joining date/.test(text)) firm++
    }
    expect(firm).toBeGreaterThan(BIRTH_NAMES.length / 2)
  })
})
