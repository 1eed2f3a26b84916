import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { normalise360 } from './angle.ts'
import { longitudeAt } from './apparent-longitude.ts'
import { meanAyanamsa } from './ayanamsa.ts'
import { ttOfUt } from './delta-t.ts'
import { meanNodeLongitude } from './earth-orientation.ts'
import { assertInRange, MOON, TRUE_NODE, valueAt, type Ephemeris } from './ephemeris.ts'
import { houseOf } from './houses.ts'
import { nakshatraOf } from './nakshatra.ts'
import { centuries, julianDayOf } from './time.ts'

/** Good places from the natal Moon with the place from which another graha blocks each (vedha): Phaladeepika 26.2-8. */
export const GOOD_PLACES: Readonly<Record<Graha, Readonly<Record<number, number | null>>>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: { 3: 12, 6: 9, 11: 5 },
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 3, 12: 6 },
  saturn: { 3: 12, 6: 9, 11: 5 },
  // the text gives the nodes the Sun's places and names no vedha for them
  rahu: { 3: null, 6: null, 10: null, 11: null },
  ketu: { 3: null, 6: null, 10: null, 11: null },
}

/** Father and son, and mother and son, do not block each other (26.3-6). */
const NO_VEDHA: readonly (readonly [Graha, Graha])[] = [
  ['sun', 'saturn'],
  ['moon', 'mercury'],
]

export type GocharaPlace = {
  graha: Graha
  /** 0-11 */
  sign: number
  retrograde: boolean
  /** 1-12 from the natal Moon: what the text judges by */
  houseFromMoon: number
  /** 1-12 from the natal lagna: practice, not in the text; null when the birth time is unknown */
  houseFromLagna: number | null
  good: boolean
  /** grahas that block the good; empty when none does, or when the place is not good */
  vedhaBy: Graha[]
}

/**
 * Where the grahas stand at an instant as seen from the natal Moon.
 * @throws JyotishError `date_out_of_range`
 */
export function gochara(ephemeris: Ephemeris, natal: Chart, utc: string): GocharaPlace[] {
  const tt = ttOfUt(julianDayOf(utc))
  assertInRange(ephemeris, tt)
  const { node, ayanamsa } = natal.conventions
  const precession = meanAyanamsa(ayanamsa, tt)
  const placeOf = (graha: Graha, at: number): number => {
    const index = GRAHAS.indexOf(graha)
    if (index < TRUE_NODE) return longitudeAt(ephemeris, index, at)
    const rahu = node === 'mean' ? meanNodeLongitude(centuries(at)) : valueAt(ephemeris.longitudes[TRUE_NODE], at)
    return graha === 'ketu' ? rahu + 180 : rahu
  }
  const signs = new Map(GRAHAS.map((graha) => [graha, Math.floor(normalise360(placeOf(graha, tt) - precession) / 30)]))
  const moonSign = natal.D1.moon.sign
  const fromMoon = (graha: Graha): number => houseOf(signs.get(graha)!, moonSign)
  return GRAHAS.map((graha) => {
    const sign = signs.get(graha)!
    const houseFromMoon = fromMoon(graha)
    const good = houseFromMoon in GOOD_PLACES[graha]
    const blocking = GOOD_PLACES[graha][houseFromMoon]
    return {
      graha,
      sign,
      retrograde: retrogradeAt(placeOf, graha, tt),
      houseFromMoon,
      houseFromLagna: natal.D1.lagna && houseOf(sign, natal.D1.lagna.sign),
      good,
      vedhaBy: blocking ? GRAHAS.filter((other) => other !== graha && fromMoon(other) === blocking && !exemptFromVedha(graha, other)) : [],
    }
  })
}

/** Whether two grahas do not block each other. Source: Phaladeepika 26.3-6. */
export function exemptFromVedha(one: Graha, other: Graha): boolean {
  return NO_VEDHA.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
}

const HOUR = 1 / 24

/** By the motion of the hour around the instant. */
function retrogradeAt(placeOf: (graha: Graha, tt: number) => number, graha: Graha, tt: number): boolean {
  const moved = normalise360(placeOf(graha, tt + HOUR / 2) - placeOf(graha, tt - HOUR / 2))
  return moved > 180
}

/** Tara of a nakshatra (1-27) counted from the birth nakshatra, 1 Janma .. 9 Parama Mitra. */
export function tara(birthNakshatra: number, nakshatra: number): number {
  return (((nakshatra - birthNakshatra + 27) % 27) % 9) + 1
}

/** Vipat (3), Pratyak (5) and Naidhana (7) are bad, Janma (1) is mixed, the others are good. */
export function taraBala(birthNakshatra: number, nakshatra: number): 'good' | 'mixed' | 'bad' {
  const number = tara(birthNakshatra, nakshatra)
  if (number === 1) return 'mixed'
  return number === 3 || number === 5 || number === 7 ? 'bad' : 'good'
}

/** Chandra bala: whether the Moon's sign is one of its good places from the natal Moon's (signs 0-11). */
export function chandraBala(natalMoonSign: number, moonSign: number): boolean {
  return houseOf(moonSign, natalMoonSign) in GOOD_PLACES.moon
}

/** The Moon of an instant against the natal Moon: what a daily reading starts from. */
export function moonOfDay(
  ephemeris: Ephemeris,
  natal: Chart,
  utc: string,
): { sign: number; nakshatra: number; tara: number; taraBala: 'good' | 'mixed' | 'bad'; chandraBala: boolean } {
  const tt = ttOfUt(julianDayOf(utc))
  assertInRange(ephemeris, tt)
  const longitude = normalise360(valueAt(ephemeris.longitudes[MOON], tt) - meanAyanamsa(natal.conventions.ayanamsa, tt))
  const sign = Math.floor(longitude / 30)
  const nakshatra = nakshatraOf(longitude)
  const birth = natal.D1.moon.nakshatra
  return {
    sign,
    nakshatra,
    tara: tara(birth, nakshatra),
    taraBala: taraBala(birth, nakshatra),
    chandraBala: chandraBala(natal.D1.moon.sign, sign),
  }
}
