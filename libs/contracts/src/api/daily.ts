import { z } from 'zod'
import { CalendarDate } from '../birth.ts'
import { Place } from './places.ts'

/** Query of `GET /api/daily-insights`: a place of the gazetteer, or coordinates with their zone. Without a date: today at the place. */
export const DailyInsightsQuery = z
  .object({
    placeId: z.string().min(1).max(80).optional(),
    /** decimal degrees, north and east positive */
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
    /** IANA zone of the coordinates */
    timeZone: z.string().min(1).max(64).optional(),
    date: CalendarDate.optional(),
  })
  .refine(({ placeId, latitude, longitude, timeZone }) => placeId !== undefined || (latitude ?? longitude ?? timeZone) !== undefined, {
    path: ['placeId'],
    message: 'Give a place, or coordinates with their time zone.',
  })
  .refine(({ placeId, latitude }) => placeId !== undefined || latitude !== undefined, {
    path: ['latitude'],
    message: 'Coordinates come as latitude, longitude and time zone.',
  })
  .refine(({ placeId, longitude }) => placeId !== undefined || longitude !== undefined, {
    path: ['longitude'],
    message: 'Coordinates come as latitude, longitude and time zone.',
  })
  .refine(({ placeId, timeZone }) => placeId !== undefined || timeZone !== undefined, {
    path: ['timeZone'],
    message: 'Coordinates come as latitude, longitude and time zone.',
  })
export type DailyInsightsQuery = z.infer<typeof DailyInsightsQuery>

const Instant = z.iso.datetime()
const Span = z.object({ startAt: Instant, endAt: Instant })
export type DaySpan = z.infer<typeof Span>
const Element = Span.extend({ number: z.number().int() })
export type DayElement = z.infer<typeof Element>

/** The panchanga of one day at one place, from its sunrise to the next; instants are UTC. */
export const DailyInsightsResponse = z.object({
  date: CalendarDate,
  /** the gazetteer's; null for coordinates */
  place: Place.nullable(),
  timeZone: z.string(),
  /** weekday from Sunday = 0 */
  vara: z.number().int().min(0).max(6),
  /** when the Sun's upper edge shows, as newspapers print it; null where it does not rise or set that day */
  sunriseAt: Instant.nullable(),
  sunsetAt: Instant.nullable(),
  nextSunriseAt: Instant.nullable(),
  /** those in force during the day, by time: 1-30, 1-27, 1-27, 1-60 in half tithis */
  tithi: z.array(Element).min(1),
  nakshatra: z.array(Element).min(1),
  yoga: z.array(Element).min(1),
  karana: z.array(Element.extend({ name: z.string() })).min(1),
  /** the Moon's stays in a rashi, 0 = Mesha */
  moonSign: z.array(Element).min(1),
  rahuKalam: Span.nullable(),
  yamaganda: Span.nullable(),
  gulika: Span.nullable(),
  abhijit: Span.nullable(),
})
export type DailyInsightsResponse = z.infer<typeof DailyInsightsResponse>
