import { computeChart } from './compute-chart.ts'
import { hinduDay, type HinduDay } from './hindu-day.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { birthAt } from '../testdata/reference.ts'

const ephemeris = loadEphemeris()
const dayOf = (utc: string, latitude: number, longitude: number, offset: number): HinduDay =>
  hinduDay(computeChart(birthAt(utc, latitude, longitude, offset), ephemeris), ephemeris)
const utcOf = (julianDay: number): string => new Date((julianDay - 2440587.5) * 86_400_000).toISOString().slice(0, 16)

describe('Hindu day', () => {
  it('runs from sunrise to sunrise, day before night', () => {
    // Delhi: the disc's centre rises on 12 April 1990 at 06:03 Indian time, four minutes after the visible edge; the 12th is a Thursday
    const at = (utc: string): HinduDay => dayOf(utc, 28.6139, 77.209, 19_800)
    const morning = at('1990-04-12T01:00:00Z')
    expect(utcOf(morning.sunrise)).toBe('1990-04-12T00:33')
    expect([morning.isDay, morning.hour, morning.vara]).toEqual([true, 0, 4])
    const late = at('1990-04-12T20:00:00Z')
    expect([late.isDay, late.hour, late.vara, late.dayNumber - morning.dayNumber]).toEqual([false, 19, 4, 0])
    expect(late.sunrise).toBeCloseTo(morning.sunrise, 6)
    const beforeDawn = at('1990-04-12T00:00:00Z')
    expect([beforeDawn.isDay, beforeDawn.hour, beforeDawn.vara, beforeDawn.dayNumber - morning.dayNumber]).toEqual([false, 23, 3, -1])
    expect(beforeDawn.part).toBeGreaterThan(0.94)
    expect(at('1990-04-12T06:52:00Z').part).toBeCloseTo(0.5, 2)
  })

  it('knows noon for day where the Sun sets after midnight', () => {
    // Fairbanks in June: the Sun sets at 00:19 by the clock, so the first sunset of the civil date lies before its sunrise
    const noon = dayOf('1990-06-21T22:00:00Z', 64.84, -147.72, -28_800)
    expect(noon.isDay).toBe(true)
    expect(noon.part).toBeCloseTo(0.5, 1)
    const evening = dayOf('1990-06-22T08:00:00Z', 64.84, -147.72, -28_800)
    expect([evening.isDay, evening.dayNumber]).toEqual([true, noon.dayNumber])
    expect(evening.part).toBeGreaterThan(0.95)
  })

  it('goes by the Sun where a clock is far from it', () => {
    // 150 E by Greenwich's clock: noon there is at 02:00 of the clock
    const noon = dayOf('1990-03-21T02:07:00Z', 0, 150, 0)
    expect(noon.isDay).toBe(true)
    expect(noon.part).toBeCloseTo(0.5, 2)
  })

  it('turns at six and eighteen where the Sun stays down or up', () => {
    const night = dayOf('1990-12-21T20:00:00Z', 78.2, 15, 3600)
    expect(utcOf(night.sunrise)).toBe('1990-12-21T05:00')
    expect([night.isDay, night.hour]).toEqual([false, 15])
    expect(night.part).toBeCloseTo(0.25, 6)
    expect(dayOf('1990-06-21T11:00:00Z', 78.2, 15, 3600)).toMatchObject({ isDay: true, hour: 6 })
  })
})
