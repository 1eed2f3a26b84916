import { LOCALES, type Language } from '@disha/contracts/language'
import type { DailyInsightsResponse, DayElement } from '@disha/contracts/api/daily'
import type { Translate } from '@disha/i18n/translate'
import { formatClockTime } from '@disha/i18n/format'

const MINUTE = 60_000
const DAY = 86_400_000

/** Date (`YYYY-MM-DD`) and clock (`HH:MM`) of an instant in a zone, to the nearest minute. */
export function zonedTime(instant: string | number, timeZone: string): { date: string; time: string } {
  const rounded = Math.round(new Date(instant).getTime() / MINUTE) * MINUTE
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(rounded)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? ''
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

/** A calendar date moved by whole days. */
export const shiftDate = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

const SHORT_ORDER = ['day', 'literal', 'month']

/** `21 November 2026` with or without the weekday, or `22 Nov`, in the visitor's language. */
export function dateText(language: Language, date: string, style: 'long' | 'short' | 'weekday'): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'weekday'
      ? { weekday: 'long' }
      : style === 'short'
        ? { day: 'numeric', month: 'short' }
        : { day: 'numeric', month: 'long', year: 'numeric' }
  const parts = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).formatToParts(new Date(`${date}T00:00:00Z`))
  // Tamil's own short form has the month first (`நவ. 22`), beside full dates of the same page that begin with the day
  if (style === 'short') parts.sort((a, b) => SHORT_ORDER.indexOf(a.type) - SHORT_ORDER.indexOf(b.type))
  return parts.map(({ value }) => value).join('')
}

/** Writes instants of one day by the clock of its place: `6:38 am`; with the date where it is another day's. */
export function timeWriter(
  t: Translate,
  language: Language,
  day: Pick<DailyInsightsResponse, 'date' | 'timeZone'>,
): (instant: string) => string {
  return (instant) => {
    const { date, time } = zonedTime(instant, day.timeZone)
    const clock = formatClockTime(language, time)
    return date === day.date ? clock : t('daily.clock.onDay', { time: clock, day: dateText(language, date, 'short') })
  }
}

/** Where an instant lies between two, 0..1; outside them below 0 or above 1. */
export const shareOf = (instant: number, from: string, to: string): number =>
  (instant - Date.parse(from)) / (Date.parse(to) - Date.parse(from))

/** An element that holds to the end of the day needs no `until`. */
export const endsWithin = (element: DayElement, dayEnd: string): boolean => Date.parse(element.endAt) < Date.parse(dayEnd)

/** End of the day: the next sunrise, or a whole day after the first element's hold where there is none. */
export const endOfDay = (day: DailyInsightsResponse): string => day.nextSunriseAt ?? day.tithi.at(-1)?.endAt ?? day.date

/** Elongation of the Moon in degrees at an instant, by the tithi that is in force (12 degrees each), good to a degree. */
export function elongationAt(day: DailyInsightsResponse, instant: number): number {
  const tithi =
    day.tithi.find(({ startAt, endAt }) => Date.parse(startAt) <= instant && instant < Date.parse(endAt)) ?? (day.tithi[0] as DayElement)
  const share = Math.min(1, Math.max(0, shareOf(instant, tithi.startAt, tithi.endAt)))
  return (tithi.number - 1 + share) * 12
}

export type Phase = 'new' | 'waxing' | 'full' | 'waning'

/** Named new and full within half a day's way (6 degrees) of the syzygy. */
export function phaseOf(elongation: number): Phase {
  if (elongation < 6 || elongation > 354) return 'new'
  if (Math.abs(elongation - 180) < 6) return 'full'
  return elongation < 180 ? 'waxing' : 'waning'
}
