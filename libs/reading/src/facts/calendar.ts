const DAY_MS = 86_400_000
const MONTH_MS = 32 * DAY_MS
type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number | null> }
const zones = new Map<string, Zone>()

function zoneOf(timeZone: string): Zone {
  let zone = zones.get(timeZone)
  if (zone === undefined) {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    zones.set(timeZone, (zone = { format, offsets: new Map() }))
  }
  return zone
}

/** Milliseconds by which a zone's clock is ahead of UT at an instant (to the second). */
function offsetAt({ format }: Zone, ms: number): number {
  const part: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(ms)) part[type] = Number(value)
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second) - Math.floor(ms / 1000) * 1000
}

/**
 * The calendar date (`YYYY-MM-DD`) of an instant in an IANA zone. Asking Intl for one costs ten microseconds and a reading needs hundreds, so
 * the offset is kept for each stretch of 32 days that begins and ends with the same one; in the others every instant is asked for.
 */
export function dateIn(timeZone: string, at: string): string {
  const zone = zoneOf(timeZone)
  const ms = Date.parse(at)
  const stretch = Math.floor(ms / MONTH_MS)
  let offset = zone.offsets.get(stretch)
  if (offset === undefined) {
    const first = offsetAt(zone, stretch * MONTH_MS)
    offset = offsetAt(zone, (stretch + 1) * MONTH_MS) === first ? first : null
    zone.offsets.set(stretch, offset)
  }
  return fromMs(ms + (offset ?? offsetAt(zone, ms)))
}

/** A reading reckons with some thousand days many times over: reading and writing one costs twenty times as much as looking it up. */
const msOf = new Map<string, number>()
const dateOf = new Map<number, string>()

function toMs(date: string): number {
  let ms = msOf.get(date)
  if (ms === undefined) msOf.set(date, (ms = Date.parse(`${date}T00:00:00Z`)))
  return ms
}

function fromMs(ms: number): string {
  const day = Math.floor(ms / DAY_MS)
  let date = dateOf.get(day)
  if (date === undefined) dateOf.set(day, (date = new Date(day * DAY_MS).toISOString().slice(0, 10)))
  return date
}

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
