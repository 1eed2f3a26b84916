import { computeChart } from './compute-chart.ts'
import { deltaTSeconds } from './delta-t.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { karanaName } from './panchanga.ts'
import { nextRising } from './sunrise.ts'
import { julianDayOf } from './time.ts'
import { birthAt, birthOf, localMs, maximum, referenceRows, type JyotishRow } from '../testdata/reference.ts'

const ephemeris = loadEphemeris()
const rows = referenceRows<JyotishRow>('jyotish').map((row) => ({ row, chart: computeChart(birthOf(row), ephemeris) }))
const ELEMENTS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const

describe('panchanga of the reference births', () => {
  it.each(ELEMENTS)('%s: number, begin and end within two seconds', (element) => {
    for (const { row, chart } of rows) {
      const theirs = row.panchanga[element]
      const ours = chart.panchanga[element]
      expect([row.birth.id, ours.number]).toEqual([row.birth.id, theirs.num])
      expect(Math.abs(Date.parse(ours.startAt) - localMs(row, theirs.start))).toBeLessThan(2000)
      expect(Math.abs(Date.parse(ours.endAt) - localMs(row, theirs.end))).toBeLessThan(2000)
    }
  })

  it('karana names and vara by either sunrise', () => {
    for (const { row, chart } of rows) {
      expect(chart.panchanga.karana.name).toBe(row.panchanga.karana.name)
      expect([row.birth.id, chart.panchanga.vara, chart.panchanga.varaVisible]).toEqual([
        row.birth.id,
        row.panchanga.vara,
        row.panchanga.varaVisible,
      ])
    }
  })

  it('sunrise and sunset of the civil date within a second', () => {
    for (const { row, chart } of rows) {
      const pairs: [string | null, string][] = [
        [chart.panchanga.sunriseAt, row.panchanga.sunriseHindu],
        [chart.panchanga.sunsetAt, row.panchanga.sunsetHindu],
        [chart.panchanga.visibleSunriseAt, row.panchanga.sunriseVisible],
        [chart.panchanga.visibleSunsetAt, row.panchanga.sunsetVisible],
      ]
      // the reference is rounded to the second
      for (const [ours, theirs] of pairs) expect(Math.abs(Date.parse(ours!) - localMs(row, theirs))).toBeLessThan(1500)
    }
  })
})

type SunriseRow = [
  place: string,
  latitude: number,
  longitude: number,
  midnight: number,
  riseHindu: number,
  setHindu: number,
  riseVisible: number,
  setVisible: number,
]

describe('sunrise', () => {
  it.each([
    ['rise', 'hindu', 4],
    ['set', 'hindu', 5],
    ['rise', 'visible', 6],
    ['set', 'visible', 7],
  ] as const)('%s, %s: within a second at 100 places and dates', (event, kind, column) => {
    const differences = referenceRows<SunriseRow>('sunrise').map((row) => {
      const found = nextRising(ephemeris, event, kind, row[3], deltaTSeconds(row[3]), row[1], row[2])
      return (found! - row[column]) * 86_400
    })
    expect(differences.length).toBe(100)
    expect(maximum(differences)).toBeLessThan(1)
  })

  it('is none where the Sun stays up or down, and the vara then turns at 06:00 local mean time', () => {
    const tromso = (utc: string) => computeChart(birthAt(utc, 69.65, 18.96, 3600), ephemeris).panchanga
    expect(tromso('2000-06-21T12:00:00Z')).toMatchObject({ sunriseAt: null, sunsetAt: null, vara: 3 })
    expect(tromso('2000-12-21T12:00:00Z')).toMatchObject({ sunriseAt: null, visibleSunriseAt: null, vara: 4 })
    // 06:00 local mean time of 18.96° east is 04:44 UTC
    expect(tromso('2000-06-21T04:40:00Z').vara).toBe(2)
    expect(tromso('2000-06-21T04:48:00Z').vara).toBe(3)
  })

  it('always comes after the instant asked for, and within a day and an hour of it', () => {
    for (let hour = 0; hour < 200; hour++) {
      const after = julianDayOf('2012-02-27T00:00:00Z') + hour / 7
      for (const event of ['rise', 'set'] as const) {
        const found = nextRising(ephemeris, event, 'visible', after, 66.6, 60.17, 24.94)!
        expect(found).toBeGreaterThan(after)
        expect(found).toBeLessThan(after + 1.01)
        expect(nextRising(ephemeris, event, 'visible', found - 1e-4, 66.6, 60.17, 24.94)).toBeCloseTo(found, 6)
      }
    }
  })
})

describe('panchanga by itself', () => {
  it('each element begins where the last one ended, and no number is passed over, through a year', () => {
    for (const [element, count] of [
      ['tithi', 30],
      ['nakshatra', 27],
      ['yoga', 27],
      ['karana', 60],
    ] as const) {
      let at = Date.parse('2023-01-01T00:00:00Z')
      let before = computeChart(birthAt(new Date(at).toISOString(), 13, 80, 19_800), ephemeris).panchanga[element]
      for (let index = 0; index < 120; index++) {
        at = Date.parse(before.endAt) + 1000
        const now = computeChart(birthAt(new Date(at).toISOString(), 13, 80, 19_800), ephemeris).panchanga[element]
        expect(now.number).toBe((before.number % count) + 1)
        expect(Math.abs(Date.parse(now.startAt) - Date.parse(before.endAt))).toBeLessThan(20)
        before = now
      }
    }
  })

  it('stays whole at the ends of the ephemeris', () => {
    for (const utc of ['1899-12-30T06:00:00Z', '2100-01-04T20:00:00Z']) {
      const { panchanga } = computeChart(birthAt(utc, -33.9, 151.2, 36_000), ephemeris)
      for (const element of ELEMENTS) {
        expect(Date.parse(panchanga[element].startAt)).toBeLessThanOrEqual(Date.parse(utc))
        expect(Date.parse(panchanga[element].endAt)).toBeGreaterThan(Date.parse(utc))
      }
    }
  })

  it('names the sixty karanas', () => {
    const names = Array.from({ length: 60 }, (_, index) => karanaName(index + 1))
    expect(names[0]).toBe('Kimstughna')
    expect(names.slice(1, 9)).toEqual(['Bava', 'Balava', 'Kaulava', 'Taitila', 'Garaja', 'Vanija', 'Vishti', 'Bava'])
    expect(names.slice(56)).toEqual(['Vishti', 'Shakuni', 'Chatushpada', 'Naga'])
  })
})
