import { UNIT, type ChebyshevSeries } from '../src/ephemeris.ts'

/** First and last Julian day (TT) of the file: 1899-12-30 and 2100-01-05. */
export const START_JD = 2415018.5
export const END_JD = 2488073.5

export type Shape = { segmentDays: number; terms: number }
export type FittedSeries = ChebyshevSeries & { name: string }

/**
 * Fits an angle (degrees) by Chebyshev interpolation at the roots, `extra` of them beyond the kept terms so that the truncated series is
 * near the best of its length.
 * @param wraps whether the angle is a longitude that must be unwrapped inside a segment
 */
export function fitSeries(name: string, shape: Shape, angle: (julianDayTt: number) => number, wraps: boolean): FittedSeries {
  const { segmentDays, terms } = shape
  const segments = Math.ceil((END_JD - START_JD) / segmentDays)
  const nodes = terms + 4
  const cosines = Float64Array.from({ length: nodes * nodes }, (_, index) => {
    const k = Math.floor(index / nodes)
    const j = index % nodes
    return Math.cos((Math.PI * k * (j + 0.5)) / nodes)
  })
  const coefficients = new Int32Array(segments * terms)
  const values = new Float64Array(nodes)
  for (let segment = 0; segment < segments; segment++) {
    const middle = START_JD + (segment + 0.5) * segmentDays
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
  return { name, startJd: START_JD, segmentDays, segments, terms, coefficients }
}
