import { OutboxEvent } from '@disha/database/events/outbox-event.entity'
import { UserAnalytics } from '@disha/database/intake/user-analytics.entity'
import { UserQuestion } from '@disha/database/intake/user-question.entity'
import { User } from '@disha/database/intake/user.entity'
import { ChatPreviewResponse, QuestionResponse } from '@disha/contracts/api/intake'
import { makeUser } from '@disha/testing/factories'
import request from 'supertest'
import { bootIntake, type BootedIntake } from '../__fixtures__/boot-intake.ts'

let intake: BootedIntake
beforeAll(async () => {
  intake = await bootIntake()
}, 120_000)
afterAll(() => intake.close())

const post = (path: string, body: object): request.Test => request(intake.server).post(path).send(body)

describe('a preview in the chat', () => {
  const TOLD = {
    fullName: 'Meera Rao',
    dateOfBirth: '1996-07-03',
    timeOfBirth: '18:20',
    placeOfBirth: 'Hyderabad, Telangana',
    concern: 'love',
    language: 'english',
    adult: true,
  }

  it('is computed from what was told, the same each time, and nothing is stored', async () => {
    const first = ChatPreviewResponse.parse((await post('/api/chat/preview', TOLD).expect(200)).body)
    const second = ChatPreviewResponse.parse((await post('/api/chat/preview', TOLD).expect(200)).body)
    expect(first).toEqual(second)
    expect(first.evidence.chart.lagnaSign).toBe(8)
    expect(await intake.database.getRepository(User).count()).toBe(0)
    expect(await intake.database.getRepository(OutboxEvent).count()).toBe(0)
  })

  it.each([
    ['adult', { adult: false }, 400],
    ['adult', { adult: undefined }, 400],
    ['concern', { concern: ' ' }, 400],
    ['dateOfBirth', { dateOfBirth: '2020-01-01' }, 422],
    ['placeOfBirth', { placeOfBirth: 'Rampur' }, 422],
    ['timeOfBirth', { timeOfBirth: undefined }, 400],
  ])('names %s in %j', async (field, overrides, status) => {
    const response = await post('/api/chat/preview', { ...TOLD, ...overrides }).expect(status)
    expect(response.body).toMatchObject({ details: { fields: [{ field }] } })
  })

  it('answers the concern, and a further question by its own topic, with reasons', async () => {
    const answerOf = async (overrides: object) =>
      ChatPreviewResponse.parse((await post('/api/chat/preview', { ...TOLD, ...overrides }).expect(200)).body).answer
    const first = await answerOf({ concern: 'When will I marry?' })
    expect(first).toMatchObject({ topic: 'love', distress: false })
    expect(first.paragraphs[0]!.why.length).toBeGreaterThan(0)
    const further = await answerOf({ concern: 'When will I marry?', question: 'And will I find a new job?' })
    expect(further.topic).toBe('career')
    expect(further.paragraphs[0]!.text).not.toBe(first.paragraphs[0]!.text)
    expect(await answerOf({ question: 'I want to end my life' })).toMatchObject({ distress: true, paragraphs: [] })
  })

  it('gives the candidates of an ambiguous place', async () => {
    const response = await post('/api/chat/preview', { ...TOLD, placeOfBirth: 'Rampur' }).expect(422)
    const { details } = response.body as { details: { candidates: { id: string }[] } }
    await post('/api/chat/preview', { ...TOLD, placeOfBirth: 'Rampur', placeId: details.candidates[0]!.id }).expect(200)
  })
})

describe('a question', () => {
  it('is stored with its asker where there is one', async () => {
    const user = await makeUser(intake.database.manager)
    const asked = await post('/api/questions', { question: ' When will I marry? ', language: 'tamil', advisorId: 'guide-1' })
      .set('Cookie', intake.cookieOf(user.sessionId))
      .expect(201)
    expect(QuestionResponse.parse(asked.body)).toMatchObject({ userId: user.id, question: 'When will I marry?', response: null })
    const anonymous = await post('/api/questions', { question: 'And I?', language: 'english' }).expect(201)
    expect(anonymous.body).toMatchObject({ userId: null })
    expect(await intake.database.getRepository(UserQuestion).count()).toBe(2)
  })

  it.each([
    ['question', { question: '   ', language: 'english' }],
    ['language', { question: 'When?', language: 'latin' }],
    ['advisorId', { question: 'When?', language: 'english', advisorId: 'x'.repeat(61) }],
  ])('names %s', async (field, body) => {
    expect((await post('/api/questions', body).expect(400)).body).toMatchObject({ details: { fields: [{ field }] } })
  })
})

