import { DailyInsightsResponse } from '@disha/contracts/api/daily'
import type { PlacesResponse } from '@disha/contracts/api/places'
import request from 'supertest'
import { bootIntake, type BootedIntake } from '../__fixtures__/boot-intake.ts'

let intake: BootedIntake
beforeAll(async () => {
  intake = await bootIntake()
}, 120_000)
afterAll(() => intake.close())

const daily = (query: object): request.Test => request(intake.server).get('/api/daily-insights').query(query)
const DELHI = { latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' }

const clock = (instant: string | null, timeZone = 'Asia/Kolkata'): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant!))

describe('the panchanga of a day', () => {
  it('is that of the printed almanacs for Delhi, Diwali 2026', async () => {
    const response = await daily({ ...DELHI, date: '2026-11-08' }).expect(200)
    const day = DailyInsightsResponse.parse(response.body)
    expect(day).toMatchObject({ date: '2026-11-08', place: null, timeZone: 'Asia/Kolkata', vara: 0 })
    // Amavasya is the thirtieth tithi; Lakshmi puja falls on the evening in which it is in force
    expect(day.tithi.map(({ number }) => number)).toContain(30)
    expect([clock(day.sunriseAt), clock(day.sunsetAt)]).toEqual(['06:38', '17:31'])
    // Sunday: the last eighth of the daylight
    expect(day.rahuKalam!.endAt).toBe(day.sunsetAt)
    expect(day.moonSign[0]!.number).toBe(6)
    expect(response.headers['cache-control']).toBe('public, max-age=86400')
  })

  it('takes a place of the list, and today where no date is named', async () => {
    const found = await request(intake.server).get('/api/places').query({ q: 'Chennai' })
    const [place] = (found.body as PlacesResponse).places
    const response = await daily({ placeId: place!.id }).expect(200)
    const day = DailyInsightsResponse.parse(response.body)
    expect(day.place).toMatchObject({ name: 'Chennai' })
    expect(day.date).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()))
    expect(response.headers['cache-control']).toBe('public, max-age=300')
  })

  it('is the same for the same question, and another for another place', async () => {
    const ask = async (query: object) => (await daily({ ...DELHI, date: '2026-11-21', ...query }).expect(200)).body as unknown
    expect(await ask({})).toEqual(await ask({}))
    expect(await ask({})).not.toEqual(await ask({ longitude: 88.36 }))
    expect(await ask({})).not.toEqual(await ask({ date: '2026-11-22' }))
  })

  it('tells where the Sun does not rise', async () => {
    const { body } = await daily({ latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo', date: '2026-12-21' }).expect(200)
    expect(body).toMatchObject({ sunriseAt: null, rahuKalam: null })
  })

  it.each([
    ['placeId', {}],
    ['placeId', { placeId: 'nowhere' }],
    ['longitude', { latitude: 28, timeZone: 'Asia/Kolkata' }],
    ['latitude', { ...DELHI, latitude: 91 }],
    ['timeZone', { latitude: 28, longitude: 77 }],
    ['timeZone', { ...DELHI, timeZone: 'Mars/Olympus' }],
    ['date', { ...DELHI, date: '2026-02-30' }],
    ['date', { ...DELHI, date: '1890-01-01' }],
    ['date', { ...DELHI, date: '2150-01-01' }],
  ])('names %s in %j', async (field, query) => {
    const response = await daily(query)
    expect([400, 422]).toContain(response.status)
    const { details } = response.body as { details: { fields: { field: string }[] } }
    expect(details.fields.map((entry) => entry.field)).toContain(field)
  })
})

it('slows down whoever turns too many pages', async () => {
  const limited = await bootIntake({ RATE_LIMITS: 'on' })
  try {
    const answers = await Promise.all(
      Array.from({ length: 125 }, () =>
        request(limited.server)
          .get('/api/daily-insights')
          .query({ ...DELHI, date: '2026-11-21' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  } finally {
    await limited.close()
  }
}, 60_000)
