import { DEGREES, normalise180, RADIANS } from './angle.ts'
import { apparentSiderealTime, meanObliquity } from './earth-orientation.ts'
import { SUN, valueAt, type Ephemeris } from './ephemeris.ts'
import { centuries, SECONDS_PER_DAY } from './time.ts'

/**
 * Hindu: the disc's centre on the horizon, seen from the Earth's centre, without refraction or ecliptic latitude. Visible: the upper limb at
 * sea level with refraction at 1013.25 mbar and 15 °C.
 */
export type RisingKind = 'hindu' | 'visible'

const SIDEREAL_DEGREES_PER_DAY = 360.98564736629
const SEMIDIAMETER_AT_1_AU = 959.63 / 3600
const PARALLAX_AT_1_AU = 8.794143 / 3600
/** At the horizon, 1013.25 mbar and 15 °C; the almanacs' 34' stands for 10 °C. */
const HORIZONTAL_REFRACTION = 33.6 / 60

/**
 * The first sunrise or sunset after a Julian day (UT), as a Julian day (UT), or null when the Sun does not cross the horizon within a day.
 * @param latitude @param longitude degrees, north and east positive
 */
export function nextRising(
  ephemeris: Ephemeris,
  event: 'rise' | 'set',
  kind: RisingKind,
  afterJdUt: number,
  deltaTSeconds: number,
  latitude: number,
  longitude: number,
): number | null {
  const near = (ut: number): number | null => risingNear(ephemeris, event, kind, ut, deltaTSeconds, latitude, longitude)
  const found = near(afterJdUt + 0.5)
  if (found === null) return null
  if (found <= afterJdUt) return near(found + 1)
  const before = near(found - 1)
  return before !== null && before > afterJdUt ? before : found
}

/** The crossing nearest to a Julian day (UT): Newton on the hour angle. */
function risingNear(
  ephemeris: Ephemeris,
  event: 'rise' | 'set',
  kind: RisingKind,
  nearJdUt: number,
  deltaTSeconds: number,
  latitude: number,
  longitude: number,
): number | null {
  const sign = event === 'rise' ? -1 : 1
  const phi = latitude * RADIANS
  let ut = nearJdUt
  for (let round = 0; round < 8; round++) {
    const tt = ut + deltaTSeconds / SECONDS_PER_DAY
    const t = centuries(tt)
    const nutation = valueAt(ephemeris.nutationLongitude, tt)
    const obliquity = meanObliquity(t) + valueAt(ephemeris.nutationObliquity, tt)
    const lambda = (valueAt(ephemeris.longitudes[SUN], tt) + nutation) * RADIANS
    const epsilon = obliquity * RADIANS
    const declination = Math.asin(Math.sin(epsilon) * Math.sin(lambda))
    const rightAscension = Math.atan2(Math.cos(epsilon) * Math.sin(lambda), Math.cos(lambda)) * DEGREES
    const altitude = kind === 'hindu' ? 0 : visibleAltitude(t) * RADIANS
    const cosine = (Math.sin(altitude) - Math.sin(phi) * Math.sin(declination)) / (Math.cos(phi) * Math.cos(declination))
    if (!(Math.abs(cosine) <= 1)) return null
    const wanted = sign * Math.acos(cosine) * DEGREES
    const hourAngle = apparentSiderealTime(ut, t, nutation, obliquity) + longitude - rightAscension
    const step = normalise180(wanted - hourAngle) / (SIDEREAL_DEGREES_PER_DAY - 0.98564736629)
    ut += step
    if (Math.abs(step) < 1e-8) return ut
  }
  return ut
}

/** Geocentric altitude (degrees) of the Sun's centre when its upper limb shows. */
function visibleAltitude(t: number): number {
  const anomaly = (357.52911 + 35999.05029 * t) * RADIANS
  const distance = 1.00014 - 0.016708 * Math.cos(anomaly) - 0.00014 * Math.cos(2 * anomaly)
  return PARALLAX_AT_1_AU / distance - SEMIDIAMETER_AT_1_AU / distance - HORIZONTAL_REFRACTION
}
