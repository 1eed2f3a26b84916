import type { BirthNotice, ClockEffect, SkyByClock } from '@disha/contracts/api/intake'
import type { BirthInput } from '@disha/contracts/birth'
import { computeChart } from '@disha/jyotish/compute-chart'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import type { ClockReading } from '@disha/places/birth-time'
import type { BirthTimeNotice } from '@disha/places/clock-notices'

type WallClock = Pick<BirthInput, 'birthLocal' | 'timeZone' | 'latitude' | 'longitude'>
type Sky = { shown: SkyByClock; lagna: number; moon: number }

/** Where lagna and Moon stand when this wall clock is read with this offset; sidereal longitudes in degrees beside what is shown. */
function skyAt(clock: WallClock, { utc, utcOffsetSeconds }: ClockReading, ephemeris: Ephemeris): Sky {
  const { D1 } = computeChart({ ...clock, utc, utcOffsetSeconds, placeName: '', precision: { kind: 'exact' } }, ephemeris)
  if (D1.lagna === null) throw new Error('a chart of an exact time has a lagna')
  return {
    lagna: D1.lagna.longitude,
    moon: D1.moon.longitude,
    shown: {
      lagnaSign: D1.lagna.sign,
      lagnaDegree: Math.round((D1.lagna.longitude % 30) * 100) / 100,
      moonNakshatra: D1.moon.nakshatra,
      moonPada: D1.moon.pada,
    },
  }
}

/** Lagna and Moon by one reading of the clock. */
export const skyByClock = (clock: WallClock, reading: ClockReading, ephemeris: Ephemeris): SkyByClock =>
  skyAt(clock, reading, ephemeris).shown

/** Shortest way from one longitude to the other, degrees to the hundredth, forward positive. */
const turn = (from: number, to: number): number => Math.round(((((to - from) % 360) + 540) % 360) * 100 - 18_000) / 100

/** What changes in the chart from one reading of a clock to another. */
export function clockEffect(clock: WallClock, used: ClockReading, other: ClockReading, ephemeris: Ephemeris): ClockEffect {
  const [before, after] = [skyAt(clock, used, ephemeris), skyAt(clock, other, ephemeris)]
  return {
    ascendant: before.shown.lagnaSign !== after.shown.lagnaSign,
    moonPada: before.shown.moonNakshatra !== after.shown.moonNakshatra || before.shown.moonPada !== after.shown.moonPada,
    minutes: Math.round((used.utcOffsetSeconds - other.utcOffsetSeconds) / 6) / 10,
    ascendantDegrees: turn(before.lagna, after.lagna),
    moonDegrees: turn(before.moon, after.moon),
    used: before.shown,
    other: after.shown,
  }
}

/** The notices with what their other reading would change. */
export function withEffects(notices: readonly BirthTimeNotice[], clock: WallClock, ephemeris: Ephemeris): BirthNotice[] {
  return notices.map((notice) => {
    const [other] = notice.alternatives
    if (other === undefined) return notice
    const instant = Date.parse(other.utc) + (other.utcOffsetSeconds - notice.utcOffsetSeconds) * 1000
    const used = { utcOffsetSeconds: notice.utcOffsetSeconds, utc: new Date(instant).toISOString() }
    return { ...notice, differs: clockEffect(clock, used, other, ephemeris) }
  })
}
