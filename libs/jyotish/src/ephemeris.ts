import { JyotishError } from './errors.ts'

/** Bodies by number. The first seven stand as in GRAHAS; the eighth is the osculating ("true") ascending node of the Moon. */
export const SUN = 0
export const MOON = 1
export const MARS = 2
export const MERCURY = 3
export const JUPITER = 4
export const VENUS = 5
export const SATURN = 6
export const TRUE_NODE = 7
export const BODY_COUNT = 8

/**
 * One angle over time as Chebyshev polynomials: `segments` equal spans of `segmentDays` from `startJd` (TT), each with `terms`
 * coefficients in units of `UNIT` degrees. Longitudes run on without a jump inside a segment.
 */
export type ChebyshevSeries = {
  readonly startJd: number
  readonly segmentDays: number
  readonly segments: number
  readonly terms: number
  readonly coefficients: Int32Array
}

/** Degrees per unit of a stored coefficient. */
export const UNIT = 1e-7

/**
 * Apparent geocentric places on the mean ecliptic and equinox of date: light-time, aberration and light deflection are in, nutation in
 * longitude is apart, so that apparent tropical = longitude + nutation and sidereal = longitude - mean ayanamsa.
 */
export type Ephemeris = {
  /** what the numbers come from, for `engineVersion` and the docs */
  readonly source: string
  /** first and last Julian day (TT) that can be asked for */
  readonly startJd: number
  readonly endJd: number
  /** by body number */
  readonly longitudes: readonly ChebyshevSeries[]
  /** by body number; the node has none */
  readonly latitudes: readonly ChebyshevSeries[]
  readonly nutationLongitude: ChebyshevSeries
  readonly nutationObliquity: ChebyshevSeries
}

/** @throws JyotishError `date_out_of_range` unless the Julian day (TT) lies within the ephemeris */
export function assertInRange(ephemeris: Ephemeris, julianDayTt: number): void {
  if (!(julianDayTt >= ephemeris.startJd && julianDayTt < ephemeris.endJd))
    throw new JyotishError(
      'date_out_of_range',
      `Julian day ${julianDayTt} is outside the ephemeris (${ephemeris.startJd} to ${ephemeris.endJd} TT)`,
    )
}

/** Value (degrees, longitudes not reduced) at a Julian day TT inside the series' range. */
export function valueAt(series: ChebyshevSeries, julianDayTt: number): number {
  const { terms, coefficients, segmentDays } = series
  const position = (julianDayTt - series.startJd) / segmentDays
  const segment = Math.floor(position)
  const x2 = 4 * (position - segment) - 2
  const base = segment * terms
  let b1 = 0
  let b2 = 0
  for (let k = base + terms - 1; k > base; k--) {
    // the brackets shorten the chain of operations that wait for each other
    const b = x2 * b1 + (coefficients[k] - b2)
    b2 = b1
    b1 = b
  }
  return (0.5 * x2 * b1 + (coefficients[base] - b2)) * UNIT
}

/** Value (degrees) and speed (degrees a day) into out[at] and out[at + 1]. */
export function valueAndSpeedInto(series: ChebyshevSeries, julianDayTt: number, out: Float64Array, at: number): void {
  const { terms, coefficients, segmentDays } = series
  const position = (julianDayTt - series.startJd) / segmentDays
  const segment = Math.floor(position)
  const x2 = 4 * (position - segment) - 2
  const base = segment * terms
  let b1 = 0
  let b2 = 0
  // the derivative of Clenshaw's recurrence, carried beside it
  let d1 = 0
  let d2 = 0
  for (let k = base + terms - 1; k > base; k--) {
    const d = x2 * d1 + (2 * b1 - d2)
    d2 = d1
    d1 = d
    const b = x2 * b1 + (coefficients[k] - b2)
    b2 = b1
    b1 = b
  }
  out[at] = (0.5 * x2 * b1 + (coefficients[base] - b2)) * UNIT
  out[at + 1] = ((0.5 * x2 * d1 + (b1 - d2)) * UNIT * 2) / segmentDays
}

/**
 * As `valueAndSpeedInto`, with the value of a second, not longer series on the same segments into out[otherAt]: the two recurrences run in
 * each other's waiting time.
 */
export function valueSpeedAndOtherInto(
  series: ChebyshevSeries,
  other: ChebyshevSeries,
  julianDayTt: number,
  out: Float64Array,
  at: number,
  otherAt: number,
): void {
  const { terms, coefficients, segmentDays } = series
  const position = (julianDayTt - series.startJd) / segmentDays
  const segment = Math.floor(position)
  const x2 = 4 * (position - segment) - 2
  const base = segment * terms
  const otherTerms = other.terms
  const otherCoefficients = other.coefficients
  const otherBase = segment * otherTerms
  let b1 = 0
  let b2 = 0
  let d1 = 0
  let d2 = 0
  let e1 = 0
  let e2 = 0
  let k = terms - 1
  for (; k >= otherTerms; k--) {
    const d = x2 * d1 + (2 * b1 - d2)
    d2 = d1
    d1 = d
    const b = x2 * b1 + (coefficients[base + k] - b2)
    b2 = b1
    b1 = b
  }
  for (; k > 0; k--) {
    const d = x2 * d1 + (2 * b1 - d2)
    d2 = d1
    d1 = d
    const b = x2 * b1 + (coefficients[base + k] - b2)
    b2 = b1
    b1 = b
    const e = x2 * e1 + (otherCoefficients[otherBase + k] - e2)
    e2 = e1
    e1 = e
  }
  out[at] = (0.5 * x2 * b1 + (coefficients[base] - b2)) * UNIT
  out[at + 1] = ((0.5 * x2 * d1 + (b1 - d2)) * UNIT * 2) / segmentDays
  out[otherAt] = (0.5 * x2 * e1 + (otherCoefficients[otherBase] - e2)) * UNIT
}
