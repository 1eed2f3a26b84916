import { z } from 'zod'
import { CalendarDate, DoubledHour, TimePrecision } from '../birth.ts'
import { Insights, InsightsEvidence } from '../insights.ts'
import { Language } from '../language.ts'
import { Place } from './places.ts'
import { ReadAs } from '../question.ts'
import { SessionId } from '../session.ts'
import { Topic } from '../finding.ts'

export const GENDERS = ['prefer-not-to-say', 'female', 'male', 'non-binary', 'other'] as const
export const Gender = z.enum(GENDERS)
export type Gender = z.infer<typeof Gender>

export const CLARITY_AREAS = ['dharma', 'prema', 'samaya'] as const
export const ClarityArea = z.enum(CLARITY_AREAS)
export type ClarityArea = z.infer<typeof ClarityArea>

export const HINDI_CONCERNS = ['naukri', 'prem', 'swasthya', 'paisa', 'parivar', 'shiksha', 'vyavasaya', 'adhyatm'] as const
export const HindiConcern = z.enum(HINDI_CONCERNS)
export type HindiConcern = z.infer<typeof HindiConcern>

export const TOPIC_CONCERNS = ['career', 'love', 'abroad'] as const

const text = (max: number, missing?: string) => z.string(missing).trim().max(max)

/** `HH:MM`, 24 hours (seconds allowed). */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)

/** Names the Hindi form and older clients use, mapped to the one intake model. */
const ALIASES = {
  birthDate: 'dateOfBirth',
  birthTime: 'timeOfBirth',
  birthPlace: 'placeOfBirth',
  phoneNumber: 'phone',
  agreeToTerms: 'disclaimerAccepted',
} as const

function canonicalNames(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body
  const record: Record<string, unknown> = { ...body }
  for (const [alias, name] of Object.entries(ALIASES)) {
    if (record[alias] !== undefined && record[name] === undefined) record[name] = record[alias]
    delete record[alias]
  }
  for (const name of [
    'email',
    'gotra',
    'gender',
    'additionalDetails',
    'phone',
    'specificQuestion',
    'timeOfBirth',
    'concern',
    'clarityArea',
    'sessionId',
    'timeZone',
  ] as const) {
    if (record[name] === '') delete record[name]
  }
  return record
}

/** The one intake record behind all four forms, before defaults are derived. */
const IntakeFields = z.object({
  sessionId: SessionId.optional(),
  language: Language.default('english'),
  fullName: text(120, 'Please enter your full name.').min(2, 'Please enter your full name.'),
  email: z.email('Please enter a valid email address.').max(254),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{10,20}$/)
    .optional(),
  dateOfBirth: z.iso.date('Please enter your date of birth.'),
  /** absent only when `timePrecision` is a part of the day or unknown */
  timeOfBirth: ClockTime.optional(),
  timePrecision: TimePrecision.default({ kind: 'exact' }),
  doubledHour: DoubledHour.optional(),
  /** another clock than the zone's rule, chosen among the `alternatives` of a notice; seconds east of Greenwich */
  utcOffsetSeconds: z.number().int().min(-86_400).max(86_400).optional(),
  placeOfBirth: text(200, 'Please enter your place of birth.').min(2, 'Please enter your place of birth.'),
  /** id of a place picked from /api/places */
  placeId: z.string().max(80).optional(),
  /** hand-typed coordinates, both or none */
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** IANA zone of hand-typed coordinates, as /api/places/near proposed it and the visitor confirmed it */
  timeZone: z.string().max(64).optional(),
  gotra: text(120).optional(),
  gender: Gender.optional(),
  clarityArea: ClarityArea.optional(),
  concern: text(5000).optional(),
  concerns: z.array(HindiConcern).max(8).optional(),
  topics: z.array(Topic).max(6).optional(),
  specificQuestion: text(5000).optional(),
  additionalDetails: text(5000).optional(),
  disclaimerAccepted: z.literal(true, 'You must accept the disclaimer to proceed.'),
  /** the visitor's IANA zone, for calendar dates in the report */
  displayTimeZone: z.string().max(64).optional(),
})

