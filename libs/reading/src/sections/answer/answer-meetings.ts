import type { Composer } from '../../compose/composer.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import type { Part, Window } from '../../rules/windows.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import { allWindows } from '../cache.ts'

/** Two stretches that share fewer days than this do not meet. */
const SHORTEST_MEETING_DAYS = 25
/** A move is planned within so many years. */
const TOGETHER_YEARS = 6

/** Days that two stretches share, with both. */
export type Meeting = Part & { ids: string[]; stretches: readonly [Window, Window] }

/** Where stretches of two fields share their days, soonest first. */
export function meetings(c: Composer, one: MainTopic = 'love', other: MainTopic = 'abroad'): Meeting[] {
  const end = addYears(c.input.asOf, TOGETHER_YEARS)
  const near = (topic: MainTopic) =>
    allWindows(c)
      [topic].filter(({ from }) => from < end)
      .flatMap((stretch) => stretch.parts.map((part) => ({ ...part, stretch })))
  return near(one)
    .flatMap((a) =>
      near(other).map((b) => ({
        from: laterOf(a.from, b.from),
        to: earlierOf(a.to, b.to),
        fromErrorDays: a.from > b.from ? a.fromErrorDays : b.fromErrorDays,
        toErrorDays: a.to < b.to ? a.toErrorDays : b.toErrorDays,
        ids: [...a.stretch.ids, ...b.stretch.ids],
        stretches: [a.stretch, b.stretch] as const,
      })),
    )
    .filter(({ from, to }) => from < to && from < end && daysBetween(from, to) >= SHORTEST_MEETING_DAYS)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
