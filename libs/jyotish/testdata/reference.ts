import type { BirthInput } from '@disha/contracts/birth'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Rows of a file in `testdata`; its first line says what they are and where they come from. */
export function referenceRows<Row>(name: string): Row[] {
  const lines = readFileSync(path.join(import.meta.dirname, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.slice(1).map((line) => JSON.parse(line) as Row)
}

/** A birth at a UTC instant with an exact time. */
export function birthAt(utc: string, latitude: number, longitude: number, utcOffsetSeconds = 0): BirthInput {
  const birthLocal = new Date(Date.parse(utc) + utcOffsetSeconds * 1000).toISOString().slice(0, 19)
  return { birthLocal, timeZone: 'UTC', utc, utcOffsetSeconds, latitude, longitude, placeName: 'test', precision: { kind: 'exact' } }
}

export type PositionRow = {
  id: string
  utc: string
  latitude: number
  longitude: number
  deltaTSeconds: number
  tropical: [number, number, number][]
  ascendant: number
  midheaven: number
  ayanamsa: number
  tags: string[]
}

type Element = { num: number; start: string; end: string; name?: string }

export type JyotishRow = {
  birth: { id: string; date: string; time: string; utcOffsetHours: number; lat: number; lon: number; jdUt: number }
  ayanamsa: { lahiri: number; lahiriNoNutation: number; trueCitra: number; trueCitraNoNutation: number }
  positions: Record<string, [number, number | null]>
  vargas: Record<string, string>
  vargasMeanNode: Record<string, string>
  nakshatra: Record<string, [number, number]>
  panchanga: {
    sunriseHindu: string
    sunsetHindu: string
    sunriseVisible: string
    sunsetVisible: string
    vara: number
    varaVisible: number
    tithi: Element
    nakshatra: Element
    yoga: Element
    karana: Element
  }
  vimshottari: { balanceYears: number; startLord: string; julian: [string, string][]; sidereal: string[] }
  sadeSati: [number, string, string][]
  retrograde: string[]
}

/** Strengths of the same births, with the true node. Seven grahas in the usual order. */
export type StrengthRow = {
  id: string
  bav: number[][]
  sav: number[]
  pinda: [rashi: number[], graha: number[], shodhya: number[]]
  alt: { moon: number[]; venus: number[]; sav: number[] }
  direct: Record<
    'uccha' | 'saptavargaja' | 'ojayugma' | 'kendra' | 'drekkana' | 'dig' | 'nathonnatha' | 'tribhaga' | 'ayanaFromEclipticDeclination',
    number[]
  > & { varaLord: string; horaLordEqual: string; horaLordTemporal: string; drishtiMatrix: number[][] }
  raman: Record<'paksha' | 'vara' | 'hora' | 'ayana' | 'cheshta' | 'drik', number[]> & { benefics: string[] }
  karakas7: string[]
  karakas8: string[]
  arudha: number[]
  /** the stronger of two lords, by another program's steps */
  arudhaPeer: number[]
  combust: string[]
  kaalSarp: boolean
  yogas: string[]
}

/** Reference names of the grahas in the engine's order. */
export const SHORT_NAMES = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'] as const

export function birthOf({ birth }: JyotishRow): BirthInput {
  const offset = Math.round(birth.utcOffsetHours * 3600)
  const utc = new Date(Date.parse(`${birth.date}T${birth.time}Z`) - offset * 1000).toISOString()
  return birthAt(utc, birth.lat, birth.lon, offset)
}

/** Milliseconds of a local time of a row. */
export function localMs(row: JyotishRow, local: string): number {
  return Date.parse(`${local}Z`) - row.birth.utcOffsetHours * 3_600_000
}

/** Signed difference of two angles in arcseconds. */
export function arcseconds(a: number, b: number): number {
  const difference = a - b
  return (difference - 360 * Math.round(difference / 360)) * 3600
}

export function maximum(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}

export function rms(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}

/** Repeatable random numbers in 0..1 (Park and Miller). */
export function randoms(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
