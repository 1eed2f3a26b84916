import { z } from 'zod'
import { DoubledHour, TimePrecision } from '../birth.ts'
import { QuestionRead } from '../question.ts'
import { SessionId } from '../session.ts'
import { BirthClockRequest, BirthNotice, SubmitFormResponse } from './intake.ts'
import { Place } from './places.ts'

/** A bought report's birth details may be corrected so often, and for so many days after the purchase. */
export const CORRECTIONS = { times: 3, days: 30 } as const

const Remaining = z.object({
  /** corrections that are left, 0-3 */
  left: z.number().int(),
  /** instant until which they may be made */
  until: z.iso.datetime(),
})

/** Answer of `GET /api/session/correction`: the birth as the report stands on it, and whether it may still be corrected. */
export const CorrectionState = Remaining.extend({
  sessionId: SessionId,
  revision: z.number().int(),
  /** why no further correction is taken; null while one is */
  refusal: z.enum(['correction_limit', 'correction_expired']).nullable(),
  /** the question as it was typed, and what the report reads it as */
  question: z.object({ typed: z.string(), read: QuestionRead.nullable() }),
  birth: z.object({
    dateOfBirth: z.string(),
    timeOfBirth: z.string().nullable(),
    timePrecision: TimePrecision,
    doubledHour: DoubledHour.nullable(),
    utcOffsetSeconds: z.number().int(),
    placeOfBirth: z.string(),
    /** the gazetteer's place; null for hand-typed coordinates */
    place: Place.nullable(),
    latitude: z.number(),
    longitude: z.number(),
    timeZone: z.string(),
  }),
})
export type CorrectionState = z.infer<typeof CorrectionState>

/** Body of `POST /api/session/correction`: the birth fields of the forms, and nothing else. */
export const CorrectionRequest = BirthClockRequest.safeExtend({
  sessionId: SessionId.optional(),
  placeOfBirth: z.string('Please enter your place of birth.').trim().min(2, 'Please enter your place of birth.').max(200),
  doubledHour: DoubledHour.optional(),
  /** another clock than the zone's rule, chosen among the `alternatives` of a notice; seconds east of Greenwich */
  utcOffsetSeconds: z.number().int().min(-86_400).max(86_400).optional(),
})
export type CorrectionRequest = z.infer<typeof CorrectionRequest>

const { insights, evidence, user, clock } = SubmitFormResponse.shape

export const CorrectionResponse = Remaining.extend({
  sessionId: SessionId,
  /** false when the details were these already: nothing is made anew and nothing is counted */
  changed: z.boolean(),
  insights,
  evidence,
  user,
  clock: clock.unwrap(),
  notices: z.array(BirthNotice),
})
export type CorrectionResponse = z.infer<typeof CorrectionResponse>
