import type { Chart, Graha } from '@disha/contracts/chart'
import { SEVEN_GRAHAS } from './dignities.ts'

/** Chara karakas in their order of rank; with seven, the fifth (pitri) is left out and matri comes before putra (BPHS 32.13-17). */
export const KARAKAS_OF_SEVEN = ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'] as const
export const KARAKAS_OF_EIGHT = ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara'] as const
export type KarakaName = (typeof KARAKAS_OF_EIGHT)[number]

/**
 * Chara karakas by degrees within the sign, the highest first. Seven grahas by default; with eight Rahu joins, counted backwards through his
 * sign. Equal degrees keep the usual order of grahas.
 * Source: BPHS 32.1-17.
 */
export function charaKarakas(chart: Chart, scheme: 7 | 8 = 7): Partial<Record<KarakaName, Graha>> {
  const grahas: readonly Graha[] = scheme === 7 ? SEVEN_GRAHAS : [...SEVEN_GRAHAS, 'rahu']
  const advance = (graha: Graha): number => (graha === 'rahu' ? 30 - chart.D1.rahu.degree : chart.D1[graha].degree)
  const ranked = grahas.toSorted((one, other) => advance(other) - advance(one))
  const names: readonly KarakaName[] = scheme === 7 ? KARAKAS_OF_SEVEN : KARAKAS_OF_EIGHT
  return Object.fromEntries(names.map((name, rank) => [name, ranked[rank]]))
}

/** Karakas that another graha holds when Rahu is counted: what a reading names as a difference of schools. */
export function karakasThatChange(chart: Chart): { karaka: KarakaName; seven: Graha; eight: Graha }[] {
  const seven = charaKarakas(chart, 7)
  const eight = charaKarakas(chart, 8)
  return KARAKAS_OF_SEVEN.filter((karaka) => seven[karaka] !== eight[karaka]).map((karaka) => ({
    karaka,
    seven: seven[karaka]!,
    eight: eight[karaka]!,
  }))
}

/** Karakamsa: the navamsa sign (0-11) of the atmakaraka, and that sign's house (1-12) in the navamsa. Source: BPHS 33. */
export function karakamsa(chart: Chart): { graha: Graha; sign: number; house: number | null } {
  const graha = charaKarakas(chart).atma!
  return { graha, ...chart.D9[graha] }
}
