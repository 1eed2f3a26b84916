import { BirthClockResponse, SubmitFormResponse } from '@disha/contracts/api/intake'
import { NearResponse } from '@disha/contracts/api/places'
import { User } from '@disha/database/intake/user.entity'
import request from 'supertest'
import { bootIntake, type BootedIntake } from '../__fixtures__/boot-intake.ts'
import { ENGLISH_FORM } from '../__fixtures__/forms.ts'

let intake: BootedIntake
beforeAll(async () => {
  intake = await bootIntake()
}, 120_000)
afterAll(() => intake.close())

const ask = (body: object) => request(intake.server).post('/api/birth-clock').send(body)
const read = async (body: object) => BirthClockResponse.parse((await ask(body).expect(200)).body)
const errorOf = (response: request.Response) => (response.body as { error: string; details: Record<string, unknown> }).error

const KOLKATA = { placeOfBirth: 'Kolkata', placeId: 'g1275004' }
const NEW_YORK = { placeOfBirth: 'New York', placeId: 'g5128581' }

describe('how a clock is read, before anything is sent', () => {
  it('says the rule and asks nothing where nothing is doubtful', async () => {
    const answer = await read({ ...KOLKATA, dateOfBirth: '1990-04-12', timeOfBirth: '06:30' })
    expect(answer).toMatchObject({ timeZone: 'Asia/Kolkata', status: 'unique', notices: [], place: { name: 'Kolkata', country: 'IN' } })
    expect(answer.readings).toMatchObject([{ utcOffsetSeconds: 19_800, offset: '+05:30', utc: '1990-04-12T01:00:00Z' }])
  })

  it('offers every clock of wartime Calcutta, and says which sign would rise by each', async () => {
    const answer = await read({ ...KOLKATA, dateOfBirth: '1943-06-15', timeOfBirth: '08:00' })
    expect(answer.readings.map(({ offset }) => offset)).toEqual(['+06:30', '+05:30', '+05:53:20'])
    expect(answer.notices.map(({ code, question }) => [code, question])).toEqual([
      ['warTime', true],
      ['kolkataTime', true],
    ])
    const [warTime] = answer.notices
    // the clock an hour less ahead means an hour later: the ascendant has moved on by about that hour
    expect(warTime?.differs).toMatchObject({ minutes: 60, used: answer.readings[0]?.sky, other: answer.readings[1]?.sky })
    expect(warTime?.differs?.ascendantDegrees).toBeGreaterThan(9)
    expect(warTime?.differs?.ascendantDegrees).toBeLessThan(20)
    expect(warTime?.differs?.moonDegrees).toBeGreaterThan(0.4)
    expect(warTime?.differs?.moonDegrees).toBeLessThan(0.7)
    expect(warTime?.differs?.ascendant).toBe(answer.readings[0]?.sky.lagnaSign !== answer.readings[1]?.sky.lagnaSign)
  })

  it('puts the doubled hour as two readings, the first one first', async () => {
    const answer = await read({ ...NEW_YORK, dateOfBirth: '1995-10-29', timeOfBirth: '01:30' })
    expect(answer.status).toBe('ambiguous')
    expect(answer.readings).toMatchObject([
      { doubledHour: 'earlier', offset: '-04:00', utc: '1995-10-29T05:30:00Z' },
      { doubledHour: 'later', offset: '-05:00', utc: '1995-10-29T06:30:00Z' },
    ])
    expect(answer.notices[0]).toMatchObject({ code: 'clockDoubled', differs: { minutes: 60 } })
  })

  it('puts the clock that was not changed yet first for a skipped hour', async () => {
    const answer = await read({ ...NEW_YORK, dateOfBirth: '1996-04-07', timeOfBirth: '02:30' })
    expect(answer.status).toBe('nonexistent')
    expect(answer.readings).toMatchObject([
      { doubledHour: 'later', offset: '-05:00' },
      { doubledHour: 'earlier', offset: '-04:00' },
    ])
  })

  it('asks nothing of a clock when only the part of the day is known, or nothing', async () => {
    for (const timePrecision of [{ kind: 'dayPart', part: 'morning' }, { kind: 'unknown' }]) {
      expect((await read({ ...KOLKATA, dateOfBirth: '1943-06-15', timePrecision })).notices).toEqual([])
    }
  })

  it('names the place that free text means, or its candidates', async () => {
    expect((await read({ placeOfBirth: 'Madras', dateOfBirth: '1990-01-01', timeOfBirth: '06:00' })).place).toMatchObject({
      name: 'Chennai',
    })
    const many = await ask({ placeOfBirth: 'Rampur', dateOfBirth: '1990-01-01', timeOfBirth: '06:00' }).expect(422)
    expect(errorOf(many)).toBe('place_ambiguous')
    const none = await ask({ placeOfBirth: 'zzqx', dateOfBirth: '1990-01-01', timeOfBirth: '06:00' }).expect(422)
    expect(errorOf(none)).toBe('place_unknown')
  })

  it.each([
    ['no date', { ...KOLKATA, timeOfBirth: '06:00' }],
    ['no time', { ...KOLKATA, dateOfBirth: '1990-01-01' }],
    ['a date that does not exist', { ...KOLKATA, dateOfBirth: '1990-02-30', timeOfBirth: '06:00' }],
    ['a future date', { ...KOLKATA, dateOfBirth: '2190-02-03', timeOfBirth: '06:00' }],
    ['a date before the ephemeris', { ...KOLKATA, dateOfBirth: '1850-01-01', timeOfBirth: '06:00' }],
    ['a date before clocks are known', { ...KOLKATA, dateOfBirth: '1649-01-30', timeOfBirth: '06:00' }],
    ['half a pair of coordinates', { dateOfBirth: '1990-01-01', timeOfBirth: '06:00', latitude: 17 }],
    ['a latitude off the globe', { dateOfBirth: '1990-01-01', timeOfBirth: '06:00', latitude: 97, longitude: 78 }],
    ['a zone elsewhere', { dateOfBirth: '1990-01-01', timeOfBirth: '06:00', latitude: 17, longitude: 78, timeZone: 'Europe/London' }],
    ['a place of 10,000 letters', { placeOfBirth: 'a'.repeat(10_000), dateOfBirth: '1990-01-01', timeOfBirth: '06:00' }],
  ])('refuses %s by name', async (_, body) => {
    const response = await ask(body).expect(400)
    expect(errorOf(response)).toBe('invalid_request')
    expect((response.body as { details: { fields: unknown[] } }).details.fields.length).toBeGreaterThan(0)
  })
})

