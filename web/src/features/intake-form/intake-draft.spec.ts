import { safeParse } from 'zod/mini'
import { SubmitFormRequest } from '@disha/contracts/api/intake'
import { draftProblems, ENGLISH_STEPS, intakeSchema, isAdult, problemsFromApi, stepProblems, WIZARD_STEPS } from './intake-checks.ts'
import {
  birthClockBody,
  birthKey,
  birthShare,
  clockFields,
  isLocated,
  EMPTY_DRAFT,
  readClock,
  readDate,
  restoreDraft,
  toSubmitBody,
  type IntakeDraft,
} from './intake-draft.ts'

const TODAY = '2026-11-21'
const MEERA: IntakeDraft = {
  ...EMPTY_DRAFT,
  fullName: ' Meera Rao ',
  email: 'meera.rao@example.in',
  day: '3',
  month: '7',
  year: '1996',
  hour: '6',
  minute: '20',
  meridiem: 'pm',
  placeOfBirth: 'Hyderabad',
  clarityArea: 'dharma',
  concern: 'Stay in my job or leave it?',
  disclaimerAccepted: true,
}

describe('reading the date fields', () => {
  it.each([
    [['3', '7', '1996'], '1996-07-03'],
    [['29', '2', '2000'], '2000-02-29'],
    [[' 09 ', '12', '1901'], '1901-12-09'],
  ])('%j is %s', ([day, month, year], value) => {
    expect(readDate({ day: day!, month: month!, year: year! })).toEqual({ kind: 'ok', value })
  })
  it.each([
    ['29', '2', '1999'],
    ['31', '4', '1990'],
    ['0', '1', '1990'],
    ['1', '13', '1990'],
    ['1', '1', '96'],
    ['x', '1', '1990'],
    ['-1', '1', '1990'],
  ])('%s.%s.%s is no date', (day, month, year) => {
    expect(readDate({ day, month, year })).toEqual({ kind: 'invalid' })
  })
  it('is empty while a part is missing', () => {
    expect(readDate({ day: '3', month: '', year: '1996' })).toEqual({ kind: 'empty' })
  })
})

describe('reading the clock fields', () => {
  it.each([
    ['12', '00', 'am', '00:00'],
    ['12', '30', 'pm', '12:30'],
    ['1', '5', 'am', '01:05'],
    ['11', '59', 'pm', '23:59'],
    ['18', '20', '', '18:20'],
    ['18', '20', 'am', '18:20'],
    ['0', '07', '', '00:07'],
  ] as const)('%s:%s %s is %s', (hour, minute, meridiem, value) => {
    expect(readClock({ hour, minute, meridiem })).toEqual({ kind: 'ok', value })
    expect(readClock(clockFields(value))).toEqual({ kind: 'ok', value })
  })
  it('does not guess between morning and evening', () => {
    expect(readClock({ hour: '6', minute: '20', meridiem: '' })).toEqual({ kind: 'empty' })
  })
  it.each([
    ['24', '00'],
    ['6', '60'],
    ['six', '00'],
  ])('%s:%s is no time', (hour, minute) => {
    expect(readClock({ hour, minute, meridiem: 'am' })).toEqual({ kind: 'invalid' })
  })
})

