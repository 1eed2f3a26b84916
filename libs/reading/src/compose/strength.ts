import type { Graha } from '@disha/contracts/chart'
import { isSeven, SEVEN_GRAHAS, type SevenGraha } from '@disha/jyotish/dignities'
import { AMPLE_PERCENT, derivedOf, SHORT_PERCENT } from '../facts/derived.ts'
import type { Composer } from './composer.ts'

/** What a graha can do here: the one word that every chapter goes by when it calls a graha strong or weak. */
export type Standing = 'strong' | 'plain' | 'weak'

/** Dignity from which, and up to which, a graha is strong or weak by its sign: own sign and above, an unfriendly one and below. */
const HIGH = 2
const LOW = -1

/** Shadbala in percent of what BPHS 27.32-33 asks; null for the nodes, and without a birth time. */
export function measureOf(c: Composer, graha: Graha): number | null {
  const { shadbala } = derivedOf(c.chart, c.input.ephemeris)
  if (shadbala === null || !isSeven(graha)) return null
  return (100 * shadbala[graha].total) / shadbala[graha].required
}

/**
 * The one order of the seven, strongest first: by shadbala against what is asked of each, and by dignity where no birth time allows that;
 * of equals the earlier in the week.
 */
export function strengthOrder(c: Composer): SevenGraha[] {
  const worth = (graha: Graha): number => measureOf(c, graha) ?? c.facts.strength(graha)
  return SEVEN_GRAHAS.toSorted((a, b) => worth(b) - worth(a))
}

/** Above 0 when one graha stands before another in the one order; nodes, which shadbala does not measure, are held against others by dignity. */
export function strongerThan(c: Composer, one: Graha, other: Graha): number {
  const [a, b] = [measureOf(c, one), measureOf(c, other)]
  return a !== null && b !== null ? a - b : c.facts.strength(one) - c.facts.strength(other)
}

/**
 * Strong: ample shadbala, or enough of it in a sign of dignity. Weak: short of it, or not quite enough in an unfriendly sign, or by the Sun.
 * Dignity alone decides for the nodes, and without a birth time.
 */
export function standing(c: Composer, graha: Graha): Standing {
  const dignity = c.facts.strength(graha)
  const percent = measureOf(c, graha)
  if (percent === null) return dignity >= HIGH ? 'strong' : dignity <= LOW ? 'weak' : 'plain'
  if (percent >= AMPLE_PERCENT || (percent >= 100 && dignity >= HIGH)) return 'strong'
  return percent < SHORT_PERCENT || (percent < 100 && dignity <= LOW) ? 'weak' : 'plain'
}

/** True of a strong graha whose measure is ample, and not only met in a sign of dignity; without a birth time dignity says it. */
export const isAmple = (c: Composer, graha: Graha): boolean => (measureOf(c, graha) ?? AMPLE_PERCENT) >= AMPLE_PERCENT

export const STANDING_SCORE: Readonly<Record<Standing, number>> = { strong: 2, plain: 0, weak: -1 }

/** Facts on which a standing rests. */
export const standingPaths = (c: Composer, graha: Graha): string[] =>
  measureOf(c, graha) === null ? [`D1.${graha}.sign`] : [`D1.${graha}.sign`, `shadbala.${graha}.band`]

/** Able to act by itself: the measure is met, or the sign is friendly where nothing is measured; a weak graha never is. */
export function supported(c: Composer, graha: Graha): boolean {
  const word = standing(c, graha)
  if (word !== 'plain') return word === 'strong'
  const percent = measureOf(c, graha)
  return percent === null ? c.facts.strength(graha) >= 1 : percent >= 100
}
