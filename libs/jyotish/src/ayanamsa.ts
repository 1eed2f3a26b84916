import { RADIANS } from './angle.ts'
import { JyotishError } from './errors.ts'
import { centuries } from './time.ts'

export const AYANAMSAS = ['lahiri', 'trueChitra', 'raman', 'krishnamurti'] as const
export type AyanamsaName = (typeof AYANAMSAS)[number]

/** IAU 2006 general precession in longitude since J2000.0, arcseconds (Capitaine, Wallace and Chapront 2003, table 1). */
export function generalPrecession(t: number): number {
  return t * (5028.796195 + t * (1.1054348 + t * (0.00007964 + t * (-0.000023857 + t * -0.0000000383))))
}

/** The Lahiri anchor: mean ayanamsa at 1956-03-21 00:00 TT by the Calendar Reform Committee, less its nutation then, on IAU 2006 precession. */
const LAHIRI_AT_J2000 = 23.250182778 - 0.004658035 + (0.13095 - generalPrecession(centuries(2435553.5))) / 3600
/** 21°00'52" (zero year 397) and 22°21'50" (zero year 291), at 1900-01-00.5. */
const J1900 = centuries(2415020)
const RAMAN_AT_J2000 = 21.014444 - generalPrecession(J1900) / 3600
const COS_LATITUDE_OF_CHITRA = Math.cos(-2.0545 * RADIANS)
const KRISHNAMURTI_AT_J2000 = 22.363889 - generalPrecession(J1900) / 3600

/**
 * Mean ayanamsa (without nutation) in degrees. Sidereal longitude = longitude on the mean equinox of date - this, or the apparent
 * longitude - this - nutation in longitude: mixing the two costs up to 19".
 */
export function meanAyanamsa(name: AyanamsaName, julianDayTt: number): number {
  const t = centuries(julianDayTt)
  const precession = generalPrecession(t) / 3600
  switch (name) {
    case 'lahiri':
      return LAHIRI_AT_J2000 + precession
    case 'raman':
      return RAMAN_AT_J2000 + precession
    case 'krishnamurti':
      return KRISHNAMURTI_AT_J2000 + precession
    case 'trueChitra':
      return longitudeOfChitra(t) - 180
    default:
      throw new JyotishError('bad_input', `unknown ayanamsa: ${String(name)}`)
  }
}

/** Rate of the mean ayanamsa in degrees a day of the precession behind every ayanamsa. */
export function ayanamsaSpeed(julianDayTt: number): number {
  const t = centuries(julianDayTt)
  return (5028.796195 + t * 2.2108696) / (3600 * 36525)
}

/**
 * Longitude of Chitra (Spica) on the mean ecliptic of date with proper motion and annual aberration, degrees. Hipparcos (2007) place
 * carried by IAU 2006 precession, as a parabola beside the general precession (3e-6" over 1900-2100); aberration moves it by 20" a year.
 */
function longitudeOfChitra(t: number): number {
  const longitude = 203.841359 + t * (-0.00118680182 + t * 3.70008835e-7) + generalPrecession(t) / 3600
  const anomaly = (357.52911 + 35999.05029 * t) * RADIANS
  const sun = 280.46646 + 36000.76983 * t + 1.9146 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)
  const perigee = 102.93735 + 1.71946 * t
  const eccentricity = 0.016708634 - 0.000042037 * t
  const aberration = -Math.cos((sun - longitude) * RADIANS) + eccentricity * Math.cos((perigee - longitude) * RADIANS)
  return longitude + (20.49552 * aberration) / (3600 * COS_LATITUDE_OF_CHITRA)
}
