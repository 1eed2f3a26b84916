import type { Graha } from '@disha/contracts/chart'
import type { YogaChart } from './yoga-chart.ts'

export type Test = (chart: YogaChart) => boolean

/** One way in which a yoga comes about. */
export type Way = {
  /** named where a rule has several ways */
  id?: string
  grahas: (chart: YogaChart) => readonly Graha[]
  /** all must hold; where the first one holds and a single other one is missing, the yoga is near */
  conditions: Readonly<Record<string, Test>>
  /** near too, by what is missing: where the conditions cannot be split into a first one and others */
  almost?: Readonly<Record<string, Test>>
}

export type YogaRule = {
  id: string
  /** verse of a text we have seen, or `practice`: widely used, not in a text that we have seen */
  source: string
  /** whether it can be read without a birth time */
  withoutLagna?: true
  /** whether it asks for the hora and ghati lagnas, which only an ephemeris gives */
  specialLagnas?: true
  ways: readonly Way[]
  cancellations?: Readonly<Record<string, Test>>
}

/** A yoga that comes about in one way only. */
export function rule(
  id: string,
  source: string,
  grahas: Way['grahas'],
  conditions: Way['conditions'],
  more: Pick<YogaRule, 'withoutLagna' | 'specialLagnas' | 'cancellations'> & Pick<Way, 'almost'> = {},
): YogaRule {
  const { almost, ...rest } = more
  return { id, source, ways: [almost ? { grahas, conditions, almost } : { grahas, conditions }], ...rest }
}

export const KENDRAS: readonly number[] = [1, 4, 7, 10]
export const TRIKONAS: readonly number[] = [1, 5, 9]
export const DUSTHANAS: readonly number[] = [6, 8, 12]
export const UPACHAYAS: readonly number[] = [3, 6, 10, 11]
export const STARS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export const BENEFIC_STARS = ['mercury', 'jupiter', 'venus'] as const

/** Grahas of one kind, and no other, in both the 2nd and the 12th. */
export const besides = (good: boolean): Way['conditions'] => ({
  oneSide: (c) => [2, 12].some((house) => (good ? c.goodIn(house) : c.badIn(house)).length > 0),
  otherSide: (c) => [2, 12].every((house) => (good ? c.goodIn(house) : c.badIn(house)).length > 0),
  unmixed: (c) => [2, 12].every((house) => (good ? c.badIn(house) : c.goodIn(house)).length === 0),
})
