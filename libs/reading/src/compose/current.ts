import type { Graha } from '@disha/contracts/chart'
import { GRAHAS } from '@disha/contracts/chart'
import { dateIn } from '../facts/calendar.ts'
import type { Stay } from '../facts/sky.ts'
import type { Composer } from './composer.ts'

/** The passage a slow graha is in on the day of the reading. */
export function stayNow(c: Composer, graha: 'saturn' | 'jupiter' | 'rahu'): Stay {
  const now = `${c.input.asOf}T12:00:00.000Z`
  const stay = c.sky[graha].find(({ startAt, endAt }) => startAt <= now && now < endAt)
  if (stay === undefined) throw new RangeError(`The sky of ${c.input.asOf} has no ${graha}`)
  return stay
}

/** Passages of a graha that begin after the day of the reading, soonest first. */
export const staysAhead = (c: Composer, graha: 'saturn' | 'jupiter' | 'rahu'): Stay[] =>
  c.sky[graha].filter(({ startAt }) => dateIn(c.input.displayTimeZone, startAt) > c.input.asOf)

/** Best and weakest of the seven by dignity, Sun to Saturn. */
export function bestAndWeakest(c: Composer): { best: Graha; weakest: Graha } {
  const seven = GRAHAS.slice(0, 7)
  const ordered = seven.toSorted((a, b) => c.facts.strength(b) - c.facts.strength(a))
  return { best: ordered[0] as Graha, weakest: ordered[6] as Graha }
}
