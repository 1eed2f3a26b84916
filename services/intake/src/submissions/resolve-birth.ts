import type { BirthInput, DayPart, DoubledHour, TimePrecision } from '@disha/contracts/birth'
import type { Language } from '@disha/contracts/language'
import type { Place } from '@disha/contracts/api/places'
import { BirthTimeError, resolveBirthTime, type BirthTime, type ClockReading } from '@disha/places/birth-time'
import type { BirthTimeNotice } from '@disha/places/clock-notices'
import type { Gazetteer } from '@disha/places/gazetteer'
import { ApiError } from '@disha/platform/api-error'
import { nearCoordinates } from '../places/near-coordinates.ts'

/** What a visitor says of when and where they were born. */
export type BirthDetails = {
  /** `YYYY-MM-DD` */
  dateOfBirth: string
  /** `HH:MM[:SS]`; needed unless the precision is a part of the day or unknown */
  timeOfBirth?: string | undefined
  timePrecision: TimePrecision
  doubledHour?: DoubledHour | undefined
  /** another clock than the zone's rule, as a notice offered it; seconds east of Greenwich */
  utcOffsetSeconds?: number | undefined
  placeOfBirth: string
  placeId?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  /** zone of the coordinates, confirmed by the visitor among those proposed */
  timeZone?: string | undefined
  language: Language
}

export type ResolvedBirth = { birth: BirthInput; placeId: string | null; notices: BirthTimeNotice[] }

/** Whether a clock was read at all: a part of the day and an unknown time leave no question of which clock. */
export const isTimed = ({ kind }: TimePrecision): boolean => kind === 'exact' || kind === 'about'

/** The middle of each part's six hours. */
const DAY_PART_MIDDLE: Record<DayPart, string> = { morning: '09:00:00', afternoon: '15:00:00', evening: '21:00:00', night: '03:00:00' }
const NOON = '12:00:00'

/** The wall clock that a birth of this precision is computed for, `HH:MM:SS`. */
function clockTime({ timePrecision, timeOfBirth }: BirthDetails): string {
  if (timePrecision.kind === 'unknown') return NOON
  if (timePrecision.kind === 'dayPart') return DAY_PART_MIDDLE[timePrecision.part]
  if (timeOfBirth === undefined) throw fieldError('invalid_request', 'timeOfBirth', 'Please enter your time of birth.')
  return timeOfBirth.length === 5 ? `${timeOfBirth}:00` : timeOfBirth
}

function fieldError(
  code: 'invalid_request' | 'place_unknown' | 'place_ambiguous' | 'time_nonexistent' | 'time_ambiguous',
  field: string,
  message: string,
  details: object = {},
): ApiError {
  return new ApiError(code, message, { fields: [{ field, message }], ...details })
}

type ResolvedPlace = { place: Place | null; latitude: number; longitude: number; timeZone: string }

const fromGazetteer = (place: Place): ResolvedPlace => ({
  place,
  latitude: place.latitude,
  longitude: place.longitude,
  timeZone: place.timeZone,
})

/** A picked place, else hand-typed coordinates, else the text where it names one place. Nothing is guessed. */
function resolvePlace(details: BirthDetails, gazetteer: Gazetteer): ResolvedPlace {
  const { placeId, latitude, longitude, placeOfBirth, language } = details
  if (placeId !== undefined) {
    const place = gazetteer.byId(placeId)
    if (place === undefined) throw fieldError('place_unknown', 'placeId', 'This place is not in our list.')
    return fromGazetteer(place)
  }
  if (latitude !== undefined && longitude !== undefined) {
    const { timeZones } = nearCoordinates(latitude, longitude, gazetteer)
    const timeZone = details.timeZone ?? timeZones[0]!
    if (!timeZones.includes(timeZone)) throw fieldError('invalid_request', 'timeZone', 'These coordinates do not lie in this time zone.')
    return { place: null, latitude, longitude, timeZone }
  }
  const answer = gazetteer.resolve(placeOfBirth, { language })
  if (answer.status === 'one') return fromGazetteer(answer.place)
  if (answer.status === 'many') {
    throw fieldError('place_ambiguous', 'placeOfBirth', 'Several places have this name; please choose yours.', {
      candidates: answer.candidates,
    })
  }
  throw fieldError('place_unknown', 'placeOfBirth', 'We could not find this place; please pick it from the list or give its coordinates.')
}

