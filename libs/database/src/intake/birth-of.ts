import type { BirthInput } from '@disha/contracts/birth'
import type { User } from './user.entity.ts'

/** The birth as the engine wants it, from the row that intake stored: the wall clock as given and the instant derived from it. */
export function birthOf(user: User): BirthInput {
  return {
    birthLocal: user.birthLocal,
    timeZone: user.timeZone,
    utc: user.birthUtc.toISOString(),
    utcOffsetSeconds: user.utcOffsetSeconds,
    latitude: user.latitude,
    longitude: user.longitude,
    placeName: user.placeOfBirth,
    precision: user.timePrecision,
    ...(user.doubledHour === null ? {} : { doubledHour: user.doubledHour }),
  }
}
