import { namedPeriods, type NamedPeriod } from '../understanding/named-dates.ts'
import { namesLeaving } from '../understanding/trade-begun.ts'
import { isHeldBeside } from './held-beside.ts'
import { once } from './once.ts'

/** The month or the day that is named for leaving the post in favour of a trade; null where none is. */
export const leavingTime = once((c): NamedPeriod | null => {
  if (!isHeldBeside(c)) return null
  const { concern, asOf } = c.whole.input
  return (
    namedPeriods(concern, asOf).find(
      ({ from, grain, clause = '' }) => from > asOf && (grain === 'month' || grain === 'day') && namesLeaving(clause),
    ) ?? null
  )
})
