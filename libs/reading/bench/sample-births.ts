import type { BirthInput } from '@disha/contracts/birth'
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
