import { longitudeAndSpeedInto } from './apparent-longitude.ts'
import { ayanamsaSpeed, meanAyanamsa } from './ayanamsa.ts'
import { meanNodeLongitude } from './earth-orientation.ts'
import { TRUE_NODE, UNIT, valueAndSpeedInto, valueAt, type Ephemeris } from './ephemeris.ts'
import { bends } from './light-deflection.ts'
import { MEAN_NODE } from './natal-set.ts'
import { centuries } from './time.ts'

/**
 * Searches that work on the stored polynomials themselves. A segment's polynomial is cut at the zeros of its derivative into monotone
 * pieces; every target angle between the ends of a piece is met exactly once in it, so nothing is missed between samples and nothing
 * is found twice.
 */

const MAX_TERMS = 40
const MEAN_NODE_SEGMENT_DAYS = 512
/** Half-width (in the segment's -1..1) below which a piece that cannot be decided is a touching point, no change of direction. */
const NARROWEST = 1e-7
const NEWTON_TOLERANCE = 1e-12
/** Degrees: far below the unit of the coefficients. */
const NO_DEFLECTION = 1e-11

/** One segment, made ready: coefficients in degrees, the middle (TT) and half length in days. */
type Segment = { middle: number; half: number; terms: number; value: Float64Array }

/** Values of f, f' and f'' (by x in -1..1) at the last evaluated point. */
const f = new Float64Array(3)

function evaluate(coefficients: Float64Array, terms: number, x: number): void {
  const x2 = 2 * x
  let b1 = 0
  let b2 = 0
  let d1 = 0
  let d2 = 0
  let e1 = 0
  let e2 = 0
  for (let k = terms - 1; k > 0; k--) {
    const e = x2 * e1 + (4 * d1 - e2)
    e2 = e1
    e1 = e
    const d = x2 * d1 + (2 * b1 - d2)
    d2 = d1
    d1 = d
    const b = x2 * b1 + (coefficients[k] - b2)
    b2 = b1
    b1 = b
  }
  f[0] = coefficients[0] + x * b1 - b2
  f[1] = b1 + x * d1 - d2
  f[2] = 2 * d1 + x * e1 - e2
}

/** What a search asks of one body. Targets are sidereal degrees in 0..360, rising. */
export type CrossingSearch = {
  ephemeris: Ephemeris
  /** a body number, or MEAN_NODE */
  body: number
  fromTt: number
  toTt: number
  targets: Float64Array
  /** called for each crossing with the index of the target, forward or backward, in order of time */
  onCrossing: (julianDayTt: number, target: number, forward: boolean) => void
  /** called for each station (zero of the apparent tropical speed), in order of time; `forward`: direct from now on */
  onStation?: (julianDayTt: number, forward: boolean) => void
}

/** Finds every crossing of the targets by a body's sidereal (Lahiri) longitude, and its stations. */
export function searchCrossings(search: CrossingSearch): void {
  const { ephemeris, body, fromTt, toTt, targets, onCrossing, onStation } = search
  const segment: Segment = { middle: 0, half: 0, terms: 0, value: new Float64Array(MAX_TERMS) }
  const station: Segment = { middle: 0, half: 0, terms: 0, value: new Float64Array(MAX_TERMS) }
  const turns = new Float64Array(MAX_TERMS)
  const series = body === MEAN_NODE ? null : ephemeris.longitudes[body]
  const startJd = series ? series.startJd : ephemeris.startJd
  const days = series ? series.segmentDays : MEAN_NODE_SEGMENT_DAYS
  const report = bends(body)
    ? (tt: number, target: number, forward: boolean): void => onCrossing(unbent(ephemeris, body, tt), target, forward)
    : onCrossing
  const first = Math.floor((fromTt - startJd) / days)
  const last = Math.floor((toTt - startJd) / days)
  let carried = NaN
  for (let index = first; index <= last; index++) {
    loadSegment(ephemeris, body, index, segment)
    const { middle, half } = segment
    const left = Math.max(-1, (fromTt - middle) / half)
    const right = Math.min(1, (toTt - middle) / half)
    if (!(left < right)) continue
    const count = derivativeZeros(segment, left, right, turns)
    if (onStation && body !== MEAN_NODE) reportStations(ephemeris, body, index, segment, station, left, right, turns, count, onStation)
    evaluate(segment.value, segment.terms, left)
    // two neighbouring polynomials differ by up to 1e-7 degree where they meet: going on from the old value leaves no gap between them
    let start = Number.isNaN(carried) ? f[0] : f[0] + nearestTurn(carried - f[0])
    let from = left
    for (let piece = 0; piece <= count; piece++) {
      const to = piece < count ? turns[piece] : right
      evaluate(segment.value, segment.terms, to)
      const end = f[0]
      crossingsInPiece(segment, from, to, start, end, targets, report)
      start = end
      from = to
    }
    carried = start
  }
}

