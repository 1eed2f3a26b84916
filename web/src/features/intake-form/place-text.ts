import type { Place } from '@disha/contracts/api/places'
import type { Translate } from '@disha/i18n/translate'

/** Name, district, state, country: thousands of Indian places share their name. Parts that repeat the one before are left out. */
export function placeLabel(place: Pick<Place, 'name' | 'admin2' | 'admin1' | 'country'>): string {
  return [place.name, place.admin2, place.admin1, place.country]
    .filter((part, index, parts) => part !== '' && part !== parts[index - 1])
    .join(', ')
}

/** `17.38° N, 78.46° E` in the visitor's language. */
export function placeCoordinates({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>, t: Translate): string {
  return t('form.place.coordinates', {
    latitude: Math.abs(latitude).toFixed(2),
    northSouth: latitude < 0 ? 'south' : 'north',
    longitude: Math.abs(longitude).toFixed(2),
    eastWest: longitude < 0 ? 'west' : 'east',
  })
}
