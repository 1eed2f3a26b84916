import type { NearResponse } from '@disha/contracts/api/places'
import { distanceKm } from '@disha/places/distance'
import type { Gazetteer } from '@disha/places/gazetteer'
import { zonesOfCoordinates } from '@disha/places/node/zone-of-coordinates'

/** One name for the several that a zone has had ("Asia/Calcutta"). */
const canonical = (timeZone: string): string => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

/**
 * What lies near hand-typed coordinates, and the zones they may belong to. The borders come first: beside a frontier the nearest place may be
 * the other country's (Sitamarhi is not in Nepal). Where the nearest place has another zone, the visitor chooses.
 * @throws RangeError or BirthTimeError off the globe
 */
export function nearCoordinates(latitude: number, longitude: number, gazetteer: Gazetteer): NearResponse {
  const place = gazetteer.nearest(latitude, longitude)
  const timeZones: string[] = []
  for (const timeZone of [...zonesOfCoordinates(latitude, longitude), place.timeZone]) {
    if (!timeZones.some((known) => canonical(known) === canonical(timeZone))) timeZones.push(timeZone)
  }
  return { place, km: Math.round(distanceKm(latitude, longitude, place.latitude, place.longitude) * 10) / 10, timeZones }
}