const bent = new Float64Array(2)

/** A crossing moved to where the longitude with the light's deflection meets the angle; no planet is stationary so near the Sun. */
function unbent(ephemeris: Ephemeris, body: number, julianDayTt: number): number {
  let tt = julianDayTt
  for (let round = 0; round < 3; round++) {
    const straight = valueAt(ephemeris.longitudes[body], tt)
    longitudeAndSpeedInto(ephemeris, body, tt, bent, 0)
    const deflection = bent[0] - straight
    if (Math.abs(deflection) < NO_DEFLECTION) return tt
    tt = julianDayTt - deflection / bent[1]
  }
  return tt
}

/** The part of a difference that is no whole turn. */
function nearestTurn(difference: number): number {
  return difference - 360 * Math.round(difference / 360)
}

/** Sidereal (mean Lahiri) longitude of one segment. */
function loadSegment(ephemeris: Ephemeris, body: number, index: number, segment: Segment): void {
  const { value } = segment
  let days: number
  let startJd: number
  if (body === MEAN_NODE) {
    days = MEAN_NODE_SEGMENT_DAYS
    startJd = ephemeris.startJd
    const middle = startJd + (index + 0.5) * days
    segment.terms = 3
    loadParabola(meanNodeLongitude, middle, days / 2, value)
  } else {
    const series = ephemeris.longitudes[body]
    days = series.segmentDays
    startJd = series.startJd
    segment.terms = series.terms
    const base = index * series.terms
    for (let k = 0; k < series.terms; k++) value[k] = series.coefficients[base + k] * UNIT
  }
  segment.middle = startJd + (index + 0.5) * days
  segment.half = days / 2
  // over a segment the ayanamsa is a parabola to 1e-12 degree
  const before = meanAyanamsa('lahiri', segment.middle - segment.half)
  const at = meanAyanamsa('lahiri', segment.middle)
  const after = meanAyanamsa('lahiri', segment.middle + segment.half)
  const bend = (after + before - 2 * at) / 4
  value[0] -= at + bend
  value[1] -= (after - before) / 2
  value[2] -= bend
}

function loadParabola(angle: (t: number) => number, middle: number, half: number, value: Float64Array): void {
  const before = angle(centuries(middle - half))
  const at = angle(centuries(middle))
  const after = angle(centuries(middle + half))
  const bend = (after + before - 2 * at) / 4
  value[0] = at + bend
  value[1] = (after - before) / 2
  value[2] = bend
}

/**
 * Zeros of f' in left..right at which it changes sign, rising, into `zeros`; returns how many. An interval is ruled out by a bound on f'',
 * settled by a bound on f''' (then f' is monotone in it), or halved.
 */
function derivativeZeros(segment: Segment, left: number, right: number, zeros: Float64Array): number {
  const { value, terms } = segment
  let slope = 0
  let bound2 = 0
  let bound3 = 0
  for (let k = 2; k < terms; k++) {
    const size = Math.abs(value[k])
    const k2 = k * k
    slope += k2 * size
    bound2 += (size * k2 * (k2 - 1)) / 3
    bound3 += (size * k2 * (k2 - 1) * (k2 - 4)) / 15
  }
  if (Math.abs(value[1]) > slope) return 0
  return zerosBetween(value, terms, left, right, bound2, bound3, zeros, 0)
}

function zerosBetween(
  value: Float64Array,
  terms: number,
  left: number,
  right: number,
  bound2: number,
  bound3: number,
  zeros: Float64Array,
  count: number,
): number {
  const middle = (left + right) / 2
  const half = (right - left) / 2
  evaluate(value, terms, middle)
  if (Math.abs(f[1]) > bound2 * half || half < NARROWEST) return count
  if (Math.abs(f[2]) > bound3 * half) {
    evaluate(value, terms, left)
    const before = f[1]
    evaluate(value, terms, right)
    // a zero on the boundary belongs to the interval that ends there
    if (before !== 0 && before > 0 !== f[1] > 0) zeros[count++] = derivativeZero(value, terms, left, right, before > 0)
    return count
  }
  const next = zerosBetween(value, terms, left, middle, bound2, bound3, zeros, count)
  return zerosBetween(value, terms, middle, right, bound2, bound3, zeros, next)
}

