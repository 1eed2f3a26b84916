export const NAKSHATRA_DEGREES = 40 / 3
export const PADA_DEGREES = 10 / 3

/** 1 (Ashvini) .. 27 (Revati) of a sidereal longitude in 0..360. */
export function nakshatraOf(longitude: number): number {
  return Math.min(Math.floor(longitude * 0.075), 26) + 1
}

/** 1 .. 4: the quarter of its nakshatra that a sidereal longitude (0..360) lies in. */
export function padaOf(longitude: number): number {
  return (Math.min(Math.floor(longitude * 0.3), 107) % 4) + 1
}
