import { normalise180 } from './angle.ts'
import { computeChart } from './compute-chart.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { specialLagnas } from './special-lagnas.ts'
import { birthAt } from '../testdata/reference.ts'

const ephemeris = loadEphemeris()
const CHENNAI = [13.0878, 80.2785, 19_800] as const

describe('special lagnas', () => {
  it('stand on the Sun at sunrise and move on by a sign in two hours, one hour and 24 minutes', () => {
    const sunrise = computeChart(birthAt('1996-12-07T05:04:00Z', ...CHENNAI), ephemeris).panchanga.sunriseAt!
    const at = (minutes: number): string => new Date(Date.parse(sunrise) + minutes * 60_000).toISOString()
    const start = computeChart(birthAt(at(0), ...CHENNAI), ephemeris)
    const sun = start.D1.sun.longitude
    for (const { longitude } of Object.values(specialLagnas(start, ephemeris))) expect(normalise180(longitude - sun)).toBeCloseTo(0, 4)
    const later = specialLagnas(computeChart(birthAt(at(48), ...CHENNAI), ephemeris), ephemeris)
    expect(normalise180(later.bhava.longitude - sun)).toBeCloseTo(12, 4)
    expect(normalise180(later.hora.longitude - sun)).toBeCloseTo(24, 4)
    expect(normalise180(later.ghati.longitude - sun)).toBeCloseTo(60, 4)
    expect(later.ghati.sign).toBe((start.D1.sun.sign + 2) % 12)
  })

  it("runs from sunrise as another program's screen does, whose Sun is read five and a half hours (its zone) late and without aberration", () => {
    const chart = computeChart(birthAt('1996-12-07T05:04:00Z', ...CHENNAI), ephemeris)
    const { bhava, hora, ghati } = specialLagnas(chart, ephemeris)
    const screen = { bhava: 270 + 24 + 29 / 60 + 21 / 3600, hora: 330 + 27 + 21 / 60 + 27 / 3600, ghati: 180 + 5 + 57 / 60 + 45 / 3600 }
    expect(normalise180(hora.longitude - bhava.longitude)).toBeCloseTo(screen.hora - screen.bhava, 2)
    expect(normalise180(ghati.longitude - bhava.longitude)).toBeCloseTo(screen.ghati - screen.bhava, 2)
    const late = (5.5 / 24) * chart.tropical.sun.speed + 20.5 / 3600
    expect(normalise180(screen.bhava - bhava.longitude)).toBeCloseTo(late, 3)
  })

  it('counts a birth before sunrise from the day before, as it does after midnight', () => {
    const night = (utc: string): ReturnType<typeof specialLagnas> =>
      specialLagnas(computeChart(birthAt(utc, ...CHENNAI), ephemeris), ephemeris)
    const [evening, morning] = [night('1996-12-06T18:20:00Z'), night('1996-12-06T18:44:00Z')]
    expect(normalise180(morning.ghati.longitude - evening.ghati.longitude)).toBeCloseTo(30, 3)
    expect(normalise180(morning.bhava.longitude - evening.bhava.longitude)).toBeCloseTo(6, 3)
  })

  it('goes on where the Sun does not rise, and asks for a birth time', () => {
    const polar = computeChart(birthAt('1990-12-21T20:00:00Z', 78.2, 15.6, 3600), ephemeris)
    // 06:00 local mean time is 04:57:36 UT, so 15.04 hours are over
    expect(normalise180(specialLagnas(polar, ephemeris).hora.longitude - polar.D1.sun.longitude - 15.04 * 30)).toBeCloseTo(-0.64, 1)
    const unknown = { ...birthAt('1990-04-12T01:00:00Z', 28, 77), precision: { kind: 'unknown' } as const }
    expect(() => specialLagnas(computeChart(unknown, ephemeris), ephemeris)).toThrow('birth time')
  })
})
