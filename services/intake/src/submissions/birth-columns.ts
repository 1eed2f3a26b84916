import type { User } from '@disha/database/intake/user.entity'
import { isTimed, type BirthDetails, type ResolvedBirth } from './resolve-birth.ts'

/** The columns of a visitor that say when and where they were born. */
export type BirthColumns = Pick<
  User,
  | 'dateOfBirth'
  | 'timeOfBirth'
  | 'placeOfBirth'
  | 'placeId'
  | 'latitude'
  | 'longitude'
  | 'timeZone'
  | 'birthLocal'
  | 'birthUtc'
  | 'utcOffsetSeconds'
  | 'timePrecision'
  | 'doubledHour'
>

/** A birth as it was given and as it was read, as it is stored. */
export function birthColumns(details: BirthDetails, { birth, placeId }: ResolvedBirth): BirthColumns {
  return {
    dateOfBirth: details.dateOfBirth,
    timeOfBirth: isTimed(details.timePrecision) ? (details.timeOfBirth ?? null) : null,
    placeOfBirth: details.placeOfBirth,
    placeId,
    latitude: birth.latitude,
    longitude: birth.longitude,
    timeZone: birth.timeZone,
    birthLocal: birth.birthLocal,
    birthUtc: new Date(birth.utc),
    utcOffsetSeconds: birth.utcOffsetSeconds,
    timePrecision: birth.precision,
    doubledHour: birth.doubledHour ?? null,
  }
}
