/**
 * Share of 2000 random births (1950-2005, Indian latitudes) in which at least n witnesses speak for or against a topic: index n, from 0.
 * Made by bench/base-rates.ts with the dashas of 2026-01-01.
 */
// prettier-ignore
export const BASE_RATES: Readonly<Record<'career' | 'love' | 'abroad', Readonly<Record<'for' | 'against', readonly number[]>>>> = {
  career: { for: [1, 0.975, 0.826, 0.535, 0.241, 0.056, 0.01, 0.003, 0, 0, 0, 0, 0], against: [1, 0.672, 0.259, 0.062, 0.011, 0.002, 0, 0, 0, 0, 0, 0, 0] },
  love: { for: [1, 0.954, 0.764, 0.43, 0.15, 0.029, 0.004, 0.001, 0, 0, 0, 0, 0], against: [1, 0.809, 0.515, 0.232, 0.075, 0.014, 0.002, 0.001, 0, 0, 0, 0, 0] },
  abroad: { for: [1, 0.962, 0.75, 0.423, 0.13, 0.024, 0.002, 0, 0, 0, 0, 0, 0], against: [1, 0.64, 0.249, 0.061, 0.012, 0.002, 0, 0, 0, 0, 0, 0, 0] },
}

/** Share of the same births with Mars in the houses that a regional list counts: from the lagna, and from lagna, Moon or Venus. */
export const MANGAL_RATES = {
  north: { lagna: 0.4285, any: 0.798 },
  south: { lagna: 0.4205, any: 0.787 },
} as const
