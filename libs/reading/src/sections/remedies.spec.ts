import type { Block } from '@disha/contracts/document'
import { ALL_BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { chandrashtama } from '../facts/gochara.ts'
import { remediesSection } from './remedies.ts'

const isoOf = (text: string): string => new Date(`${text} UTC`).toISOString().slice(0, 10)
const told = ALL_BIRTH_NAMES.map((name) => {
  const c = new Composer(inputFor(name))
  return { c, blocks: remediesSection(c).blocks }
})

describe('the first day of a remedy', () => {
  it('is no day that the months mark as quiet, and lies in the season that chose its graha', () => {
    let days = 0
    let seasons = 0
    for (const { c, blocks } of told) {
      const table = blocks.find((block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table')
      const at = table?.columns.findIndex(({ label }) => label === 'A good first day') ?? -1
      if (table === undefined || at < 0) continue
      for (const row of table.rows) {
        if (row[at] === '') continue
        days++
        const date = isoOf(row[at])
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
  })
})
