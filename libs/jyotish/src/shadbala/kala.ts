import type { Chart } from '@disha/contracts/chart'
import { DEGREES, normalise180, RADIANS } from '../angle.ts'
import { benefics, perSeven, SEVEN_GRAHAS, type SevenGraha } from '../dignities.ts'
import { meanObliquity } from '../earth-orientation.ts'
import { valueAt, type Ephemeris } from '../ephemeris.ts'
import { hinduDay, type HinduDay } from '../hindu-day.ts'
import { centuries, SECONDS_PER_DAY } from '../time.ts'

/** Strength of time without war, virupas. */
export type KalaBala = {
  nathonnatha: number
  paksha: number
  tribhaga: number
  abda: number
  masa: number
  vara: number
  hora: number
  ayana: number
}

/** Days from creation to the beginning of Kali, and the Julian day (noon) of Kali's first civil day (Surya Siddhanta 1). */
const DAYS_BEFORE_KALI = 714_402_296_627
const KALI_DAY = 588_466
const ABDA_DAYS = 360
const MASA_DAYS = 30
/** Lords of the hours in turn, from the Sun's. */
const HORA_ORDER: readonly SevenGraha[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars']
const DAY_THIRDS: readonly SevenGraha[] = ['mercury', 'sun', 'saturn']
const NIGHT_THIRDS: readonly SevenGraha[] = ['moon', 'venus', 'mars']
const NIGHT_STRONG: ReadonlySet<SevenGraha> = new Set(['moon', 'mars', 'saturn'])
/** Greatest declination that the worked examples use, degrees. */
const GREATEST_DECLINATION = 23.45

/**
 * Strength of time of the seven grahas: day and night by the Sun's true hour angle; the fortnight (doubled for the Moon); thirds of day and
 * night; lords of the 360-day year, 30-day month, weekday and equal hour, all from the Hindu sunrise; declination of the ecliptic place
 * (doubled for the Sun). Year and month are counted from the Surya Siddhanta's creation, which both printed examples agree with.
 * Source: BPHS 27 (fortnight 27.10-11, thirds 27.12, lords 27.13), B.V. Raman's and V.P. Jain's worked examples.
 */
export function kalaBala(chart: Chart, ephemeris: Ephemeris): Record<SevenGraha, KalaBala> {
  const obliquity = trueObliquity(chart, ephemeris)
  const noonStrength = 60 * (1 - Math.abs(sunHourAngle(chart, obliquity)) / 180)
  const good = benefics(chart)
  const elongation = Math.abs(normalise180(chart.D1.moon.longitude - chart.D1.sun.longitude)) / 3
  const day = hinduDay(chart, ephemeris)
  const third = (day.isDay ? DAY_THIRDS : NIGHT_THIRDS)[Math.min(Math.floor(3 * day.part), 2)]
  const { abdaLord, masaLord, varaLord, horaLord } = lordsOf(day)
  return perSeven((graha) => ({
    nathonnatha: graha === 'mercury' ? 60 : NIGHT_STRONG.has(graha) ? 60 - noonStrength : noonStrength,
    paksha: (good.has(graha) ? elongation : 60 - elongation) * (graha === 'moon' ? 2 : 1),
    tribhaga: graha === 'jupiter' || graha === third ? 60 : 0,
    abda: graha === abdaLord ? 15 : 0,
    masa: graha === masaLord ? 30 : 0,
    vara: graha === varaLord ? 45 : 0,
    hora: graha === horaLord ? 60 : 0,
    ayana: ayanaBala(graha, chart.tropical[graha].longitude, obliquity),
  }))
}

function trueObliquity(chart: Chart, ephemeris: Ephemeris): number {
  const tt = chart.julianDayUt + chart.deltaTSeconds / SECONDS_PER_DAY
  return meanObliquity(centuries(tt)) + valueAt(ephemeris.nutationObliquity, tt)
}

/** Degrees from the upper meridian, -180..180. */
function sunHourAngle(chart: Chart, obliquity: number): number {
  const rightAscension = (longitude: number): number =>
    Math.atan2(Math.sin(longitude * RADIANS) * Math.cos(obliquity * RADIANS), Math.cos(longitude * RADIANS)) * DEGREES
  return normalise180(rightAscension(chart.midheaven!) - rightAscension(chart.tropical.sun.longitude))
}

function ayanaBala(graha: SevenGraha, tropical: number, obliquity: number): number {
  const declination = Math.asin(Math.sin(obliquity * RADIANS) * Math.sin(tropical * RADIANS)) * DEGREES
  const towards = graha === 'mercury' ? Math.abs(declination) : graha === 'moon' || graha === 'saturn' ? -declination : declination
  return 30 * (1 + towards / GREATEST_DECLINATION) * (graha === 'sun' ? 2 : 1)
}

type Lords = Record<'abdaLord' | 'masaLord' | 'varaLord' | 'horaLord', SevenGraha>

/** The day of creation was a Sunday, so a year or month is ruled by the weekday of its first day. */
function lordsOf({ dayNumber, vara, hour }: HinduDay): Lords {
  const day = DAYS_BEFORE_KALI + dayNumber - KALI_DAY
  const lordOfDay = (number: number): SevenGraha => SEVEN_GRAHAS[number % 7]
  const varaLord = lordOfDay(vara)
  return {
    abdaLord: lordOfDay(day - (day % ABDA_DAYS)),
    masaLord: lordOfDay(day - (day % MASA_DAYS)),
    varaLord,
    horaLord: HORA_ORDER[(HORA_ORDER.indexOf(varaLord) + hour) % 7],
  }
}