/** The one zero of f' between left and right: Newton, kept inside by bisection. */
function derivativeZero(value: Float64Array, terms: number, left: number, right: number, falling: boolean): number {
  let low = left
  let high = right
  let x = (low + high) / 2
  for (let round = 0; round < 60; round++) {
    evaluate(value, terms, x)
    if (f[1] > 0 === falling) low = x
    else high = x
    let next = x - f[1] / f[2]
    if (!(next > low && next < high)) next = (low + high) / 2
    if (Math.abs(next - x) < NEWTON_TOLERANCE) return next
    x = next
  }
  return x
}

/**
 * Stations are zeros of the apparent tropical speed: precession and nutation move them by minutes from the zeros of the sidereal speed,
 * and for the node can make or undo one. The node shares the nutation's segments, so its polynomial is simply completed; a planet's
 * zeros are carried over by Newton's method.
 */
function reportStations(
  ephemeris: Ephemeris,
  body: number,
  index: number,
  sidereal: Segment,
  station: Segment,
  left: number,
  right: number,
  turns: Float64Array,
  count: number,
  onStation: (julianDayTt: number, forward: boolean) => void,
): void {
  const { middle, half } = sidereal
  if (body === TRUE_NODE) {
    loadTropicalNode(ephemeris, index, station)
    const zeros = new Float64Array(MAX_TERMS)
    const found = derivativeZeros(station, left, right, zeros)
    for (let zero = 0; zero < found; zero++) {
      evaluate(station.value, station.terms, zeros[zero])
      onStation(middle + half * zeros[zero], f[2] > 0)
    }
    return
  }
  const precession = ayanamsaSpeed(middle)
  for (let turn = 0; turn < count; turn++) {
    let x = turns[turn]
    for (let round = 0; round < 3; round++) {
      valueAndSpeedInto(ephemeris.nutationLongitude, middle + half * x, nutation, 0)
      evaluate(sidereal.value, sidereal.terms, x)
      x -= (f[1] + half * (precession + nutation[1])) / f[2]
    }
    onStation(middle + half * x, f[2] > 0)
  }
}

const nutation = new Float64Array(2)

function loadTropicalNode(ephemeris: Ephemeris, index: number, out: Segment): void {
  const node = ephemeris.longitudes[TRUE_NODE]
  const { terms, coefficients } = ephemeris.nutationLongitude
  out.terms = Math.max(node.terms, terms)
  out.value.fill(0)
  for (let k = 0; k < node.terms; k++) out.value[k] = node.coefficients[index * node.terms + k] * UNIT
  for (let k = 0; k < terms; k++) out.value[k] += coefficients[index * terms + k] * UNIT
}

function crossingsInPiece(
  segment: Segment,
  from: number,
  to: number,
  start: number,
  end: number,
  targets: Float64Array,
  onCrossing: (julianDayTt: number, target: number, forward: boolean) => void,
): void {
  const count = targets.length
  if (count === 0 || start === end) return
  const forward = end > start
  const low = forward ? start : end
  const high = forward ? end : start
  // the first target above `low` (forward: strictly; backward: at it), walking upwards through the turns; backward pieces are walked down
  let turn = 360 * Math.floor((forward ? low : high) / 360)
  if (forward) {
    let index = 0
    while (index < count && targets[index] + turn <= low) index++
    for (;;) {
      if (index === count) {
        index = 0
        turn += 360
      }
      const angle = targets[index] + turn
      if (angle > high) return
      onCrossing(crossing(segment, from, to, angle, true), index, true)
      index++
    }
  }
  let index = count - 1
  while (index >= 0 && targets[index] + turn >= high) index--
  for (;;) {
    if (index < 0) {
      index = count - 1
      turn -= 360
    }
    const angle = targets[index] + turn
    if (angle < low) return
    onCrossing(crossing(segment, from, to, angle, false), index, false)
    index--
  }
}

/** The Julian day (TT) in a monotone piece at which f meets an angle. */
function crossing(segment: Segment, from: number, to: number, angle: number, forward: boolean): number {
  const { value, terms } = segment
  let low = from
  let high = to
  let x = (from + to) / 2
  for (let round = 0; round < 60; round++) {
    evaluate(value, terms, x)
    const difference = f[0] - angle
    if (difference < 0 === forward) low = x
    else high = x
    let next = x - difference / f[1]
    if (!(next >= low && next <= high)) next = (low + high) / 2
    const step = next - x
    x = next
    if (Math.abs(step) < NEWTON_TOLERANCE) break
  }
  return segment.middle + segment.half * x
}
