import type { Composer } from '../compose/composer.ts'
import type { Window } from '../rules/windows.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { once } from './once.ts'
import { bestWithin, FEWEST_SHARED, heldDays, monthToChoose, weeksIn, type Month, type Span, type Weeks } from './months.ts'
import { namedMonths } from './named-months.ts'
import { isGentle, mattersOf, type Matter } from './year-matters.ts'

/** The month of the twelve for a matter, and what its stretch asks for there. */
export type BestMonth = { month: Month; matter: Matter; stretch: Window }

/**
 * The month to choose for each matter. None for a matter without a stretch in these months, for which page 1 has its smaller openings, nor where the
 * question names a time of its own.
 */
export const bestMonths = once((c): BestMonth[] =>
  mattersOf(c).flatMap((matter) => {
    const { topic, stretches } = matter
    if (isGentle(c, topic) || (matter === mattersOf(c)[0] && namedMonths(c).length > 0)) return []
    const best = monthToChoose(c, topic, stretches)
    return best === undefined ? [] : [{ ...best, matter }]
  }),
)

/** The month to choose within some days of one field: the one that the head of the chapter names where it lies in them, else the one that leans best. */
export function chosenMonth(c: Composer, topic: MainTopic | null, parts: readonly Span[]): Month | undefined {
  const named = bestMonths(c).find(({ matter, month }) => matter.topic === topic && heldDays(parts, month) >= FEWEST_SHARED)
  if (named !== undefined) return named.month
  // a time that the question names is the one to go by
  if (topic !== null && topic === mattersOf(c)[0]?.topic && namedMonths(c).length > 0) return undefined
  return bestWithin(c, topic, parts)
}

/**
 * Where in a stretch its step lies, seen from a month: `here` in an open month or the one to choose, `ahead` or `past` where that one lies before or
 * behind, `slow` where no month of the twelve leans better than another: then the stretch counts for more than the month.
 */
export type StepPlace = { how: 'here' | 'slow'; month: null } | { how: 'ahead' | 'past'; month: Weeks }

export function stepPlace(c: Composer, topic: MainTopic | null, parts: readonly Span[], month: Month): StepPlace {
  if (month.tone === 'good') return { how: 'here', month: null }
  const chosen = chosenMonth(c, topic, parts)
  if (chosen === undefined) return { how: 'slow', month: null }
  if (chosen === month) return { how: 'here', month: null }
  return { how: chosen.from > month.from ? 'ahead' : 'past', month: weeksIn(c, chosen, parts) }
}
