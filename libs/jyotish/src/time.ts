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

/** The ISO instant of a Julian day (UT), to the millisecond. */
export function utcOf(julianDayUt: number): string {
  return new Date(Math.round((julianDayUt - UNIX_EPOCH_JD) * MS_PER_DAY)).toISOString()
}

/** Decimal calendar year of a Julian day, good to a day: what the Delta T tables are written in. */
export function decimalYear(julianDay: number): number {
  return 2000 + (julianDay - 2451544.5) / 365.2425
}

/** Julian centuries of TT since J2000.0. */
export function centuries(julianDayTt: number): number {
  return (julianDayTt - J2000) / DAYS_PER_CENTURY
}
