import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { answerItems, answerList } from './answer-items.ts'
import { shortAnswer } from './answer-parts.ts'

const CONCERNS = [
  'I want to do masters in Germany. Will I be able to go in 2027, and will I settle there?',
  'I live in Dubai and want to retire to Kerala. Which year is good to return, and is it right to build the house now?',
  'I was laid off in September. When will I get a job again and will it be the same salary?',
  'Breakup happened in March after 4 years. Will he come back or will I find somebody else?',
  'When will my loan be paid off? When will I buy a house?',
]

describe('what the short answer stands on', () => {
  const pages = CONCERNS.flatMap((concern) =>
    BIRTH_NAMES.map((name) => {
      const c = new Composer(inputFor(name, { concern, topics: [] }))
      const above = shortAnswer(c).flatMap(({ lines }) => lines)
      const list = answerList(c, answerItems(c), above)
      return { concern, above, items: answerItems(c), list: list.kind === 'list' ? list.items : [] }
    }),
  )

  it('repeats no sentence of it, and none of its own', () => {
    let shortened = 0
    for (const { concern, above, items, list } of pages) {
      const said = new Set(above.map(({ text }) => text))
      const texts = list.flatMap(({ runs }) => runs.map(({ text }) => text.trim()))
      const full = new Set(items.flatMap((item) => item.map(({ text }) => text)))
      for (const text of texts.filter((one) => one.split(' ').length > 9))
        expect([concern, text, said.has(text)]).toEqual([concern, text, false])
      shortened += texts.filter((text) => text !== '' && ![...full].some((one) => one.includes(text))).length
      const long = texts.filter((text) => text.split(' ').length > 14)
      expect(new Set(long).size).toBe(long.length)
    }
    expect(shortened).toBeGreaterThan(5)
  })

  it('keeps every finding of what it leaves out', () => {
    for (const { above, items, list } of pages) {
      const kept = new Set([...above.flatMap(({ ids }) => ids), ...list.flatMap(({ findingIds }) => findingIds)])
      for (const id of items.flatMap((item) => item.flatMap(({ ids }) => ids))) expect([...kept]).toContain(id)
    }
  })

  it('says once the day of two steps that are due by it', () => {
    let together = 0
    for (const { list } of pages) {
      const steps = list.map(({ runs }) => runs.map(({ text }) => text).join('')).filter((text) => text.startsWith('One thing to do'))
      expect(steps.length).toBeLessThanOrEqual(1)
      const days = steps.flatMap((text) => /^One thing to do by ([^:]+):/.exec(text)?.[1] ?? [])
      expect(new Set(days).size).toBe(days.length)
      if (steps.some((text) => / And by the same day: /.test(text))) together++
    }
    expect(together).toBeGreaterThan(2)
  })
})
