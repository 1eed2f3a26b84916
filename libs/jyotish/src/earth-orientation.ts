import { DEGREES, RADIANS, normalise360 } from './angle.ts'
import { DAYS_PER_CENTURY, J2000 } from './time.ts'

/** IAU 2006 mean obliquity of the ecliptic, degrees. */
export function meanObliquity(t: number): number {
  return (84381.406 - t * (46.836769 + t * (0.0001831 - t * (0.0020034 - t * (0.000000576 + t * 0.0000000434))))) / 3600
}

/**
 * Apparent sidereal time at Greenwich in degrees: earth rotation angle, IAU 2006 precession, equation of the equinoxes with its two
 * largest complementary terms.
 * @param nutationLongitude degrees
 * @param trueObliquity degrees
 */
export function apparentSiderealTime(julianDayUt: number, t: number, nutationLongitude: number, trueObliquity: number): number {
  const days = julianDayUt - J2000
  const rotation = 360 * ((days % 1) + 0.779057273264 + 0.00273781191135448 * days)
  const precession = (0.014506 + t * (4612.156534 + t * (1.3915817 - t * (0.00000044 + t * 0.000029956)))) / 3600
  const node = (125.04455501 - 1934.1362619 * t) * RADIANS
  const complementary = (Math.sin(node) * (0.00264096 + 0.00012704 * Math.cos(node))) / 3600
  return normalise360(rotation + precession + nutationLongitude * Math.cos(trueObliquity * RADIANS) + complementary)
}

/** Tropical longitude (degrees) of the ecliptic point on the upper meridian. `ramc` = local apparent sidereal time in degrees. */
export function midheavenOf(ramc: number, obliquity: number): number {
  anglesInto(ramc, obliquity, 0, angles, 0)
  return angles[1]
}

/**
 * Tropical longitude (degrees) of the ecliptic point on the eastern horizon. Inside the polar circles the ecliptic can cross the horizon
 * with its rising side west of the meridian; the eastern crossing is meant there too, so it always lies within 180° after the midheaven.
 */
export function ascendantOf(ramc: number, obliquity: number, latitude: number): number {
  anglesInto(ramc, obliquity, latitude, angles, 0)
  return angles[0]
}

const angles = new Float64Array(2)

/** Ascendant and midheaven into out[at] and out[at + 1]. */
export function anglesInto(ramc: number, obliquity: number, latitude: number, out: Float64Array, at: number): void {
  const theta = ramc * RADIANS
  const epsilon = obliquity * RADIANS
  const phi = latitude * RADIANS
  const sinTheta = Math.sin(theta)
  const cosTheta = Math.cos(theta)
  const cosPhi = Math.cos(phi)
  const sinPhi = Math.sin(phi)
  const sinEpsilon = Math.sin(epsilon)
  const cosEpsilon = Math.cos(epsilon)
  const eastern = sinEpsilon * sinPhi * sinTheta + cosEpsilon * cosPhi >= 0 ? 1 : -1
  const y = eastern * cosPhi * cosTheta
  const x = -eastern * (sinPhi * sinEpsilon + cosPhi * cosEpsilon * sinTheta)
  out[at] = normalise360(Math.atan2(y, x) * DEGREES)
  out[at + 1] = normalise360(Math.atan2(sinTheta, cosTheta * cosEpsilon) * DEGREES)
}

/** Mean longitude of the Moon's ascending node on the mean equinox of date, degrees (Simon et al. 1994, IERS Conventions 2003). */
export function meanNodeLongitude(t: number): number {
  return (450160.398036 + t * (-6962890.5431 + t * (7.4722 + t * (0.007702 - t * 0.00005939)))) / 3600
}

/** Degrees a day. */
export function meanNodeSpeed(t: number): number {
  return (-6962890.5431 + t * (14.9444 + t * 0.023106)) / (3600 * DAYS_PER_CENTURY)
}
