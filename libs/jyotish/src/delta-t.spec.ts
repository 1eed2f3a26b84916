import { deltaTSeconds, ttOfUt, utOfTt } from './delta-t.ts'
import { julianDayOf } from './time.ts'

const at = (utc: string) => deltaTSeconds(julianDayOf(`${utc}T00:00:00Z`))

describe('Delta T', () => {
  /** USNO; IERS, 32.184 s + (TAI - UTC) - (UT1 - UTC) */
  it.each([
    ['1964-01-01', 35.03],
    ['1970-07-01', 40.706],
    ['1973-04-01', 43.6727],
    ['1974-07-01', 44.9971],
    ['1977-01-01', 47.5215],
    ['2024-10-01', 69.125],
    ['2026-04-01', 69.133],
  ])('keeps the observed value of %s', (day, seconds) => expect(at(day)).toBeCloseTo(seconds, 4))

  /** Morrison, Stephenson, Hohenkerk and Zawilski 2021, table S15, at the knots and half way between two */
  it.each([
    ['1900-01-01', -1.977],
    ['1920-01-01', 21.617],
    ['1950-01-01', 28.932],
    ['1947-07-02', 27.05 + 2.499 / 2 - 1.232 / 4 + 0.614 / 8],
    ['1956-01-01', 30.76],
  ])('keeps the published value of %s', (day, seconds) => expect(Math.abs(at(day) - seconds)).toBeLessThan(0.01))

  it('is continuous, and no day changes it by more than 6 ms, after 1925 by 5 ms', () => {
    const start = julianDayOf('1899-12-30T00:00:00Z')
    let fastest = 0
    let fastestLater = 0
    for (let day = 0; day < 73_000; day++) {
      const step = Math.abs(deltaTSeconds(start + day + 1) - deltaTSeconds(start + day))
      fastest = Math.max(fastest, step)
      if (day > 10_000) fastestLater = Math.max(fastestLater, step)
    }
    expect(fastest).toBeLessThan(0.006)
    expect(fastestLater).toBeLessThan(0.005)
    for (const join of ['1960-01-01', '1962-01-01', '1973-04-01', '2027-07-01']) {
      const jd = julianDayOf(`${join}T00:00:00Z`)
      expect(Math.abs(deltaTSeconds(jd + 1e-6) - deltaTSeconds(jd - 1e-6))).toBeLessThan(1e-4)
    }
  })

  it('passes from the spline to the observations without a kink', () => {
    for (const join of ['1960-01-01', '1962-01-01']) {
      const jd = julianDayOf(`${join}T00:00:00Z`)
      const rate = (from: number) => (deltaTSeconds(jd + from + 20) - deltaTSeconds(jd + from)) / 20
      expect(Math.abs(rate(0) - rate(-20)) * 365.25).toBeLessThan(0.35)
    }
  })

  it('goes there and back between UT and TT', () => {
    for (const jd of [2415020.5, 2440000.25, 2461000.75, 2488000.5]) expect(Math.abs(utOfTt(ttOfUt(jd)) - jd) * 86_400).toBeLessThan(1e-4)
  })
})
