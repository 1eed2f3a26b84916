import type { ClarityArea, Gender, HindiConcern } from '@disha/contracts/api/intake'
import type { Place } from '@disha/contracts/api/places'
import type { DayPart, DoubledHour, TimePrecision } from '@disha/contracts/birth'
import type { Topic } from '@disha/contracts/finding'
import type { Language } from '@disha/contracts/language'
import { readCoordinates } from './coordinates.ts'

export const PRECISIONS = ['exact', 'about', 'dayPart', 'unknown'] as const
export type Precision = (typeof PRECISIONS)[number]

/** Minutes offered behind "give or take". */
export const ABOUT_MINUTES = ['5', '10', '15', '30', '60', '120'] as const

export const DAY_PART_OPTIONS: readonly DayPart[] = ['morning', 'afternoon', 'evening', 'night']

/** Which of the readings of a doubtful clock was chosen; it holds only for the birth that it was chosen for (`of`). */
export type ClockChoice = { of: string; utcOffsetSeconds: number; doubledHour?: DoubledHour }

/** What stands in the fields of the four forms: one model, however many screens ask for it. Everything is text as typed. */
export type IntakeDraft = {
  fullName: string
  email: string
  phone: string
  day: string
  month: string
  year: string
  hour: string
  minute: string
  meridiem: '' | 'am' | 'pm'
  precision: Precision
  aboutMinutes: string
  dayPart: '' | DayPart
  clockChoice: ClockChoice | null
  placeOfBirth: string
  place: Place | null
  /** the place is not in the list: coordinates are typed, and their zone confirmed */
  byCoordinates: boolean
  coordinates: string
  timeZone: string
  gotra: string
  gender: '' | Gender
  clarityArea: '' | ClarityArea
  topic: '' | 'career' | 'love' | 'abroad'
  concerns: HindiConcern[]
  concern: string
  additionalDetails: string
  disclaimerAccepted: boolean
}

export const EMPTY_DRAFT: IntakeDraft = {
  fullName: '',
  email: '',
  phone: '',
  day: '',
  month: '',
  year: '',
  hour: '',
  minute: '',
  meridiem: '',
  precision: 'exact',
  aboutMinutes: '15',
  dayPart: '',
  clockChoice: null,
  placeOfBirth: '',
  place: null,
  byCoordinates: false,
  coordinates: '',
  timeZone: '',
  gotra: '',
  gender: '',
  clarityArea: '',
  topic: '',
  concerns: [],
  concern: '',
  additionalDetails: '',
  disclaimerAccepted: false,
}

/** A draft as it was kept, with fields that an older version did not know filled in. */
export function restoreDraft(kept: Partial<IntakeDraft> | null): IntakeDraft {
  const known = Object.entries(kept ?? {}).filter(([key, value]) => key in EMPTY_DRAFT && value !== undefined)
  return { ...EMPTY_DRAFT, ...Object.fromEntries(known) }
}

export type Read<Value> = { kind: 'empty' } | { kind: 'invalid' } | { kind: 'ok'; value: Value }

const wholeNumber = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : null)

/** The three date fields as `YYYY-MM-DD`; 31 February and two-digit years are invalid. */
export function readDate({ day, month, year }: Pick<IntakeDraft, 'day' | 'month' | 'year'>): Read<string> {
  if (day.trim() === '' && month.trim() === '' && year.trim() === '') return { kind: 'empty' }
  if (day.trim() === '' || month.trim() === '' || year.trim() === '') return { kind: 'empty' }
  const [d, m, y] = [wholeNumber(day), wholeNumber(month), wholeNumber(year)]
  if (d === null || m === null || y === null || y < 1000) return { kind: 'invalid' }
  const date = new Date(Date.UTC(y, m - 1, d))
  if (date.getUTCFullYear() !== y || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return { kind: 'invalid' }
  return { kind: 'ok', value: date.toISOString().slice(0, 10) }
}

/** The time fields as `HH:MM`. An hour of 13 to 23, or 0, needs no am or pm; 1 to 12 does. */
export function readClock({ hour, minute, meridiem }: Pick<IntakeDraft, 'hour' | 'minute' | 'meridiem'>): Read<string> {
  if (hour.trim() === '' || minute.trim() === '') return { kind: 'empty' }
  const [h, m] = [wholeNumber(hour), wholeNumber(minute)]
  if (h === null || m === null || h > 23 || m > 59) return { kind: 'invalid' }
  const text = (hours: number) => `${String(hours).padStart(2, '0')}:${String(m).padStart(2, '0')}`
  if (h === 0 || h > 12) return { kind: 'ok', value: text(h) }
  if (meridiem === '') return { kind: 'empty' }
  return { kind: 'ok', value: text((h % 12) + (meridiem === 'pm' ? 12 : 0)) }
}

/** Fields of a 24-hour clock text as the form shows them. */
export function clockFields(time: string): Pick<IntakeDraft, 'hour' | 'minute' | 'meridiem'> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { hour: String(hours % 12 === 0 ? 12 : hours % 12), minute: String(minutes).padStart(2, '0'), meridiem: hours < 12 ? 'am' : 'pm' }
}

export const asksForClock = (precision: Precision): boolean => precision === 'exact' || precision === 'about'

function timePrecision(draft: IntakeDraft): TimePrecision {
  switch (draft.precision) {
    case 'exact':
      return { kind: 'exact' }
    case 'about':
      return { kind: 'about', minutes: Number(draft.aboutMinutes) }
    case 'dayPart':
      return { kind: 'dayPart', part: draft.dayPart === '' ? 'morning' : draft.dayPart }
    case 'unknown':
      return { kind: 'unknown' }
  }
}

