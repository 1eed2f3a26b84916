/**
 * Share of 2000 random births (1950-2005, Indian latitudes) in which at least n witnesses speak for or against a topic: index n, from 0.
 * Made by bench/base-rates.ts with the dashas of 2026-01-01.
 */
// prettier-ignore
export const BASE_RATES: Readonly<Record<'career' | 'love' | 'abroad', Readonly<Record<'for' | 'against', readonly number[]>>>> = {
  career: { for: [1, 0.979, 0.865, 0.634, 0.369, 0.139, 0.036, 0.008, 0.001, 0, 0, 0, 0], against: [1, 0.723, 0.345, 0.101, 0.022, 0.003, 0.001, 0, 0, 0, 0, 0, 0] },
  love: { for: [1, 0.961, 0.798, 0.485, 0.191, 0.038, 0.007, 0.001, 0, 0, 0, 0, 0], against: [1, 0.847, 0.568, 0.283, 0.097, 0.023, 0.003, 0.001, 0.001, 0, 0, 0, 0] },
  abroad: { for: [1, 0.975, 0.825, 0.528, 0.216, 0.047, 0.009, 0.001, 0, 0, 0, 0, 0], against: [1, 0.738, 0.343, 0.113, 0.019, 0.003, 0, 0, 0, 0, 0, 0, 0] },
}

/** Share of the same births with Mars in the houses that a regional list counts: from the lagna, and from lagna, Moon or Venus. */
export const MANGAL_RATES = {
  north: { lagna: 0.4285, any: 0.798 },
  south: { lagna: 0.4205, any: 0.787 },
} as const
