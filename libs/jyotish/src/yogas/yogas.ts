import type { Chart, Graha } from '@disha/contracts/chart'
import { round } from '../angle.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { natureOf, type YogaNature } from './nature.ts'
import { YOGA_RULES } from './rules.ts'
import { YogaChart } from './yoga-chart.ts'
import type { Test, YogaRule } from './yoga-rule.ts'

/** `verse`: in a text that we have seen; `secondary`: the chapter is known, its words were not seen; `practice`: widely used, no text seen. */
type YogaStanding = 'verse' | 'secondary' | 'practice'

export type Yoga = {
  id: string
  /** verse, or `practice` for what is widely used but stands in no text that we have seen */
  source: string
  standing: YogaStanding
  /** whether its verse promises good, hardship, or both */
  nature: YogaNature
  grahas: Graha[]
  /** 0..1: mean share of good by dignity of the forming grahas (BPHS 3.59-60), half for a combust one */
  strength: number
  status: 'formed' | 'cancelled' | 'near'
  /** the ways that hold, where a rule names several */
  by: string[]
  /** what cancels it; empty unless `cancelled` */
  cancelledBy: string[]
  /** the one thing that a `near` one lacks, else null */
  missing: string | null
}

type Named = readonly (readonly [string, Test])[]
type Prepared = {
  rule: YogaRule
  standing: YogaStanding
  nature: YogaNature
  cancellations: Named
  ways: { conditions: Named; almost: Named }[]
}

function standingOf(source: string): YogaStanding {
  if (source === 'practice') return 'practice'
  return / \d+\.\d+/.test(source) ? 'verse' : 'secondary'
}

const PREPARED: readonly Prepared[] = YOGA_RULES.map((rule) => ({
  rule,
  standing: standingOf(rule.source),
  nature: natureOf(rule.id),
  cancellations: Object.entries(rule.cancellations ?? {}),
  ways: rule.ways.map(({ conditions, almost = {} }) => ({ conditions: Object.entries(conditions), almost: Object.entries(almost) })),
}))

/**
 * The yogas of a rashi chart: formed, formed but cancelled, and near ones that lack a single thing. Without a birth time only those that need
 * no lagna are looked for. The rules, with their sources, stand in `rules/`.
 * @param ephemeris without it the three raja yogas of the hora and ghati lagnas are not looked for
 */
export function yogas(chart: Chart, ephemeris: Ephemeris | null = null): Yoga[] {
  const view = new YogaChart(chart, ephemeris)
  const timed = chart.D1.lagna !== null
  return PREPARED.flatMap((prepared): Yoga[] => {
    const { rule, standing, ways } = prepared
    if ((!timed && !rule.withoutLagna) || (ephemeris === null && rule.specialLagnas)) return []
    const holding = rule.ways.filter((_, index) => lacks(ways[index].conditions, view) === null)
    const yoga = (grahas: readonly Graha[]): Pick<Yoga, 'id' | 'source' | 'standing' | 'nature' | 'grahas' | 'strength'> => {
      const distinct = [...new Set(grahas)]
      return {
        id: rule.id,
        source: rule.source,
        standing,
        nature: prepared.nature,
        grahas: distinct,
        strength: round(view.strength(distinct), 4),
      }
    }
    if (holding.length > 0) {
      const cancelledBy = prepared.cancellations.flatMap(([id, holds]) => (holds(view) ? [id] : []))
      const by = holding.flatMap(({ id }) => (id === undefined ? [] : [id]))
      const status = cancelledBy.length > 0 ? 'cancelled' : 'formed'
      return [{ ...yoga(holding.flatMap(({ grahas }) => grahas(view))), status, by, cancelledBy, missing: null }]
    }
    for (const [index, { conditions, almost }] of ways.entries()) {
      const missing = lacks(conditions, view) || almost.find(([, holds]) => holds(view))?.[0]
      if (missing) return [{ ...yoga(rule.ways[index].grahas(view)), status: 'near', by: [], cancelledBy: [], missing }]
    }
    return []
  })
}

/** Null where all hold; the one that is missing, where the first holds and a single other one does not; else ''. */
function lacks(conditions: Named, view: YogaChart): string | null {
  let missing: string | null = null
  for (const [index, [id, holds]] of conditions.entries()) {
    if (holds(view)) continue
    if (index === 0 || missing !== null) return ''
    missing = id
  }
  return missing
}
