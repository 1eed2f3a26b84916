import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * JPL DE405 as Debian ships it: `casacore-data-jpl-de405` 2007.07.05+ds.1-1, the file
 * /usr/share/casacore/data/ephemerides/DE405/table.f0i. Public domain (a work of the US Government); 1959-12-09 to 2060-01-17.
 * The file is a casacore array column: records of 1018 little-endian doubles, each after a 16-byte header, one for every 32 days.
 */
export const DE405_SHA256 = 'c3d283d26b4117a1f607df9868ab14d7e0dacf2a8366c677723466746b06486d'

const FIRST_DATA = 28
const RECORD_BYTES = 8160
const RECORDS = 1143
const RECORD_DAYS = 32
export const DE405_START = 2436912.5
export const DE405_END = DE405_START + RECORDS * RECORD_DAYS
const KM_PER_AU = 149597870.691
const EARTH_MOON_RATIO = 81.30056

/** First coefficient in a record, coefficients a component, intervals a record. */
const LAYOUT = {
  mercury: [0, 14, 4],
  venus: [168, 10, 2],
  earthMoonBarycentre: [228, 13, 2],
  mars: [306, 11, 1],
  jupiter: [339, 8, 1],
  saturn: [363, 7, 1],
  moon: [438, 13, 8],
  sun: [750, 11, 2],
} as const
export type De405Body = keyof typeof LAYOUT

export type Vector = [number, number, number]

/** Positions in au on the axes of the ICRF, from the solar system's barycentre (the Moon's from the Earth's centre). */
export class De405 {
  readonly #data: Float64Array

  /** @throws Error when the file is another one than the build was made with */
  constructor(path: string) {
    const bytes = readFileSync(path)
    const sum = createHash('sha256').update(bytes).digest('hex')
    if (sum !== DE405_SHA256) throw new Error(`${path}: SHA-256 is ${sum}, not ${DE405_SHA256}`)
    this.#data = new Float64Array(RECORDS * 1018)
    for (let record = 0; record < RECORDS; record++)
      for (let index = 0; index < 1018; index++)
        this.#data[record * 1018 + index] = bytes.readDoubleLE(FIRST_DATA + record * RECORD_BYTES + 8 * index)
  }

  position(body: De405Body, julianDay: number): Vector {
    const [first, terms, intervals] = LAYOUT[body]
    const record = Math.min(Math.max(Math.floor((julianDay - DE405_START) / RECORD_DAYS), 0), RECORDS - 1)
    const within = ((julianDay - DE405_START - record * RECORD_DAYS) / RECORD_DAYS) * intervals
    const interval = Math.min(Math.max(Math.floor(within), 0), intervals - 1)
    const x = 2 * (within - interval) - 1
    const result: Vector = [0, 0, 0]
    for (let axis = 0; axis < 3; axis++) {
      const base = record * 1018 + first + (interval * 3 + axis) * terms
      let b1 = 0
      let b2 = 0
      for (let k = terms - 1; k > 0; k--) {
        const b = this.#data[base + k] + 2 * x * b1 - b2
        b2 = b1
        b1 = b
      }
      result[axis] = (this.#data[base] + x * b1 - b2) / KM_PER_AU
    }
    return result
  }

  /** The Earth's centre. */
  earth(julianDay: number): Vector {
    const barycentre = this.position('earthMoonBarycentre', julianDay)
    const moon = this.position('moon', julianDay)
    return [0, 1, 2].map((axis) => barycentre[axis] - moon[axis] / (1 + EARTH_MOON_RATIO)) as Vector
  }
}
