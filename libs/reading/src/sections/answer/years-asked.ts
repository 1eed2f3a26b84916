import type { Composer } from '../../compose/composer.ts'
import { daysBetween } from '../../facts/calendar.ts'
import { namedPeriods } from '../../understanding/named-dates.ts'
import { PLAIN_YEARS, saysYears } from './answer-named.ts'

/** Years ahead that are told at most. */
const MOST_YEARS = 10
const YEAR_DAYS = 365

/** How many years ahead are asked about one after another; 0 where none are. */
export function yearsAsked(c: Composer): number {
  const { concern, asOf } = c.input
  const span = namedPeriods(concern, asOf).find(({ from, to, grain }) => grain === 'span' && daysBetween(from, to) > 2 * YEAR_DAYS)
  if (span !== undefined) return Math.min(MOST_YEARS, Math.round(daysBetween(span.from, span.to) / YEAR_DAYS))
  return saysYears(c) ? PLAIN_YEARS : 0
}
