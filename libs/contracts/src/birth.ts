import { z } from 'zod'

/** `YYYY-MM-DD`, a real calendar date. */
export const CalendarDate = z.iso.date()

/** Wall-clock date and time as given, without zone: `1990-04-12T06:30:00` (seconds optional on input). */
export const LocalDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/)

export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const
export const DayPart = z.enum(DAY_PARTS)
export type DayPart = z.infer<typeof DayPart>

/**
 * How well the birth time is known. `about` carries ± minutes; `dayPart` is read as the middle of its six hours;
 * with `unknown` nothing that depends on the lagna is said.
 */
export const TimePrecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exact') }),
  z.object({ kind: z.literal('about'), minutes: z.number().int().min(1).max(180) }),
  z.object({ kind: z.literal('dayPart'), part: DayPart }),
  z.object({ kind: z.literal('unknown') }),
])
export type TimePrecision = z.infer<typeof TimePrecision>

/** Which of two instants was meant when the clock showed the hour twice. */
export const DoubledHour = z.enum(['earlier', 'later'])
export type DoubledHour = z.infer<typeof DoubledHour>

/**
 * One birth as the engine wants it: the wall clock and zone a person gave, and beside them the UTC instant derived
 * from them with the offset used. Latitude north positive, longitude east positive, degrees.
 */
export const BirthInput = z.object({
  birthLocal: LocalDateTime,
  timeZone: z.string().min(1),
  utc: z.iso.datetime(),
  utcOffsetSeconds: z.number().int().min(-86_400).max(86_400),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  placeName: z.string(),
  precision: TimePrecision,
  doubledHour: DoubledHour.optional(),
})
export type BirthInput = z.infer<typeof BirthInput>
