import { BASE_RATE_BIRTHS, BASE_RATE_COUNTS } from './base-rates-table.ts'

/** Shares (0..1) of the births of a fixed sample. */
export type BaseRate = { formed: number; cancelled: number; near: number; births: number }

/**
 * How common a yoga or dosha is: its share among 5000 births in India of 1950-2009 at any hour. One that never occurred there has shares of 0,
 * which says less than 1 in 5000, not never.
 */
export function baseRate(id: string): BaseRate {
  const [formed, cancelled, near] = BASE_RATE_COUNTS[id] ?? [0, 0, 0]
  return {
    formed: formed / BASE_RATE_BIRTHS,
    cancelled: cancelled / BASE_RATE_BIRTHS,
    near: near / BASE_RATE_BIRTHS,
    births: BASE_RATE_BIRTHS,
  }
}
