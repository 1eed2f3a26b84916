import type { BirthInput } from '@disha/contracts/birth'
import { computeChart } from '../src/compute-chart.ts'
import { doshas } from '../src/doshas.ts'
import { loadEphemeris } from '../src/node/load-ephemeris.ts'
import { YOGA_RULES } from '../src/yogas/rules.ts'
import { yogas } from '../src/yogas/yogas.ts'

/** Latitude and longitude of large Indian cities from all over the country. */
const PLACES: readonly (readonly [number, number])[] = [
  [28.61, 77.21],
  [19.08, 72.88],
  [22.57, 88.36],
  [13.08, 80.27],
  [17.39, 78.49],
  [12.97, 77.59],
  [23.02, 72.57],
  [26.85, 80.95],
  [25.59, 85.14],
  [9.93, 76.27],
  [16.51, 80.65],
  [9.93, 78.12],
]
const FIRST = Date.UTC(1950, 0, 1)
const LAST = Date.UTC(2010, 0, 1)
const SEED = 19_470_815

export type Counts = Record<string, { formed: number; cancelled: number; near: number }>

/**
 * How often each yoga and dosha occurs among the first births of the fixed sample: any minute of 1950-2009, places in turn. What never occurs is
 * there with noughts.
 */
export function countOccurrences(births: number): Counts {
  const counts: Counts = Object.fromEntries(YOGA_RULES.map(({ id }) => [id, { formed: 0, cancelled: 0, near: 0 }]))
  let state = SEED
  for (let index = 0; index < births; index++) {
    state = (state * 48_271) % 2_147_483_647
    const chart = computeChart(birthAt(FIRST + (state / 2_147_483_647) * (LAST - FIRST), index), loadEphemeris())
    for (const { id, status } of [...yogas(chart, loadEphemeris()), ...doshas(chart)]) {
      const count = (counts[id] ??= { formed: 0, cancelled: 0, near: 0 })
      if (status !== 'absent') count[status]++
    }
  }
  return counts
}

function birthAt(ms: number, index: number): BirthInput {
  const [latitude, longitude] = PLACES[index % PLACES.length]
  const minute = Math.floor(ms / 60_000) * 60_000
  return {
    birthLocal: new Date(minute + 19_800_000).toISOString().slice(0, 19),
    timeZone: 'Asia/Kolkata',
    utc: new Date(minute).toISOString(),
    utcOffsetSeconds: 19_800,
    latitude,
    longitude,
    placeName: '',
    precision: { kind: 'exact' },
  }
}