type Given = <Key extends string, Value>(key: Key, value: Value | '' | null | undefined) => Partial<Record<Key, Value>>
const given: Given = (key, value) => (value === '' || value === null || value === undefined ? {} : ({ [key]: value } as never))

/** The fields that say when and where, as both calls take them. */
export type BirthClockBody = Pick<
  SubmitFormBody,
  'dateOfBirth' | 'timeOfBirth' | 'timePrecision' | 'placeOfBirth' | 'placeId' | 'latitude' | 'longitude' | 'timeZone'
>

/** When and where, as far as the API can read it; null while date, time or place are not filled in. */
export function birthClockBody(draft: IntakeDraft): BirthClockBody | null {
  const date = readDate(draft)
  const clock = asksForClock(draft.precision) ? readClock(draft) : null
  const point = draft.byCoordinates ? readCoordinates(draft.coordinates) : null
  if (date.kind !== 'ok' || (clock !== null && clock.kind !== 'ok') || (draft.precision === 'dayPart' && draft.dayPart === '')) return null
  if (point === null ? draft.placeOfBirth.trim().length < 2 : point.kind !== 'ok') return null
  return {
    dateOfBirth: date.value,
    ...given('timeOfBirth', clock?.value),
    timePrecision: timePrecision(draft),
    ...(point?.kind === 'ok'
      ? { placeOfBirth: placeName(draft), ...point.value, ...given('timeZone', draft.timeZone) }
      : { placeOfBirth: draft.placeOfBirth.trim(), ...given('placeId', draft.place?.id) }),
  }
}

/** A place by coordinates may go without a name: then they are its name. */
const placeName = ({ placeOfBirth, coordinates }: IntakeDraft): string =>
  placeOfBirth.trim().length < 2 ? coordinates.trim() : placeOfBirth.trim()

/** What a choice of clock belongs to: it is void once date, time or place change. Empty while one of them is missing. */
export function birthKey(draft: IntakeDraft): string {
  const body = birthClockBody(draft)
  if (body === null) return ''
  const { placeOfBirth, timePrecision: _precision, ...clock } = body
  return JSON.stringify(clock.placeId === undefined && clock.latitude === undefined ? { ...clock, placeOfBirth } : clock)
}

/** Whether the place is a point on the map already: picked from the list, or coordinates whose zone was confirmed. */
export const isLocated = (draft: IntakeDraft): boolean => (draft.byCoordinates ? draft.timeZone !== '' : draft.place !== null)

/** The area a topic of the Tamil and Telugu forms belongs to. */
const AREA_OF_TOPIC = { career: 'dharma', love: 'prema', abroad: 'samaya' } as const

/** Body of `POST /api/submit-form`. */
export type SubmitFormBody = {
  sessionId?: string
  language: Language
  fullName: string
  email: string
  phone?: string
  dateOfBirth: string
  timeOfBirth?: string
  timePrecision: TimePrecision
  doubledHour?: DoubledHour
  utcOffsetSeconds?: number
  placeOfBirth: string
  placeId?: string
  latitude?: number
  longitude?: number
  timeZone?: string
  gotra?: string
  gender?: Gender
  clarityArea?: ClarityArea
  topics?: Topic[]
  concerns?: HindiConcern[]
  concern?: string
  additionalDetails?: string
  disclaimerAccepted: true
  displayTimeZone: string
}

/** When and where, with the clock that was chosen. */
export type BirthBody = BirthClockBody & Pick<SubmitFormBody, 'doubledHour' | 'utcOffsetSeconds'>

/**
 * The birth of a valid draft as the API takes it.
 * @throws when date, time or place cannot be read, which the form's checks exclude.
 */
export function birthBody(draft: IntakeDraft): BirthBody {
  const birth = birthClockBody(draft)
  if (birth === null) throw new Error('a draft without date, time or place was submitted')
  const choice = asksForClock(draft.precision) && draft.clockChoice?.of === birthKey(draft) ? draft.clockChoice : null
  return {
    ...birth,
    ...(choice?.doubledHour === undefined ? given('utcOffsetSeconds', choice?.utcOffsetSeconds) : { doubledHour: choice.doubledHour }),
  }
}

/**
 * A valid draft as the API takes it: empty optional fields left out, texts trimmed.
 * @throws as `birthBody` does.
 */
export function toSubmitBody(draft: IntakeDraft, language: Language, sessionId: string, displayTimeZone: string): SubmitFormBody {
  return {
    sessionId,
    language,
    fullName: draft.fullName.trim(),
    email: draft.email.trim(),
    ...birthBody(draft),
    ...given('phone', draft.phone.trim()),
    ...given('gotra', draft.gotra.trim()),
    ...given('gender', draft.gender),
    ...given('clarityArea', draft.topic === '' ? draft.clarityArea : AREA_OF_TOPIC[draft.topic]),
    ...given('topics', draft.topic === '' ? null : ([draft.topic] as Topic[])),
    ...given('concerns', draft.concerns.length === 0 ? null : draft.concerns),
    ...given('concern', draft.concern.trim()),
    ...given('additionalDetails', draft.additionalDetails.trim()),
    disclaimerAccepted: true,
    displayTimeZone,
  }
}

/** Share of the chart's first questions that are answered, 0..1: how much of the frame is drawn. */
export function birthShare(draft: IntakeDraft): number {
  const answered = [
    draft.fullName.trim().length >= 2,
    readDate(draft).kind === 'ok',
    !asksForClock(draft.precision) || readClock(draft).kind === 'ok',
    draft.byCoordinates ? draft.timeZone !== '' : draft.placeOfBirth.trim().length >= 2,
  ]
  return answered.filter(Boolean).length / answered.length
}
