import type { BirthInput } from '@disha/contracts/birth'
import type { Graha } from '@disha/contracts/chart'
import { computeChart } from '@disha/jyotish/compute-chart'
import { DASHA_YEARS } from '@disha/jyotish/dasha'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { daysBetween } from './calendar.ts'
import type { Dashas } from './dashas.ts'
import { spanOf } from './derived.ts'

const HOUR_MS = 3_600_000
/** A quarter of a day moves the dashas by a quarter of the birth lord's years, less than the shortest mahadasha. */
const HOURS = [0, 6, 12, 18, 24] as const

/**
 * The mahadashas that may be running at noon (UT) of a day when only the date of birth is known, in the order of the clock at birth: from
 * midnight to midnight of the civil day.
 */
export function possibleMahas(birth: BirthInput, ephemeris: Ephemeris, asOf: string): Graha[] {
  const midnight = Date.parse(`${birth.birthLocal.slice(0, 10)}T00:00:00Z`)
  const lords = HOURS.map((hour) => {
    const local = midnight + hour * HOUR_MS
    const moved: BirthInput = {
      ...birth,
      birthLocal: new Date(local).toISOString().slice(0, 19),
      utc: new Date(local - birth.utcOffsetSeconds * 1000).toISOString(),
    }
    const at = `${asOf}T12:00:00.000Z`
    const { periods } = computeChart(moved, ephemeris).vimshottari
    return periods.find((period) => period.lords.length === 1 && period.startAt <= at && at < period.endAt)?.lords[0]
  })
  return [...new Set(lords.filter((lord) => lord !== undefined))]
}

/** A star or a mahadasha that holds for this share of the hours in which somebody may have been born is told, with its condition. */
export const MOSTLY = 2 / 3

/** The mahadasha that runs today for most hours of the day of birth, and the minutes from the time reckoned with at which it begins and ends to. */
export type DayMaha = { lord: Graha; from: number | null; to: number | null }

/**
 * The mahadasha that runs today for at least `MOSTLY` of the hours in which somebody may have been born; null where none does. A later birth
 * brings all dates forward at an even rate, which changes only where the Moon changes its star.
 * @param turn minutes from the time reckoned with, at which the Moon changes its star; null where it does not
 * @param star the Moon's star (1-27) at the time reckoned with
 */
export function mostlyMaha(
  birth: BirthInput,
  { mahas, errorDays, minutes }: Dashas,
  star: number,
  turn: number | null,
  asOf: string,
): DayMaha | null {
  const running = mahas.find(({ from, to }) => from <= asOf && asOf < to)
  if (running === undefined) return null
  const rate = errorDays / minutes
  const yearsOf = (number: number): number => DASHA_YEARS[(number + 26) % 9] as number
  const minuteOf = (days: number): number => {
    const at = days / rate
    if (turn === null || Math.abs(at) <= Math.abs(turn) || at * turn < 0) return at
    return turn + ((at - turn) * yearsOf(star)) / yearsOf(star + Math.sign(turn))
  }
  const [first, last] = spanOf(birth)
  const [from, to] = [minuteOf(daysBetween(asOf, running.from)), minuteOf(daysBetween(asOf, running.to))]
  const held = Math.min(to, last) - Math.max(from, first)
  if (held < MOSTLY * (last - first)) return null
  return { lord: running.lords[0] as Graha, from: from <= first ? null : from, to: to >= last ? null : to }
}
