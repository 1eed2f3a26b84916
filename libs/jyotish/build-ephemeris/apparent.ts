import { nearShare } from '../src/light-deflection.ts'
import type { Vector } from './de405.ts'
import { icrfToEclipticOfDate } from './frames.ts'
import { minus, plus, type Planet, type Sky } from './sky.ts'

/** Degrees on the mean ecliptic and equinox of date. */
export type Place = { longitude: number; latitude: number }

const DEGREES = 180 / Math.PI
/** au a day */
const LIGHT = 173.14463267424
/** 2GM/c^2 of the Sun, au */
const SUN_RADIUS = 1.97412574336e-8
const HALF_STEP = 0.005

function centuries(day: number): number {
  return (day - 2451545) / 36525
}

/** Derivative of a position, au a day, by the five-point rule. */
function velocity(position: (day: number) => Vector, day: number): Vector {
  const h = 4 * HALF_STEP
  const near = minus(position(day + h), position(day - h))
  const far = minus(position(day + 2 * h), position(day - 2 * h))
  return [0, 1, 2].map((axis) => (8 * near[axis] - far[axis]) / (12 * h)) as Vector
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function scaled(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor]
}

function unit(a: Vector): Vector {
  return scaled(a, 1 / Math.sqrt(dot(a, a)))
}

/** The Earth at an instant, worked out once for all bodies. */
export type Observer = { day: number; position: Vector; velocity: Vector; sun: Vector }

export function observerAt(sky: Sky, day: number): Observer {
  return { day, position: sky.earth(day), velocity: velocity((at) => sky.earth(at), day), sun: sky.sun(day) }
}

/** Direction to a body as it was when the light left it, from the observer's place. */
function lightTimed(position: (day: number) => Vector, observer: Observer): Vector {
  let emission = observer.day
  let direction: Vector = [0, 0, 0]
  for (let round = 0; round < 6; round++) {
    direction = minus(position(emission), observer.position)
    const next = observer.day - Math.sqrt(dot(direction, direction)) / LIGHT
    if (Math.abs(next - emission) < 1e-9) break
    emission = next
  }
  return direction
}

/** Deflection of a planet's light by the Sun away from it (Explanatory Supplement 1992, 3.315); `body` barycentric. */
function deflected(direction: Vector, body: Vector, observer: Observer): Vector {
  const u = unit(direction)
  const toBody = minus(body, observer.sun)
  const q = unit(toBody)
  const toEarth = minus(observer.position, observer.sun)
  const distance = Math.sqrt(dot(toEarth, toEarth))
  const e = scaled(toEarth, 1 / distance)
  // what lies near the Sun is too sharp for a polynomial: the engine adds it
  const elongation = Math.acos(Math.max(-1, Math.min(1, -dot(u, e)))) * DEGREES
  const factor = (SUN_RADIUS / distance / Math.max(1 + dot(q, e), 1e-9)) * (1 - nearShare(elongation))
  return plus(u, scaled(minus(scaled(e, dot(u, q)), scaled(q, dot(e, u))), factor))
}

/** Aberration by the observer's velocity, to the relativistic formula. */
function aberrated(direction: Vector, { velocity: motion }: Observer): Vector {
  const u = unit(direction)
  const beta = scaled(motion, 1 / LIGHT)
  const along = dot(u, beta)
  const inverseGamma = Math.sqrt(1 - dot(beta, beta))
  return scaled(plus(scaled(u, inverseGamma), scaled(beta, 1 + along / (1 + inverseGamma))), 1 / (1 + along))
}

function placeOf(direction: Vector, day: number): Place {
  const [x, y, z] = unit(icrfToEclipticOfDate(direction, centuries(day)))
  return { longitude: Math.atan2(y, x) * DEGREES, latitude: Math.asin(z) * DEGREES }
}

export function apparentSun(sky: Sky, observer: Observer): Place {
  const direction = lightTimed((day) => sky.sun(day), observer)
  return placeOf(aberrated(direction, observer), observer.day)
}

export function apparentMoon(sky: Sky, observer: Observer): Place {
  const direction = lightTimed((day) => plus(sky.earth(day), sky.moon(day)), observer)
  return placeOf(aberrated(direction, observer), observer.day)
}

export function apparentPlanet(sky: Sky, planet: Planet, observer: Observer): Place {
  const direction = lightTimed((day) => sky.planet(planet, day), observer)
  return placeOf(aberrated(deflected(direction, plus(observer.position, direction), observer), observer), observer.day)
}

/**
 * Longitude (degrees) of the ascending node of the ellipse that the Moon's place and velocity of the moment belong to, on the mean ecliptic
 * and equinox of date; geometric, without light-time.
 */
export function osculatingNode(sky: Sky, day: number): number {
  const t = centuries(day)
  const [x, y, z] = icrfToEclipticOfDate(sky.moon(day), t)
  const [vx, vy, vz] = icrfToEclipticOfDate(
    velocity((at) => sky.moon(at), day),
    t,
  )
  return Math.atan2(y * vz - z * vy, -(z * vx - x * vz)) * DEGREES
}
