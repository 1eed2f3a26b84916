/**
 * Share of 2000 random births (1950-2005, Indian latitudes) in which at least n witnesses speak for or against a topic: index n, from 0.
 * Made by bench/base-rates.ts with the dashas of 2026-01-01.
 */
// prettier-ignore
export const BASE_RATES: Readonly<Record<'career' | 'love' | 'abroad', Readonly<Record<'for' | 'against', readonly number[]>>>> = {
  career: { for: [1, 0.978, 0.875, 0.657, 0.378, 0.151, 0.035, 0.01, 0.001, 0, 0, 0, 0], against: [1, 0.666, 0.281, 0.079, 0.012, 0.002, 0, 0, 0, 0, 0, 0, 0] },
  love: { for: [1, 0.96, 0.796, 0.48, 0.194, 0.038, 0.005, 0.001, 0, 0, 0, 0, 0], against: [1, 0.802, 0.509, 0.237, 0.073, 0.017, 0.002, 0.001, 0.001, 0, 0, 0, 0] },
  abroad: { for: [1, 0.968, 0.802, 0.514, 0.203, 0.046, 0.008, 0, 0, 0, 0, 0, 0], against: [1, 0.704, 0.31, 0.089, 0.019, 0.001, 0, 0, 0, 0, 0, 0, 0] },
}

/** Share of the same births with Mars in the houses that a regional list counts: from the lagna, and from lagna, Moon or Venus. */
export const MANGAL_RATES = {
  north: { lagna: 0.4285, any: 0.798 },
  south: { lagna: 0.4205, any: 0.787 },
} as const
