import { normalise180, RADIANS } from './angle.ts'
import { JUPITER, MARS, MERCURY, SATURN, VENUS } from './ephemeris.ts'

/**
 * The Sun bends the light of a planet that stands behind it, by up to 1.7" within a day or two: far too sharp for the polynomials. They hold
 * the bending weighted by 1 - w, w falling from 1 within 5° of the Sun to 0 at 20°; here the rest is given, by the formula for small angles.
 */
const NEAR = 5
const FAR = 20
const LIMB = 0.2666
/**
 * Behind the disc light is bent by the mass nearer to the axis only: 1 - exp(-(r / 0.3)^2) of it, r in solar radii, is within a few hundredths
 * of solar models (half the mass within a quarter of the radius). Squared degrees.
 */
const CORE = (0.3 * LIMB) ** 2
const CENTRE = 1e-8
/** 4GM / (c^2 au) in degrees times degrees: bending at one degree for a body at infinity. */
const STRENGTH = (4 * 0.98706e-8) / RADIANS / RADIANS
/** Mean distance from the Sun over that distance + 1 au: what is left of the bending for a body at a finite distance, beyond the Sun. */
const SHARES = new Float64Array(7)
for (const [body, distance] of [
  [MERCURY, 0.3871],
  [VENUS, 0.7233],
  [MARS, 1.5237],
  [JUPITER, 5.2026],
  [SATURN, 9.5549],
]) {
  SHARES[body] = distance / (distance + 1)
}

/** Whether the Sun can bend a body's light: it is a planet. */
export function bends(body: number): boolean {
  return SHARES[body] > 0
}

/** The share of the bending that is left to this module at an elongation in degrees. */
export function nearShare(elongation: number): number {
  if (elongation <= NEAR) return 1
  if (elongation >= FAR) return 0
  const x = (FAR - elongation) / (FAR - NEAR)
  return x * x * x * (10 + x * (6 * x - 15))
}

/**
 * Adds what the Sun bends a planet's light by to its longitude and speed in out[at] and out[at + 1] and to its latitude in
 * out[latitudeAt], degrees and degrees a day. Nothing for Sun, Moon and node, and nothing for Mercury and Venus on the near side of the Sun,
 * where they fall behind it.
 */
export function bendInto(body: number, sunLongitude: number, sunSpeed: number, out: Float64Array, at: number, latitudeAt: number): void {
  const away = normalise180(out[at] - sunLongitude)
  if (away >= FAR || away <= -FAR) return
  const share = SHARES[body]
  const speed = out[at + 1] - sunSpeed
  if (share === 0 || (speed < 0 && (body === MERCURY || body === VENUS))) return
  const latitude = out[latitudeAt]
  const square = away * away + latitude * latitude
  const elongation = Math.sqrt(square)
  if (elongation >= FAR) return
  const amount = STRENGTH * share * nearShare(elongation)
  // bending per degree from the Sun's centre, and its derivative by the square of the elongation
  let bending = 1 / square
  let slope = -1 / (square * square)
  if (square < LIMB * LIMB) {
    const inside = Math.max(square, CENTRE)
    const outer = Math.exp(-inside / CORE)
    bending = (1 - outer) / inside
    slope = (outer / CORE - bending) / inside
  }
  out[at] += amount * away * bending
  out[latitudeAt] += amount * latitude * bending
  out[at + 1] += amount * speed * (bending + 2 * away * away * slope)
}
