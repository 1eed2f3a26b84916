import { houseChart, yogaChartRows } from '../../testdata/house-chart.ts'
import { loadEphemeris } from '../node/load-ephemeris.ts'
import { judge, prepare } from './judge.ts'
import { YOGA_RULES } from './rules.ts'
import { YogaChart } from './yoga-chart.ts'
import type { Way, YogaRule } from './yoga-rule.ts'
import { yogas } from './yogas.ts'

const rows = yogaChartRows()
const outcomesOf = (id: string): string[] => rows.filter((row) => row.id === id).map(({ outcome }) => outcome)

/** All seven grahas in one sign are in signs of one kind, and that yoga of the signs goes before it (BPHS 35.17). */
const ALWAYS_CANCELLED = ['gola']

describe('charts of the yogas', () => {
  it.each(rows.map(({ id, outcome, lagna, places, why }): [string, string, string, string, string] => [id, outcome, lagna, places, why]))(
    '%s %s: %s %s, for %s',
    (id, outcome, lagna, places) => {
      const [status, detail] = outcome.split(':')
      const yoga = yogas(houseChart(lagna, places), loadEphemeris()).find((found) => found.id === id)
      expect(yoga?.status ?? 'none').toBe(status)
      if (yoga === undefined) return
      if (status === 'near') expect(yoga.missing).toBe(detail)
      else expect(yoga.missing).toBeNull()
      if (status === 'cancelled') expect(yoga.cancelledBy).toEqual([detail])
      if (status === 'formed' && detail !== undefined) expect(yoga.by).toContain(detail)
    },
  )

  it.each(YOGA_RULES.map(({ id }) => id))('%s has a chart for each way, one that just misses, and one for each cancellation', (id) => {
    const rule = YOGA_RULES.find((other) => other.id === id)!
    const outcomes = outcomesOf(id)
    if (!ALWAYS_CANCELLED.includes(id))
      for (const { id: way } of rule.ways) expect(outcomes).toContain(way === undefined ? 'formed' : `formed:${way}`)
    expect(outcomes.some((outcome) => outcome.startsWith('near:'))).toBe(true)
    for (const reason of Object.keys(rule.cancellations ?? {})) expect(outcomes).toContain(`cancelled:${reason}`)
  })

  it('holds every condition of every rule: without it, or were it never met, some chart would come out otherwise', () => {
    const ephemeris = loadEphemeris()
    for (const rule of YOGA_RULES) {
      const views = rows.filter(({ id }) => id === rule.id).map(({ lagna, places }) => new YogaChart(houseChart(lagna, places), ephemeris))
      const told = (changed: YogaRule): string =>
        views
          .map((view) => {
            const outcome = judge(prepare(changed), view)
            return outcome === null
              ? ''
              : [outcome.status, outcome.missing, ...outcome.cancelledBy, ...outcome.ways.map(({ id }) => id)].join()
          })
          .join(' ')
      const asItIs = told(rule)
      for (const way of rule.ways)
        for (const condition of Object.keys(way.conditions))
          for (const always of [true, false]) {
            const other: Way = { ...way, conditions: { ...way.conditions, [condition]: () => always } }
            const changed = { ...rule, ways: rule.ways.map((each) => (each === way ? other : each)) }
            if (told(changed) === asItIs) throw new Error(`${rule.id} ${way.id ?? ''}: no chart notices ${condition} being ${always}`)
          }
    }
  })

  it('speaks of rules that exist, each chart once', () => {
    const ids = new Set(YOGA_RULES.map(({ id }) => id))
    for (const { id } of rows) expect(ids.has(id)).toBe(true)
    expect(new Set(rows.map(({ id, lagna, places }) => `${id} ${lagna} ${places}`)).size).toBe(rows.length)
  })
})
