import type { Panchanga, PanchangaElement } from '@disha/contracts/chart'
import { normalise180, normalise360 } from './angle.ts'
import { ayanamsaSpeed, meanAyanamsa, type AyanamsaName } from './ayanamsa.ts'
import { MOON, SUN, valueAndSpeedInto, type Ephemeris } from './ephemeris.ts'
import { padaOf } from './nakshatra.ts'
import { nextRising } from './sunrise.ts'
import { SECONDS_PER_DAY, utcOf } from './time.ts'

const MOVING_KARANAS = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Garaja', 'Vanija', 'Vishti']
const LAST_KARANAS = ['Shakuni', 'Chatushpada', 'Naga']

/** Name of a karana by its number, 1-60 in half tithis from the new moon. */
export function karanaName(number: number): string {
  if (number === 1) return 'Kimstughna'
  return number >= 58 ? LAST_KARANAS[number - 58] : MOVING_KARANAS[(number - 2) % 7]
}

/** What an element is read from: Moon - Sun, sidereal Moon, or sidereal Moon + Sun. */
export type Measure = 'elongation' | 'moon' | 'sum'

export type PanchangaPlace = { latitude: number; longitude: number; utcOffsetSeconds: number }

/**
 * The panchanga in force at a Julian day (UT), with the exact instants at which each element begins and ends.
 * Sunrise and sunset are those of the civil date at the place; where the Sun stays up or down the vara turns at 06:00 local mean time.
 */
export function panchanga(
  ephemeris: Ephemeris,
  julianDayUt: number,
  deltaTSeconds: number,
  place: PanchangaPlace,
  ayanamsa: AyanamsaName,
): Panchanga {
  const { latitude, longitude, utcOffsetSeconds } = place
  const tt = julianDayUt + deltaTSeconds / SECONDS_PER_DAY
  const element = (measure: Measure, size: number): PanchangaElement => elementAt(ephemeris, measure, size, tt, deltaTSeconds, ayanamsa)
  const localDay = Math.floor(julianDayUt + 0.5 + utcOffsetSeconds / SECONDS_PER_DAY)
  const midnight = localDay - 0.5 - utcOffsetSeconds / SECONDS_PER_DAY
  const hindu = (event: 'rise' | 'set'): number | null =>
    nextRising(ephemeris, event, 'hindu', midnight, deltaTSeconds, latitude, longitude)
  const visible = (event: 'rise' | 'set'): number | null =>
    nextRising(ephemeris, event, 'visible', midnight, deltaTSeconds, latitude, longitude)
  const sunrise = hindu('rise')
  const visibleSunrise = visible('rise')
  const meanMorning = midnight + 0.25 + utcOffsetSeconds / SECONDS_PER_DAY - longitude / 360
  const weekday = (rise: number | null): number => (localDay + (julianDayUt < (rise ?? meanMorning) ? 0 : 1)) % 7
  const karana = element('elongation', 6)
  const { longitude: moon } = measureAt(ephemeris, 'moon', tt, ayanamsa)
  return {
    vara: weekday(sunrise),
    varaVisible: weekday(visibleSunrise),
    tithi: element('elongation', 12),
    nakshatra: { ...element('moon', 40 / 3), pada: padaOf(normalise360(moon)) },
    yoga: element('sum', 40 / 3),
    karana: { ...karana, name: karanaName(karana.number) },
    sunriseAt: instant(sunrise),
    sunsetAt: instant(hindu('set')),
    visibleSunriseAt: instant(visibleSunrise),
    visibleSunsetAt: instant(visible('set')),
  }
}

function instant(julianDayUt: number | null): string | null {
  return julianDayUt === null ? null : utcOf(julianDayUt)
}

/** The element of `size` degrees that a measure stands in at a Julian day TT, numbered from 1, with the instants at which it begins and ends. */
export function elementAt(
  ephemeris: Ephemeris,
  measure: Measure,
  size: number,
  tt: number,
  deltaTSeconds: number,
  ayanamsa: AyanamsaName,
): PanchangaElement {
  const { longitude } = measureAt(ephemeris, measure, tt, ayanamsa)
  const angle = normalise360(longitude)
  const number = Math.min(Math.floor(angle / size), Math.round(360 / size) - 1)
  const toUtc = (rootTt: number): string => utcOf(rootTt - deltaTSeconds / SECONDS_PER_DAY)
  return {
    number: number + 1,
    startAt: toUtc(crossing(ephemeris, measure, tt, longitude - (angle - number * size), ayanamsa)),
    endAt: toUtc(crossing(ephemeris, measure, tt, longitude + ((number + 1) * size - angle), ayanamsa)),
  }
}

const sun = new Float64Array(2)
const moon = new Float64Array(2)

/** Degrees (not reduced, continuous near `tt` up to whole turns) and degrees a day. */
function measureAt(ephemeris: Ephemeris, measure: Measure, tt: number, ayanamsa: AyanamsaName): { longitude: number; speed: number } {
  valueAndSpeedInto(ephemeris.longitudes[MOON], tt, moon, 0)
  const precession = ayanamsaSpeed(tt)
  if (measure === 'moon') return { longitude: moon[0] - meanAyanamsa(ayanamsa, tt), speed: moon[1] - precession }
  valueAndSpeedInto(ephemeris.longitudes[SUN], tt, sun, 0)
  if (measure === 'elongation') return { longitude: moon[0] - sun[0], speed: moon[1] - sun[1] }
  return { longitude: moon[0] + sun[0] - 2 * meanAyanamsa(ayanamsa, tt), speed: moon[1] + sun[1] - 2 * precession }
}

/** Newton's method: these three always move forward, so the root is single. */
function crossing(ephemeris: Ephemeris, measure: Measure, nearTt: number, target: number, ayanamsa: AyanamsaName): number {
  let tt = nearTt
  for (let round = 0; round < 12; round++) {
    const { longitude, speed } = measureAt(ephemeris, measure, tt, ayanamsa)
    const step = normalise180(target - longitude) / speed
    tt += step
    if (Math.abs(step) < 1e-9) break
  }
  return tt
}
