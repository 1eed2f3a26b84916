import type { SevenGraha } from '@disha/jyotish/dignities'
import { dateIn } from '../facts/calendar.ts'
import type { Stay } from '../facts/sky.ts'
import type { Composer } from './composer.ts'
import { strengthOrder } from './strength.ts'

/** True when the birth time bears dates of sub-periods. */
export const isDated = ({ dashas: { grain } }: Composer): boolean => grain === 'antar' || grain === 'pratyantar'

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

/** First and last of the seven in the one order of strength. */
export function bestAndWeakest(c: Composer): { best: SevenGraha; weakest: SevenGraha } {
  const ordered = strengthOrder(c)
  return { best: ordered[0] as SevenGraha, weakest: ordered[6] as SevenGraha }
}
