import { UNIT, type ChebyshevSeries } from '../src/ephemeris.ts'

/** First and last Julian day (TT) that may be asked for: 1899-12-30 and 2100-01-05. */
export const START_JD = 2415018.5
export const END_JD = 2488073.5
/** The series reach further, so that the tithi or the loop in force on the first and last day can be followed to its ends. */
const MARGIN_DAYS = 32
const FIRST_JD = START_JD - MARGIN_DAYS
const LAST_JD = END_JD + MARGIN_DAYS

/** `nodes`: instants at which a segment is evaluated; more of them than terms bring the truncated series near the best of its length. */
export type Shape = { segmentDays: number; terms: number; nodes: number }
export type FittedSeries = ChebyshevSeries & { name: string }

/**
 * Fits an angle (degrees) by Chebyshev interpolation at the roots, segment by segment.
 * @param wraps whether the angle is a longitude that must be unwrapped inside a segment
 */
export function fitSeries(name: string, shape: Shape, angle: (julianDayTt: number) => number, wraps: boolean): FittedSeries {
  const { segmentDays, terms, nodes } = shape
  const segments = Math.ceil((LAST_JD - FIRST_JD) / segmentDays)
  const cosines = Float64Array.from({ length: nodes * nodes }, (_, index) => {
    const k = Math.floor(index / nodes)
    const j = index % nodes
    return Math.cos((Math.PI * k * (j + 0.5)) / nodes)
  })
  const coefficients = new Int32Array(segments * terms)
  const values = new Float64Array(nodes)
  for (let segment = 0; segment < segments; segment++) {
    const middle = FIRST_JD + (segment + 0.5) * segmentDays
    for (let j = 0; j < nodes; j++) {
      const value = angle(middle + 0.5 * segmentDays * Math.cos((Math.PI * (j + 0.5)) / nodes))
      values[j] = wraps && j > 0 ? value - 360 * Math.round((value - values[j - 1]) / 360) : value
    }
    for (let k = 0; k < terms; k++) {
      let sum = 0
      for (let j = 0; j < nodes; j++) sum += values[j] * cosines[k * nodes + j]
      let coefficient = (k === 0 ? 1 : 2) * (sum / nodes)
      if (k === 0 && wraps) coefficient -= 360 * Math.round(coefficient / 360)
      coefficients[segment * terms + k] = Math.round(coefficient / UNIT)
    }
  }
  return { name, startJd: FIRST_JD, segmentDays, segments, terms, coefficients }
}
