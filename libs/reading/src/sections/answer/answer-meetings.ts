import type { Composer } from '../../compose/composer.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import type { Part } from '../../rules/windows.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import { allWindows } from '../cache.ts'

/** Two stretches that share fewer days than this do not meet. */
const SHORTEST_MEETING_DAYS = 25
/** A move is planned within so many years. */
const TOGETHER_YEARS = 6

/** Where stretches for the bond and for distance share their days, soonest first. */
export function meetings(c: Composer): (Part & { ids: string[] })[] {
  const end = addYears(c.input.asOf, TOGETHER_YEARS)
  const near = (topic: MainTopic) =>
    allWindows(c)
      [topic].filter(({ from }) => from < end)
      .flatMap(({ parts, ids }) => parts.map((part) => ({ ...part, ids })))
  return near('love')
    .flatMap((bond) =>
      near('abroad').map((road) => ({
        from: laterOf(bond.from, road.from),
        to: earlierOf(bond.to, road.to),
        fromErrorDays: bond.from > road.from ? bond.fromErrorDays : road.fromErrorDays,
        toErrorDays: bond.to < road.to ? bond.toErrorDays : road.toErrorDays,
        ids: [...bond.ids, ...road.ids],
      })),
    )
    .filter(({ from, to }) => from < to && from < end && daysBetween(from, to) >= SHORTEST_MEETING_DAYS)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
