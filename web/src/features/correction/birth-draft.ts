import type { CorrectionState } from '@disha/contracts/api/corrections'
import { birthKey, clockFields, restoreDraft, type IntakeDraft } from '../intake-form/intake-draft.ts'

type StoredBirth = CorrectionState['birth']

/** A stored birth as the forms' fields show it, with the clock that it is read by chosen. */
export function draftOfBirth(birth: StoredBirth): IntakeDraft {
  const { dateOfBirth, timeOfBirth, timePrecision: precision, utcOffsetSeconds, doubledHour, place } = birth
  const [year = '', month, day] = dateOfBirth.split('-')
  const draft: IntakeDraft = {
    ...restoreDraft(null),
    day: String(Number(day)),
    month: String(Number(month)),
    year,
    ...(timeOfBirth === null ? {} : clockFields(timeOfBirth)),
    precision: precision.kind,
    ...(precision.kind === 'about' ? { aboutMinutes: String(precision.minutes) } : {}),
    ...(precision.kind === 'dayPart' ? { dayPart: precision.part } : {}),
    placeOfBirth: birth.placeOfBirth,
    place,
    ...(place === null ? { byCoordinates: true, coordinates: `${birth.latitude}, ${birth.longitude}`, timeZone: birth.timeZone } : {}),
  }
  return { ...draft, clockChoice: { of: birthKey(draft), utcOffsetSeconds, ...(doubledHour === null ? {} : { doubledHour }) } }
}

const BIRTH = [
  'day',
  'month',
  'year',
  'hour',
  'minute',
  'meridiem',
  'precision',
  'aboutMinutes',
  'dayPart',
  'clockChoice',
  'placeOfBirth',
  'place',
  'byCoordinates',
  'coordinates',
  'timeZone',
] as const satisfies readonly (keyof IntakeDraft)[]

/** A draft with the birth of another. */
export function withBirthOf(draft: IntakeDraft, birth: IntakeDraft): IntakeDraft {
  return { ...draft, ...Object.fromEntries(BIRTH.map((field) => [field, birth[field]])) }
}
