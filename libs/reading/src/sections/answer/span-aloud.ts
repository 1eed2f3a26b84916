import type { Composer } from '../../compose/composer.ts'
import { addDays } from '../../facts/calendar.ts'
import type { DateGrain } from '../../phrasebook/phrasebook.ts'
import type { Part } from '../../rules/windows.ts'

/** Above so many days of error a date is told by its month alone. */
const MONTH_ERROR_DAYS = 12
/** Up to the first of these days a date is early in its month, up to the second in the middle of it. */
const EARLY_UNTIL = 10
const MID_UNTIL = 20

/** A date as it is said aloud: early, mid or late in its month; the month alone where the birth time does not bear more. */
export function aloud(c: Composer, date: string, errorDays: number, grain: DateGrain = 'month'): string {
  const day = Number(date.slice(8))
  const part = errorDays > MONTH_ERROR_DAYS ? 'whole' : day <= EARLY_UNTIL ? 'early' : day <= MID_UNTIL ? 'mid' : 'late'
  return c.say(`gist.date.${part}`, { month: { date, grain } })
}

/** A stretch as it is said aloud, without a year that is named at its end. */
export function spanAloud(c: Composer, { from, to, fromErrorDays, toErrorDays }: Part): string {
  // the last day itself belongs to the stretch no more
  const last = addDays(to, -1)
  const sameYear = from.slice(0, 4) === last.slice(0, 4)
  const begin = aloud(c, from, fromErrorDays, sameYear ? 'monthName' : 'month')
  const end = aloud(c, last, toErrorDays)
  return aloud(c, from, fromErrorDays) === end ? end : c.say('gist.span', { begin, end })
}
