/**
 * Share of 2000 random births (1950-2005, Indian latitudes) in which at least n witnesses speak for or against a topic: index n, from 0.
 * Made by bench/base-rates.ts with the dashas of 2026-01-01.
 */
// prettier-ignore
export const BASE_RATES: Readonly<Record<'career' | 'love' | 'abroad', Readonly<Record<'for' | 'against', readonly number[]>>>> = {
  career: { for: [1, 0.978, 0.876, 0.658, 0.38, 0.152, 0.035, 0.008, 0.001, 0, 0, 0, 0], against: [1, 0.666, 0.283, 0.075, 0.011, 0.002, 0, 0, 0, 0, 0, 0, 0] },
  love: { for: [1, 0.961, 0.801, 0.485, 0.194, 0.037, 0.005, 0.001, 0, 0, 0, 0, 0], against: [1, 0.804, 0.512, 0.236, 0.074, 0.016, 0.002, 0.001, 0.001, 0, 0, 0, 0] },
  abroad: { for: [1, 0.968, 0.802, 0.515, 0.205, 0.045, 0.008, 0, 0, 0, 0, 0, 0], against: [1, 0.704, 0.314, 0.096, 0.017, 0.001, 0, 0, 0, 0, 0, 0, 0] },
}

/** Share of the same births with Mars in the houses that a regional list counts: from the lagna, and from lagna, Moon or Venus. */
export const MANGAL_RATES = {
  north: { lagna: 0.4285, any: 0.798 },
  south: { lagna: 0.4205, any: 0.787 },
} as const
