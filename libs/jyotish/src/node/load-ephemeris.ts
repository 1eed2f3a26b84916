import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readEphemeris } from '../ephemeris-file.ts'
import type { Ephemeris } from '../ephemeris.ts'

let loaded: Ephemeris | undefined

/** The ephemeris that ships with this package (1900-2099), read on first use and kept. */
export function loadEphemeris(): Ephemeris {
  loaded ??= readEphemeris(readFileSync(path.join(import.meta.dirname, 'ephemeris.bin')))
  return loaded
}
