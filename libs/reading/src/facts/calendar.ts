const DAY_MS = 86_400_000
type Zone = { format: Intl.DateTimeFormat; dates: Map<number, string> }
const zones = new Map<string, Zone>()
/** Instants kept per zone: transits are the same for everyone, and formatting one costs ten microseconds. */
const KEPT_DATES = 4000

/** The calendar date (`YYYY-MM-DD`) of an instant in an IANA zone. */
export function dateIn(timeZone: string, at: string): string {
  let zone = zones.get(timeZone)
  if (zone === undefined) {
    zone = { format: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }), dates: new Map() }
    zones.set(timeZone, zone)
  }
  const ms = Date.parse(at)
  let date = zone.dates.get(ms)
  if (date === undefined) {
    if (zone.dates.size >= KEPT_DATES) zone.dates.clear()
    zone.dates.set(ms, (date = zone.format.format(ms)))
  }
  return date
}

const toMs = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const fromMs = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => fromMs(toMs(date) + days * DAY_MS)
export const daysBetween = (from: string, to: string): number => Math.round((toMs(to) - toMs(from)) / DAY_MS)

/** The same day of the month `months` later; the last day where the month is shorter. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return fromMs(Date.UTC(year, month - 1 + months, Math.min(day, last)))
}

export const addYears = (date: string, years: number): string => addMonths(date, years * 12)

export const laterOf = (a: string, b: string): string => (a > b ? a : b)
export const earlierOf = (a: string, b: string): string => (a < b ? a : b)

/** Whole years completed between two calendar dates. */
export function ageOn(birth: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4))
  return date.slice(5) < birth.slice(5) ? years - 1 : years
}
