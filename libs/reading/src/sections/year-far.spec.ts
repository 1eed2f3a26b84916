import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { addYears } from '../facts/calendar.ts'
import { isSpoken, SPOKEN_YEARS } from '../rules/windows.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { chosenStretches } from './answer/answer-stretches.ts'
import { windows } from './cache.ts'
import { windowEntries } from './ledger-asked.ts'
import { monthsAhead, monthToChoose } from './months.ts'
import { useOf } from './stretch-use.ts'
import { undated } from './undated.ts'
import { stepLines } from './window-lines.ts'
import { yearSection } from './year.ts'

const CONCERNS = [
  'When will I get married?',
  'When will I get the visa for Germany?',
  'When will I get a new job?',
  'When can I go abroad?',
]
const composed = BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder').flatMap((name) =>
  CONCERNS.map((concern) => ({ name, concern, c: new Composer(inputFor(name, { concern, topics: [] })) })),
)

describe('a time beyond the years of an answer', () => {
  it('is none that the months send anybody on to', () => {
    for (const { name, concern, c } of composed) {
      const text = sectionText(yearSection(c))
      const limit = Number(addYears(c.input.asOf, SPOKEN_YEARS).slice(0, 4))
      for (const [said, year] of text.matchAll(/next (?:stretch )?begins (?:on|in) (?:\d+ )?[A-Z][a-z]+ (\d{4})/g))
        expect(`${name} ${concern} ${said} ${Number(year) <= limit}`).toBe(`${name} ${concern} ${said} true`)
    }
  })

  it('has no row of the ledger beside a near one', () => {
    let rows = 0
    for (const { name, concern, c } of composed) {
      const entries = windowEntries(c)
      for (const topic of MAIN_TOPICS) {
        if (undated(c, topic) || !windows(c)[topic].some((one) => isSpoken(c, one) && useOf(c, one) !== 'prepare')) continue
        const own = entries.filter(({ id }) => windows(c)[topic].some((one) => one.id === id))
        rows += own.length
        for (const { from } of own) expect(`${name} ${concern} ${topic} ${isSpoken(c, { from })}`).toBe(`${name} ${concern} ${topic} true`)
      }
    }
    expect(rows).toBeGreaterThan(20)
  })
})

describe('the weeks to choose', () => {
  it('are none to get ready in, where a stretch of the same year bears more', () => {
    let bears = 0
    for (const { name, concern, c } of composed)
      for (const topic of MAIN_TOPICS) {
        const stretches = chosenStretches(c, topic)
        const end = monthsAhead(c).at(-1)?.to ?? ''
        const more = stretches.some(
          (one) => useOf(c, one) !== 'prepare' && one.parts.some(({ from, to }) => from < end && to > c.input.asOf),
        )
        if (!more) continue
        bears++
        const best = monthToChoose(c, topic, stretches)
        expect(`${name} ${concern} ${best === undefined || useOf(c, best.stretch) !== 'prepare'}`).toBe(`${name} ${concern} true`)
      }
    expect(bears).toBeGreaterThan(10)
  })
})

describe('a stretch to get ready in', () => {
  it('puts the last step off to a time that bears it, and to no week of its own', () => {
    let told = 0
    for (const { name, concern, c } of composed)
      for (const topic of MAIN_TOPICS) {
        const [next] = windows(c)[topic]
        if (next === undefined || undated(c, topic) || useOf(c, next) !== 'prepare') continue
        told++
        const text = stepLines(c, topic)
          .map((line) => line.text)
          .join(' ')
        expect(`${name} ${concern} ${/easy week/.test(text)}`).toBe(`${name} ${concern} false`)
      }
    expect(told).toBeGreaterThan(3)
  })
})
