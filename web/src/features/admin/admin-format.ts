import { LOCALES, type Language } from '@disha/contracts/language'

/** A count with the language's grouping: `18,204`. */
export const formatCount = (language: Language, count: number): string => new Intl.NumberFormat(LOCALES[language]).format(count)

/** Percent with one decimal: `10.6%`. */
export const formatPercent = (language: Language, percent: number): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(percent / 100)

/** A moment on the operator's own clock: `21 Nov 2026, 10:41 am`; 24 hours where the language has no short words for the halves of the day. */
export const formatMoment = (language: Language, moment: string): string =>
  // apart: asked for both with 24 hours, Telugu sets its comma after the day, `21, నవం 2026`
  [
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }),
    new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', ...(language === 'english' ? {} : { hourCycle: 'h23' }) }),
  ]
    .map((format) => format.format(new Date(moment)))
    .join(', ')
    // the half of the day stays with its hour
    .replace(/ (?=[ap]m$)/, '\u00a0')

const AREAS = ['dharma', 'prema', 'samaya']

/** Key of a clarity area's name, or null for a value that has none. */
export const areaKey = (area: string): string | null => (AREAS.includes(area) ? `admin.area.${area}` : null)
