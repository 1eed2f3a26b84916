import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { sunEnters, tithiIn } from '@disha/jyotish/seasons'
import { addDays, dateIn } from './calendar.ts'

/** The clock by which almanacs of India print their days. */
const INDIA = 'Asia/Kolkata'

/**
 * A day of the Gregorian calendar; the Sun in a sign, kept on the day after where he enters it past sunset; or a tithi of the lunar month in which the Sun
 * enters a sign, kept on the first day on which it has begun by an hour. `orBegun`: where it has ended by then, on the day on which it begins.
 */
type Rule = { monthDay: string } | { sun: number; sunset: number } | { sun: number; tithi: number; hour: number; orBegun?: true }

const [MESHA, VRISHABHA, SIMHA, TULA, MAKARA, MEENA] = [0, 1, 4, 6, 9, 11]
const SUNSET = 18

/** The hours are those at which what the day is kept for is done (Dharmasindhu, as almanacs follow it): lamps at dusk, colours on the day whose evening is past the full moon. */
const RULES = {
  newYear: { monthDay: '01-01' },
  republicDay: { monthDay: '01-26' },
  independenceDay: { monthDay: '08-15' },
  gandhiJayanti: { monthDay: '10-02' },
  christmas: { monthDay: '12-25' },
  sankranti: { sun: MAKARA, sunset: SUNSET },
  pongal: { sun: MAKARA, sunset: SUNSET },
  holi: { sun: MEENA, tithi: 16, hour: 17 },
  ugadi: { sun: MESHA, tithi: 1, hour: 6, orBegun: true },
  akshayaTritiya: { sun: VRISHABHA, tithi: 3, hour: 9, orBegun: true },
  rakshaBandhan: { sun: SIMHA, tithi: 15, hour: 9, orBegun: true },
  dussehra: { sun: TULA, tithi: 10, hour: 14 },
  diwali: { sun: TULA, tithi: 30, hour: 19 },
} as const satisfies Record<string, Rule>
export type Festival = keyof typeof RULES
export const FESTIVALS = Object.keys(RULES) as Festival[]

const HOUR_MS = 3_600_000

/** The Indian day on which, at an hour, an instant is first past. */
function dayPast(at: string, hour: number): string {
  const day = dateIn(INDIA, at)
  const noon = Date.parse(`${day}T12:00:00+05:30`)
  return Date.parse(at) <= noon + (hour - 12) * HOUR_MS ? day : addDays(day, 1)
}

/** The day of a festival in a calendar year, as India keeps it. */
export function festivalOf(ephemeris: Ephemeris, festival: Festival, year: number): string {
  const rule: Rule = RULES[festival]
  if ('monthDay' in rule) return `${year}-${rule.monthDay}`
  if ('sunset' in rule) return dayPast(sunEnters(ephemeris, year, rule.sun), rule.sunset)
  const { sun, tithi, hour, orBegun = false } = rule
  const begins = tithiIn(ephemeris, year, sun, tithi)
  const day = dayPast(begins, hour)
  return orBegun && dayPast(tithiIn(ephemeris, year, sun, tithi + 1), hour) === day ? dateIn(INDIA, begins) : day
}

/** The next day of a festival from a day on. */
export function nextFestival(ephemeris: Ephemeris, festival: Festival, from: string): string {
  const year = Number(from.slice(0, 4))
  const here = festivalOf(ephemeris, festival, year)
  return here >= from ? here : festivalOf(ephemeris, festival, year + 1)
}
