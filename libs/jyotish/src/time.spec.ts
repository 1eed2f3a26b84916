import { centuries, decimalYear, julianDayOf, utcOf } from './time.ts'
import { randoms } from '../testdata/reference.ts'

describe('instants', () => {
  it('are written as Date writes them, on every day of the file and at random milliseconds', () => {
    const random = randoms(9)
    for (let day = Date.UTC(1780, 0, 1); day < Date.UTC(2230, 0, 1); day += 86_400_000) {
      const ms = day + Math.floor(random() * 86_400_000)
      const text = utcOf(2440587.5 + ms / 86_400_000)
      if (text !== new Date(ms).toISOString()) throw new Error(`${text} is not ${new Date(ms).toISOString()}`)
    }
    expect(utcOf(2440587.5)).toBe('1970-01-01T00:00:00.000Z')
    expect(utcOf(2451544.5 + 59)).toBe('2000-02-29T00:00:00.000Z')
    expect(utcOf(2451545 - 1e-12)).toBe('2000-01-01T12:00:00.000Z')
  })

  it('are read with their offset, and only with it', () => {
    expect(julianDayOf('2000-01-01T12:00:00Z')).toBe(2451545)
    expect(julianDayOf('2000-01-01T17:30:00+05:30')).toBe(2451545)
    for (const text of ['2000-01-01T12:00:00', '2000-01-01', '', 'Z', '2000-13-01T00:00:00Z'])
      expect(() => julianDayOf(text)).toThrow(expect.objectContaining({ code: 'bad_input' }) as Error)
  })

  it('centuries and years', () => {
    expect(centuries(2451545 + 36525)).toBe(1)
    expect(decimalYear(julianDayOf('2000-01-01T00:00:00Z'))).toBe(2000)
    expect(Math.abs(decimalYear(julianDayOf('1900-01-01T00:00:00Z')) - 1900)).toBeLessThan(0.003)
  })
})
