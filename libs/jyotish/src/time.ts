import { JyotishError } from './errors.ts'

export const J2000 = 2451545
export const DAYS_PER_CENTURY = 36525
export const SECONDS_PER_DAY = 86_400
const UNIX_EPOCH_JD = 2440587.5
const MS_PER_DAY = 86_400_000

/**
 * Julian day (UT) of an ISO instant. UTC is read as UT1: they differ by less than 0.9 s since 1972, and before that
 * civil time was UT itself.
 * @throws JyotishError `bad_input` when the text is not an instant with its offset
 */
export function julianDayOf(utc: string): number {
  const ms = /(Z|[+-]\d\d:?\d\d)$/.test(utc) ? Date.parse(utc) : NaN
  if (Number.isNaN(ms)) throw new JyotishError('bad_input', `not an instant: ${JSON.stringify(utc)}`)
  return UNIX_EPOCH_JD + ms / MS_PER_DAY
}

/** The ISO instant of a Julian day (UT) of the years 1000-9999, to the millisecond. */
export function utcOf(julianDayUt: number): string {
  const ms = Math.round((julianDayUt - UNIX_EPOCH_JD) * MS_PER_DAY)
  const day = Math.floor(ms / MS_PER_DAY)
  let rest = ms - day * MS_PER_DAY
  const milliseconds = rest % 1000
  rest = (rest - milliseconds) / 1000
  const seconds = rest % 60
  rest = (rest - seconds) / 60
  return `${dateOf(day)}T${TWO_DIGITS[(rest - (rest % 60)) / 60]}:${TWO_DIGITS[rest % 60]}:${TWO_DIGITS[seconds]}.${THREE_DIGITS[milliseconds]}Z`
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'))
const THREE_DIGITS = Array.from({ length: 1000 }, (_, value) => String(value).padStart(3, '0'))

/**
 * Calendar date of a day counted from 1970-01-01. A chart writes a thousand instants, and `Date` spends most of a chart's time on them.
 * Counted in eras of 400 years from 1 March of year 0, where every month but the last has its fixed length.
 */
function dateOf(day: number): string {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${year}-${TWO_DIGITS[month]}-${TWO_DIGITS[date]}`
}

/** Decimal calendar year of a Julian day, good to a day: what the Delta T tables are written in. */
export function decimalYear(julianDay: number): number {
  return 2000 + (julianDay - 2451544.5) / 365.2425
}

/** Julian centuries of TT since J2000.0. */
export function centuries(julianDayTt: number): number {
  return (julianDayTt - J2000) / DAYS_PER_CENTURY
}
