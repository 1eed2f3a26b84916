import type { Chart } from '@disha/contracts/chart'
import { JyotishError } from './errors.ts'
import { perSeven, SEVEN_GRAHAS, SIGN_LORDS, type SevenGraha } from './dignities.ts'

export type AshtakavargaOf = SevenGraha | 'ascendant'
const CONTRIBUTORS: readonly AshtakavargaOf[] = [...SEVEN_GRAHAS, 'ascendant']

/** `parashara`: BPHS 66. `varahamihira`: the rows of Brihat Jataka 9 for Moon and Venus, which B.V. Raman follows. */
export const ASHTAKAVARGA_TABLES = ['parashara', 'varahamihira'] as const
export type AshtakavargaTable = (typeof ASHTAKAVARGA_TABLES)[number]

/**
 * `parashara`: BPHS 67-69 to the letter. `ownSigns`: as P.V.R. Narasimha Rao's printed exercises have it: the second reduction only between the two
 * signs that the graha itself owns, where the nodes and the lagna occupy a sign too and an empty sign with as many points as its occupied
 * partner keeps them; Kanya weighs 6.
 */
export const ASHTAKAVARGA_REDUCTIONS = ['parashara', 'ownSigns'] as const
export type AshtakavargaReduction = (typeof ASHTAKAVARGA_REDUCTIONS)[number]

type Rows = readonly (readonly number[])[]

