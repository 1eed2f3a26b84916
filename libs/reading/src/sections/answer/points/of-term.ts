import type { Composer, Line } from '../../../compose/composer.ts'
import type { Part } from '../../../rules/windows.ts'
import type { NamedPeriod } from '../../../understanding/named-dates.ts'
import { weighLine } from '../../abroad.ts'
import { moveTime } from '../../coming-home.ts'
import { nearMonths } from '../../months.ts'
import { stayLean } from '../../stay-lean.ts'
import { undated } from '../../undated.ts'
import { labelOf, metBy } from '../answer-named.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { method, spanNear } from './shared.ts'

/**
 * A post that has to come before a permit ends, held against the way home: what the chart has before that day, which of the two leads, what to do until it,
 * and the times after it. No sentence says that the post comes or does not.
 */
export function termWays(c: Composer, term: NamedPeriod): Line[] {
  const label = labelOf(c, term)
  return [
    ...beforeTerm(c, term, label),
    weighLine(c, 'sum'),
    c.line([method(c)], `point.term.${stayLean(c)}`, { label }),
    c.line([method(c)], 'point.term.until', { label }),
    ...afterTerm(c, term),
  ]
}

/** Whether a time for a post begins or runs before the last day, and the easiest weeks until then. */
function beforeTerm(c: Composer, { from }: NamedPeriod, label: string): Line[] {
  // of a month that is named its first day counts
  const days = { from: c.input.asOf, to: from, grain: 'span' as const }
  const [met] = undated(c, 'career') ? [] : metBy(c, { topic: 'career', ground: null }, days)
  const [month] = nearMonths(c, 'career', from)
  const weeks = month === undefined ? [] : [c.line([month.id], 'point.term.weeks', { month: month.label })]
  if (met !== undefined)
    return [c.line(met.ids, met.lighter ? 'point.term.light' : 'point.term.full', { label, span: spanNear(c, met.part) }), ...weeks]
  return [c.line([method(c)], month === undefined ? 'point.term.none' : 'point.term.shut', { label }), ...weeks]
}

/** The next time for a post once the day is past, and the one that bears a move home of one's own choice. */
function afterTerm(c: Composer, { to }: NamedPeriod): Line[] {
  const later = undated(c, 'career') ? undefined : chosenStretches(c, 'career').find(({ from }) => from >= to)
  const move = moveTime(c)
  return [
    ...(later === undefined ? [] : [c.line(later.ids, 'point.term.later', { span: spanNear(c, later.parts[0]) })]),
    ...(move === undefined ? [] : [c.line(move.ids, 'point.term.move', { span: spanNear(c, move.parts[0] as Part) })]),
  ]
}
