import { distanceKm } from './distance.ts'
import { zoneHistory } from './zone-history.ts'

type Reading = { utcOffsetSeconds: number; utc: string }

/** Another clock that was in use: the same wall clock read by it. */
export type OtherReading = Reading

/**
 * Something a visitor should know of how their clock was read. Text: `places.notice.<code>` with `offset`, `otherOffset` and `minutes` as ICU
 * arguments. `question` notices offer `alternatives` to choose from; the others only inform.
 */
export type BirthTimeNotice = {
  code: NoticeCode
  question: boolean
  /** offset that the rule used gives, seconds east of Greenwich */
  utcOffsetSeconds: number
  offset: string
  /** the reading by the other clock in use at that time, if any */
  alternatives: OtherReading[]
  /** the other clock's offset as text, when there was one */
  otherOffset?: string
  /** minutes skipped or repeated, rounded */
  minutes?: number
}

export const NOTICE_CODES = [
  'clockSkipped',
  'clockDoubled',
  'warTime',
  'warTimePause',
  'mumbaiTime',
  'kolkataTime',
  'beforeIndianStandardTime',
  'portugueseIndia',
  'localMeanTime',
] as const
export type NoticeCode = (typeof NOTICE_CODES)[number]

export type ClockSituation = {
  timeZone: string
  latitude?: number
  longitude?: number
  /** wall-clock seconds since 1970, as if the clock ran on UTC */
  local: number
  year: number
  status: 'unique' | 'ambiguous' | 'nonexistent'
  offsets: [earlier: number, later: number]
  reading: (utcOffsetSeconds: number) => Reading
}

