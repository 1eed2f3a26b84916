import type { Block } from '@disha/contracts/document'
import { ALL_BIRTH_NAMES, BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { chandrashtama } from '../facts/gochara.ts'
import { isGoodStar, remediesSection } from './remedies.ts'

const isoOf = (text: string): string => new Date(`${text} UTC`).toISOString().slice(0, 10)
const told = ALL_BIRTH_NAMES.map((name) => {
  const c = new Composer(inputFor(name))
  return { c, blocks: remediesSection(c).blocks }
})

describe('the first day of a remedy', () => {
  it('is no day that the months mark as quiet, has a good star at the hour of the mantra, and lies in the season that chose its graha', () => {
    let days = 0
    let seasons = 0
    let evenings = 0
    for (const { c, blocks } of told) {
      const table = blocks.find((block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table')
      const at = table?.columns.findIndex(({ label }) => label === 'A good first day') ?? -1
      const when = table?.columns.findIndex(({ label }) => label === 'When') ?? -1
      if (table === undefined || at < 0) continue
      for (const row of table.rows) {
        if (row[at] === '') continue
        days++
        const date = isoOf(row[at])
        const isOfNight = /evening|dusk/.test(row[when])
        expect(isGoodStar(c, date, isOfNight ? '18:30' : '06:00')).toBe(true)
        if (isOfNight) evenings++
        expect(chandrashtama(c.input.ephemeris, c.facts.sign('moon'), date, date, c.input.displayTimeZone)).toEqual([])
        const heading = blocks.findIndex(
          (block) => block.kind === 'heading' && new RegExp(`^(?:The )?${row[0]}\\b`).test(block.text.replace(/\p{Cf}/gu, '')),
        )
        const list = blocks.slice(heading).find((block): block is Extract<Block, { kind: 'list' }> => block.kind === 'list')
        const text = (list?.items[0]?.runs ?? []).map((run) => run.text).join('')
        const season = /From (\d+ \w+ \d{4}) to (\d+ \w+ \d{4})/.exec(text.replace(/\p{Cf}/gu, ''))
        if (heading < 0 || season === null) continue
        seasons++
        expect(date >= isoOf(season[1]) && date <= isoOf(season[2])).toBe(true)
      }
    }
    expect(days).toBeGreaterThan(20)
    expect(seasons).toBeGreaterThan(0)
    expect(evenings).toBeGreaterThan(0)
  })
})

describe('the first remedy', () => {
  const ASKED = [
    ['When will I get married?', 7],
    ['When will I get a promotion in my bank?', 10],
    ['When will I go abroad?', 9],
    ['My shop is in loss. When will my business recover?', 7],
    ['Preparing for UPSC, prelims not cleared twice. Should I give one more attempt?', 5],
    ['My wife lives with her parents since March. When will we live together again?', 7],
  ] as const

  it('is for the house of what was asked, by its lord or by a pointer that is weak or runs, and says why', () => {
    const reasons = new Set<string>()
    for (const [concern, house] of ASKED)
      for (const name of BIRTH_NAMES) {
        const c = new Composer(inputFor(name, { concern, topics: [] }))
        if (c.asker.age < 22 || c.asker.age > 50) continue
        const [head, why, list] = remediesSection(c).blocks
        if (head?.kind !== 'heading' || why?.kind !== 'paragraph' || list?.kind !== 'list') throw new Error(concern)
        const text = why.runs.map((run) => run.text).join('')
        const act = list.items[0]?.runs.map((run) => run.text).join('') ?? ''
        const lord = c.book.term(`grahaBare.${c.facts.main.lordOf(house)}`)
        expect([concern, act.includes(`your ${c.book.term(`house.${house}`)} house`)]).toEqual([concern, true])
        expect(text).toMatch(/^You ask about /)
        if (/its lord/.test(text)) expect(text).toMatch(new RegExp(`(?:: |: the )${lord}, its lord`))
        else expect(text).toMatch(/stands for|counts for you|needs help/)
        reasons.add(
          /its lord, is [^.]*, (and the habit|where its strength|what counts|is one of those against|neither|able)|stands for|counts for you|strength to give/.exec(
            text,
          )?.[1] ?? text.slice(0, 30),
        )
      }
    expect(reasons.size).toBeGreaterThan(3)
  })
})
