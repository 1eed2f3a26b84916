import type { YogaChart } from './yoga-chart.ts'
import type { Test, Way, YogaRule } from './yoga-rule.ts'

type Named = readonly (readonly [string, Test])[]

/** A rule with its conditions as lists, so that a chart is judged without listing them anew. */
export type PreparedRule = { ways: readonly { way: Way; conditions: Named; almost: Named }[]; cancellations: Named }

/** What a rule says of a chart; `ways` are those that hold, or the one that comes near. */
export type Outcome = { status: 'formed' | 'cancelled' | 'near'; ways: Way[]; cancelledBy: string[]; missing: string | null }

export function prepare(rule: YogaRule): PreparedRule {
  return {
    ways: rule.ways.map((way) => ({ way, conditions: Object.entries(way.conditions), almost: Object.entries(way.almost ?? {}) })),
    cancellations: Object.entries(rule.cancellations ?? {}),
  }
}

/** Null where a rule neither holds nor lacks a single thing. */
export function judge({ ways, cancellations }: PreparedRule, view: YogaChart): Outcome | null {
  const holding = ways.filter(({ conditions }) => lacks(conditions, view) === null).map(({ way }) => way)
  if (holding.length > 0) {
    const cancelledBy = cancellations.flatMap(([id, holds]) => (holds(view) ? [id] : []))
    return { status: cancelledBy.length > 0 ? 'cancelled' : 'formed', ways: holding, cancelledBy, missing: null }
  }
  for (const { way, conditions, almost } of ways) {
    const missing = lacks(conditions, view) || almost.find(([, holds]) => holds(view))?.[0]
    if (missing) return { status: 'near', ways: [way], cancelledBy: [], missing }
  }
  return null
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
