import { Consent } from '@disha/database/intake/consent.entity'
import { User } from '@disha/database/intake/user.entity'
import { OutboxEvent } from '@disha/database/events/outbox-event.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { Report } from '@disha/database/reports/report.entity'
import { SubmitFormResponse } from '@disha/contracts/api/intake'
import request, { type Response } from 'supertest'
import { bootIntake, type BootedIntake } from '../__fixtures__/boot-intake.ts'
import { ENGLISH_FORM } from '../__fixtures__/forms.ts'

let intake: BootedIntake
beforeAll(async () => {
  intake = await bootIntake()
}, 120_000)
afterAll(() => intake.close())

const submit = (body: object, cookie?: string): request.Test => {
  const call = request(intake.server).post('/api/submit-form')
  return (cookie === undefined ? call : call.set('Cookie', cookie)).send(body)
}

/** The cookie that a response set, as the browser sends it back. */
const cookieFrom = (response: Response): string => (response.headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!

const rows = async () => ({
  users: await intake.database.getRepository(User).count(),
  consents: await intake.database.getRepository(Consent).count(),
  readings: await intake.database.getRepository(Reading).count(),
  reports: await intake.database.getRepository(Report).count(),
  events: await intake.database.getRepository(OutboxEvent).count(),
})

const fieldsOf = (response: Response): string[] =>
  ((response.body as { details?: { fields?: { field: string }[] } }).details?.fields ?? []).map(({ field }) => field)

describe('a submitted form', () => {
  it('is answered with insights of its own chart and stored with its event, at once', async () => {
    const before = await rows()
    const response = await submit({ ...ENGLISH_FORM, sessionId: 'abcdefghijklmnopqrstu' }).expect(201)
    const answer = SubmitFormResponse.parse(response.body)
    expect(answer.sessionId).toBe('abcdefghijklmnopqrstu')
    // 1996-07-03 18:20 in Hyderabad: Dhanu rises, the Moon stands in Makara, in Shravana
    expect(answer.evidence.chart.lagnaSign).toBe(8)
    expect(answer.evidence.chart.moonNakshatra).toBe(22)
    expect(answer.insights.karmicPause.length).toBeGreaterThan(100)
    expect(answer.user).toMatchObject({ fullName: 'Meera Rao', hasPurchased: false, topics: expect.arrayContaining(['career']) as unknown })
    const after = await rows()
    for (const table of ['users', 'consents', 'readings', 'reports', 'events'] as const) expect(after[table]).toBe(before[table] + 1)
    const user = await intake.database.getRepository(User).findOneByOrFail({ sessionId: answer.sessionId })
    expect(user).toMatchObject({ timeZone: 'Asia/Kolkata', utcOffsetSeconds: 19_800, birthLocal: '1996-07-03T18:20:00', revision: 1 })
    expect(user.birthUtc.toISOString()).toBe('1996-07-03T12:50:00.000Z')
    const event = await intake.database.getRepository(OutboxEvent).findOneByOrFail({ name: 'intake.submitted' })
    expect(event.payload).toEqual({ userId: user.id, revision: 1 })
  })

  it('sets a cookie that scripts cannot read and that an id alone does not make', async () => {
    const response = await submit(ENGLISH_FORM).expect(201)
    const header = (response.headers['set-cookie'] as unknown as string[])[0]!
    expect(header).toMatch(/HttpOnly/)
    expect(header).toMatch(/SameSite=Lax/)
    const { sessionId } = response.body as { sessionId: string }
    await request(intake.server).post('/api/generate-insights').set('Cookie', cookieFrom(response)).send({ sessionId }).expect(200)
    const forged = await request(intake.server)
      .post('/api/generate-insights')
      .set('Cookie', `disha_session=${sessionId}.forged`)
      .send({ sessionId })
    expect(forged.status).toBe(404)
  })

  it.each([
    ['fullName', 'A'],
    ['fullName', 7],
    ['fullName', 'a'.repeat(121)],
    ['fullName', 'nul\u0000byte'],
    ['fullName', 'half \ud800 pair'],
    ['email', 'not an address'],
    ['email', undefined],
    ['phone', 'call me'],
    ['dateOfBirth', '1996-02-30'],
    ['dateOfBirth', ''],
    ['dateOfBirth', '1899-12-31'],
    ['dateOfBirth', '2999-01-01'],
    ['timeOfBirth', '25:00'],
    ['timeOfBirth', ''],
    ['timePrecision', { kind: 'perhaps' }],
    ['placeOfBirth', 'H'],
    ['placeId', 'no-such-place'],
    ['latitude', 12],
    ['latitude', 'north'],
    ['gender', 'unknown'],
    ['clarityArea', ''],
    ['clarityArea', 'wealth'],
    ['concern', ''],
    ['concern', 'x'.repeat(5001)],
    ['additionalDetails', 'x'.repeat(5001)],
    ['disclaimerAccepted', false],
    ['sessionId', 'too-short'],
    ['language', 'klingon'],
    ['displayTimeZone', 'Mars/Olympus'],
    ['utcOffsetSeconds', 3_600],
    ['topics', ['lottery']],
  ])('names %s when it is %j, and stores nothing', async (field, value) => {
    const before = await rows()
    const response = await submit({ ...ENGLISH_FORM, [field]: value })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    const named = fieldsOf(response).map((name) => name.split('.')[0])
    // one coordinate without the other names the missing one
    expect(named).toContain(field === 'latitude' && value === 12 ? 'longitude' : field)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await rows()).toEqual(before)
  })

  it('refuses people under 18, to the day, before anything is stored', async () => {
    const before = await rows()
    const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()).split('-').map(Number) as [
      number,
      number,
      number,
    ]
    const on = (offsetDays: number) => new Date(Date.UTC(year - 18, month - 1, day + offsetDays)).toISOString().slice(0, 10)
    const minor = await submit({ ...ENGLISH_FORM, dateOfBirth: on(1) }).expect(422)
    expect(minor.body).toMatchObject({ error: 'under_age' })
    expect(await rows()).toEqual(before)
    await submit({ ...ENGLISH_FORM, dateOfBirth: on(0) }).expect(201)
  })

  it('asks which place is meant, and takes the one that is picked', async () => {
    const before = await rows()
    const response = await submit({ ...ENGLISH_FORM, placeOfBirth: 'Rampur' }).expect(422)
    const body = response.body as { error: string; details: { candidates: { id: string; timeZone: string; admin1: string }[] } }
    expect(body.error).toBe('place_ambiguous')
    expect(body.details.candidates.length).toBeGreaterThan(1)
    expect(await rows()).toEqual(before)
    const picked = body.details.candidates[1]!
    const answer = await submit({ ...ENGLISH_FORM, placeOfBirth: 'Rampur', placeId: picked.id }).expect(201)
    const user = await intake.database.getRepository(User).findOneByOrFail({ sessionId: (answer.body as { sessionId: string }).sessionId })
    expect(user).toMatchObject({ placeId: picked.id, timeZone: picked.timeZone, placeOfBirth: 'Rampur' })
  })

  it('says so when a place is unknown, and takes hand-typed coordinates with their zone', async () => {
    const unknown = await submit({ ...ENGLISH_FORM, placeOfBirth: 'Qwxzvkjhgf' }).expect(422)
    expect(unknown.body).toMatchObject({ error: 'place_unknown' })
    const answer = await submit({ ...ENGLISH_FORM, placeOfBirth: 'A farm', latitude: 51.05, longitude: -114.07 }).expect(201)
    const user = await intake.database.getRepository(User).findOneByOrFail({ sessionId: (answer.body as { sessionId: string }).sessionId })
    expect(user).toMatchObject({ timeZone: 'America/Edmonton', utcOffsetSeconds: -21_600, placeId: null })
  })

  it('asks about a clock time that came twice or never, and takes the choice', async () => {
    const newYork = { ...ENGLISH_FORM, placeOfBirth: 'New York', latitude: 40.7128, longitude: -74.006 }
    const twice = await submit({ ...newYork, dateOfBirth: '1995-10-29', timeOfBirth: '01:30' }).expect(422)
    expect(twice.body).toMatchObject({
      error: 'time_ambiguous',
      details: {
        offsets: [
          { doubledHour: 'earlier', utcOffsetSeconds: -14_400 },
          { doubledHour: 'later', utcOffsetSeconds: -18_000 },
        ],
      },
    })
    const never = await submit({ ...newYork, dateOfBirth: '1995-04-02', timeOfBirth: '02:30' }).expect(422)
    expect(never.body).toMatchObject({ error: 'time_nonexistent' })
    const chosen = await submit({ ...newYork, dateOfBirth: '1995-10-29', timeOfBirth: '01:30', doubledHour: 'later' }).expect(201)
    const user = await intake.database.getRepository(User).findOneByOrFail({ sessionId: (chosen.body as { sessionId: string }).sessionId })
    expect(user.birthUtc.toISOString()).toBe('1995-10-29T06:30:00.000Z')
    expect(user.doubledHour).toBe('later')
    // whoever knows only a part of the day is not asked for the hour
    await submit({
      ...newYork,
      dateOfBirth: '1995-10-29',
      timeOfBirth: undefined,
      timePrecision: { kind: 'dayPart', part: 'night' },
    }).expect(201)
  })

  it('tells of a doubtful clock and lets the visitor choose the other one', async () => {
    const bombay = {
      ...ENGLISH_FORM,
      placeOfBirth: 'Mumbai',
      latitude: 18.975,
      longitude: 72.8258,
      dateOfBirth: '1950-05-05',
      timeOfBirth: '10:00',
    }
    const told = SubmitFormResponse.parse((await submit(bombay).expect(201)).body)
    const notice = told.notices?.find(({ code }) => code === 'mumbaiTime')
    expect(notice).toMatchObject({ question: true, alternatives: [{ utcOffsetSeconds: 17_460 }] })
    const other = await submit({ ...bombay, utcOffsetSeconds: 17_460 }).expect(201)
    const user = await intake.database.getRepository(User).findOneByOrFail({ sessionId: (other.body as { sessionId: string }).sessionId })
    expect(user.birthUtc.toISOString()).toBe('1950-05-05T05:09:00.000Z')
  })

  it.each([
    [{ kind: 'dayPart', part: 'morning' }, '09:00:00'],
    [{ kind: 'dayPart', part: 'afternoon' }, '15:00:00'],
    [{ kind: 'dayPart', part: 'evening' }, '21:00:00'],
    [{ kind: 'dayPart', part: 'night' }, '03:00:00'],
    [{ kind: 'unknown' }, '12:00:00'],
  ])('reads %j as %s, too rough for a lagna', async (timePrecision, clock) => {
    const response = await submit({ ...ENGLISH_FORM, timeOfBirth: undefined, timePrecision }).expect(201)
    const answer = SubmitFormResponse.parse(response.body)
    expect(answer.evidence.chart.lagnaSign).toBeNull()
    expect(answer.user.timeOfBirth).toBeNull()
    const user = await intake.database.getRepository(User).findOneByOrFail({ sessionId: answer.sessionId })
    expect(user.birthLocal).toBe(`1996-07-03T${clock}`)
  })
})

