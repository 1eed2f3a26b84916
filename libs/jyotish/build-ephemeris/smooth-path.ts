import type { Vector } from './de405.ts'

/**
 * A position over time that is dear to evaluate, as polynomials fitted when first asked for: each segment of `days` through `nodes`
 * Chebyshev points. With the lengths that DE405 itself uses nothing above 1e-12 au is lost.
 */
export class SmoothPath {
  readonly #position: (day: number) => Vector
  readonly #days: number
  readonly #nodes: number
  readonly #segments = new Map<number, Float64Array>()

  constructor(position: (day: number) => Vector, days: number, nodes: number) {
    this.#position = position
    this.#days = days
    this.#nodes = nodes
  }

  at(day: number): Vector {
    const segment = Math.floor(day / this.#days)
    let coefficients = this.#segments.get(segment)
    if (!coefficients) {
      coefficients = this.#fit(segment)
      this.#segments.set(segment, coefficients)
    }
    const x = 2 * (day / this.#days - segment) - 1
    const result: Vector = [0, 0, 0]
    for (let axis = 0; axis < 3; axis++) {
      const base = axis * this.#nodes
      let b1 = 0
      let b2 = 0
      for (let k = this.#nodes - 1; k > 0; k--) {
        const b = coefficients[base + k] + 2 * x * b1 - b2
        b2 = b1
        b1 = b
      }
      result[axis] = coefficients[base] + x * b1 - b2
    }
    return result
  }

  #fit(segment: number): Float64Array {
    const nodes = this.#nodes
    const angles = Array.from({ length: nodes }, (_, node) => (Math.PI * (node + 0.5)) / nodes)
    const values = angles.map((angle) => this.#position((segment + 0.5 + 0.5 * Math.cos(angle)) * this.#days))
    const coefficients = new Float64Array(3 * nodes)
    for (let axis = 0; axis < 3; axis++)
      for (let k = 0; k < nodes; k++) {
        const sum = values.reduce((total, value, node) => total + value[axis] * Math.cos(k * angles[node]), 0)
        coefficients[axis * nodes + k] = ((k === 0 ? 1 : 2) / nodes) * sum
      }
    return coefficients
  }
}
