import type { Chart, Graha } from '@disha/contracts/chart'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { findTransits } from '@disha/jyotish/transits'
import { addDays, dateIn } from './calendar.ts'
import { derivedFact, isDerived } from './derived.ts'

/** A graha's passage through one sidereal sign; re-entries after retrogression are passages of their own. */
export type Stay = { graha: Graha; sign: number; startAt: string; endAt: string }

/** A station: from this instant the graha moves backwards or forwards again. */
export type Station = { graha: Graha; at: string; to: 'retrograde' | 'direct' }

/** No passage through a sign is longer, in days. */
const LONGEST_STAY_DAYS: Readonly<Record<Graha, number>> = {
  sun: 33,
  moon: 4,
  mars: 260,
  mercury: 90,
  jupiter: 480,
  venus: 160,
  saturn: 1300,
  rahu: 620,
  ketu: 620,
}

const FIRST_DATE = '1900-02-01'
const LAST_DATE = '2099-11-30'
const within = (date: string): string => (date < FIRST_DATE ? FIRST_DATE : date > LAST_DATE ? LAST_DATE : date)
const noon = (date: string): string => `${date}T12:00:00.000Z`

/** The sidereal sign (0-11) of a graha at 12:00 UT of a date: mean node, Lahiri. */
export function signOn(ephemeris: Ephemeris, graha: Graha, date: string): number {
  const fromUtc = noon(within(date))
  const toUtc = noon(within(addDays(date, LONGEST_STAY_DAYS[graha])))
  const [next] = findTransits(ephemeris, { fromUtc, toUtc, grahas: [graha], kinds: ['ingress'] })
  if (next?.from === undefined) throw new RangeError(`No ingress of ${graha} after ${date}`)
  return next.from
}

/** Every passage of a graha that touches the span from..to (calendar dates); the first and last reach beyond it. */
export function stays(ephemeris: Ephemeris, graha: Graha, from: string, to: string): Stay[] {
  const margin = LONGEST_STAY_DAYS[graha]
  const fromUtc = noon(within(addDays(from, -margin)))
  const toUtc = noon(within(addDays(to, margin)))
  const ingresses = findTransits(ephemeris, { fromUtc, toUtc, grahas: [graha], kinds: ['ingress'] })
  const found: Stay[] = []
  for (let index = 0; index + 1 < ingresses.length; index++) {
    const { at, to: sign } = ingresses[index] as { at: string; to: number }
    const endAt = (ingresses[index + 1] as { at: string }).at
    if (endAt.slice(0, 10) >= from && at.slice(0, 10) <= to) found.push({ graha, sign, startAt: at, endAt })
  }
  return found
}

export type Sky = {
  saturn: Stay[]
  jupiter: Stay[]
  rahu: Stay[]
  sun: Stay[]
  mars: Stay[]
  mercury: Stay[]
  venus: Stay[]
  stations: Station[]
}

const skies = new WeakMap<Ephemeris, Map<string, Sky>>()
const KEPT_DAYS = 8

/** What moves overhead, from ten years before a day to twenty-six after it; the same for everyone, so kept for the last few days asked for. */
export function skyOf(ephemeris: Ephemeris, asOf: string): Sky {
  let byDay = skies.get(ephemeris)
  if (byDay === undefined) skies.set(ephemeris, (byDay = new Map()))
  let sky = byDay.get(asOf)
  if (sky === undefined) {
    const past = addDays(asOf, -3660)
    const far = addDays(asOf, 9500)
    const soon = addDays(asOf, 400)
    sky = {
      saturn: stays(ephemeris, 'saturn', past, far),
      jupiter: stays(ephemeris, 'jupiter', past, far),
      rahu: stays(ephemeris, 'rahu', past, far),
      sun: stays(ephemeris, 'sun', asOf, soon),
      mars: stays(ephemeris, 'mars', asOf, soon),
      mercury: stays(ephemeris, 'mercury', asOf, soon),
      venus: stays(ephemeris, 'venus', asOf, soon),
      stations: findTransits(ephemeris, {
        fromUtc: noon(asOf),
        toUtc: noon(within(soon)),
        grahas: ['saturn', 'jupiter', 'mercury', 'venus', 'mars'],
        kinds: ['station'],
      }).map(({ graha, at, to }) => ({ graha, at, to: to as Station['to'] })),
    }
    if (byDay.size >= KEPT_DAYS) byDay.delete(byDay.keys().next().value as string)
    byDay.set(asOf, sky)
  }
  return sky
}

/**
 * The value a fact path names: of the chart, derived from it (`sav.9`), or of the sky on a date (`transit.saturn.2027-06-03.sign`).
 * Undefined where the chart has no such fact.
 */
export function factOf(chart: Chart, ephemeris: Ephemeris, path: string): unknown {
  if (path.startsWith('transit.')) {
    const [, graha, date] = path.split('.') as [string, Graha, string]
    return signOn(ephemeris, graha, date)
  }
  if (isDerived(path)) return derivedFact(chart, ephemeris, path)
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined),
      chart,
    )
}

type Dates = { readonly from: string; readonly to: string }
const datesOf = new WeakMap<Stay, Map<string, Dates>>()

/** A passage as calendar dates in a zone; kept with the passage, which all readings of a day share. */
export function stayDates(stay: Stay, timeZone: string): Dates {
  let zones = datesOf.get(stay)
  if (zones === undefined) datesOf.set(stay, (zones = new Map<string, Dates>()))
  let dates = zones.get(timeZone)
  if (dates === undefined) {
    dates = { from: dateIn(timeZone, stay.startAt), to: dateIn(timeZone, stay.endAt) }
    zones.set(timeZone, dates)
  }
  return dates
}
