import { deltaTSeconds } from './delta-t.ts'
import { assertInRange, type Ephemeris } from './ephemeris.ts'
import { elementAt, karanaName, type Measure } from './panchanga.ts'
import { nextRising, type RisingKind } from './sunrise.ts'
import { julianDayOf, SECONDS_PER_DAY, utcOf } from './time.ts'

export type DaySpan = { startAt: string; endAt: string }
export type DayElement = DaySpan & { number: number }

/** The panchanga of a day as an almanac prints it; instants are UTC. */
export type DayPanchanga = {
  /** weekday from Sunday = 0 */
  vara: number
  /** null where the Sun does not cross the horizon on that date */
  sunriseAt: string | null
  sunsetAt: string | null
  /** the sunrise that ends the day; null as above */
  nextSunriseAt: string | null
  /** elements in force from the day's begin to its end, by time: `number` 1-30, 1-27, 1-27, 1-60 */
  tithi: DayElement[]
  nakshatra: DayElement[]
  yoga: DayElement[]
  karana: (DayElement & { name: string })[]
  /** stays of the Moon in a rashi, `number` 0-11 */
  moonSign: DayElement[]
  rahuKalam: DaySpan | null
  yamaganda: DaySpan | null
  gulika: DaySpan | null
  abhijit: DaySpan | null
}

/** Which eighth of the daylight (1-8) each takes, from Sunday: what every almanac prints; in none of the texts that were checked. */
const RAHU_KALAM = [8, 2, 7, 5, 6, 4, 3]
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6]
const GULIKA = [7, 6, 5, 4, 3, 2, 1]
/** The eighth of the fifteen muhurtas of the daylight. */
const ABHIJIT = { part: 8, of: 15 }

const TITHI = { measure: 'elongation', size: 12 } as const
const KARANA = { measure: 'elongation', size: 6 } as const
const NAKSHATRA = { measure: 'moon', size: 40 / 3 } as const
const YOGA = { measure: 'sum', size: 40 / 3 } as const
const RASHI = { measure: 'moon', size: 30 } as const

/** Elements reach beyond the day they rule: the longest, the Moon's stay in a rashi, by under three days. */
const MARGIN_SECONDS = 3 * SECONDS_PER_DAY
/** A second past an end lies in the next element. */
const PAST_THE_EDGE = 1 / SECONDS_PER_DAY

/**
 * The day that begins with the sunrise of a civil date at a place. Where the Sun does not rise the day is that of the clock, midnight to midnight.
 * @param midnightUtc begin of the civil date at the place
 * @param weekday of the civil date, from Sunday = 0
 * @param latitude @param longitude degrees, north and east positive
 * @param rising newspapers print the visible sunrise, the older texts mean the Hindu one
 * @throws JyotishError `date_out_of_range` outside 1900-2099
 */
export function dayPanchanga(
  ephemeris: Ephemeris,
  midnightUtc: string,
  weekday: number,
  latitude: number,
  longitude: number,
  rising: RisingKind = 'visible',
): DayPanchanga {
  const midnight = julianDayOf(midnightUtc)
  const deltaT = deltaTSeconds(midnight)
  assertInRange(ephemeris, midnight + (deltaT - MARGIN_SECONDS) / SECONDS_PER_DAY)
  assertInRange(ephemeris, midnight + 2 + (deltaT + MARGIN_SECONDS) / SECONDS_PER_DAY)
  const crossing = (event: 'rise' | 'set', after: number): number | null => {
    const found = nextRising(ephemeris, event, rising, after, deltaT, latitude, longitude)
    return found !== null && found - after < 1.05 ? found : null
  }
  const sunrise = crossing('rise', midnight)
  const sunset = sunrise === null ? null : crossing('set', sunrise)
  const next = sunrise === null ? null : crossing('rise', sunrise + 0.5)
  const start = sunrise ?? midnight
  const end = next ?? start + 1
  const elements = ({ measure, size }: { measure: Measure; size: number }): DayElement[] => {
    const found: DayElement[] = []
    for (let at = start; at < end;) {
      const element = elementAt(ephemeris, measure, size, at + deltaT / SECONDS_PER_DAY, deltaT, 'lahiri')
      found.push(element)
      at = julianDayOf(element.endAt) + PAST_THE_EDGE
    }
    return found
  }
  const part = (number: number, of: number): DaySpan | null => {
    if (sunrise === null || sunset === null) return null
    const length = (sunset - sunrise) / of
    return { startAt: utcOf(sunrise + (number - 1) * length), endAt: utcOf(sunrise + number * length) }
  }
  return {
    vara: weekday,
    sunriseAt: sunrise === null ? null : utcOf(sunrise),
    sunsetAt: sunset === null ? null : utcOf(sunset),
    nextSunriseAt: next === null ? null : utcOf(next),
    tithi: elements(TITHI),
    nakshatra: elements(NAKSHATRA),
    yoga: elements(YOGA),
    karana: elements(KARANA).map((element) => ({ ...element, name: karanaName(element.number) })),
    moonSign: elements(RASHI).map((element) => ({ ...element, number: element.number - 1 })),
    rahuKalam: part(RAHU_KALAM[weekday], 8),
    yamaganda: part(YAMAGANDA[weekday], 8),
    gulika: part(GULIKA[weekday], 8),
    abhijit: part(ABHIJIT.part, ABHIJIT.of),
  }
}