describe('the four forms', () => {
  it('takes the Tamil and Telugu forms, whose concern is a choice', async () => {
    for (const [language, concern, clarityArea] of [
      ['tamil', 'abroad', 'samaya'],
      ['telugu', 'love', 'prema'],
    ] as const) {
      const { clarityArea: _area, ...form } = ENGLISH_FORM
      const { user } = SubmitFormResponse.parse((await submit({ ...form, language, concern }).expect(201)).body)
      expect(user.clarityArea).toBe(clarityArea)
      expect(user.topics[0]).toBe(concern)
      expect(user.concern).not.toBe(concern)
    }
  })

  it('takes the Hindi form with its own names and several concerns', async () => {
    const response = await submit({
      language: 'hindi',
      fullName: 'मीरा राव',
      email: 'meera@example.com',
      phone: '+91 98765 43210',
      birthDate: '1996-07-03',
      birthTime: '18:20',
      birthPlace: 'हैदराबाद',
      placeId: undefined,
      latitude: 17.385,
      longitude: 78.4867,
      concerns: ['prem', 'naukri'],
      specificQuestion: '',
      agreeToTerms: true,
    }).expect(201)
    const { user } = SubmitFormResponse.parse(response.body)
    expect(user).toMatchObject({ clarityArea: 'prema', concern: 'प्रेम, नौकरी', language: 'hindi' })
    expect(user.topics.slice(0, 2)).toEqual(['love', 'career'])
    const stored = await intake.database.getRepository(User).findOneByOrFail({ sessionId: user.sessionId })
    expect(stored.concerns).toEqual(['prem', 'naukri'])
  })
})

