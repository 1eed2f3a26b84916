const DAY_MS = 86_400_000

/** Milliseconds that the clock of a zone is ahead of UTC at an instant (to the second; Intl knows no finer). */
function offsetMs(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((entry) => entry.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(at / 1000) * 1000
}

/**
 * The instant (UTC, ISO) at which a calendar date (`YYYY-MM-DD`) begins in a zone: its midnight, and where the clocks skip midnight the moment
 * after the gap; where midnight comes twice, the first.
 */
export function civilMidnight(date: string, timeZone: string): string {
  const wall = Date.parse(`${date}T00:00:00Z`)
  const offsets = [offsetMs(timeZone, wall - DAY_MS), offsetMs(timeZone, wall + DAY_MS)]
  const candidates = offsets.map((offset) => wall - offset).filter((at) => offsetMs(timeZone, at) === wall - at)
  return new Date(candidates.length > 0 ? Math.min(...candidates) : wall - Math.min(...offsets)).toISOString()
}
