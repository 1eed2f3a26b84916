import type { Vector } from './de405.ts'

const ARCSECOND = Math.PI / 648_000

function polynomial(t: number, coefficients: readonly number[]): number {
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0) * ARCSECOND
}

/** Rotation of the axes about x (first) or z (third) by an angle in radians. */
function aboutX([x, y, z]: Vector, angle: number): Vector {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [x, cos * y + sin * z, -sin * y + cos * z]
}

function aboutZ([x, y, z]: Vector, angle: number): Vector {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [cos * x + sin * y, -sin * x + cos * y, z]
}

/**
 * From the ICRF to the mean ecliptic and equinox of date: the Fukushima-Williams angles of IAU 2006 precession with the frame bias
 * (Capitaine, Wallace and Chapront 2003; Hilton et al. 2006). `t` in Julian centuries of TT from J2000.0.
 */
export function icrfToEclipticOfDate(vector: Vector, t: number): Vector {
  const gamma = polynomial(t, [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026])
  const phi = polynomial(t, [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176])
  const psi = polynomial(t, [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148])
  return aboutZ(aboutX(aboutZ(vector, gamma), phi), -psi)
}

const OBLIQUITY_J2000 = 84381.406 * ARCSECOND

/** From a mean ecliptic and equinox J2000 to the ICRF's axes, but for the small rotation that is fitted to DE405 for each theory. */
export function eclipticJ2000ToIcrf(vector: Vector): Vector {
  return aboutX(vector, -OBLIQUITY_J2000)
}