describe('hand-typed coordinates', () => {
  const near = (latitude: unknown, longitude: unknown) =>
    request(intake.server)
      .get('/api/places/near')
      .query({ latitude, longitude } as Record<string, string>)

  it('propose the nearest place and its zone', async () => {
    const answer = NearResponse.parse((await near(17.39, 78.48).expect(200)).body)
    expect(answer).toMatchObject({ timeZones: ['Asia/Kolkata'], place: { country: 'IN' } })
    expect(answer.km).toBeLessThan(10)
  })

  it("propose both sides' zones beside a border, the border's own first", async () => {
    // Birgunj lies across the frontier from Raxaul
    const answer = NearResponse.parse((await near(26.984, 84.868).expect(200)).body)
    expect(answer.timeZones[0]).toBe('Asia/Kolkata')
  })

  it('refuse points off the globe and what is no number', async () => {
    for (const [latitude, longitude] of [
      [91, 0],
      [0, -181],
      ['north', 0],
      ['', ''],
    ])
      await near(latitude, longitude).expect(400)
  })

  it('are submitted with the zone that was confirmed', async () => {
    const form = { ...ENGLISH_FORM, placeOfBirth: 'Our farm', latitude: 17.5, longitude: 78.1 }
    const answer = SubmitFormResponse.parse(
      (
        await request(intake.server)
          .post('/api/submit-form')
          .send({ ...form, timeZone: 'Asia/Kolkata' })
          .expect(201)
      ).body,
    )
    const user = await intake.database.getRepository(User).findOneByOrFail({ sessionId: answer.sessionId })
    expect(user).toMatchObject({ placeId: null, latitude: 17.5, longitude: 78.1, timeZone: 'Asia/Kolkata', placeOfBirth: 'Our farm' })
    await request(intake.server)
      .post('/api/submit-form')
      .send({ ...form, timeZone: 'Asia/Kathmandu' })
      .expect(400)
  })
})

describe('a submitted clock', () => {
  const wartime = { ...ENGLISH_FORM, ...KOLKATA, dateOfBirth: '1943-06-15', timeOfBirth: '08:00' }
  const submit = async (body: object) =>
    SubmitFormResponse.parse((await request(intake.server).post('/api/submit-form').send(body).expect(201)).body)

  it('is answered with how it was read and what else it might have been', async () => {
    const answer = await submit(wartime)
    expect(answer.clock).toEqual({ timeZone: 'Asia/Kolkata', utcOffsetSeconds: 23_400, offset: '+06:30', utc: '1943-06-15T01:30:00.000Z' })
    expect(answer.notices?.[0]).toMatchObject({ code: 'warTime', differs: { minutes: 60 } })
  })

  it("keeps the visitor's choice of another clock, with another sky", async () => {
    const [rule, chosen] = [await submit(wartime), await submit({ ...wartime, utcOffsetSeconds: 19_800 })]
    expect(chosen.clock).toMatchObject({ offset: '+05:30', utc: '1943-06-15T02:30:00.000Z' })
    expect(chosen.evidence.chart.lagnaDegree).not.toBeCloseTo(rule.evidence.chart.lagnaDegree ?? 0, 0)
    const user = await intake.database.getRepository(User).findOneByOrFail({ sessionId: chosen.sessionId })
    expect(user).toMatchObject({ utcOffsetSeconds: 19_800, birthLocal: '1943-06-15T08:00:00' })
    await request(intake.server)
      .post('/api/submit-form')
      .send({ ...wartime, utcOffsetSeconds: 0 })
      .expect(400)
  })
})
