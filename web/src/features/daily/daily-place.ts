import type { DailyInsightsResponse } from '@disha/contracts/api/daily'
import type { Place } from '@disha/contracts/api/places'
import type { Language } from '@disha/contracts/language'
import { get } from '../../shared/api/client.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'

type City = { city: 'delhi' | 'chennai' | 'hyderabad'; latitude: number; longitude: number; timeZone: string }

const DELHI: City = { city: 'delhi', latitude: 28.65195, longitude: 77.23149, timeZone: 'Asia/Kolkata' }
const CHENNAI: City = { city: 'chennai', latitude: 13.08784, longitude: 80.27847, timeZone: 'Asia/Kolkata' }
const HYDERABAD: City = { city: 'hyderabad', latitude: 17.38405, longitude: 78.45636, timeZone: 'Asia/Kolkata' }

/** Where a visitor of whom nothing is known begins; the page says so. */
const CITY_OF_LANGUAGE: Record<Language, City> = { english: DELHI, hindi: DELHI, tamil: CHENNAI, telugu: HYDERABAD }

/** Where the day is looked at from, and why there. */
export type DailySpot = { kind: 'chosen'; placeId: string } | { kind: 'birth'; place: Place } | ({ kind: 'city' } & City)

/** The place in the address, else the visitor's place of birth, else a large city of the language. */
export function spotFor(placeId: string | null, language: Language): DailySpot {
  if (placeId !== null && placeId !== '') return { kind: 'chosen', placeId }
  const place = visitorStore.get('userFormData')?.place ?? null
  return place === null ? { kind: 'city', ...CITY_OF_LANGUAGE[language] } : { kind: 'birth', place }
}

/** `GET /api/daily-insights`; without a date, today at the place. */
export function dailyInsights(spot: DailySpot, date: string | null, signal?: AbortSignal): Promise<DailyInsightsResponse> {
  const where: Record<string, string> =
    spot.kind === 'chosen'
      ? { placeId: spot.placeId }
      : spot.kind === 'birth'
        ? { placeId: spot.place.id }
        : { latitude: String(spot.latitude), longitude: String(spot.longitude), timeZone: spot.timeZone }
  const query = new URLSearchParams({ ...where, ...(date === null ? {} : { date }) })
  return get<DailyInsightsResponse>(`/api/daily-insights?${query.toString()}`, { signal })
}
