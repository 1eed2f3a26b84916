import { LOCALES, type Language } from '@disha/contracts/language'

const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

function cached<F extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => F): F {
  let format = cache.get(key) as F | undefined
  if (format === undefined) {
    format = make()
    cache.set(key, format)
  }
  return format
}

/** Whole rupees as the language writes money: `₹4,999`. */
export function formatRupees(language: Language, rupees: number): string {
  return cached(
    `rupees ${language}`,
    () => new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
  ).format(rupees)
}

/** A calendar date (`YYYY-MM-DD`) in words: `12 April 1990`. The date has no zone and is not shifted. */
export function formatCalendarDate(language: Language, date: string, style: 'long' | 'medium' | 'month' = 'long'): string {
  const format = cached(
    `date ${language} ${style}`,
    () =>
      new Intl.DateTimeFormat(LOCALES[language], {
        timeZone: 'UTC',
        year: 'numeric',
        month: style === 'medium' ? 'short' : 'long',
        ...(style === 'month' ? {} : { day: 'numeric' }),
      }),
  )
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** A clock time (`HH:MM`) in words: `6:30 am`, `सुबह 6:30`; Indian languages name the part of the day, as people say it. */
export function formatClockTime(language: Language, time: string): string {
  const format = cached(
    `time ${language}`,
    () =>
      new Intl.DateTimeFormat(LOCALES[language], {
        timeZone: 'UTC',
        hour: 'numeric',
        minute: '2-digit',
        hour12: true,
        ...(language === 'english' ? {} : { dayPeriod: 'short' }),
      }),
  )
  const date = new Date(`2000-01-01T${time.slice(0, 5)}:00Z`)
  if (language === 'english') return format.format(date)
  // CLDR puts the part of the day last in Telugu, where nobody says it
  const parts = format.formatToParts(date)
  const period = parts.find(({ type }) => type === 'dayPeriod')?.value ?? ''
  const clock = parts.filter(({ type }) => type !== 'dayPeriod').map(({ value }) => value)
  return `${period} ${clock.join('').trim()}`
}