describe('the checks of the English form', () => {
  it('names every required field of an empty form, in the order of the screen, with the messages of the specification', () => {
    expect(draftProblems(EMPTY_DRAFT, TODAY)).toEqual([
      { field: 'fullName', key: 'form.error.fullName' },
      { field: 'email', key: 'form.error.email' },
      { field: 'day', key: 'form.error.dateOfBirth' },
      { field: 'hour', key: 'form.error.timeOfBirth' },
      { field: 'placeOfBirth', key: 'form.error.placeOfBirth' },
      { field: 'clarityArea', key: 'form.error.clarityArea' },
      { field: 'concern', key: 'form.error.concern' },
      { field: 'disclaimerAccepted', key: 'form.error.disclaimer' },
    ])
  })

  it('accepts a filled form', () => {
    expect(draftProblems(MEERA, TODAY)).toEqual([])
    expect(
      safeParse(
        intakeSchema(() => TODAY),
        MEERA,
      ).success,
    ).toBe(true)
  })

  it.each([
    [{ fullName: ' M ' }, 'fullName', 'form.error.fullName'],
    [{ email: 'meera@' }, 'email', 'form.error.email'],
    [{ day: '31', month: '2' }, 'day', 'form.error.dateInvalid'],
    [{ year: '2027' }, 'year', 'form.error.dateFuture'],
    [{ year: '1899' }, 'year', 'form.error.dateTooEarly'],
    [{ year: '2009' }, 'year', 'errors.under_age'],
    [{ meridiem: '' as const }, 'meridiem', 'form.error.meridiem'],
    [{ hour: '25' }, 'hour', 'form.error.timeInvalid'],
    [{ precision: 'dayPart' as const }, 'dayPart', 'form.error.dayPart'],
    [{ placeOfBirth: 'H' }, 'placeOfBirth', 'form.error.placeOfBirth'],
    [{ concern: '  ' }, 'concern', 'form.error.concern'],
  ])('%j is refused at %s', (change, field, key) => {
    expect(draftProblems({ ...MEERA, ...change }, TODAY)).toEqual([{ field, key }])
  })

  it('asks for no clock time when the day part is given or nothing is known', () => {
    const timeless = { ...MEERA, hour: '', minute: '', meridiem: '' as const }
    expect(draftProblems({ ...timeless, precision: 'unknown' }, TODAY)).toEqual([])
    expect(draftProblems({ ...timeless, precision: 'dayPart', dayPart: 'evening' }, TODAY)).toEqual([])
  })

  const stepOneProblems = (draft: IntakeDraft, today: string) => stepProblems(draft, today, 'english', ENGLISH_STEPS[0]!)

  it('lets step one pass without an e-mail, but not with a wrong one', () => {
    expect(stepOneProblems({ ...MEERA, email: '' }, TODAY)).toEqual([])
    expect(stepOneProblems({ ...MEERA, email: 'x' }, TODAY)).toEqual([{ field: 'email', key: 'form.error.email' }])
    expect(stepOneProblems({ ...MEERA, concern: '', clarityArea: '' }, TODAY)).toEqual([])
  })

  it('asks in the wizard for phone and concerns, a step at a time', () => {
    expect(draftProblems({ ...MEERA, clarityArea: '', concern: '' }, TODAY, 'wizard')).toEqual([
      { field: 'phone', key: 'form.error.phone' },
      { field: 'concerns', key: 'form.error.concerns' },
    ])
    expect(draftProblems({ ...MEERA, phone: '98765 43210', concerns: ['naukri'] }, TODAY, 'wizard')).toEqual([])
    expect(stepProblems(EMPTY_DRAFT, TODAY, 'wizard', WIZARD_STEPS[0]!).map(({ field }) => field)).toEqual(['fullName', 'email', 'phone'])
    expect(stepProblems(EMPTY_DRAFT, TODAY, 'wizard', WIZARD_STEPS[1]!).map(({ field }) => field)).toEqual(['day', 'hour', 'placeOfBirth'])
  })

  it('asks on the single page for a topic, and takes a phone only when it is one', () => {
    expect(draftProblems({ ...MEERA, concern: '' }, TODAY, 'singlePage')).toEqual([{ field: 'topic', key: 'form.error.clarityArea' }])
    expect(draftProblems({ ...MEERA, topic: 'abroad', phone: '12' }, TODAY, 'singlePage')).toEqual([
      { field: 'phone', key: 'form.error.phone' },
    ])
  })

  it('counts 18 years to the day', () => {
    expect(isAdult('2008-11-21', TODAY)).toBe(true)
    expect(isAdult('2008-11-22', TODAY)).toBe(false)
    expect(isAdult('2008-02-29', '2026-02-28')).toBe(false)
    expect(isAdult('2008-02-29', '2026-03-01')).toBe(true)
  })

  it('finds the field on the screen for what the API names', () => {
    expect(problemsFromApi([{ field: 'dateOfBirth' }, { field: 'timePrecision.minutes' }, { field: 'nothing' }])).toEqual([
      { field: 'day', key: 'form.error.dateInvalid' },
      { field: 'hour', key: 'form.error.timeInvalid' },
    ])
  })
})

describe('what is sent', () => {
  const send = (draft: IntakeDraft) => toSubmitBody(draft, 'english', 'a'.repeat(21), 'Asia/Kolkata')

  it('is what the contract takes, without empty fields', () => {
    const body = send(MEERA)
    expect(body).toMatchObject({ fullName: 'Meera Rao', dateOfBirth: '1996-07-03', timeOfBirth: '18:20', timePrecision: { kind: 'exact' } })
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining(['gotra', 'gender', 'phone', 'placeId', 'doubledHour', 'utcOffsetSeconds', 'latitude', 'timeZone']),
    )
    expect(SubmitFormRequest.parse(body)).toMatchObject({ clarityArea: 'dharma', displayTimeZone: 'Asia/Kolkata' })
  })

  it('keeps the topic of the single page apart from the area it belongs to', () => {
    const body = send({ ...MEERA, clarityArea: '', concern: '', topic: 'abroad' })
    expect(SubmitFormRequest.parse(body)).toMatchObject({ topics: ['abroad'], clarityArea: 'samaya' })
  })

  it.each([
    [{ precision: 'about' as const, aboutMinutes: '30' }, { kind: 'about', minutes: 30 }, '18:20'],
    [{ precision: 'dayPart' as const, dayPart: 'night' as const }, { kind: 'dayPart', part: 'night' }, undefined],
    [{ precision: 'unknown' as const }, { kind: 'unknown' }, undefined],
  ])('says how well the time is known: %j', (change, timePrecision, timeOfBirth) => {
    const body = send({ ...MEERA, ...change })
    expect(body.timePrecision).toEqual(timePrecision)
    expect(body.timeOfBirth).toBe(timeOfBirth)
    expect(() => SubmitFormRequest.parse(body)).not.toThrow()
  })
})

