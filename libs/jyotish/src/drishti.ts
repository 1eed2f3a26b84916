import type { Chart, Graha } from '@disha/contracts/chart'
import { normalise360 } from './angle.ts'
import { SEVEN_GRAHAS, type SevenGraha } from './dignities.ts'

/** Places that a graha sees in full besides the seventh (BPHS 26.2-5). */
const SPECIAL_PLACES: Partial<Record<Graha, readonly number[]>> = { mars: [4, 8], jupiter: [5, 9], saturn: [3, 10] }
const QUARTERS: Readonly<Record<number, number>> = { 3: 1, 10: 1, 5: 2, 9: 2, 4: 3, 8: 3, 7: 4 }

/**
 * Quarters (0-4) of sight that a graha casts on a place 1-12 counted from its own sign. The nodes cast none: BPHS 26 gives them none.
 * Source: BPHS 26.2-5.
 */
export function drishtiQuarters(graha: Graha, place: number): number {
  if (graha === 'rahu' || graha === 'ketu') return 0
  if (SPECIAL_PLACES[graha]?.includes(place)) return 4
  return QUARTERS[place] ?? 0
}

/** Whether a graha sees a sign (0-11) in full. */
export function seesSign(chart: Chart, graha: Graha, sign: number): boolean {
  return drishtiQuarters(graha, ((sign - chart.D1[graha].sign + 12) % 12) + 1) === 4
}

/** Whether a graha sees another in full. */
export function sees(chart: Chart, graha: Graha, other: Graha): boolean {
  return graha !== other && seesSign(chart, graha, chart.D1[other].sign)
}

/** Whether two grahas share a sign. */
export function conjoined(chart: Chart, one: Graha, other: Graha): boolean {
  return one !== other && chart.D1[one].sign === chart.D1[other].sign
}

/**
 * Sight in virupas that a graha casts over a distance (degrees, from it forwards to what is seen): by the degree, with the additions of
 * Saturn, Mars and Jupiter at their special places, which may lift it above 60.
 * Source: BPHS 26.6-12 as worked by B.V. Raman.
 */
export function drishtiVirupas(graha: SevenGraha, distance: number): number {
  const angle = normalise360(distance)
  const base = drishtiByDegree(angle)
  if (graha === 'saturn' && (within(angle, 60) || within(angle, 270))) return base + 45
  if (graha === 'jupiter' && (within(angle, 120) || within(angle, 240))) return base + 30
  if (graha === 'mars' && (within(angle, 90) || within(angle, 210))) return base + 15
  return base
}

function within(angle: number, from: number): boolean {
  return angle >= from && angle < from + 30
}

function drishtiByDegree(angle: number): number {
  if (angle < 30 || angle >= 300) return 0
  if (angle < 60) return (angle - 30) / 2
  if (angle < 90) return angle - 45
  if (angle < 120) return 30 + (120 - angle) / 2
  if (angle < 150) return 150 - angle
  if (angle < 180) return 2 * (angle - 150)
  return (300 - angle) / 2
}

/** Sight in virupas of each of the seven grahas (rows) on each (columns), in their usual order. Source: BPHS 26.6-12. */
export function drishtiMatrix(chart: Chart): number[][] {
  return SEVEN_GRAHAS.map((from) =>
    SEVEN_GRAHAS.map((to) => (from === to ? 0 : drishtiVirupas(from, chart.D1[to].longitude - chart.D1[from].longitude))),
  )
}

/**
 * Signs (0-11) that a sign sees, and with it every graha in it: a movable one the fixed signs but the next, a fixed one the movable signs
 * but the one before, a dual one the other dual signs. Source: BPHS 8.1-5.
 */
export function rashiDrishti(sign: number): number[] {
  const kind = sign % 3
  const seen = [0, 1, 2, 3].map((index) => 3 * index + [1, 0, 2][kind])
  const excepted = [sign + 1, sign + 11, sign][kind] % 12
  return seen.filter((other) => other !== excepted)
}
