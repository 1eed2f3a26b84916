import { normalise180, normalise360 } from './angle.ts'
import { longitudeAt } from './apparent-longitude.ts'
import { meanAyanamsa } from './ayanamsa.ts'
import { ttOfUt, utOfTt } from './delta-t.ts'
import { MOON, SUN, type Ephemeris } from './ephemeris.ts'
import { julianDayOf, utcOf } from './time.ts'

/** Mean motion in degrees a day: of the Sun, and of the Moon from the Sun. */
const SUN_SPEED = 360 / 365.25636
const ELONGATION_SPEED = 360 / 29.530589
/** A ten-thousandth of a degree is nine seconds of the Sun's course. */
const CLOSE = 1e-4
const MOST_STEPS = 12

/** The instant (TT) near a guess at which an angle that grows by about `speed` degrees a day is zero. */
function zeroNear(angle: (tt: number) => number, speed: number, guess: number): number {
  let tt = guess
  for (let step = 0; step < MOST_STEPS; step++) {
    const left = angle(tt)
    tt -= left / speed
    if (Math.abs(left) < CLOSE) break
  }
  return tt
}

const sunEntersTt = (ephemeris: Ephemeris, sign: number, guess: number): number =>
  zeroNear((tt) => normalise180(longitudeAt(ephemeris, SUN, tt) - meanAyanamsa('lahiri', tt) - sign * 30), SUN_SPEED, guess)

/** Days from 1 January to the Sun's entry into Makara, in these centuries. */
const MAKARA_DAYS = 13.5

const guessOf = (year: number, sign: number): number =>
  ttOfUt(julianDayOf(`${year}-01-01T00:00:00.000Z`)) + MAKARA_DAYS + normalise360((sign - 9) * 30) / SUN_SPEED

/**
 * The instant (UTC) at which the Sun enters a sidereal sign (0-11, Lahiri) in a calendar year. Makara to Dhanu follow each other from January to
 * December.
 */
export const sunEnters = (ephemeris: Ephemeris, year: number, sign: number): string =>
  utcOf(utOfTt(sunEntersTt(ephemeris, sign, guessOf(year, sign))))

/** The instant (UTC) at which a tithi (1-30) begins in the lunar month in which the Sun enters a sign, counted from new moon to new moon. */
export function tithiIn(ephemeris: Ephemeris, year: number, sign: number, tithi: number): string {
  const enters = sunEntersTt(ephemeris, sign, guessOf(year, sign))
  const elongation = (tt: number): number => normalise360(longitudeAt(ephemeris, MOON, tt) - longitudeAt(ephemeris, SUN, tt))
  const newMoon = zeroNear((tt) => normalise180(elongation(tt)), ELONGATION_SPEED, enters - elongation(enters) / ELONGATION_SPEED)
  const from = (tithi - 1) * 12
  return utcOf(utOfTt(zeroNear((tt) => normalise180(elongation(tt) - from), ELONGATION_SPEED, newMoon + from / ELONGATION_SPEED)))
}

const [KARKA, KANYA, VRISHCHIKA] = [3, 5, 7]

/**
 * Chaturmas of a year: from the shukla ekadashi of Ashadha to that of Kartika. A month bears the name that belongs to the sign which the Sun enters in
 * it; an added month has no such entry and is passed over.
 */
export const chaturmas = (ephemeris: Ephemeris, year: number): { startAt: string; endAt: string } => ({
  startAt: tithiIn(ephemeris, year, KARKA, 11),
  endAt: tithiIn(ephemeris, year, VRISHCHIKA, 11),
})

/** The fortnight of the fathers of a year: the waning half of Bhadrapada, counted from new moon to new moon. */
export const pitruPaksha = (ephemeris: Ephemeris, year: number): { startAt: string; endAt: string } => ({
  startAt: tithiIn(ephemeris, year, KANYA, 16),
  endAt: tithiIn(ephemeris, year, KANYA, 30),
})