/** Body of `POST /api/submit-form`; the names of all four forms are accepted. */
export const SubmitFormRequest = z.preprocess(
  canonicalNames,
  IntakeFields.superRefine((form, context) => {
    const needsTime = form.timePrecision.kind === 'exact' || form.timePrecision.kind === 'about'
    if (needsTime && form.timeOfBirth === undefined) {
      context.addIssue({ code: 'custom', path: ['timeOfBirth'], message: 'Please enter your time of birth.' })
    }
    if (
      form.clarityArea === undefined &&
      !form.topics?.length &&
      !form.concerns?.length &&
      !(TOPIC_CONCERNS as readonly string[]).includes(form.concern ?? '')
    ) {
      context.addIssue({ code: 'custom', path: ['clarityArea'], message: 'Please select where you seek clarity.' })
    }
    if (form.concern === undefined && form.specificQuestion === undefined && !form.concerns?.length && !form.topics?.length) {
      context.addIssue({ code: 'custom', path: ['concern'], message: 'Please describe where you feel unsettled.' })
    }
    if ((form.latitude === undefined) !== (form.longitude === undefined)) {
      context.addIssue({
        code: 'custom',
        path: [form.latitude === undefined ? 'latitude' : 'longitude'],
        message: 'Give both coordinates or none.',
      })
    }
  }),
)
export type SubmitFormRequest = z.infer<typeof SubmitFormRequest>

