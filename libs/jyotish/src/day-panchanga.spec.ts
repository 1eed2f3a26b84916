import { dayPanchanga, type DaySpan } from './day-panchanga.ts'
import { JyotishError } from './errors.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { referenceRows } from '../testdata/reference.ts'

type Span = [from: string, to: string]
type Element = { num: number; start: string; end: string; name?: string }
type DayRow = {
  id: string
  date: string
  time: string
  utcOffsetHours: number
  lat: number
  lon: number
  weekday: number
  sunriseHindu: string
  sunsetHindu: string
  nextSunriseHindu: string
  sunriseVisible: string
  sunsetVisible: string
} & Record<'tithi' | 'nakshatra' | 'yoga' | 'karana', Element> &
  Record<'rahuKalam' | 'yamaganda' | 'gulika' | 'abhijit', Span>

const ephemeris = loadEphemeris()
const HOUR = 3_600_000
const rows = referenceRows<DayRow>('day-timings')

const ms = (row: DayRow, local: string): number =>
  Date.parse(`${local.length === 8 ? `${row.date}T${local}` : local}Z`) - row.utcOffsetHours * HOUR
const midnight = (row: DayRow): string => new Date(ms(row, '00:00:00')).toISOString()
const days = rows.map((row) => ({
  row,
  hindu: dayPanchanga(ephemeris, midnight(row), row.weekday, row.lat, row.lon, 'hindu'),
  visible: dayPanchanga(ephemeris, midnight(row), row.weekday, row.lat, row.lon),
}))

describe('the days of the reference', () => {
  it('covers every weekday', () => {
    expect(rows.length).toBeGreaterThan(28)
    expect(new Set(rows.map(({ weekday }) => weekday)).size).toBe(7)
  })

  it('sunrise, sunset and the next sunrise within two seconds', () => {
    for (const { row, hindu, visible } of days) {
      const pairs: [string | null, string][] = [
        [hindu.sunriseAt, row.sunriseHindu],
        [hindu.sunsetAt, row.sunsetHindu],
        [hindu.nextSunriseAt, row.nextSunriseHindu],
        [visible.sunriseAt, row.sunriseVisible],
        [visible.sunsetAt, row.sunsetVisible],
      ]
      for (const [ours, theirs] of pairs) expect(Math.abs(Date.parse(ours!) - ms(row, theirs))).toBeLessThan(2000)
    }
  })

  it.each(['rahuKalam', 'yamaganda', 'gulika', 'abhijit'] as const)('%s within two seconds', (name) => {
    for (const { row, hindu } of days) {
      const span = hindu[name] as DaySpan
      const [from, to] = row[name]
      expect([row.id, Math.abs(Date.parse(span.startAt) - ms(row, from)) < 2000]).toEqual([row.id, true])
      expect([row.id, Math.abs(Date.parse(span.endAt) - ms(row, to)) < 2000]).toEqual([row.id, true])
    }
  })

  it.each(['tithi', 'nakshatra', 'yoga', 'karana'] as const)('%s: the one of the birth stands in its place within the day', (name) => {
    let compared = 0
    for (const { row, hindu } of days) {
      const at = ms(row, row.time)
      if (at < Date.parse(hindu.sunriseAt!) || at > Date.parse(hindu.nextSunriseAt!)) continue
      compared += 1
      const theirs = row[name]
      const ours = hindu[name].find(({ startAt, endAt }) => Date.parse(startAt) <= at && at < Date.parse(endAt))!
      expect([row.id, ours.number]).toEqual([row.id, theirs.num])
      expect(Math.abs(Date.parse(ours.startAt) - ms(row, theirs.start))).toBeLessThan(2000)
      expect(Math.abs(Date.parse(ours.endAt) - ms(row, theirs.end))).toBeLessThan(2000)
      if ('name' in ours) expect(ours.name).toBe(theirs.name)
    }
    expect(compared).toBeGreaterThan(20)
  })
})

describe('a day by itself', () => {
  it('each element follows the one before without a gap, covers the whole day, and none is passed over', () => {
    for (const { visible } of days) {
      for (const [elements, count, first] of [
        [visible.tithi, 30, 1],
        [visible.nakshatra, 27, 1],
        [visible.yoga, 27, 1],
        [visible.karana, 60, 1],
        [visible.moonSign, 12, 0],
      ] as const) {
        expect(Date.parse(elements[0].startAt)).toBeLessThanOrEqual(Date.parse(visible.sunriseAt!))
        expect(Date.parse(elements.at(-1)!.endAt)).toBeGreaterThanOrEqual(Date.parse(visible.nextSunriseAt!))
        elements.slice(1).forEach((element, index) => {
          const before = elements[index]
          expect(element.number).toBe(((before.number - first + 1) % count) + first)
          expect(Math.abs(Date.parse(element.startAt) - Date.parse(before.endAt))).toBeLessThan(20)
        })
      }
    }
  })

  it('the day after begins with the sunrise that ended this one, and with the element that was then in force', () => {
    for (const { row, visible } of days) {
      const next = dayPanchanga(
        ephemeris,
        new Date(Date.parse(midnight(row)) + 24 * HOUR).toISOString(),
        (row.weekday + 1) % 7,
        row.lat,
        row.lon,
      )
      expect(Math.abs(Date.parse(next.sunriseAt!) - Date.parse(visible.nextSunriseAt!))).toBeLessThan(1000)
      expect(next.tithi[0].number).toBe(visible.tithi.at(-1)!.number)
    }
  })

  it('has no sunrise and no parts of the daylight where the Sun stays up or down, and then runs by the clock', () => {
    const polar = dayPanchanga(ephemeris, '2026-06-20T22:00:00.000Z', 0, 69.65, 18.96)
    expect(polar).toMatchObject({ sunriseAt: null, sunsetAt: null, nextSunriseAt: null, rahuKalam: null, abhijit: null })
    expect(Date.parse(polar.tithi[0].startAt)).toBeLessThanOrEqual(Date.parse('2026-06-20T22:00:00Z'))
    expect(Date.parse(polar.tithi.at(-1)!.endAt)).toBeGreaterThanOrEqual(Date.parse('2026-06-21T22:00:00Z'))
  })

  it('refuses days that the ephemeris does not hold', () => {
    expect(() => dayPanchanga(ephemeris, '1899-12-01T00:00:00Z', 0, 20, 78)).toThrow(JyotishError)
    expect(() => dayPanchanga(ephemeris, '2100-02-01T00:00:00Z', 0, 20, 78)).toThrow(JyotishError)
  })
})
