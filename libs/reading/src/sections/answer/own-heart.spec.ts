import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { addYears } from '../../facts/calendar.ts'
import { allWindows } from '../cache.ts'
import { answerItems } from './answer-items.ts'
import { shortAnswer } from './answer-parts.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const WISHES: readonly (readonly [string, number])[] = [
  ['My parents want arranged marriage this year but I am not ready. When is the right time for my marriage?', 1],
  ['My parents want me to marry now but I want to prepare for UPSC. What should I do and when will I clear it?', 1],
  ['My family is pressuring me for marriage, I want to focus on career for 2 years. How to convince them?', 2],
  ['parents forcing me to marry but i dont want now. what should i do', 1],
  ['Parents want marriage, I want to do PhD first. Will they agree?', 1],
]

describe.each(GROWN)('whoever is not ready for a wedding, for %s', (name) => {
  it.each(WISHES)('leads with the own wish, and nothing is dated towards the day that others want: %s', (concern, years) => {
    const c = new Composer(inputFor(name, { concern, topics: ['love'], asOf: '2026-11-23' }))
    if (c.asker.bond !== null) return
    const lines = shortAnswer(c).flatMap((part) => part.lines)
    expect(lines.filter(({ text }) => text.startsWith('Your own wish leads here'))).toHaveLength(1)
    expect(lines.filter(({ text }) => /date in place of a no/u.test(text))).toHaveLength(1)
    const day = addYears('2026-11-23', years)
    const early = allWindows(c)
      .love.filter(({ from }) => from < day)
      .flatMap(({ ids }) => ids.filter((id) => id.startsWith('window.')))
    const all = [...lines, ...answerItems(c).flat()]
    for (const { text, ids } of all) if (ids.some((id) => early.includes(id))) expect(text).toMatch(/may pass without loss\.$/u)
    expect(all.map(({ text }) => text).join(' ')).not.toMatch(
      /let introductions happen|tell those who look for you|between somebody you love and parents/u,
    )
  })
})