/** Places that receive a point, counted from Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn and the lagna (BPHS 66). */
const ROWS: Record<AshtakavargaOf, Rows> = {
  sun: [
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 6, 10, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 5, 6, 9, 10, 11, 12],
    [5, 6, 9, 11],
    [6, 7, 12],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 4, 6, 10, 11, 12],
  ],
  moon: [
    [3, 6, 7, 8, 10, 11],
    [1, 3, 6, 7, 9, 10, 11],
    [2, 3, 5, 6, 10, 11],
    [1, 3, 4, 5, 7, 8, 10, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [3, 4, 5, 7, 9, 10, 11],
    [3, 5, 6, 11],
    [3, 6, 10, 11],
  ],
  mars: [
    [3, 5, 6, 10, 11],
    [3, 6, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [3, 5, 6, 11],
    [6, 10, 11, 12],
    [6, 8, 11, 12],
    [1, 4, 7, 8, 9, 10, 11],
    [1, 3, 6, 10, 11],
  ],
  mercury: [
    [5, 6, 9, 11, 12],
    [2, 4, 6, 8, 10, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [1, 3, 5, 6, 9, 10, 11, 12],
    [6, 8, 11, 12],
    [1, 2, 3, 4, 5, 8, 9, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [1, 2, 4, 6, 8, 10, 11],
  ],
  jupiter: [
    [1, 2, 3, 4, 7, 8, 9, 10, 11],
    [2, 5, 7, 9, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [1, 2, 4, 5, 6, 9, 10, 11],
    [1, 2, 3, 4, 7, 8, 10, 11],
    [2, 5, 6, 9, 10, 11],
    [3, 5, 6, 12],
    [1, 2, 4, 5, 6, 7, 9, 10, 11],
  ],
  venus: [
    [8, 11, 12],
    [1, 2, 3, 4, 5, 8, 9, 11, 12],
    [3, 4, 6, 9, 11, 12],
    [3, 5, 6, 9, 11],
    [5, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9, 10, 11],
    [3, 4, 5, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9, 11],
  ],
  saturn: [
    [1, 2, 4, 7, 8, 10, 11],
    [3, 6, 11],
    [3, 5, 6, 10, 11, 12],
    [6, 8, 9, 10, 11, 12],
    [5, 6, 11, 12],
    [6, 11, 12],
    [3, 5, 6, 11],
    [1, 3, 4, 6, 10, 11],
  ],
  ascendant: [
    [3, 4, 6, 10, 11, 12],
    [3, 6, 10, 11, 12],
    [1, 3, 6, 10, 11],
    [1, 2, 4, 6, 8, 10, 11],
    [1, 2, 4, 5, 6, 7, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9],
    [1, 3, 4, 6, 10, 11],
    [3, 6, 10, 11],
  ],
}

const MOON_OF_VARAHAMIHIRA: Rows = ROWS.moon.map((row, from) => {
  if (from === 1) return [1, 3, 6, 7, 10, 11]
  if (from === 2) return [2, 3, 5, 6, 9, 10, 11]
  return from === 4 ? [1, 4, 7, 8, 10, 11, 12] : row
})
const VENUS_OF_VARAHAMIHIRA: Rows = ROWS.venus.map((row, from) => (from === 2 ? [3, 5, 6, 9, 11, 12] : row))

/**
 * Weights of the signs from Mesha and of the grahas in a pinda (BPHS 69.2-4). English prints differ for Kanya (5 or 6), Makara, Mars and Mercury;
 * these are what B.V. Raman and most others work with.
 */
const SIGN_WEIGHTS: readonly number[] = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12]
const SIGN_WEIGHTS_OWN_SIGNS: readonly number[] = SIGN_WEIGHTS.map((weight, sign) => (sign === 5 ? 6 : weight))
const GRAHA_WEIGHTS: Record<SevenGraha, number> = { sun: 5, moon: 5, mars: 8, mercury: 5, jupiter: 10, venus: 7, saturn: 5 }

/** Signs of one lord; Karka and Simha stand alone. */
const PAIRS: readonly (readonly [number, number])[] = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
]

export type Ashtakavarga = {
  table: AshtakavargaTable
  reduction: AshtakavargaReduction
  /** points of each sign from Mesha */
  bav: Record<AshtakavargaOf, number[]>
  /** sum of the seven grahas, without the ascendant's own; always 337 */
  sav: number[]
  /** after the reductions by trines and by common lords (BPHS 67, 68) */
  reduced: Record<SevenGraha, number[]>
  /** BPHS 69 */
  pinda: Record<SevenGraha, { rashi: number; graha: number; shodhya: number }>
}

/**
 * Ashtakavarga of the rashi chart. Points are what South India calls bindu and BPHS 66.69 rekha: marks of good.
 * Source: BPHS 66-69; alternatives by `table` and `reduction`.
 * @throws JyotishError `bad_input` when the birth time is unknown: every row counts from the lagna too
 */
export function ashtakavarga(
  chart: Chart,
  table: AshtakavargaTable = 'parashara',
  reduction: AshtakavargaReduction = 'parashara',
): Ashtakavarga {
  const { lagna } = chart.D1
  if (lagna === null) throw new JyotishError('bad_input', 'ashtakavarga needs a birth time')
  const places = [...SEVEN_GRAHAS.map((graha) => chart.D1[graha].sign), lagna.sign]
  const bav = Object.fromEntries(CONTRIBUTORS.map((of) => [of, pointsOf(rowsOf(of, table), places)])) as Ashtakavarga['bav']
  const sav = Array.from({ length: 12 }, (_, sign) => SEVEN_GRAHAS.reduce((sum, graha) => sum + bav[graha][sign], 0))
  const ownSigns = reduction === 'ownSigns'
  const occupied = new Set(ownSigns ? [...places, chart.D1.rahu.sign, chart.D1.ketu.sign] : places.slice(0, 7))
  const reduced = perSeven((graha) => {
    const pairs = ownSigns ? PAIRS.filter(([sign]) => SIGN_LORDS[sign] === graha) : PAIRS
    return reduceByLords(reduceByTrines(bav[graha]), occupied, pairs, ownSigns)
  })
  const weights = ownSigns ? SIGN_WEIGHTS_OWN_SIGNS : SIGN_WEIGHTS
  return { table, reduction, bav, sav, reduced, pinda: perSeven((graha) => pindaOf(reduced[graha], places, weights)) }
}

function rowsOf(of: AshtakavargaOf, table: AshtakavargaTable): Rows {
  if (table === 'varahamihira' && of === 'moon') return MOON_OF_VARAHAMIHIRA
  return table === 'varahamihira' && of === 'venus' ? VENUS_OF_VARAHAMIHIRA : ROWS[of]
}

function pointsOf(rows: Rows, places: readonly number[]): number[] {
  const points = new Array<number>(12).fill(0)
  for (const [from, row] of rows.entries()) for (const place of row) points[(places[from] + place - 1) % 12]++
  return points
}

/**
 * Trikona shodhana: each sign of a trine loses the least of the three, so one without points leaves them as they are and equal ones vanish.
 * Source: BPHS 67.3-5.
 */
function reduceByTrines(points: readonly number[]): number[] {
  return points.map((value, sign) => value - Math.min(value, points[(sign + 4) % 12], points[(sign + 8) % 12]))
}

/**
 * Ekadhipatya shodhana between the two signs of one lord. Nothing is taken where one has no points or both are occupied. Both empty: equal
 * ones vanish, else the larger falls to the smaller. One occupied: the empty one falls to the other's points if it has more, else it vanishes.
 * Source: BPHS 68. The chapter says "graha"; the seven that have points are meant here.
 * @param keepEqual leaves an empty sign its points where the occupied one has as many
 */
function reduceByLords(
  points: readonly number[],
  occupied: ReadonlySet<number>,
  pairs: readonly (readonly [number, number])[],
  keepEqual: boolean,
): number[] {
  const result = [...points]
  for (const [one, other] of pairs) {
    if (points[one] === 0 || points[other] === 0) continue
    if (occupied.has(one) && occupied.has(other)) continue
    if (!occupied.has(one) && !occupied.has(other)) {
      const least = points[one] === points[other] ? 0 : Math.min(points[one], points[other])
      result[one] = result[other] = least
      continue
    }
    const [full, empty] = occupied.has(one) ? [one, other] : [other, one]
    const stays = points[empty] > points[full] || (keepEqual && points[empty] === points[full])
    result[empty] = stays ? points[full] : 0
  }
  return result
}

function pindaOf(
  reduced: readonly number[],
  places: readonly number[],
  weights: readonly number[],
): { rashi: number; graha: number; shodhya: number } {
  const rashi = reduced.reduce((sum, points, sign) => sum + points * weights[sign], 0)
  const graha = SEVEN_GRAHAS.reduce((sum, name, index) => sum + reduced[places[index]] * GRAHA_WEIGHTS[name], 0)
  return { rashi, graha, shodhya: rashi + graha }
}
