import type { Composer } from '../compose/composer.ts'
import { daysBetween } from '../facts/calendar.ts'
import { derivedOf } from '../facts/derived.ts'
import { isGoodPlace, type Walker } from '../facts/gochara.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay } from '../facts/sky.ts'

/** BPHS 72.3-6: above the first a sign is strong, below the second it is weak. */
export const GOOD_POINTS = 30
export const BAD_POINTS = 25
/** After retrogression a slow graha is back in the sign it left within this many days. */
export const LONGEST_RETREAT_DAYS = 300
/** A return of fewer days is not told. */
const SHORTEST_RETURN_DAYS = 6
/** Saturn's places from the Moon in which almanacs have him press: sade sati and the two dhaiyas. */
export const PRESSING: readonly House[] = [12, 1, 2, 4, 8]

export const placeFromMoon = (c: Composer, stay: Stay): House => houseOfSign(stay.sign, c.facts.sign('moon'))

/** Points of ashtakavarga of a sign; null where the lagna, and with it the points, are not known. */
export const pointsOf = (c: Composer, sign: number): number | null => derivedOf(c.chart, c.input.ephemeris).ashtakavarga?.sav[sign] ?? null

export type PassageTone = 'good' | 'plain' | 'hard'

/**
 * The one judgment of a passage: its place from the Moon (Phaladeepika 26), which a sign with many or few points of ashtakavarga outweighs
 * (BPHS 72.30-31).
 */
export function passageTone(c: Composer, stay: Stay): PassageTone {
  const points = pointsOf(c, stay.sign)
  if (isGoodPlace(stay.graha as Walker, placeFromMoon(c, stay))) return points !== null && points < BAD_POINTS ? 'plain' : 'good'
  return points !== null && points > GOOD_POINTS ? 'plain' : 'hard'
}

/** The tone with what makes it: a good place thinned by few points, a demanding one softened by many. */
export function passageWord(c: Composer, stay: Stay): 'good' | 'hard' | 'thin' | 'softened' {
  const tone = passageTone(c, stay)
  return tone !== 'plain' ? tone : isGoodPlace(stay.graha as Walker, placeFromMoon(c, stay)) ? 'thin' : 'softened'
}

/** A passage and the later passes through the same sign after a retreat, soonest first. */
export function roundOf(c: Composer, stay: Stay): Stay[] {
  const zone = c.input.displayTimeZone
  const out = [stay]
  let last = stayDates(stay, zone).to
  for (const other of c.sky[stay.graha as 'saturn'].filter(({ sign, startAt }) => sign === stay.sign && startAt > stay.startAt)) {
    const { from, to } = stayDates(other, zone)
    if (daysBetween(last, from) > LONGEST_RETREAT_DAYS) break
    out.push(other)
    last = to
  }
  return out
}

/** The later of these passes that are long enough to be told, as calendar dates. */
export const returnsOf = (c: Composer, stay: Stay): { from: string; to: string }[] =>
  roundOf(c, stay)
    .slice(1)
    .map((other) => stayDates(other, c.input.displayTimeZone))
    .filter(({ from, to }) => daysBetween(from, to) >= SHORTEST_RETURN_DAYS)

/** The day on which a graha first entered the sign of this passage, where a retreat has made it a return; else null. */
export function firstPassOf(c: Composer, stay: Stay): string | null {
  const before = c.sky[stay.graha as 'saturn'].filter(({ sign, startAt }) => sign === stay.sign && startAt < stay.startAt)
  let first = stay
  for (const other of before.toReversed()) {
    if (daysBetween(other.endAt.slice(0, 10), first.startAt.slice(0, 10)) > LONGEST_RETREAT_DAYS) break
    first = other
  }
  return first === stay ? null : stayDates(first, c.input.displayTimeZone).from
}

/** The end of a passage in words, with every return: "3 June 2027, and again from 20 October 2027 to 23 February 2028". */
export function untilOf(c: Composer, stay: Stay): string {
  const { to } = stayDates(stay, c.input.displayTimeZone)
  const returns = returnsOf(c, stay)
  if (returns.length === 0) return c.say('until.once', { to: c.date(to) })
  const spans = returns.map((span) => c.say('until.span', { from: c.date(span.from), to: c.date(span.to) }))
  return c.say('until.again', { to: c.date(to), spans: { list: spans } })
}
