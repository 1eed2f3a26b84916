import type { Place } from '@disha/contracts/api/places'
import { LOCALES, type Language } from '@disha/contracts/language'
import type { Translate } from '@disha/i18n/translate'

/** The country in the visitor's language; a code that stands for none is shown as it is. */
function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(code) ?? code) : code
}

/** Name, district, state, country: thousands of Indian places share their name. Parts that repeat the one before are left out. */
export function placeLabel(place: Pick<Place, 'name' | 'admin2' | 'admin1' | 'country'>, language: Language): string {
  return [place.name, place.admin2, place.admin1, countryName(place.country, language)]
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
