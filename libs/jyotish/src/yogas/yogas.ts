import type { Chart, Graha } from '@disha/contracts/chart'
import { round } from '../angle.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { judge, prepare } from './judge.ts'
import { natureOf, type YogaNature } from './nature.ts'
import { YOGA_RULES } from './rules.ts'
import { YogaChart } from './yoga-chart.ts'
import type { YogaRule } from './yoga-rule.ts'

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

function standingOf(source: string): YogaStanding {
  if (source === 'practice') return 'practice'
  return / \d+\.\d+/.test(source) ? 'verse' : 'secondary'
}

const PREPARED = YOGA_RULES.map((rule) => ({ rule, standing: standingOf(rule.source), nature: natureOf(rule.id), prepared: prepare(rule) }))

const BY_ID = new Map(PREPARED.map((prepared) => [prepared.rule.id, prepared]))

/** The status of single yogas of a chart, `none` where one neither forms nor comes near: for one or two the others need not be judged. */
export function yogaStatusOf(chart: Chart, ephemeris: Ephemeris | null = null): (id: string) => Yoga['status'] | 'none' {
  const view = new YogaChart(chart, ephemeris)
  return (id) => {
    const found = BY_ID.get(id)
    if (found === undefined || !canBeJudged(found.rule, chart, ephemeris)) return 'none'
    return judge(found.prepared, view)?.status ?? 'none'
  }
}

const canBeJudged = (rule: YogaRule, chart: Chart, ephemeris: Ephemeris | null): boolean =>
  (chart.D1.lagna !== null || rule.withoutLagna === true) && (ephemeris !== null || rule.specialLagnas !== true)

/**
 * The yogas of a rashi chart: formed, formed but cancelled, and near ones that lack a single thing. Without a birth time only those that need
 * no lagna are looked for. The rules, with their sources, stand in `rules/`.
 * @param ephemeris without it the three raja yogas of the hora and ghati lagnas are not looked for
 */
export function yogas(chart: Chart, ephemeris: Ephemeris | null = null): Yoga[] {
  const view = new YogaChart(chart, ephemeris)
  return PREPARED.flatMap(({ rule, standing, nature, prepared }): Yoga[] => {
    if (!canBeJudged(rule, chart, ephemeris)) return []
    const outcome = judge(prepared, view)
    if (outcome === null) return []
    const { status, ways, cancelledBy, missing } = outcome
    const grahas = [...new Set(ways.flatMap((way) => way.grahas(view)))]
    const by = status === 'near' ? [] : ways.flatMap(({ id }) => (id === undefined ? [] : [id]))
    const strength = round(view.strength(grahas), 4)
    return [{ id: rule.id, source: rule.source, standing, nature, grahas, strength, status, by, cancelledBy, missing }]
  })
}
