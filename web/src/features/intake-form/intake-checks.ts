import * as z from 'zod/mini'
import { asksForClock, readClock, readDate, type IntakeDraft } from './intake-draft.ts'

/** Longest texts the API takes, in characters. */
export const MAX_LENGTH = { name: 120, email: 254, place: 200, text: 5000 } as const

const EARLIEST_DATE = '1900-01-01'
const ADULT_AGE = 18

export type DraftField = keyof IntakeDraft
type Problem = { field: DraftField; key: string }

const isEmail = (text: string): boolean => z.safeParse(z.email(), text).success

/** Whether a person born on `date` is 18 on `today` (both `YYYY-MM-DD`); one born on 29 February comes of age on 1 March. */
export function isAdult(date: string, today: string): boolean {
  return `${Number(date.slice(0, 4)) + ADULT_AGE}${date.slice(4)}` <= today
}

function nameProblems({ fullName }: IntakeDraft): Problem[] {
  return fullName.trim().length < 2 ? [{ field: 'fullName', key: 'form.error.fullName' }] : []
}

function emailProblems({ email }: IntakeDraft): Problem[] {
  return isEmail(email.trim()) ? [] : [{ field: 'email', key: 'form.error.email' }]
}

function dateProblems(draft: IntakeDraft, today: string): Problem[] {
  const date = readDate(draft)
  if (date.kind === 'empty') {
    const field = (['day', 'month', 'year'] as const).find((name) => draft[name].trim() === '') ?? 'day'
    return [{ field, key: 'form.error.dateOfBirth' }]
  }
  if (date.kind === 'invalid') return [{ field: 'day', key: 'form.error.dateInvalid' }]
  if (date.value > today) return [{ field: 'year', key: 'form.error.dateFuture' }]
  if (date.value < EARLIEST_DATE) return [{ field: 'year', key: 'form.error.dateTooEarly' }]
  if (!isAdult(date.value, today)) return [{ field: 'year', key: 'errors.under_age' }]
  return []
}

function timeProblems(draft: IntakeDraft): Problem[] {
  if (draft.precision === 'dayPart') return draft.dayPart === '' ? [{ field: 'dayPart', key: 'form.error.dayPart' }] : []
  if (!asksForClock(draft.precision)) return []
  const clock = readClock(draft)
  if (clock.kind === 'ok') return []
  if (clock.kind === 'invalid') return [{ field: 'hour', key: 'form.error.timeInvalid' }]
  const field = (['hour', 'minute', 'meridiem'] as const).find((name) => draft[name].trim() === '') ?? 'hour'
  return [{ field, key: field === 'meridiem' ? 'form.error.meridiem' : 'form.error.timeOfBirth' }]
}

function placeProblems({ placeOfBirth }: IntakeDraft): Problem[] {
  return placeOfBirth.trim().length < 2 ? [{ field: 'placeOfBirth', key: 'form.error.placeOfBirth' }] : []
}

/** Everything wrong with a draft, in the order of the fields on the screen; texts are keys. */
export function draftProblems(draft: IntakeDraft, today: string): Problem[] {
  const problems = [
    ...nameProblems(draft),
    ...emailProblems(draft),
    ...dateProblems(draft, today),
    ...timeProblems(draft),
    ...placeProblems(draft),
  ]
  if (draft.clarityArea === '') problems.push({ field: 'clarityArea', key: 'form.error.clarityArea' })
  if (draft.concern.trim() === '') problems.push({ field: 'concern', key: 'form.error.concern' })
  if (!draft.disclaimerAccepted) problems.push({ field: 'disclaimerAccepted', key: 'form.error.disclaimer' })
  return problems
}

/** The English form's schema for React Hook Form; `today` (`YYYY-MM-DD`) is the visitor's own calendar day. */
export function intakeSchema(today: () => string) {
  return z.looseObject({}).check((context) => {
    for (const { field, key } of draftProblems(context.value as unknown as IntakeDraft, today())) {
      context.issues.push({ code: 'custom', path: [field], message: key, input: context.value })
    }
  })
}

/** Fields of the first step, in order. An e-mail left empty does not hold it up; the submit asks for it. */
export const STEP_ONE_FIELDS: readonly DraftField[] = [
  'fullName',
  'email',
  'day',
  'month',
  'year',
  'hour',
  'minute',
  'meridiem',
  'dayPart',
  'placeOfBirth',
]

export function stepOneProblems(draft: IntakeDraft, today: string): Problem[] {
  return draftProblems(draft, today).filter(
    ({ field }) => STEP_ONE_FIELDS.includes(field) && !(field === 'email' && draft.email.trim() === ''),
  )
}

/** Where the API's field names live in the draft. */
const API_FIELDS: Record<string, DraftField> = {
  fullName: 'fullName',
  email: 'email',
  dateOfBirth: 'day',
  timeOfBirth: 'hour',
  timePrecision: 'hour',
  placeOfBirth: 'placeOfBirth',
  placeId: 'placeOfBirth',
  gotra: 'gotra',
  gender: 'gender',
  phone: 'phone',
  clarityArea: 'clarityArea',
  concern: 'concern',
  additionalDetails: 'additionalDetails',
  disclaimerAccepted: 'disclaimerAccepted',
}

const API_KEYS: Partial<Record<DraftField, string>> = {
  fullName: 'form.error.fullName',
  email: 'form.error.email',
  day: 'form.error.dateInvalid',
  hour: 'form.error.timeInvalid',
  placeOfBirth: 'form.error.placeOfBirth',
  clarityArea: 'form.error.clarityArea',
  concern: 'form.error.concern',
  disclaimerAccepted: 'form.error.disclaimer',
}

/** Problems that the API named, as problems of fields on the screen. */
export function problemsFromApi(fields: readonly { field: string }[]): Problem[] {
  return fields.flatMap(({ field }) => {
    const own = API_FIELDS[field.split('.')[0] ?? field]
    return own === undefined ? [] : [{ field: own, key: API_KEYS[own] ?? 'errors.invalid_request' }]
  })
}
