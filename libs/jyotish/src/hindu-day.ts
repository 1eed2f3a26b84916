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

/** The Hindu day of a birth; where the Sun does not rise or set, day and night turn at 6 and 18 o'clock local mean time. */
export function hinduDay(chart: Chart, ephemeris: Ephemeris): HinduDay {
  const { utcOffsetSeconds, latitude, longitude } = chart.input
  const { vara, sunriseAt, sunsetAt } = chart.panchanga
  const birth = chart.julianDayUt
  const localDay = Math.floor(birth + 0.5 + utcOffsetSeconds / SECONDS_PER_DAY)
  const meanMorning = localDay - 0.25 - longitude / 360
  const rising = (event: 'rise' | 'set', after: number): number | null =>
    nextRising(ephemeris, event, 'hindu', after, chart.deltaTSeconds, latitude, longitude)
  const sunrise = sunriseAt === null ? meanMorning : julianDayOf(sunriseAt)
  const sunset = sunsetAt === null ? sunrise + 0.5 : julianDayOf(sunsetAt)
  const beforeSunrise = birth < sunrise
  const dayStart = beforeSunrise ? (rising('rise', sunrise - 1.25) ?? sunrise - 1) : sunrise
  const isDay = !beforeSunrise && birth < sunset
  const nightStart = beforeSunrise ? (rising('set', sunrise - 1) ?? sunrise - 0.5) : sunset
  const nightEnd = beforeSunrise ? sunrise : (rising('rise', sunset) ?? sunrise + 1)
  const part = isDay ? (birth - sunrise) / (sunset - sunrise) : (birth - nightStart) / (nightEnd - nightStart)
  return {
    sunrise: dayStart,
    isDay,
    part: Math.min(Math.max(part, 0), 1),
    hour: Math.floor((birth - dayStart) * 24),
    vara,
    dayNumber: localDay - (beforeSunrise ? 1 : 0),
  }
}
