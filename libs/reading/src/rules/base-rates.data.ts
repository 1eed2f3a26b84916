/**
 * Share of 2000 random births (1950-2005, Indian latitudes) in which at least n witnesses speak for or against a topic: index n, from 0.
 * Made by bench/base-rates.ts with the dashas of 2026-01-01.
 */
// prettier-ignore
export const BASE_RATES: Readonly<Record<'career' | 'love' | 'abroad', Readonly<Record<'for' | 'against', readonly number[]>>>> = {
  career: { for: [1, 0.942, 0.745, 0.428, 0.156, 0.028, 0.001, 0], against: [1, 0.566, 0.177, 0.028, 0.005, 0, 0, 0] },
  love: { for: [1, 0.822, 0.443, 0.126, 0.017, 0.001, 0, 0], against: [1, 0.687, 0.262, 0.051, 0.005, 0.001, 0, 0] },
  abroad: { for: [1, 0.938, 0.686, 0.295, 0.069, 0.006, 0, 0], against: [1, 0.578, 0.178, 0.034, 0.003, 0, 0, 0] },
}