describe('a session', () => {
  it('is the same visitor when submitted again before payment, with a higher revision', async () => {
    const first = await submit(ENGLISH_FORM).expect(201)
    const { sessionId, user } = SubmitFormResponse.parse(first.body)
    const again = await submit({ ...ENGLISH_FORM, sessionId, timeOfBirth: '06:20' }, cookieFrom(first)).expect(201)
    expect((again.body as { sessionId: string }).sessionId).toBe(sessionId)
    const stored = await intake.database.getRepository(User).findOneByOrFail({ sessionId })
    expect(stored).toMatchObject({ id: user.id, revision: 2, timeOfBirth: '06:20' })
    expect(await intake.database.getRepository(Reading).findBy({ userId: user.id })).toMatchObject([{ revision: 2 }])
    expect(await intake.database.getRepository(Report).findBy({ userId: user.id })).toMatchObject([{ revision: 2, stage: 'calculating' }])
  })

  it('keeps a begun payment begun when the details are corrected', async () => {
    const first = await submit(ENGLISH_FORM).expect(201)
    const { user } = SubmitFormResponse.parse(first.body)
    await intake.database.getRepository(Report).update({ userId: user.id }, { initiatedAt: new Date() })
    await submit({ ...ENGLISH_FORM, timeOfBirth: '06:20' }, cookieFrom(first)).expect(201)
    const [report, ...others] = await intake.database.getRepository(Report).findBy({ userId: user.id })
    expect(others).toEqual([])
    expect(report).toMatchObject({ revision: 2, paidAt: null })
    expect(report!.initiatedAt).not.toBeNull()
  })

  it('counts every one of several corrections at once', async () => {
    const first = await submit(ENGLISH_FORM).expect(201)
    const { user } = SubmitFormResponse.parse(first.body)
    const cookie = cookieFrom(first)
    const answers = await Promise.all(
      ['05:00', '06:00', '07:00', '08:00'].map((timeOfBirth) => submit({ ...ENGLISH_FORM, timeOfBirth }, cookie)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await intake.database.getRepository(User).findOneByOrFail({ id: user.id })).toMatchObject({ revision: 5 })
  })

  it('is refused when its id belongs to somebody else', async () => {
    const { sessionId } = SubmitFormResponse.parse((await submit(ENGLISH_FORM).expect(201)).body)
    const before = await rows()
    const stranger = await submit({ ...ENGLISH_FORM, fullName: 'Somebody Else', sessionId }).expect(409)
    expect(stranger.body).toMatchObject({ error: 'session_taken' })
    expect(fieldsOf(stranger)).toEqual(['sessionId'])
    expect(await rows()).toEqual(before)
  })

  it('gives one of two simultaneous strangers the id, never both', async () => {
    const sessionId = 'simultaneous-strangers-1'
    const answers = await Promise.all([submit({ ...ENGLISH_FORM, sessionId }), submit({ ...ENGLISH_FORM, sessionId })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('begins anew after payment; the bought report is left as it is', async () => {
    const first = await submit(ENGLISH_FORM).expect(201)
    const { sessionId, user } = SubmitFormResponse.parse(first.body)
    await intake.database.getRepository(User).update({ id: user.id }, { hasPurchased: true })
    await intake.database.getRepository(Report).update({ userId: user.id }, { paidAt: new Date() })
    const again = await submit({ ...ENGLISH_FORM, sessionId, fullName: 'My Brother' }, cookieFrom(first)).expect(201)
    const second = SubmitFormResponse.parse(again.body)
    expect(second.sessionId).not.toBe(sessionId)
    expect(second.user.hasPurchased).toBe(false)
    expect(await intake.database.getRepository(User).findOneByOrFail({ sessionId })).toMatchObject({ fullName: 'Meera Rao', revision: 1 })
  })

  it('answers a foreign id as an unknown one', async () => {
    const mine = await submit(ENGLISH_FORM).expect(201)
    const theirs = SubmitFormResponse.parse((await submit(ENGLISH_FORM).expect(201)).body)
    const ask = (sessionId: string) =>
      request(intake.server).post('/api/generate-insights').set('Cookie', cookieFrom(mine)).send({ sessionId })
    const foreign = await ask(theirs.sessionId).expect(404)
    const unknown = await ask('nobody-ever-had-this-id').expect(404)
    expect(foreign.body).toEqual(unknown.body)
    const none = await request(intake.server).post('/api/generate-insights').send({}).expect(401)
    expect(none.body).toMatchObject({ error: 'no_session', message: 'No session found' })
  })
})

describe('a failure in the middle', () => {
  const failing = async <T>(what: () => Promise<T>): Promise<T> => {
    await intake.database.query(
      "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$; CREATE TRIGGER fail BEFORE INSERT ON outbox_events EXECUTE FUNCTION fail()",
    )
    try {
      return await what()
    } finally {
      await intake.database.query('DROP TRIGGER fail ON outbox_events; DROP FUNCTION fail()')
    }
  }

  it('leaves nothing of a new visitor, and no cookie', async () => {
    const before = await rows()
    const response = await failing(() => submit(ENGLISH_FORM).expect(500))
    expect(response.body).toEqual({ error: 'internal', message: 'Something went wrong on our side.' })
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await rows()).toEqual(before)
  })

  it('leaves a known visitor as they were', async () => {
    const first = await submit(ENGLISH_FORM).expect(201)
    const { user } = SubmitFormResponse.parse(first.body)
    const before = await intake.database.getRepository(Reading).findBy({ userId: user.id })
    await failing(() => submit({ ...ENGLISH_FORM, fullName: 'Someone Else' }, cookieFrom(first)).expect(500))
    expect(await intake.database.getRepository(User).findOneByOrFail({ id: user.id })).toMatchObject({ fullName: 'Meera Rao', revision: 1 })
    expect(await intake.database.getRepository(Reading).findBy({ userId: user.id })).toEqual(before)
  })
})

describe('what is not a form', () => {
  it.each([
    ['not JSON', '{"fullName": ', 400, 'malformed_json'],
    ['a list', '[]', 400, 'invalid_request'],
    ['too large', JSON.stringify({ ...ENGLISH_FORM, concern: 'x'.repeat(150_000) }), 413, 'payload_too_large'],
    ['too deep', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, 400, 'invalid_request'],
  ])('%s is answered cleanly', async (_what, body, status, error) => {
    const response = await request(intake.server).post('/api/submit-form').set('Content-Type', 'application/json').send(body)
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject({ error })
  })
})
