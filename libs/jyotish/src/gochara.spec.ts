import { GRAHAS } from '@disha/contracts/chart'
import { computeChart } from './compute-chart.ts'
import { chandraBala, gochara, moonOfDay, tara, taraBala } from './gochara.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { birthAt } from '../testdata/reference.ts'

const ephemeris = loadEphemeris()
const natal = computeChart(birthAt('1990-04-12T01:00:00Z', 28.6139, 77.209, 19_800), ephemeris)
const GOOD: Record<string, number[]> = {
  sun: [3, 6, 10, 11],
  moon: [1, 3, 6, 7, 10, 11],
  mars: [3, 6, 11],
  mercury: [2, 4, 6, 8, 10, 11],
  jupiter: [2, 5, 7, 9, 11],
  venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
  saturn: [3, 6, 11],
  rahu: [3, 6, 10, 11],
  ketu: [3, 6, 10, 11],
}

describe('gochara', () => {
  it('is the chart of the moment, counted from the natal Moon and lagna', () => {
    let blocked = 0
    for (let month = 0; month < 120; month++) {
      const utc = new Date(Date.UTC(2015, month, 3, 7)).toISOString()
      const sky = computeChart(birthAt(utc, 28.6139, 77.209), ephemeris)
      const places = gochara(ephemeris, natal, utc)
      for (const { graha, sign, retrograde, houseFromMoon, houseFromLagna, good, vedhaBy } of places) {
        expect([graha, sign, retrograde]).toEqual([graha, sky.D1[graha].sign, sky.D1[graha].retrograde])
        expect((natal.D1.moon.sign + houseFromMoon - 1) % 12).toBe(sign)
        expect((natal.D1.lagna!.sign + houseFromLagna! - 1) % 12).toBe(sign)
        expect(good).toBe(GOOD[graha].includes(houseFromMoon))
        if (!good) expect(vedhaBy).toEqual([])
        expect(vedhaBy).not.toContain(graha)
        expect(new Set(vedhaBy.map((other) => places.find((place) => place.graha === other)!.houseFromMoon)).size).toBeLessThan(2)
        if (graha === 'sun') expect(vedhaBy).not.toContain('saturn')
        if (graha === 'saturn') expect(vedhaBy).not.toContain('sun')
        if (graha === 'moon') expect(vedhaBy).not.toContain('mercury')
        if (graha === 'mercury') expect(vedhaBy).not.toContain('moon')
        blocked += vedhaBy.length
      }
      expect(places.map(({ graha }) => graha)).toEqual([...GRAHAS])
    }
    expect(blocked).toBeGreaterThan(25)
  })

  it('Jupiter in the eleventh is blocked by Mars in the eighth, by no one else there is nothing to block', () => {
    const found = Array.from({ length: 600 }, (_, week) => new Date(Date.UTC(2010, 0, 1 + 7 * week)).toISOString())
      .map((utc) => gochara(ephemeris, natal, utc))
      .filter((places) => places.some(({ graha, houseFromMoon }) => graha === 'jupiter' && houseFromMoon === 11))
    expect(found.length).toBeGreaterThan(20)
    for (const places of found) {
      const jupiter = places.find(({ graha }) => graha === 'jupiter')!
      expect(jupiter.vedhaBy).toEqual(places.filter(({ houseFromMoon }) => houseFromMoon === 8).map(({ graha }) => graha))
    }
  })

  it('tara and chandra bala', () => {
    expect([1, 2, 3, 9, 10, 27].map((nakshatra) => tara(1, nakshatra))).toEqual([1, 2, 3, 9, 1, 9])
    expect([tara(20, 19), tara(20, 20), tara(27, 1)]).toEqual([9, 1, 2])
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((nakshatra) => taraBala(1, nakshatra))).toEqual([
      'mixed',
      'good',
      'bad',
      'good',
      'bad',
      'good',
      'bad',
      'good',
      'good',
    ])
    expect(Array.from({ length: 12 }, (_, house) => chandraBala(4, (4 + house) % 12))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((house) => GOOD['moon'].includes(house)),
    )
    const day = moonOfDay(ephemeris, natal, '2026-11-21T00:00:00Z')
    const sky = computeChart(birthAt('2026-11-21T00:00:00Z', 0, 0), ephemeris)
    expect(day).toMatchObject({ sign: sky.D1.moon.sign, nakshatra: sky.D1.moon.nakshatra })
    expect(day.tara).toBe(tara(natal.D1.moon.nakshatra, sky.D1.moon.nakshatra))
  })

  it('refuses an instant outside the ephemeris', () => {
    expect(() => gochara(ephemeris, natal, '2150-01-01T00:00:00Z')).toThrow(expect.objectContaining({ code: 'date_out_of_range' }) as Error)
  })
})
