import type { Vector } from './de405.ts'
import { fromSpherical } from './theories.ts'

/**
 * Small corrections that bring a theory to another ephemeris: in longitude, latitude and logarithm of distance, each a sum over
 * k = 0..harmonics of (a + b t) cos kL + (c + d t) sin kL, L the body's own longitude and t centuries from J2000. To first order that is
 * every change of axes, of orbital elements and of their rates, so what is fitted over one century may be carried into the next.
 */
export type Correction = { harmonics: number; coefficients: [Float64Array, Float64Array, Float64Array] }

type Spherical = { longitude: number; latitude: number; logDistance: number }

function spherical([x, y, z]: Vector): Spherical {
  const distance = Math.hypot(x, y, z)
  return { longitude: Math.atan2(y, x), latitude: Math.asin(z / distance), logDistance: Math.log(distance) }
}

function basis(harmonics: number, longitude: number, t: number): Float64Array {
  const values = new Float64Array(4 * harmonics + 2)
  values[0] = 1
  values[1] = t
  for (let k = 1; k <= harmonics; k++) {
    const cos = Math.cos(k * longitude)
    const sin = Math.sin(k * longitude)
    values.set([cos, t * cos, sin, t * sin], 4 * k - 2)
  }
  return values
}

/** Least squares over the days given; both arguments on the same axes. */
export function fitCorrection(
  harmonics: number,
  theory: (day: number) => Vector,
  truth: (day: number) => Vector,
  days: readonly number[],
): Correction {
  const size = 4 * harmonics + 2
  const normal = Array.from({ length: size }, () => new Float64Array(size))
  const right = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  for (const day of days) {
    const from = spherical(theory(day))
    const to = spherical(truth(day))
    const turn = to.longitude - from.longitude
    const residual = [turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI)), to.latitude - from.latitude, to.logDistance - from.logDistance]
    const row = basis(harmonics, from.longitude, (day - 2451545) / 36525)
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) normal[i][j] += row[i] * row[j]
      for (let axis = 0; axis < 3; axis++) right[axis][i] += row[i] * residual[axis]
    }
  }
  return { harmonics, coefficients: right.map((side) => solve(normal, side)) as Correction['coefficients'] }
}

export function applyCorrection({ harmonics, coefficients }: Correction, vector: Vector, day: number): Vector {
  const { longitude, latitude, logDistance } = spherical(vector)
  const row = basis(harmonics, longitude, (day - 2451545) / 36525)
  const [inLongitude, inLatitude, inDistance] = coefficients.map((side) => row.reduce((sum, value, index) => sum + value * side[index], 0))
  return fromSpherical(longitude + inLongitude, latitude + inLatitude, Math.exp(logDistance + inDistance))
}

/** Gaussian elimination with partial pivoting; the arguments are left alone. */
function solve(matrix: readonly Float64Array[], side: Float64Array): Float64Array {
  const size = side.length
  const rows = matrix.map((row, index) => Float64Array.of(...row, side[index]))
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++) if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row
    ;[rows[column], rows[pivot]] = [rows[pivot], rows[column]]
    for (let row = column + 1; row < size; row++) {
      const factor = rows[row][column] / rows[column][column]
      for (let index = column; index <= size; index++) rows[row][index] -= factor * rows[column][index]
    }
  }
  const result = new Float64Array(size)
  for (let row = size - 1; row >= 0; row--) {
    let sum = rows[row][size]
    for (let column = row + 1; column < size; column++) sum -= rows[row][column] * result[column]
    result[row] = sum / rows[row][row]
  }
  return result
}
