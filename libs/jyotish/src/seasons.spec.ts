import { loadEphemeris } from './node/load-ephemeris.ts'
import { chaturmas, pitruPaksha, sunEnters } from './seasons.ts'
import { findTransits } from './transits.ts'

const ephemeris = loadEphemeris()
const dayOf = (utc: string): string => new Date(Date.parse(utc) + 5.5 * 3_600_000).toISOString().slice(0, 10)
/** The Indian day in whose morning a tithi is in force: 18 hours after it begins that sunrise has been. */
const morningOf = (utc: string): string => new Date(Date.parse(utc) + (5.5 + 18) * 3_600_000).toISOString().slice(0, 10)

describe('seasons of the year', () => {
  it('finds the same entries of the Sun as the search of transits', () => {
    for (const year of [1950, 2026, 2027, 2060])
      for (const { at, to } of findTransits(ephemeris, {
        fromUtc: `${year}-01-02T00:00:00.000Z`,
        toUtc: `${year}-12-30T00:00:00.000Z`,
        grahas: ['sun'],
        kinds: ['ingress'],
      }))
        expect(Math.abs(Date.parse(sunEnters(ephemeris, year, Number(to))) - Date.parse(at))).toBeLessThan(60_000)
  })

  // Devshayani and Devuthani Ekadashi as Indian almanacs print them; 2023 and 2026 had an added month
  it.each([
    [2023, '2023-06-29', '2023-11-23'],
    [2024, '2024-07-17', '2024-11-12'],
    [2025, '2025-07-06', '2025-11-02'],
    [2026, '2026-07-25', '2026-11-21'],
    [2027, '2027-07-14', '2027-11-10'],
  ])('Chaturmas of %i', (year, from, to) => {
    const { startAt, endAt } = chaturmas(ephemeris, year)
    expect([morningOf(startAt), morningOf(endAt)]).toEqual([from, to])
  })

  // from the day on which the full moon ends to Mahalaya
  it.each([
    [2023, '2023-09-29', '2023-10-14'],
    [2024, '2024-09-18', '2024-10-02'],
    [2025, '2025-09-07', '2025-09-21'],
  ])('Pitru Paksha of %i', (year, from, to) => {
    const { startAt, endAt } = pitruPaksha(ephemeris, year)
    expect([dayOf(startAt), morningOf(endAt)]).toEqual([from, to])
  })
})
