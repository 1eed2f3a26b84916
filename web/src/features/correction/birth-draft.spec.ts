import type { Place } from '@disha/contracts/api/places'
import { birthBody, EMPTY_DRAFT, type IntakeDraft } from '../intake-form/intake-draft.ts'
import { draftOfBirth, withBirthOf } from './birth-draft.ts'

const HYDERABAD: Place = {
  id: 'g1269843',
  name: 'Hyderabad',
  admin1: 'Telangana',
  admin2: 'Hyderabad',
  country: 'IN',
  latitude: 17.38405,
  longitude: 78.45636,
  timeZone: 'Asia/Kolkata',
}
const STORED = {
  dateOfBirth: '1996-07-03',
  timeOfBirth: '18:20',
  timePrecision: { kind: 'exact' as const },
  doubledHour: null,
  utcOffsetSeconds: 19_800,
  placeOfBirth: 'Hyderabad',
  place: HYDERABAD,
  latitude: 17.38405,
  longitude: 78.45636,
  timeZone: 'Asia/Kolkata',
}

describe('the stored birth in the fields', () => {
  it('is sent back as it was, so that an untouched form corrects nothing', () => {
    expect(birthBody(draftOfBirth(STORED))).toEqual({
      dateOfBirth: '1996-07-03',
      timeOfBirth: '18:20',
      timePrecision: { kind: 'exact' },
      placeOfBirth: 'Hyderabad',
      placeId: 'g1269843',
      utcOffsetSeconds: 19_800,
    })
  })

  it('keeps the hour that was chosen of a doubled one', () => {
    expect(birthBody(draftOfBirth({ ...STORED, doubledHour: 'later' }))).toMatchObject({ doubledHour: 'later' })
  })

  it('drops the choice of clock when the time is changed', () => {
    const changed = birthBody({ ...draftOfBirth(STORED), minute: '25' })
    expect(changed).toMatchObject({ timeOfBirth: '18:25' })
    expect(changed).not.toHaveProperty('utcOffsetSeconds')
  })

  it.each([
    [{ kind: 'about' as const, minutes: 30 }, '18:20'],
    [{ kind: 'dayPart' as const, part: 'night' as const }, null],
    [{ kind: 'unknown' as const }, null],
  ])('knows how well the time is known: %o', (timePrecision, timeOfBirth) => {
    const body = birthBody(draftOfBirth({ ...STORED, timePrecision, timeOfBirth }))
    expect(body).toMatchObject({ timePrecision })
    expect(body.timeOfBirth).toBe(timeOfBirth ?? undefined)
  })

  it('shows a place that no list has by its coordinates and zone', () => {
    const body = birthBody(draftOfBirth({ ...STORED, place: null, placeOfBirth: 'A farm', latitude: -33.5, longitude: -70.25 }))
    expect(body).toMatchObject({ placeOfBirth: 'A farm', latitude: -33.5, longitude: -70.25, timeZone: 'Asia/Kolkata' })
    expect(body).not.toHaveProperty('placeId')
  })

  it('takes the place of the birth in another draft, and of nothing else', () => {
    const draft: IntakeDraft = { ...EMPTY_DRAFT, fullName: 'Meera Rao', concern: 'Work?', day: '1' }
    const birth = draftOfBirth(STORED)
    expect(withBirthOf(draft, birth)).toEqual({ ...birth, fullName: 'Meera Rao', concern: 'Work?' })
  })
})
