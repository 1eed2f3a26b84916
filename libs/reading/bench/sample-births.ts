import type { BirthInput } from '@disha/contracts/birth'
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { Composer } from '../src/compose/composer.ts'
import { seededRandom } from '../src/compose/hash.ts'

/** Random births of Indian latitudes, 1950-2005, the same each time. */
export function sampleBirths(count: number, seed: string): BirthInput[] {
  const random = seededRandom(seed)
  const from = Date.UTC(1950, 0, 1)
  const span = Date.UTC(2005, 11, 31) - from
  return Array.from({ length: count }, () => {
    const minute = Math.floor((from + random() * span) / 60_000) * 60_000
    const latitude = 8 + random() * 25
    const longitude = 70 + random() * 20
    return {
      birthLocal: new Date(minute + 19_800_000).toISOString().slice(0, 19),
      timeZone: 'Asia/Kolkata',
      utc: new Date(minute).toISOString(),
      utcOffsetSeconds: 19_800,
      latitude,
      longitude,
      placeName: 'India',
      precision: { kind: 'exact' as const },
    }
  })
}

/** The sky differs from one decade to another: where that counts, each birth is asked about one of these days in turn. */
export const AS_OF_DAYS = ['2022-01-01', '2026-01-01', '2030-01-01', '2034-01-01', '2038-01-01'] as const

const ephemeris = loadEphemeris()

/** The chart of a birth as a reading sees it that was asked nothing. */
export const askedNothing = (birth: BirthInput, asOf: string): Composer =>
  new Composer({
    birth,
    chart: computeChart(birth, ephemeris),
    ephemeris,
    person: { name: 'x' },
    concern: '',
    topics: [],
    language: 'english',
    seed: 'x',
    asOf,
    displayTimeZone: 'Asia/Kolkata',
  })