describe('analytics', () => {
  const events = () => intake.database.getRepository(UserAnalytics).find({ order: { createdAt: 'ASC' } })
  const CHROME = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

  it('keeps the event, the family of the browser and the network; nothing personal', async () => {
    const user = await makeUser(intake.database.manager)
    await post('/api/analytics', {
      event: 'language.changed',
      data: {
        oldLanguage: 'english',
        newLanguage: 'hindi',
        from: 'meera@example.com',
        to: '98765 43210',
        page: `/success/${user.sessionId}`,
        fullName: 'Meera Rao',
        durationMs: 12,
      },
    })
      .set('Cookie', intake.cookieOf(user.sessionId))
      .set('User-Agent', CHROME)
      .set('X-Forwarded-For', '203.0.113.77')
      .expect(202)
    const [stored] = await events()
    expect(stored).toMatchObject({
      userId: user.id,
      sessionId: user.sessionId,
      event: 'language.changed',
      data: { oldLanguage: 'english', newLanguage: 'hindi', durationMs: 12 },
      userAgent: 'Chrome',
      ipAddress: '203.0.113.0/24',
    })
  })

  it('links events before a session by an anonymous id, but never to somebody else’s session', async () => {
    const user = await makeUser(intake.database.manager)
    const before = (await events()).length
    await post('/api/analytics', { event: 'page_view', anonymousId: 'anonymous-visitor-00001' }).expect(202)
    await post('/api/analytics', { event: 'page_view', sessionId: user.sessionId }).expect(202)
    await post('/api/analytics', { event: 'page_view', anonymousId: user.sessionId }).expect(202)
    await post('/api/analytics', { event: 'page_view' }).expect(202)
    const added = (await events()).slice(before)
    expect(added).toMatchObject([{ userId: null, sessionId: 'anonymous-visitor-00001' }])
  })

  it.each([
    ['event', { event: 'Robert"); DROP TABLE' }],
    ['data', { event: 'page_view', data: { page: { nested: true } } }],
    ['sessionId', { event: 'page_view', sessionId: 'short' }],
  ])('names %s', async (field, body) => {
    const response = await post('/api/analytics', body).expect(400)
    const { details } = response.body as { details: { fields: { field: string }[] } }
    expect(details.fields[0]!.field.split('.')[0]).toBe(field)
  })
})

describe('places', () => {
  it('finds a place in any of the four scripts', async () => {
    for (const [q, name] of [
      ['hyderab', 'Hyderabad'],
      ['हैदराबाद', 'Hyderabad'],
      ['சென்னை', 'Chennai'],
    ]) {
      const response = await request(intake.server).get('/api/places').query({ q, language: 'english' }).expect(200)
      const { places } = response.body as { places: { name: string; timeZone: string }[] }
      expect(places[0]).toMatchObject({ name, timeZone: 'Asia/Kolkata' })
    }
  })

  it('names a missing or overlong query', async () => {
    for (const query of [{}, { q: '' }, { q: 'x'.repeat(201) }, { q: ['a', 'b'] }]) {
      expect((await request(intake.server).get('/api/places').query(query).expect(400)).body).toMatchObject({
        details: { fields: [{ field: 'q' }] },
      })
    }
  })
})

describe('the service', () => {
  it('answers unknown addresses in the one error shape', async () => {
    for (const path of ['/api/nothing', '/', '/api/../../etc/passwd']) {
      expect((await request(intake.server).get(path).expect(404)).body).toMatchObject({ error: 'not_found' })
    }
    await request(intake.server).get('/r/%E0%A4%A').expect(400)
  })

  it('slows down whoever asks too often, and says for how long', async () => {
    const limited = await bootIntake({ RATE_LIMITS: 'on' })
    try {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => request(limited.server).post('/api/session/link').send({ email: 'a@example.com' })),
      )
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(2)
      expect(refused[0]!.body).toMatchObject({ error: 'rate_limited' })
      expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
      await request(limited.server).get('/health/live').expect(200)
    } finally {
      await limited.close()
    }
  }, 60_000)
})
