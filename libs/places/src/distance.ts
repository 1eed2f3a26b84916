/** Kilometres along the great circle. */
export function distanceKm(latitude1: number, longitude1: number, latitude2: number, longitude2: number): number {
  const radians = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const chord = half(latitude2 - latitude1) + Math.cos(latitude1 * radians) * Math.cos(latitude2 * radians) * half(longitude2 - longitude1)
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(chord)))
}
