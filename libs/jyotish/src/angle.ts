export const RADIANS = Math.PI / 180
export const DEGREES = 180 / Math.PI

/** The angle in 0 (included) .. 360 (excluded). */
export function normalise360(degrees: number): number {
  const wrapped = degrees - 360 * Math.floor(degrees / 360)
  return wrapped >= 360 ? 0 : wrapped
}

/** The angle in -180 (included) .. 180 (excluded). */
export function normalise180(degrees: number): number {
  return degrees - 360 * Math.floor((degrees + 180) / 360)
}

/** Rounds to `decimals` places, and turns -0 into 0 so that equal charts serialise to equal bytes. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor + 0
}