describe('the clock that was chosen', () => {
  const KOLKATA = {
    id: 'g1275004',
    name: 'Kolkata',
    admin1: 'West Bengal',
    admin2: 'Kolkata',
    country: 'IN',
    latitude: 22.56263,
    longitude: 88.36304,
    timeZone: 'Asia/Kolkata',
  }
  const send = (draft: IntakeDraft) => SubmitFormRequest.parse(toSubmitBody(draft, 'english', 'a'.repeat(21), 'Asia/Kolkata'))
  const wartime: IntakeDraft = { ...MEERA, year: '1943', placeOfBirth: 'Kolkata', place: KOLKATA }
  const chosen: IntakeDraft = { ...wartime, clockChoice: { of: birthKey(wartime), utcOffsetSeconds: 19_800 } }

  it('is sent as its offset, or as which of the two times it was', () => {
    expect(send(wartime)).not.toHaveProperty('utcOffsetSeconds')
    expect(send(chosen)).toMatchObject({ utcOffsetSeconds: 19_800 })
    const doubled = send({ ...chosen, clockChoice: { of: birthKey(wartime), utcOffsetSeconds: 19_800, doubledHour: 'later' } })
    expect(doubled).toMatchObject({ doubledHour: 'later' })
    expect(doubled).not.toHaveProperty('utcOffsetSeconds')
  })

  it.each([
    [{ day: '4' }],
    [{ minute: '21' }],
    [{ meridiem: 'am' as const }],
    [{ place: { ...KOLKATA, id: 'g1275339' } }],
    [{ byCoordinates: true, coordinates: '22.5, 88.3', timeZone: 'Asia/Kolkata' }],
    [{ precision: 'unknown' as const }],
  ])('is void once the birth is another: %j', (change) => {
    const body = send({ ...chosen, ...change })
    expect(body).not.toHaveProperty('utcOffsetSeconds')
    expect(body).not.toHaveProperty('doubledHour')
  })

  it('outlives what does not touch the birth', () => {
    expect(send({ ...chosen, fullName: 'Meera R', precision: 'about', concern: 'Other' })).toMatchObject({ utcOffsetSeconds: 19_800 })
  })
})

describe('a place by its coordinates', () => {
  const farm: IntakeDraft = {
    ...MEERA,
    byCoordinates: true,
    coordinates: '17°23′N 78°29′E',
    timeZone: 'Asia/Kolkata',
    placeOfBirth: 'Our farm',
  }

  it('is sent as numbers with the confirmed zone, and needs no name', () => {
    const body = birthClockBody(farm)
    expect(body).toMatchObject({ latitude: 17.38333, longitude: 78.48333, timeZone: 'Asia/Kolkata', placeOfBirth: 'Our farm' })
    expect(body).not.toHaveProperty('placeId')
    expect(birthClockBody({ ...farm, placeOfBirth: '' })).toMatchObject({ placeOfBirth: '17°23′N 78°29′E' })
    expect(isLocated(farm)).toBe(true)
    expect(isLocated({ ...farm, timeZone: '' })).toBe(false)
  })

  it.each([
    [{ coordinates: '' }, 'coordinates', 'form.error.coordinates'],
    [{ coordinates: 'my village' }, 'coordinates', 'form.error.coordinates'],
    [{ coordinates: '97, 12' }, 'coordinates', 'form.error.coordinatesRange'],
    [{ timeZone: '' }, 'timeZone', 'form.error.timeZone'],
  ])('%j is refused at %s', (change, field, key) => {
    expect(draftProblems({ ...farm, ...change }, TODAY)).toEqual([{ field, key }])
  })
})

describe('a kept draft', () => {
  it('comes back whole, whatever version wrote it', () => {
    expect(restoreDraft({ fullName: '<b>மீரா</b> 😀', unknown: 1 } as Partial<IntakeDraft>)).toEqual({
      ...EMPTY_DRAFT,
      fullName: '<b>மீரா</b> 😀',
    })
    expect(restoreDraft(null)).toEqual(EMPTY_DRAFT)
  })
  it('tells how much of the frame is drawn', () => {
    expect(birthShare(EMPTY_DRAFT)).toBe(0)
    expect(birthShare({ ...EMPTY_DRAFT, precision: 'unknown', fullName: 'Meera' })).toBe(0.5)
    expect(birthShare(MEERA)).toBe(1)
  })
})
