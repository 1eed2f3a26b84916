import type { InsightsEvidence } from '@disha/contracts/insights'

export type NatalMoon = { sign: number; nakshatra: number }

/** The visitor's Moon where a preview of theirs is known in this browser. */
export function natalMoonOf(chart: InsightsEvidence['chart'] | undefined): NatalMoon | null {
  const sign = chart?.grahas.find(({ graha }) => graha === 'moon')?.sign
  // without its hour a birth may have the Moon in either of two: nothing is counted from a guess
  if (chart === undefined || sign === undefined || chart.moonNakshatra === null || chart.moonSigns !== undefined) return null
  return { sign, nakshatra: chart.moonNakshatra }
}

/** House of a rashi (0-11) counted from the natal Moon's, 1-12: what Phaladeepika 26 judges a transit by. */
export const houseFromMoon = (natal: NatalMoon, sign: number): number => ((sign - natal.sign + 12) % 12) + 1

/** Tara of a nakshatra (1-27) counted from the birth nakshatra: 1 Janma .. 9 Parama Mitra. */
export const taraOf = (natal: NatalMoon, nakshatra: number): number => (((nakshatra - natal.nakshatra + 27) % 27) % 9) + 1
