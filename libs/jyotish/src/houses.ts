import type { SripatiHouses } from '@disha/contracts/chart'
import { normalise360 } from './angle.ts'

/** Whole-sign house (1-12) of a sign as counted from the lagna's. */
export function houseOf(sign: number, lagnaSign: number): number {
  return ((sign - lagnaSign + 12) % 12) + 1
}

/**
 * Sripati bhavas: the quadrants between ascendant, lower midheaven, descendant and midheaven cut in three give the middles (madhya);
 * halfway between two middles lies the juncture (sandhi) that ends the first of them. The ascendant is at most 180° after the midheaven,
 * inside the polar circles too, so the rule holds everywhere.
 * @param ascendant @param midheaven degrees, of one zodiac
 */
export function sripatiHouses(ascendant: number, midheaven: number): SripatiHouses {
  const eastern = normalise360(ascendant - midheaven)
  const third = eastern / 3
  const other = (180 - eastern) / 3
  const half = [ascendant, ascendant + other, ascendant + 2 * other, midheaven + 180, midheaven + 180 + third, midheaven + 180 + 2 * third]
  const madhya = [...half, ...half.map((angle) => angle + 180)].map(normalise360)
  const sandhi = madhya.map((angle, index) => normalise360(angle + normalise360(madhya[(index + 1) % 12] - angle) / 2))
  return { madhya, sandhi }
}
