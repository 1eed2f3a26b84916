import type { Chart } from '@disha/contracts/chart'
import type { Ephemeris } from './ephemeris.ts'
import { nextRising } from './sunrise.ts'
import { julianDayOf, SECONDS_PER_DAY } from './time.ts'

/** The day from one Hindu sunrise to the next in which a birth falls. */
export type HinduDay = {
  /** Julian day (UT) of the sunrise that began it */
  sunrise: number
  isDay: boolean
  /** how much of the day or night is over, 0..1 */
  part: number
  /** whole equal hours since its sunrise */
  hour: number
  /** weekday from Sunday = 0 */
  vara: number
  /** Julian day number of the civil date on which it began */
  dayNumber: number
}

/**
 * The Hindu day of a birth. Sunset is the first one after that sunrise, whatever civil date it falls on: in a northern summer it can come after
 * midnight. Where the Sun does not rise or set, day and night turn at 6 and 18 o'clock local mean time.
 */
export function hinduDay(chart: Chart, ephemeris: Ephemeris): HinduDay {
  const { utcOffsetSeconds, latitude, longitude } = chart.input
  const { vara, sunriseAt } = chart.panchanga
  const birth = chart.julianDayUt
  const civilDay = Math.floor(birth + 0.5 + utcOffsetSeconds / SECONDS_PER_DAY)
  const next = (event: 'rise' | 'set', after: number): number | null =>
    nextRising(ephemeris, event, 'hindu', after, chart.deltaTSeconds, latitude, longitude)
  const ofCivilDay = sunriseAt === null ? civilDay - 0.25 - longitude / 360 : julianDayOf(sunriseAt)
  const before = birth < ofCivilDay
  const sunrise = before ? (next('rise', ofCivilDay - 1.25) ?? ofCivilDay - 1) : ofCivilDay
  const sunset = next('set', sunrise) ?? sunrise + 0.5
  const isDay = birth < sunset
  const [start, end] = isDay ? [sunrise, sunset] : [sunset, next('rise', sunset) ?? sunrise + 1]
  return {
    sunrise,
    isDay,
    part: Math.min(Math.max((birth - start) / (end - start), 0), 1),
    hour: Math.floor((birth - sunrise) * 24),
    vara,
    dayNumber: civilDay - (before ? 1 : 0),
  }
}
