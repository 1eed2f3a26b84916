import elp from 'astronomia/data/elpMppDeFull'
import earth from 'astronomia/data/vsop87Bearth'
import jupiter from 'astronomia/data/vsop87Bjupiter'
import mars from 'astronomia/data/vsop87Bmars'
import mercury from 'astronomia/data/vsop87Bmercury'
import neptune from 'astronomia/data/vsop87Bneptune'
import saturn from 'astronomia/data/vsop87Bsaturn'
import uranus from 'astronomia/data/vsop87Buranus'
import venus from 'astronomia/data/vsop87Bvenus'
import type { Vector } from './de405.ts'

type Series = Readonly<Record<string, readonly (readonly number[])[]>>

const PLANETS = { earth, jupiter, mars, mercury, neptune, saturn, uranus, venus }
export type VsopBody = keyof typeof PLANETS

/** One flattened table: amplitude, phase and frequency of the terms of each power of time. */
type Flat = { powers: number[]; starts: number[]; terms: Float64Array; width: number }

function flatten(series: Series, width: number): Flat {
  const powers = Object.keys(series).map(Number)
  const starts = [0]
  const numbers: number[] = []
  for (const power of powers) {
    for (const row of series[String(power)]) for (let index = 0; index < width; index++) numbers.push(row[index] ?? 0)
    starts.push(numbers.length / width)
  }
  return { powers, starts, terms: Float64Array.from(numbers), width }
}

function vsopSum({ powers, starts, terms }: Flat, t: number): number {
  let total = 0
  for (let block = 0; block < powers.length; block++) {
    let sum = 0
    for (let term = starts[block + 1] - 1; term >= starts[block]; term--)
      sum += terms[3 * term] * Math.cos(terms[3 * term + 1] + terms[3 * term + 2] * t)
    total += sum * t ** powers[block]
  }
  return total
}

const flatPlanets = new Map<VsopBody, { L: Flat; B: Flat; R: Flat }>()

/** VSOP87B (Bretagnon and Francou 1988): heliocentric au on the dynamical ecliptic and equinox J2000. */
export function vsopPosition(body: VsopBody, julianDay: number): Vector {
  let flat = flatPlanets.get(body)
  if (!flat) {
    const data = PLANETS[body] as Record<'L' | 'B' | 'R', Series>
    flat = { L: flatten(data.L, 3), B: flatten(data.B, 3), R: flatten(data.R, 3) }
    flatPlanets.set(body, flat)
  }
  const t = (julianDay - 2451545) / 365250
  return fromSpherical(vsopSum(flat.L, t), vsopSum(flat.B, t), vsopSum(flat.R, t))
}

const moonData = elp as unknown as Record<'L' | 'B' | 'R', Series> & { W1: number[] }
const flatMoon = { L: flatten(moonData.L, 6), B: flatten(moonData.B, 6), R: flatten(moonData.R, 6) }
const ARCSECOND = Math.PI / 648_000
const KM_PER_AU = 149597870.691

function elpSum({ powers, starts, terms }: Flat, t: number): number {
  let total = 0
  for (let block = 0; block < powers.length; block++) {
    let sum = 0
    for (let term = starts[block + 1] - 1; term >= starts[block]; term--) {
      const at = 6 * term
      sum += terms[at] * Math.sin(terms[at + 1] + t * (terms[at + 2] + t * (terms[at + 3] + t * (terms[at + 4] + t * terms[at + 5]))))
    }
    total += sum * t ** powers[block]
  }
  return total
}

function horner(t: number, coefficients: readonly number[]): number {
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
}

/** ELP/MPP02, fit to DE405 (Chapront and Francou 2003), all terms: geocentric au on the inertial mean ecliptic and equinox J2000. */
export function elpPosition(julianDay: number): Vector {
  const t = (julianDay - 2451545) / 36525
  const [x, y, z] = fromSpherical(
    horner(t, moonData.W1) + elpSum(flatMoon.L, t) * ARCSECOND,
    elpSum(flatMoon.B, t) * ARCSECOND,
    elpSum(flatMoon.R, t) / KM_PER_AU,
  )
  const p = horner(t, [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14])
  const q = horner(t, [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14])
  const root = 2 * Math.sqrt(1 - p * p - q * q)
  return [
    (1 - 2 * p * p) * x + 2 * p * q * y + p * root * z,
    2 * p * q * x + (1 - 2 * q * q) * y - q * root * z,
    -p * root * x + q * root * y + (1 - 2 * p * p - 2 * q * q) * z,
  ]
}

export function fromSpherical(longitude: number, latitude: number, distance: number): Vector {
  const cos = Math.cos(latitude)
  return [distance * cos * Math.cos(longitude), distance * cos * Math.sin(longitude), distance * Math.sin(latitude)]
}
