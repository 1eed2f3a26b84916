import { BASE_RATE_BIRTHS, BASE_RATE_COUNTS } from './base-rates-table.ts'

/** Shares (0..1) of the births of a fixed sample. */
export type BaseRate = {
  formed: number
  cancelled: number
  near: number
  births: number
  /** where none of the births has it formed: "fewer than 1 in this many" is all that can be said, not "never"; else null */
  fewerThanOneIn: number | null
}

/**
 * How common a yoga or dosha is: its share among 5000 births in India of 1950-2009 at any hour.
 * @throws RangeError for an id that was not counted
 */
export function baseRate(id: string): BaseRate {
  const counts = BASE_RATE_COUNTS[id]
  if (counts === undefined) throw new RangeError(`no base rate of ${id}`)
  const [formed, cancelled, near] = counts
  return {
    formed: formed / BASE_RATE_BIRTHS,
    cancelled: cancelled / BASE_RATE_BIRTHS,
    near: near / BASE_RATE_BIRTHS,
    births: BASE_RATE_BIRTHS,
    fewerThanOneIn: formed === 0 ? BASE_RATE_BIRTHS : null,
  }
}