export type ReadClock = ResolvedPlace & { birthLocal: string; time: BirthTime }

/**
 * Where a birth was and every way to read its clock. With a time that is not known to the minute nothing is asked of the clock.
 * @throws ApiError `place_unknown`, `place_ambiguous` (`details.candidates`), `invalid_request`; each names its field.
 */
export function readBirthClock(details: BirthDetails, gazetteer: Gazetteer): ReadClock {
  const place = resolvePlace(details, gazetteer)
  const birthLocal = `${details.dateOfBirth}T${clockTime(details)}`
  const time = readClock({ birthLocal, timeZone: place.timeZone, latitude: place.latitude, longitude: place.longitude })
  return { ...place, birthLocal, time: isTimed(details.timePrecision) ? time : { ...time, notices: [] } }
}

/**
 * The birth as the engine wants it: the place as coordinates and zone, the wall clock as an instant.
 * @throws ApiError as `readBirthClock`, and `time_nonexistent` or `time_ambiguous` (`details.offsets`, unless `doubledHour` or
 * `utcOffsetSeconds` chooses).
 */
export function resolveBirth(details: BirthDetails, gazetteer: Gazetteer): ResolvedBirth {
  const { place, timeZone, latitude, longitude, birthLocal, time } = readBirthClock(details, gazetteer)
  const { reading, doubledHour } = chooseReading(details, time)
  return {
    placeId: place?.id ?? null,
    notices: time.notices,
    birth: {
      birthLocal,
      timeZone,
      utc: new Date(reading.utc).toISOString(),
      utcOffsetSeconds: reading.utcOffsetSeconds,
      latitude,
      longitude,
      placeName: details.placeOfBirth,
      precision: details.timePrecision,
      ...(doubledHour === undefined ? {} : { doubledHour }),
    },
  }
}

/** What the visitor chose where there is a choice; a doubled or skipped hour of a time that is known asks for one. */
function chooseReading(details: BirthDetails, time: BirthTime): { reading: ClockReading; doubledHour?: DoubledHour } {
  const { utcOffsetSeconds, doubledHour, timePrecision } = details
  if (utcOffsetSeconds !== undefined) {
    const offered = [...time.offsets, ...time.notices.flatMap(({ alternatives }) => alternatives)]
    const reading = offered.find((entry) => entry.utcOffsetSeconds === utcOffsetSeconds)
    if (reading === undefined) throw fieldError('invalid_request', 'utcOffsetSeconds', 'This clock was not in use at that time and place.')
    return { reading }
  }
  const [earlier, later] = time.offsets
  if (earlier === undefined) throw new Error('a birth time was read without an offset')
  if (time.status === 'unique' || later === undefined) return { reading: earlier }
  if (isTimed(timePrecision) && doubledHour === undefined) {
    const [code, message] =
      time.status === 'ambiguous'
        ? (['time_ambiguous', 'The clock showed this time twice that day; please say which one is meant.'] as const)
        : (['time_nonexistent', 'The clock skipped this time that day; please check it.'] as const)
    const offsets = [
      { doubledHour: 'earlier', ...earlier },
      { doubledHour: 'later', ...later },
    ]
    throw fieldError(code, 'timeOfBirth', message, { offsets, notices: time.notices })
  }
  const chosen = doubledHour ?? time.preferred
  return { reading: chosen === 'earlier' ? earlier : later, doubledHour: chosen }
}

function readClock(query: { birthLocal: string; timeZone: string; latitude: number; longitude: number }) {
  try {
    return resolveBirthTime(query)
  } catch (error) {
    if (error instanceof BirthTimeError) throw fieldError('invalid_request', 'dateOfBirth', error.message)
    throw error
  }
}