/** `+05:53:20`, seconds left out when they are zero. */
export function offsetText(utcOffsetSeconds: number): string {
  const absolute = Math.abs(Math.round(utcOffsetSeconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = absolute % 60
  return `${utcOffsetSeconds < 0 ? '-' : '+'}${two(Math.floor(absolute / 3600))}:${two(Math.floor(absolute / 60) % 60)}${seconds === 0 ? '' : `:${two(seconds)}`}`
}

const INDIAN_STANDARD_TIME = 19_800
/** Bombay's local time, +04:51, kept by the municipality until 1955 (tzdb's notes on "the Battle of the Clocks"; the offset as in places.md). */
const BOMBAY_TIME = 17_460
/** Calcutta's government time, +05:53:20 (tzdb, after Shanks). */
const CALCUTTA_TIME = 21_200
/** By the Portuguese decree of 1911-05-24, from 1912-01-01 (tzdb, backzone). */
const PORTUGUESE_INDIA_TIME = 18_000

const INDIAN_ZONES = new Set(['Asia/Kolkata', 'Asia/Calcutta'])
/** Zones of British India, Burma left out, whose wartime clock tzdb takes from the same source, which it calls dubious. */
const WAR_TIME_ZONES = new Set([...INDIAN_ZONES, 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Dacca'])

const localSeconds = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / 1000
const INDIAN_STANDARD_TIME_FROM = localSeconds(1906, 1, 1)
const WAR_FROM = localSeconds(1941, 10, 1)
const WAR_UNTIL = localSeconds(1945, 10, 15)
const PORTUGUESE_TIME_FROM = localSeconds(1912, 1, 1)
const PORTUGUESE_UNTIL = localSeconds(1961, 12, 19)

type Box = { south: number; north: number; west: number; east: number }
/** Goa, Daman, Diu, and Dadra and Nagar Haveli: boxes around the Portuguese territories, drawn slightly wide, as the notice only asks. */
const PORTUGUESE_BOXES: Box[] = [
  { south: 14.85, north: 15.85, west: 73.6, east: 74.4 },
  { south: 20.33, north: 20.5, west: 72.78, east: 72.95 },
  { south: 20.68, north: 20.77, west: 70.8, east: 71.05 },
  { south: 20.03, north: 20.37, west: 72.9, east: 73.25 },
]

/** Local mean time of a longitude in whole seconds: four minutes a degree. */
export function localMeanOffset(longitude: number): number {
  return Math.round(longitude * 240)
}

/** A clock less than a minute off changes no chart that a birth time in minutes can tell apart: said, not asked. */
const WORTH_ASKING_SECONDS = 60

/** Towns whose own time lasted beside the railway's; suburbs count, so the circle is wide. */
const TOWN_KM = 45

/**
 * The doubts about one clock reading, most important first. Town notices need coordinates; without them only the zone's are given.
 * Sources: tzdb's notes (asia, backzone) and places.md; each offset's source stands at its constant.
 */
export function clockNotices(situation: ClockSituation): BirthTimeNotice[] {
  const { timeZone, latitude, longitude, local, year, status, offsets, reading } = situation
  const used = status === 'nonexistent' ? offsets[1] : offsets[0]
  const notices: BirthTimeNotice[] = []
  const add = (code: NoticeCode, other?: number, extra: { offered?: boolean; minutes?: number } = {}) => {
    const offered = other !== undefined && other !== used && extra.offered !== false
    notices.push({
      code,
      question: offered && Math.abs(other - used) >= WORTH_ASKING_SECONDS,
      utcOffsetSeconds: used,
      offset: offsetText(used),
      alternatives: offered ? [reading(other)] : [],
      ...(other === undefined ? {} : { otherOffset: offsetText(other) }),
      ...(extra.minutes === undefined ? {} : { minutes: extra.minutes }),
    })
  }
  const placed = latitude !== undefined && longitude !== undefined
  const near = (toLatitude: number, toLongitude: number) => placed && distanceKm(latitude, longitude, toLatitude, toLongitude) <= TOWN_KM

  const minutes = Math.max(1, Math.round(Math.abs(offsets[0] - offsets[1]) / 60))
  if (status === 'nonexistent') add('clockSkipped', offsets[0], { minutes })
  if (status === 'ambiguous') add('clockDoubled', offsets[1], { minutes })

  if (WAR_TIME_ZONES.has(timeZone) && local >= WAR_FROM && local < WAR_UNTIL) {
    const ahead = INDIAN_STANDARD_TIME + 3600
    // at a change itself the question about the skipped or doubled hour already holds both offsets
    const offered = status === 'unique'
    if (used === ahead) add('warTime', INDIAN_STANDARD_TIME, { offered })
    else if (INDIAN_ZONES.has(timeZone)) add('warTimePause', ahead, { offered })
  }

  if (INDIAN_ZONES.has(timeZone)) {
    const portuguese =
      placed &&
      PORTUGUESE_BOXES.some((box) => latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east)
    if (local < INDIAN_STANDARD_TIME_FROM && !placed) {
      add('localMeanTime')
    } else if (local < INDIAN_STANDARD_TIME_FROM) {
      const townTime = near(22.563, 88.363) ? CALCUTTA_TIME : near(19.05, 72.875) ? BOMBAY_TIME : localMeanOffset(longitude!)
      add('beforeIndianStandardTime', townTime)
    } else if (portuguese && local < PORTUGUESE_UNTIL) {
      add('portugueseIndia', local < PORTUGUESE_TIME_FROM ? localMeanOffset(longitude!) : PORTUGUESE_INDIA_TIME)
    } else if (near(19.05, 72.875) && year < 1956) {
      add('mumbaiTime', BOMBAY_TIME)
    } else if (near(22.563, 88.363) && year < 1949) {
      add('kolkataTime', CALCUTTA_TIME)
    }
    return notices
  }

  const history = year < 1970 ? zoneHistory(timeZone) : undefined
  const firstChange = history?.changes[0]
  if (firstChange !== undefined && local - used < firstChange)
    add('localMeanTime', longitude === undefined ? undefined : localMeanOffset(longitude))
  return notices
}
