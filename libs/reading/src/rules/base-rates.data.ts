/**
 * Share of 2000 random births (1950-2005, Indian latitudes) in which at least n witnesses speak for or against a topic: index n, from 0.
 * Made by bench/base-rates.ts with the dashas of 2026-01-01.
 */
// prettier-ignore
export const BASE_RATES: Readonly<Record<'career' | 'love' | 'abroad', Readonly<Record<'for' | 'against', readonly number[]>>>> = {
  career: { for: [1, 0.975, 0.856, 0.626, 0.354, 0.135, 0.029, 0.009, 0.001, 0, 0, 0, 0], against: [1, 0.671, 0.28, 0.077, 0.014, 0.003, 0, 0, 0, 0, 0, 0, 0] },
  love: { for: [1, 0.954, 0.776, 0.46, 0.175, 0.034, 0.004, 0.001, 0, 0, 0, 0, 0], against: [1, 0.806, 0.517, 0.24, 0.078, 0.016, 0.002, 0.001, 0.001, 0, 0, 0, 0] },
  abroad: { for: [1, 0.968, 0.787, 0.487, 0.186, 0.041, 0.006, 0, 0, 0, 0, 0, 0], against: [1, 0.691, 0.299, 0.088, 0.017, 0.002, 0, 0, 0, 0, 0, 0, 0] },
}

/** Share of the same births with Mars in the houses that a regional list counts: from the lagna, and from lagna, Moon or Venus. */
export const MANGAL_RATES = {
  north: { lagna: 0.4285, any: 0.798 },
  south: { lagna: 0.4205, any: 0.787 },
} as const
