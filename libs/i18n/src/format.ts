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

/** The parts of a calendar date that are told: `12 April 1990`, `12 Apr 1990`, `12 April`, `April 1990`, `April`, `Apr`. */
const DATE_PARTS = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  dayOfMonth: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  monthShort: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A calendar date (`YYYY-MM-DD`) in words. The date has no zone and is not shifted. */
export function formatCalendarDate(language: Language, date: string, style: keyof typeof DATE_PARTS = 'long'): string {
  const format = cached(
    `date ${language} ${style}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', ...DATE_PARTS[style] }),
  )
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** What people call the hours of a day, from the hour it begins at; the first runs on from midnight. */
const DAY_PARTS: Record<Exclude<Language, 'english'>, readonly (readonly [fromHour: number, name: string])[]> = {
  hindi: [
    [0, 'रात'],
    [4, 'तड़के'],
    [6, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [20, 'रात'],
  ],
  tamil: [
    [0, 'இரவு'],
    [4, 'அதிகாலை'],
    [6, 'காலை'],
    [12, 'பிற்பகல்'],
    [16, 'மாலை'],
    [20, 'இரவு'],
  ],
  telugu: [
    [0, 'రాత్రి'],
    [4, 'తెల్లవారుజామున'],
    [6, 'ఉదయం'],
    [12, 'మధ్యాహ్నం'],
    [16, 'సాయంత్రం'],
    [20, 'రాత్రి'],
  ],
}

/**
 * A clock time (`HH:MM`, seconds are dropped): `6:20 pm`, and in the Indian languages the part of the day before the hour (शाम 6:20):
 * Intl writes am and pm there in Latin letters, and its parts of the day are not the ones people use (a Telugu afternoon until six).
 */
export function formatClockTime(language: Language, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`
  if (language === 'english') return `${clock} ${hour < 12 ? 'am' : 'pm'}`
  const part = DAY_PARTS[language].findLast(([from]) => hour >= from)?.[1] ?? ''
  return `${part} ${clock}`
}
