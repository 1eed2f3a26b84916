import { find } from 'geo-tz/all'
import { BirthTimeError } from '../birth-time.ts'

/**
 * IANA zones of hand-typed coordinates (degrees, north and east positive), by timezone-boundary-builder's borders, zones that differ only
 * before 1970 kept apart. On a border or in a disputed area there are several. Meant to be confirmed by the visitor; a place of the
 * gazetteer carries its own zone.
 * @throws {BirthTimeError} `invalid_coordinates`
 */
export function zonesOfCoordinates(latitude: number, longitude: number): string[] {
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    throw new BirthTimeError('invalid_coordinates', 'latitude is -90 to 90 and longitude -180 to 180 degrees')
  }
  return find(latitude, longitude)
}

/** The first of them. */
export function zoneOfCoordinates(latitude: number, longitude: number): string {
  return zonesOfCoordinates(latitude, longitude)[0]!
}
