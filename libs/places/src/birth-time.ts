import { Temporal } from 'temporal-polyfill'
import { clockNotices, type BirthTimeNotice } from './clock-notices.ts'
import { zoneHistory, type ZoneHistory } from './zone-history.ts'

/** A wall-clock reading as an instant: `utc` = wall clock − `utcOffsetSeconds` (seconds east of Greenwich). */
export type ClockReading = { utcOffsetSeconds: number; utc: string }

export type BirthTimeQuery = {
  /** `YYYY-MM-DDTHH:MM[:SS]`, proleptic Gregorian, as the wall clock showed it; 1850 or later */
  birthLocal: string
  /** IANA zone of the place */
  timeZone: string
  /** degrees, north positive; with `longitude` it allows the notices about one town's own time */
  latitude?: number
  /** degrees, east positive */
  longitude?: number
}

export type BirthTime = {
  /** `ambiguous`: the clock showed this hour twice; `nonexistent`: it skipped it */
  status: 'unique' | 'ambiguous' | 'nonexistent'
  /**
   * One reading when unique, else two, the earlier instant first. Of a skipped hour these are the wall clock read with the offset after the
   * change and with the one before it.
   */
  offsets: ClockReading[]
  /** What a visitor is taken to have meant until they say otherwise (Temporal's 'compatible'): the first of a doubled hour, the offset before a gap. */
  preferred: 'earlier' | 'later'
  notices: BirthTimeNotice[]
}

export type BirthTimeErrorCode = 'invalid_local_time' | 'unknown_time_zone' | 'before_1850' | 'future_date' | 'invalid_coordinates'

/** Input that no clock reading can be made of. */
export class BirthTimeError extends Error {
  readonly code: BirthTimeErrorCode
  constructor(code: BirthTimeErrorCode, message: string) {
    super(message)
    this.name = 'BirthTimeError'
    this.code = code
  }
}

export const EARLIEST_YEAR = 1850
const HISTORY_END_YEAR = 1970
const DAY = 86_400

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/

/** Wall-clock seconds since 1970 as if the clock ran on UTC. */
function parseLocal(text: string): { seconds: number; year: number } {
  const match = LOCAL.exec(text)
  const invalid = () => new BirthTimeError('invalid_local_time', 'birthLocal is not a real date and time of the form YYYY-MM-DDTHH:MM[:SS]')
  if (match === null) throw invalid()
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  if (hour > 23 || minute > 59 || second > 59) throw invalid()
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) throw invalid()
  return { seconds: date.getTime() / 1000 + hour * 3600 + minute * 60 + second, year }
}

function utcText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

function offsetAt(history: ZoneHistory, at: number): number {
  let index = history.changes.length
  while (index > 0 && history.changes[index - 1]! > at) index--
  return history.offsets[index]!
}

/** The two offsets a wall clock can be read with: the same twice when nothing changes near it. Earlier instant first. */
type Readings = { status: BirthTime['status']; offsets: [earlier: number, later: number] }

/**
 * Temporal's 'earlier' and 'later' over the table. Around a change from offset `before` to `after`, wall clocks between the two readings of
 * that instant are skipped (after > before) or doubled (after < before).
 */
function readFromHistory(history: ZoneHistory, local: number): Readings {
  for (let index = 0; index < history.changes.length; index++) {
    const at = history.changes[index]!
    const before = history.offsets[index]!
    const after = history.offsets[index + 1]!
    if (local < at + Math.min(before, after) || local >= at + Math.max(before, after)) continue
    return before < after ? { status: 'nonexistent', offsets: [after, before] } : { status: 'ambiguous', offsets: [before, after] }
  }
  const [early, late] = [offsetAt(history, local - DAY), offsetAt(history, local + DAY)]
  const offset = offsetAt(history, local - early) === early ? early : late
  return { status: 'unique', offsets: [offset, offset] }
}

function readFromTemporal(timeZone: string, birthLocal: string): Readings {
  const local = Temporal.PlainDateTime.from(birthLocal)
  const read = (disambiguation: 'earlier' | 'later') => local.toZonedDateTime(timeZone, { disambiguation })
  const [earlier, later] = [read('earlier'), read('later')]
  const seconds = (zoned: Temporal.ZonedDateTime) => zoned.offsetNanoseconds / 1e9
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { status: 'unique', offsets: [seconds(earlier), seconds(later)] }
  const bothRoundTrip = earlier.toPlainDateTime().equals(local) && later.toPlainDateTime().equals(local)
  // in a gap 'earlier' reads the clock with the offset after the change, 'later' with the one before it
  return bothRoundTrip
    ? { status: 'ambiguous', offsets: [seconds(earlier), seconds(later)] }
    : { status: 'nonexistent', offsets: [seconds(later), seconds(earlier)] }
}

/** Whether `Intl` or the history table knows the zone. */
export function isTimeZone(timeZone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(timeZone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return zoneHistory(timeZone) !== undefined
  }
}

function checkCoordinates({ latitude, longitude }: BirthTimeQuery): void {
  const wrong = (value: number | undefined, limit: number) => value !== undefined && !(Math.abs(value) <= limit)
  if (wrong(latitude, 90) || wrong(longitude, 180)) {
    throw new BirthTimeError('invalid_coordinates', 'latitude is -90 to 90 and longitude -180 to 180 degrees')
  }
}

/**
 * Which instant a wall clock showed: the zone's own rule, in seconds, by Temporal's semantics. Before 1970 the rules come from tzdb with
 * backzone (`zone-history.data.ts`), from then on from ICU. Nothing is chosen silently: a doubled or skipped hour gives both readings, and
 * `notices` say where the rule itself is doubtful, with the other readings in use at the time.
 * @throws {BirthTimeError} on a date that does not exist, is before 1850 or more than a day (of any zone) in the future; on an unknown zone
 * or coordinates out of range
 */
export function resolveBirthTime(query: BirthTimeQuery, now: Date = new Date()): BirthTime {
  const { birthLocal, timeZone } = query
  const { seconds: local, year } = parseLocal(birthLocal)
  if (year < EARLIEST_YEAR) throw new BirthTimeError('before_1850', `dates before ${EARLIEST_YEAR} are not read`)
  if (!isTimeZone(timeZone)) throw new BirthTimeError('unknown_time_zone', 'timeZone is not an IANA time zone')
  checkCoordinates(query)

  const history = year < HISTORY_END_YEAR ? zoneHistory(timeZone) : undefined
  const { status, offsets } = history === undefined ? readFromTemporal(timeZone, birthLocal) : readFromHistory(history, local)
  const reading = (utcOffsetSeconds: number): ClockReading => ({ utcOffsetSeconds, utc: utcText(local - utcOffsetSeconds) })
  if (local - offsets[0] > now.getTime() / 1000) throw new BirthTimeError('future_date', 'birthLocal is in the future')

  return {
    status,
    offsets: (status === 'unique' ? offsets.slice(0, 1) : offsets).map(reading),
    preferred: status === 'nonexistent' ? 'later' : 'earlier',
    notices: clockNotices({ ...query, local, year, status, offsets, reading }),
  }
}
