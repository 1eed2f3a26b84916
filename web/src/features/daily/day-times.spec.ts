import type { DailyInsightsResponse } from '@disha/contracts/api/daily'
import { elongationAt, phaseOf, shareOf, shiftDate, zonedTime } from './day-times.ts'
import { houseFromMoon, natalMoonOf, taraOf } from './own-moon.ts'

it('reads the clock of a place, to the nearest minute', () => {
  expect(zonedTime('2026-11-21T01:19:29Z', 'Asia/Kolkata')).toEqual({ date: '2026-11-21', time: '06:49' })
  expect(zonedTime('2026-11-21T01:19:31Z', 'Asia/Kolkata')).toEqual({ date: '2026-11-21', time: '06:50' })
  expect(zonedTime('2026-11-21T18:30:00Z', 'Asia/Kolkata')).toEqual({ date: '2026-11-22', time: '00:00' })
})

it('turns days over months, leap days and years', () => {
  expect([shiftDate('2026-12-31', 1), shiftDate('2028-02-28', 1), shiftDate('2026-03-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-02-28',
  ])
})

it('places an instant on the line of a day', () => {
  expect(shareOf(Date.parse('2026-11-21T06:00:00Z'), '2026-11-21T00:00:00Z', '2026-11-21T12:00:00Z')).toBe(0.5)
})

it('draws the Moon by the tithi', () => {
  const tithi = (number: number) =>
    ({ tithi: [{ number, startAt: '2026-11-21T00:00:00Z', endAt: '2026-11-22T00:00:00Z' }] }) as unknown as DailyInsightsResponse
  const noon = Date.parse('2026-11-21T12:00:00Z')
  expect(elongationAt(tithi(1), noon)).toBe(6)
  expect(elongationAt(tithi(15), noon)).toBe(174)
  expect([3, 90, 182, 270, 357].map(phaseOf)).toEqual(['new', 'waxing', 'full', 'waning', 'new'])
})

describe('the visitor’s own Moon', () => {
  const natal = { sign: 9, nakshatra: 22 }

  it('counts houses from its rashi and taras from its nakshatra', () => {
    expect([9, 10, 8, 4].map((sign) => houseFromMoon(natal, sign))).toEqual([1, 2, 12, 8])
    expect([22, 23, 21, 4, 13].map((nakshatra) => taraOf(natal, nakshatra))).toEqual([1, 2, 9, 1, 1])
  })

  it('is taken from the chart of the preview, where there is one', () => {
    const chart = {
      lagnaSign: null,
      lagnaDegree: null,
      moonNakshatra: 22,
      moonPada: 4,
      grahas: [{ graha: 'moon', sign: 9, degree: 21, retrograde: false }],
    }
    expect(natalMoonOf(chart)).toEqual(natal)
    expect(natalMoonOf({ ...chart, grahas: [] })).toBeNull()
    expect(natalMoonOf(undefined)).toBeNull()
  })
})
