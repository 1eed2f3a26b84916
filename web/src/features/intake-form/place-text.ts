import type { Place } from '@disha/contracts/api/places'
import { LOCALES, type Language } from '@disha/contracts/language'
import type { Translate } from '@disha/i18n/translate'

/** States and territories of India, as the list of places spells them; each has its name in every language (`form.state.*`). */
export const INDIAN_STATES = [
  'Andaman and Nicobar',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const
const STATES: ReadonlySet<string> = new Set(INDIAN_STATES)

export const stateKey = (state: string): string => `form.state.${state.toLowerCase().replaceAll(' ', '-')}`

/** The country in the visitor's language; a code that stands for none is shown as it is. */
function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(code) ?? code) : code
}

/**
 * Name, district, state, country: thousands of Indian places share their name. Parts that repeat the one before are left out. Towns and districts
 * stand as the list spells them (but a town named as its state), states of India and countries in the visitor's language.
 */
export function placeLabel(
  { name, admin2, admin1, country }: Pick<Place, 'name' | 'admin2' | 'admin1' | 'country'>,
  language: Language,
  t: Translate,
): string {
  const named = (part: string) => (country === 'IN' && STATES.has(part) ? t(stateKey(part)) : part)
  return [...[name, admin2, admin1].map(named), countryName(country, language)]
    .filter((part) => part !== '')
    .filter((part, index, parts) => part !== parts[index - 1])
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
