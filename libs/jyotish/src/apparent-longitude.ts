import { SUN, valueAndSpeedInto, valueAt, type Ephemeris } from './ephemeris.ts'
import { bendInto, bends } from './light-deflection.ts'

const sun = new Float64Array(2)
const latitude = 2
const scratch = new Float64Array(3)

/**
 * A body's apparent longitude on the mean equinox of date and its speed into out[at] and out[at + 1], degrees and degrees a day, light
 * deflection included. Longitudes are not reduced.
 */
export function longitudeAndSpeedInto(ephemeris: Ephemeris, body: number, julianDayTt: number, out: Float64Array, at: number): void {
  valueAndSpeedInto(ephemeris.longitudes[body], julianDayTt, out, at)
  if (!bends(body)) return
  valueAndSpeedInto(ephemeris.longitudes[SUN], julianDayTt, sun, 0)
  scratch[0] = out[at]
  scratch[1] = out[at + 1]
  scratch[latitude] = valueAt(ephemeris.latitudes[body], julianDayTt)
  bendInto(body, sun[0], sun[1], scratch, 0, latitude)
  out[at] = scratch[0]
  out[at + 1] = scratch[1]
}

const single = new Float64Array(2)

/** The longitude alone. */
export function longitudeAt(ephemeris: Ephemeris, body: number, julianDayTt: number): number {
  longitudeAndSpeedInto(ephemeris, body, julianDayTt, single, 0)
  return single[0]
}
