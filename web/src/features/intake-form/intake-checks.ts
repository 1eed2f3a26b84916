import * as z from 'zod/mini'
import { readCoordinates } from './coordinates.ts'
import { asksForClock, readClock, readDate, type IntakeDraft } from './intake-draft.ts'

/** Longest texts the API takes, in characters. */
export const MAX_LENGTH = { name: 120, email: 254, place: 200, text: 5000 } as const

const EARLIEST_DATE = '1900-01-01'
const ADULT_AGE = 18

export type DraftField = keyof IntakeDraft
export type Problem = { field: DraftField; key: string }

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

const COORDINATE_PROBLEMS = {
  empty: 'form.error.coordinates',
  invalid: 'form.error.coordinates',
  outOfRange: 'form.error.coordinatesRange',
}

function placeProblems({ placeOfBirth, byCoordinates, coordinates, timeZone }: IntakeDraft): Problem[] {
  if (byCoordinates) {
    const { kind } = readCoordinates(coordinates)
    if (kind !== 'ok') return [{ field: 'coordinates', key: COORDINATE_PROBLEMS[kind] }]
    return timeZone === '' ? [{ field: 'timeZone', key: 'form.error.timeZone' }] : []
  }
  return placeOfBirth.trim().length < 2 ? [{ field: 'placeOfBirth', key: 'form.error.placeOfBirth' }] : []
}

/** The layouts of the one intake model; they differ in what they ask for beside the birth. */
export type FormLayoutName = 'english' | 'wizard' | 'singlePage'

const PHONE = /^\+?[\d ()-]{10,20}$/

function concernProblems(draft: IntakeDraft, layout: FormLayoutName): Problem[] {
  if (layout === 'wizard') return draft.concerns.length === 0 ? [{ field: 'concerns', key: 'form.error.concerns' }] : []
  if (layout === 'singlePage') return draft.topic === '' ? [{ field: 'topic', key: 'form.error.clarityArea' }] : []
  return [
    ...(draft.clarityArea === '' ? [{ field: 'clarityArea' as const, key: 'form.error.clarityArea' }] : []),
    ...(draft.concern.trim() === '' ? [{ field: 'concern' as const, key: 'form.error.concern' }] : []),
  ]
}

function phoneProblems({ phone }: IntakeDraft, layout: FormLayoutName): Problem[] {
  if (layout !== 'wizard' && phone.trim() === '') return []
  return PHONE.test(phone.trim()) ? [] : [{ field: 'phone', key: 'form.error.phone' }]
}

/** Everything wrong with a draft, in the order of the fields on the screen; texts are keys. */
export function draftProblems(draft: IntakeDraft, today: string, layout: FormLayoutName = 'english'): Problem[] {
  return [
    ...nameProblems(draft),
    ...emailProblems(draft),
    ...phoneProblems(draft, layout),
    ...dateProblems(draft, today),
    ...timeProblems(draft),
    ...placeProblems(draft),
    ...concernProblems(draft, layout),
    ...(draft.disclaimerAccepted ? [] : [{ field: 'disclaimerAccepted' as const, key: 'form.error.disclaimer' }]),
  ]
}

/** A form's schema for React Hook Form; `today` (`YYYY-MM-DD`) is the visitor's own calendar day. With `fields`, it asks for those only. */
export function intakeSchema(today: () => string, layout: FormLayoutName = 'english', fields?: readonly DraftField[]) {
  return z.looseObject({}).check((context) => {
    for (const { field, key } of draftProblems(context.value as unknown as IntakeDraft, today(), layout)) {
      if (fields !== undefined && !fields.includes(field)) continue
      context.issues.push({ code: 'custom', path: [field], message: key, input: context.value })
    }
  })
}

/** Fields of the steps, in order. */
export const BIRTH_FIELDS: readonly DraftField[] = [
  'day',
  'month',
  'year',
  'hour',
  'minute',
  'meridiem',
  'dayPart',
  'placeOfBirth',
  'coordinates',
  'timeZone',
  'clockChoice',
]
export const ENGLISH_STEPS: readonly (readonly DraftField[])[] = [
  ['fullName', 'email', ...BIRTH_FIELDS],
  ['clarityArea', 'concern', 'disclaimerAccepted'],
]
export const WIZARD_STEPS: readonly (readonly DraftField[])[] = [
  ['fullName', 'email', 'phone'],
  BIRTH_FIELDS,
  ['concerns'],
  ['disclaimerAccepted'],
]
export const SINGLE_STEP: readonly (readonly DraftField[])[] = [
  ['fullName', 'email', 'phone', ...BIRTH_FIELDS, 'topic', 'disclaimerAccepted'],
]

/** What holds up one step of a form. In English an e-mail left empty does not; the submit asks for it. */
export function stepProblems(draft: IntakeDraft, today: string, layout: FormLayoutName, fields: readonly DraftField[]): Problem[] {
  return draftProblems(draft, today, layout).filter(
    ({ field }) => fields.includes(field) && !(layout === 'english' && field === 'email' && draft.email.trim() === ''),
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
  latitude: 'coordinates',
  longitude: 'coordinates',
  timeZone: 'timeZone',
  utcOffsetSeconds: 'clockChoice',
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
  coordinates: 'form.error.coordinates',
  timeZone: 'form.error.timeZone',
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
