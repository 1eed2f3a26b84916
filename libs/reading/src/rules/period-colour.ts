import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { standing } from '../compose/strength.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { DIGNITY_SCORE, functionalNature, houseOfSign, signLord, type House } from '../facts/houses.ts'

export type PeriodTone = 'well' | 'mixed' | 'ill'

/** What speaks for a period's lord: its office for the lagna, its measure, its sign, its house, its place from the lord above it. */
export type ForReason = 'nature' | 'strong' | 'dignity' | 'place' | 'relation'
/** What speaks against it; `debilitated`, `combust` and `enemy` are of its sign, `place` is the 6th, 8th or 12th. */
export type AgainstReason = 'weak' | 'debilitated' | 'combust' | 'place' | 'enemy' | 'nature' | 'relation'

export type Judgment = {
  tone: PeriodTone
  /** the graha that speaks: the lord itself, or for a node the lord of its sign (BPHS 34.16) */
  by: Graha
  /** where the lord itself stands */
  placed: House
  /** the heaviest first */
  for: readonly ForReason[]
  against: readonly AgainstReason[]
}

const GOOD_HOUSES: readonly House[] = [1, 2, 4, 5, 7, 9, 10, 11]
const HARD_HOUSES: readonly House[] = [6, 8, 12]
/** Malefics do well in the houses of growth: in the 3rd and the 6th their place speaks for them, as the verses on these places have it. */
const MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu']
const GROWTH: readonly House[] = [3, 6]
/** Any of these keeps a period from being called favourable, whatever else stands for it. */
const HEAVY: readonly AgainstReason[] = ['weak', 'debilitated', 'combust', 'place']

const isNode = (graha: Graha): boolean => graha === 'rahu' || graha === 'ketu'

/** Dignity, measure, house and office of a lord; with the lord above it also the place of one from the other. */
function judge(c: Composer, graha: Graha, above: Graha | null): Judgment {
  const by = isNode(graha) ? signLord(c.facts.sign(graha)) : graha
  const placed = c.facts.main.houseOf(graha)
  const word = standing(c, by)
  const dignity = DIGNITY_SCORE[c.facts.dignity(by)]
  const relieved = c.facts.relieved(by)
  const combust = c.facts.combust(by)
  const nature = c.facts.lagna === null ? 'neutral' : functionalNature(c.facts.lagna.firstSign, by).nature
  const apart = above === null || above === graha ? null : houseOfSign(c.facts.sign(graha), c.facts.sign(above))
  const grows = MALEFICS.includes(graha) && GROWTH.includes(placed)
  // the Moon's own house, where houses are counted from it, is the 1st of every chart and speaks for nothing
  const counted = graha === 'moon' && c.facts.lagna === null
  const hardHouse = HARD_HOUSES.includes(placed) && !grows
  const forIt: [ForReason, boolean][] = [
    ['dignity', dignity >= 2 && !combust],
    ['strong', word === 'strong'],
    ['nature', nature === 'good' || nature === 'yogakaraka'],
    ['place', (GOOD_HOUSES.includes(placed) && !counted) || grows],
    ['relation', apart === 5 || apart === 9],
  ]
  const againstIt: [AgainstReason, boolean][] = [
    ['debilitated', dignity === -2 && !relieved],
    ['weak', word === 'weak'],
    ['place', hardHouse],
    ['combust', combust],
    ['enemy', dignity === -1],
    ['relation', apart === 6 || apart === 8],
    ['nature', nature === 'hard'],
  ]
  const reasons = forIt.filter(([, holds]) => holds).map(([reason]) => reason)
  const against = againstIt.filter(([, holds]) => holds).map(([reason]) => reason)
  const score = reasons.length - against.length
  const tone = score >= 1 && !against.some((reason) => HEAVY.includes(reason)) ? 'well' : score < 0 ? 'ill' : 'mixed'
  return { tone, by, placed, for: reasons, against }
}

const made = new WeakMap<Composer, Map<string, Judgment>>()

function judged(c: Composer, graha: Graha, above: Graha | null): Judgment {
  let all = made.get(c)
  if (all === undefined) made.set(c, (all = new Map()))
  const key = `${graha} ${above}`
  let judgment = all.get(key)
  if (judgment === undefined) all.set(key, (judgment = judge(c, graha, above)))
  return judgment
}

/** What a graha is worth as the lord of a time, before it is held against the lord above it. */
export const lordJudgment = (c: Composer, graha: Graha): Judgment => judged(c, graha, null)

/**
 * The one judgment of a period of any level, by which every section colours it: its lord's office for the lagna (BPHS 34), measure (BPHS 27.32-33),
 * dignity and house (BPHS 47.5-6, Phaladeepika 20.14), and for a sub-period its lord's place from the lord above (BPHS 52-60).
 */
export const periodJudgment = (c: Composer, { lords }: DashaDates): Judgment =>
  judged(c, lords.at(-1) as Graha, lords.length > 1 ? (lords.at(-2) as Graha) : null)

export const periodTone = (c: Composer, period: DashaDates): PeriodTone => periodJudgment(c, period).tone
