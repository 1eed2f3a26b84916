import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { bookOf } from '../__fixtures__/book.ts'
import { isPostedAway } from '../understanding/posted-away.ts'

const POSTED = [
  'I got chance from my company for onsite in UK but it is getting postponed again and again. When will I go?',
  'Company promised deputation to Germany but manager is delaying. Will it happen?',
  'When will I get onsite opportunity from my company?',
  'My L1 visa petition got filed by company but travel is delayed. When will I go to US?',
]
/** Steps and events of one who looks for an employer, a college or a visa alone. */
const ALONE =
  /send one application|an employer, a college or an office|papers by which your training is recognised|a paper for (?:going abroad|the posting abroad) is handed in|contract in writing, and the journey last/

describe('a posting to another country by one’s own firm', () => {
  it.each([
    'I got diploma in civil and working at site for 12k only. When will I get permanent good job?',
    'My husband got onsite to Germany. Should me and kid also move, and will I get job there?',
    'Which company is good for me to join, and should I go to office or work from home?',
    'I want to go to Canada for work. When will I get visa?',
  ])('is not heard in %s', (concern) => expect(isPostedAway(concern)).toBe(false))

  it.each(POSTED)('is asked of the manager from the first page to the ledger: %s', (concern) => {
    expect(isPostedAway(concern)).toBe(true)
    for (const name of BIRTH_NAMES) {
      const { c, document } = bookOf(inputFor(name, { concern }))
      expect([name, c.asker.sent]).toEqual([name, true])
      const text = JSON.stringify(document.sections)
      expect([name, ALONE.exec(text)?.[0]]).toEqual([name, undefined])
      expect([name, /your manager/.test(text), /the posting abroad/.test(text)]).toEqual([name, true, true])
    }
  })
})