/** The visitor's own record as it is shown back to them. */
export const IntakeUser = z.object({
  id: z.uuid(),
  sessionId: SessionId,
  fullName: z.string(),
  email: z.string(),
  dateOfBirth: z.string(),
  timeOfBirth: z.string().nullable(),
  placeOfBirth: z.string(),
  gotra: z.string().nullable(),
  gender: Gender.nullable(),
  clarityArea: ClarityArea,
  topics: z.array(Topic),
  concern: z.string(),
  readAs: ReadAs.nullish(),
  additionalDetails: z.string().nullable(),
  language: Language,
  hasPurchased: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type IntakeUser = z.infer<typeof IntakeUser>

const ClockReading = z.object({ utcOffsetSeconds: z.number(), utc: z.string() })

/** Where the lagna and the Moon stand by one reading of the clock: sign 0-11 and degrees in it, nakshatra 1-27, pada 1-4. */
export const SkyByClock = z.object({
  lagnaSign: z.number().int(),
  lagnaDegree: z.number(),
  moonNakshatra: z.number().int(),
  moonPada: z.number().int(),
})
export type SkyByClock = z.infer<typeof SkyByClock>

/** What reading the clock the other way does to the chart. */
export const ClockEffect = z.object({
  /** whether the ascendant's rashi, and the Moon's nakshatra pada, would be another one */
  ascendant: z.boolean(),
  moonPada: z.boolean(),
  /** other reading minus the one used: minutes of time, degrees of longitude */
  minutes: z.number(),
  ascendantDegrees: z.number(),
  moonDegrees: z.number(),
  used: SkyByClock,
  other: SkyByClock,
})
export type ClockEffect = z.infer<typeof ClockEffect>

/** What a visitor should know of how their clock was read; the text is `places.notice.<code>` with this as its arguments. */
export const BirthNotice = z.object({
  code: z.string(),
  /** true where the visitor may choose one of `alternatives` (sent back as `utcOffsetSeconds`) */
  question: z.boolean(),
  utcOffsetSeconds: z.number(),
  offset: z.string(),
  alternatives: z.array(ClockReading),
  otherOffset: z.string().optional(),
  minutes: z.number().optional(),
  /** of the alternative beside the reading used; absent where there is none */
  differs: ClockEffect.optional(),
})
export type BirthNotice = z.infer<typeof BirthNotice>

/** Body of `POST /api/birth-clock`: the birth as the form has it so far. Nothing of it is kept. */
export const BirthClockRequest = z
  .object({
    language: Language.default('english'),
    dateOfBirth: CalendarDate,
    timeOfBirth: ClockTime.optional(),
    timePrecision: TimePrecision.default({ kind: 'exact' }),
    placeOfBirth: text(200).default(''),
    placeId: z.string().max(80).optional(),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    timeZone: z.string().max(64).optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    path: ['latitude'],
    message: 'Give both coordinates or none.',
  })
  .refine(({ timeOfBirth, timePrecision: { kind } }) => timeOfBirth !== undefined || kind === 'dayPart' || kind === 'unknown', {
    path: ['timeOfBirth'],
    message: 'Please enter your time of birth.',
  })
export type BirthClockRequest = z.infer<typeof BirthClockRequest>

/** How the clock of a birth is read, and how else it may be. */
export const BirthClockResponse = z.object({
  /** the gazetteer's place; null for hand-typed coordinates */
  place: Place.nullable(),
  timeZone: z.string(),
  /** `ambiguous`: the clock showed this time twice; `nonexistent`: it skipped it */
  status: z.enum(['unique', 'ambiguous', 'nonexistent']),
  /** the one taken unless the visitor says otherwise first; one only where nothing is doubtful */
  readings: z.array(
    ClockReading.extend({
      offset: z.string(),
      /** sent back as `doubledHour`; absent where the choice is sent as `utcOffsetSeconds` */
      doubledHour: DoubledHour.optional(),
      sky: SkyByClock,
    }),
  ),
  notices: z.array(BirthNotice),
})
export type BirthClockResponse = z.infer<typeof BirthClockResponse>

export const SubmitFormResponse = z.object({
  sessionId: SessionId,
  insights: Insights,
  evidence: InsightsEvidence,
  message: z.string(),
  user: IntakeUser,
  /** the birth moment as it was read; `offset` is `+HH:MM[:SS]` */
  clock: ClockReading.extend({ timeZone: z.string(), offset: z.string() }).optional(),
  notices: z.array(BirthNotice).optional(),
})
export type SubmitFormResponse = z.infer<typeof SubmitFormResponse>

export const GenerateInsightsRequest = z.object({ sessionId: SessionId.optional() })
export const GenerateInsightsResponse = z.object({ insights: Insights, evidence: InsightsEvidence, user: IntakeUser })
export type GenerateInsightsResponse = z.infer<typeof GenerateInsightsResponse>

export const QuestionRequest = z.object({
  question: text(2000).min(1),
  context: text(5000).optional(),
  language: Language,
  advisorId: z.string().max(60).optional(),
})
export const QuestionResponse = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  question: z.string(),
  context: z.string().nullable(),
  language: Language,
  advisorId: z.string().nullable(),
  response: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export const ChatPreviewRequest = z.object({
  fullName: text(120).min(2),
  dateOfBirth: CalendarDate,
  timeOfBirth: ClockTime.optional(),
  timePrecision: TimePrecision.default({ kind: 'exact' }),
  doubledHour: DoubledHour.optional(),
  placeOfBirth: text(200).min(2),
  placeId: z.string().max(80).optional(),
  concern: text(5000).min(1),
  /** asked after the first answer; without it the concern is answered */
  question: text(2000).min(1).optional(),
  language: Language,
  adult: z.literal(true),
})
export type ChatPreviewRequest = z.infer<typeof ChatPreviewRequest>

/** A short answer from the chart. In distress a help line comes before anything else, and nothing is foretold. */
export const ChatAnswer = z.object({
  topic: Topic,
  distress: z.boolean(),
  paragraphs: z.array(
    z.object({ text: z.string(), why: z.array(z.object({ fact: z.string(), citation: z.string(), holds: z.string() })) }),
  ),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

export const ChatPreviewResponse = z.object({ insights: Insights, evidence: InsightsEvidence, answer: ChatAnswer })
export type ChatPreviewResponse = z.infer<typeof ChatPreviewResponse>

/** `data` holds no personal values; the server drops what it does not know. */
export const AnalyticsRequest = z.object({
  event: z.string().regex(/^[a-z][a-z_.]{1,59}$/),
  sessionId: SessionId.optional(),
  anonymousId: SessionId.optional(),
  data: z.record(z.string().max(60), z.union([z.string().max(300), z.number(), z.boolean(), z.null()])).optional(),
})

/** 'Send my link again': answered the same for every address. */
export const SessionLinkRequest = z.object({ email: z.email().max(254), language: Language.default('english') })
