import type { Graha } from '@disha/contracts/chart'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { exemptFromVedha, GOOD_PLACES, tara, taraBala } from '@disha/jyotish/gochara'
import { findTransits } from '@disha/jyotish/transits'
import { addDays, dateIn, daysBetween, earlierOf, laterOf } from './calendar.ts'
import { houseOfSign, type House } from './houses.ts'
import { stayDates, type Sky, type Stay } from './sky.ts'

export type Walker = Exclude<Graha, 'moon'>

/** One of the places from the natal Moon in which the graha gives (Phaladeepika 26.2-8). */
export const isGoodPlace = (graha: Walker, place: House): boolean => place in GOOD_PLACES[graha]

/** Another graha stands, over these dates, where it blocks the good of a passage. */
export type Vedha = { by: Walker; place: House; from: string; to: string }

/** Who can block: Phaladeepika 26.3-8 give the blocked places of the seven and name neither node. */
const BLOCKERS = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const satisfies readonly Walker[]
/** A block of fewer days is not told. */
const SHORTEST_BLOCK_DAYS = 3

/** What blocks a passage through a good place, by date. The Moon, who changes sign every two days, is left out. */
export function vedhasOf(sky: Sky, stay: Stay, moonSign: number, timeZone: string): Vedha[] {
  const graha = stay.graha as Walker
  const place = GOOD_PLACES[graha][houseOfSign(stay.sign, moonSign)] as House | null | undefined
  if (place === undefined || place === null) return []
  const span = stayDates(stay, timeZone)
  return BLOCKERS.filter((other) => other !== graha && !exemptFromVedha(graha, other)).flatMap((by) =>
    sky[by]
      .filter(({ sign, startAt, endAt }) => houseOfSign(sign, moonSign) === place && startAt < stay.endAt && endAt > stay.startAt)
      .map((other) => {
        const dates = stayDates(other, timeZone)
        return { by, place, from: laterOf(dates.from, span.from), to: earlierOf(dates.to, span.to) }
      })
      .filter(({ from, to }) => daysBetween(from, to) >= SHORTEST_BLOCK_DAYS),
  )
}

/** The Moon's ingresses of about a year, the same for everybody, kept for the last few spans asked for. */
const moonStays = new WeakMap<Ephemeris, Map<string, { sign: number; startAt: string; endAt: string }[]>>()
const KEPT_SPANS = 8

function staysOfMoon(ephemeris: Ephemeris, from: string, to: string): { sign: number; startAt: string; endAt: string }[] {
  let spans = moonStays.get(ephemeris)
  if (spans === undefined) moonStays.set(ephemeris, (spans = new Map<string, { sign: number; startAt: string; endAt: string }[]>()))
  const key = `${from} ${to}`
  let stays = spans.get(key)
  if (stays === undefined) {
    const ingresses = findTransits(ephemeris, {
      fromUtc: `${addDays(from, -4)}T00:00:00.000Z`,
      toUtc: `${addDays(to, 4)}T00:00:00.000Z`,
      grahas: ['moon'],
      kinds: ['ingress'],
    })
    stays = ingresses.slice(0, -1).map(({ at, to: sign }, index) => ({ sign: sign as number, startAt: at, endAt: ingresses[index + 1].at }))
    if (spans.size >= KEPT_SPANS) spans.delete(spans.keys().next().value as string)
    spans.set(key, stays)
  }
  return stays
}

/** Chandrashtama: the days from..to (calendar dates) on which the Moon is in the 8th sign from the natal one. */
export function chandrashtama(
  ephemeris: Ephemeris,
  moonSign: number,
  from: string,
  to: string,
  timeZone: string,
): { from: string; to: string }[] {
  return staysOfMoon(ephemeris, from, to)
    .filter(({ sign }) => houseOfSign(sign, moonSign) === 8)
    .map(({ startAt, endAt }) => ({ from: dateIn(timeZone, startAt), to: dateIn(timeZone, endAt) }))
    .filter((days) => days.to >= from && days.from <= to)
}

export type Tara = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** Tara bala: the nakshatras (1-27) of each tara counted from the birth nakshatra, with what the day is held to be. */
export function tarasOf(birthNakshatra: number): { tara: Tara; nakshatras: number[]; bala: 'good' | 'mixed' | 'bad' }[] {
  const all = Array.from({ length: 27 }, (_, index) => index + 1)
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((number) => {
    const nakshatras = all.filter((nakshatra) => tara(birthNakshatra, nakshatra) === number)
    return { tara: number, nakshatras, bala: taraBala(birthNakshatra, nakshatras[0]) }
  })
}

export type SaturnPhase = 'sadeSati' | 'dhaiya4' | 'dhaiya8'

/**
 * Saturn's pressing seasons from the natal Moon: sade sati (Elinati Sani, Ezharai Sani; 12th, 1st and 2nd by sign, each phase apart) and the two
 * dhaiyas (4th: Ardhashtama or Kantaka, 8th: Ashtama), with every return after retrogression as a stretch of its own.
 */
export function saturnSeasons(
  sky: Sky,
  moonSign: number,
  timeZone: string,
): { phase: SaturnPhase; place: House; sign: number; from: string; to: string }[] {
  return sky.saturn.flatMap((stay) => {
    const place = houseOfSign(stay.sign, moonSign)
    const phase = [12, 1, 2].includes(place) ? 'sadeSati' : place === 4 ? 'dhaiya4' : place === 8 ? 'dhaiya8' : null
    return phase === null ? [] : [{ phase, place, sign: stay.sign, ...stayDates(stay, timeZone) }]
  })
}
