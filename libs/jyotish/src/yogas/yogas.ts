import type { Chart, Graha } from '@disha/contracts/chart'
import { round } from '../angle.ts'
import { YOGA_RULES } from './rules.ts'
import { YogaChart } from './yoga-chart.ts'

export type Yoga = {
  id: string
  /** verse, or `practice` for what is widely used but stands in no text that we have seen */
  source: string
  grahas: Graha[]
  /** 0..1: mean share of good by dignity of the forming grahas (BPHS 3.59-60), half for a combust one */
  strength: number
  status: 'formed' | 'cancelled' | 'near'
  /** what cancels it; empty unless `cancelled` */
  cancelledBy: string[]
}

/**
 * The yogas of a rashi chart: formed, formed but cancelled, and near ones where the first condition holds and one of the
 * others is missing. Without a birth time only
 * those that need no lagna are looked for. The rules, with their sources, stand in `rules.ts`.
 */
export function yogas(chart: Chart): Yoga[] {
  const view = new YogaChart(chart)
  const timed = chart.D1.lagna !== null
  return YOGA_RULES.filter(({ withoutLagna }) => timed || withoutLagna).flatMap((rule): Yoga[] => {
    const missing = rule.conditions.filter((holds) => !holds(view)).length
    if (missing > 1 || !rule.conditions[0](view)) return []
    const cancelledBy = missing > 0 ? [] : Object.entries(rule.cancellations ?? {}).flatMap(([id, holds]) => (holds(view) ? [id] : []))
    const status = missing > 0 ? 'near' : cancelledBy.length > 0 ? 'cancelled' : 'formed'
    const grahas = [...new Set(rule.grahas(view))]
    return [{ id: rule.id, source: rule.source, grahas, strength: round(view.strength(grahas), 4), status, cancelledBy }]
  })
}
