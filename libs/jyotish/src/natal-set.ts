import { normalise360 } from './angle.ts'
import { meanAyanamsa, type AyanamsaName } from './ayanamsa.ts'
import { anglesInto, apparentSiderealTime, meanNodeLongitude, meanNodeSpeed, meanObliquity } from './earth-orientation.ts'
import { BODY_COUNT, MOON, SUN, TRUE_NODE, assertInRange, valueAndSpeedInto, valueSpeedAndOtherInto, type Ephemeris } from './ephemeris.ts'
import { bendInto } from './light-deflection.ts'
import { centuries, SECONDS_PER_DAY } from './time.ts'

/** Places in a natal set: `LONGITUDE + 2 * body` with its speed after it, `LATITUDE + body`, then the single values. */
export const LONGITUDE = 0
export const MEAN_NODE = BODY_COUNT
export const LATITUDE = 2 * (BODY_COUNT + 1)
export const NUTATION = LATITUDE + TRUE_NODE
export const OBLIQUITY = NUTATION + 2
export const MEAN_AYANAMSA = OBLIQUITY + 1
export const RAMC = MEAN_AYANAMSA + 1
export const ASCENDANT = RAMC + 1
export const MIDHEAVEN = ASCENDANT + 1
export const NATAL_SET_LENGTH = MIDHEAVEN + 1

/**
 * Everything a birth needs from the sky, in one pass without allocating: apparent tropical longitudes and speeds of the eight bodies and
 * the mean node, latitudes, nutation in longitude and its speed, true obliquity, mean ayanamsa, local sidereal time, ascendant and
 * midheaven. Degrees and degrees a day; longitudes in 0..360.
 * @throws JyotishError `date_out_of_range`
 */
export function natalSetInto(
  ephemeris: Ephemeris,
  julianDayUt: number,
  deltaTSeconds: number,
  latitude: number,
  longitude: number,
  ayanamsa: AyanamsaName,
  out: Float64Array,
): void {
  const tt = julianDayUt + deltaTSeconds / SECONDS_PER_DAY
  assertInRange(ephemeris, tt)
  const t = centuries(tt)
  const { longitudes, latitudes } = ephemeris
  valueSpeedAndOtherInto(ephemeris.nutationLongitude, ephemeris.nutationObliquity, tt, out, NUTATION, OBLIQUITY)
  const nutation = out[NUTATION]
  const nutationSpeed = out[NUTATION + 1]
  valueSpeedAndOtherInto(longitudes[SUN], latitudes[SUN], tt, out, LONGITUDE, LATITUDE)
  const sun = out[LONGITUDE]
  const sunSpeed = out[LONGITUDE + 1]
  for (let body = 1; body < TRUE_NODE; body++) {
    const at = LONGITUDE + 2 * body
    valueSpeedAndOtherInto(longitudes[body], latitudes[body], tt, out, at, LATITUDE + body)
    if (body !== MOON) bendInto(body, sun, sunSpeed, out, at, LATITUDE + body)
  }
  valueAndSpeedInto(longitudes[TRUE_NODE], tt, out, LONGITUDE + 2 * TRUE_NODE)
  out[LONGITUDE + 2 * MEAN_NODE] = meanNodeLongitude(t)
  out[LONGITUDE + 2 * MEAN_NODE + 1] = meanNodeSpeed(t)
  for (let body = 0; body <= MEAN_NODE; body++) {
    const at = LONGITUDE + 2 * body
    out[at] = normalise360(out[at] + nutation)
    out[at + 1] += nutationSpeed
  }
  const obliquity = meanObliquity(t) + out[OBLIQUITY]
  const ramc = normalise360(apparentSiderealTime(julianDayUt, t, nutation, obliquity) + longitude)
  out[OBLIQUITY] = obliquity
  out[MEAN_AYANAMSA] = meanAyanamsa(ayanamsa, tt)
  out[RAMC] = ramc
  anglesInto(ramc, obliquity, latitude, out, ASCENDANT)
}
