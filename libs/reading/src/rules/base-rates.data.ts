/**
 * Share of 2000 random births (1950-2005, Indian latitudes) in which at least n witnesses speak for or against a topic: index n, from 0.
 * Made by bench/base-rates.ts with the dashas of 2026-01-01.
 */
// prettier-ignore
export const BASE_RATES: Readonly<Record<'career' | 'love' | 'abroad', Readonly<Record<'for' | 'against', readonly number[]>>>> = {
  career: { for: [1, 0.942, 0.686, 0.311, 0.078, 0.009, 0, 0], against: [1, 0.566, 0.153, 0.022, 0.002, 0, 0, 0] },
  love: { for: [1, 0.822, 0.418, 0.099, 0.009, 0, 0, 0], against: [1, 0.687, 0.256, 0.04, 0.003, 0.001, 0, 0] },
  abroad: { for: [1, 0.938, 0.674, 0.278, 0.053, 0.003, 0, 0], against: [1, 0.578, 0.167, 0.026, 0.002, 0, 0, 0] },
}
