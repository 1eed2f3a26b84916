import { QuestionReadResponse } from '@disha/contracts/api/question'
import { SubmitFormResponse } from '@disha/contracts/api/intake'
import type { ReadAs } from '@disha/contracts/question'
import { OutboxEvent } from '@disha/database/events/outbox-event.entity'
import { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { Report } from '@disha/database/reports/report.entity'
import request from 'supertest'
import { bootIntake, type BootedIntake } from '../__fixtures__/boot-intake.ts'
import { makeReport } from '../__fixtures__/bought-report.ts'
import { ENGLISH_FORM } from '../__fixtures__/forms.ts'

const AS_MARRIAGE: ReadAs = { points: ['love.when'], state: { bond: 'single', work: null, lives: null } }

let intake: BootedIntake
beforeAll(async () => {
  intake = await bootIntake()
}, 120_000)
afterAll(() => intake.close())

const ask = (user: Pick<User, 'sessionId'>, body: object): request.Test =>
  request(intake.server)
    .post('/api/session/question')
    .set({ Cookie: intake.cookieOf(user.sessionId) })
    .send(body)
const submit = async (form: object = {}): Promise<SubmitFormResponse> =>
  SubmitFormResponse.parse(
    (
      await request(intake.server)
        .post('/api/submit-form')
        .send({ ...ENGLISH_FORM, ...form })
        .expect(201)
    ).body,
  )
const users = () => intake.database.getRepository(User)
const told = async (userId: string): Promise<unknown[]> =>
  (await intake.database.getRepository(OutboxEvent).find({ order: { createdAt: 'ASC' } }))
    .filter(({ payload }) => payload['userId'] === userId)
    .map(({ name, payload }) => [name, payload['revision']])

describe('how a question is read', () => {
  it('is told with the preview, with what was added beside it', async () => {
    const { evidence } = await submit({ concern: 'Will I get a promotion?', additionalDetails: 'My wife and I live in Dubai' })
    expect(evidence.question).toEqual({
      parts: [{ words: 'Will I get a promotion?', point: 'work.promotion', sure: true }],
      state: { bond: 'married', work: 'post', lives: 'abroad' },
    })
  })

  it('is corrected before the purchase: a new revision with its preview, and nothing left of the one before', async () => {
    const { user, sessionId, insights } = await submit()
    const answer = QuestionReadResponse.parse((await ask({ sessionId }, { readAs: AS_MARRIAGE }).expect(200)).body)
    expect(answer).toMatchObject({ changed: true, user: { readAs: AS_MARRIAGE, concern: ENGLISH_FORM.concern } })
    expect(answer.user.topics[0]).toBe('love')
    expect(answer.evidence.question).toMatchObject({ parts: [{ point: 'love.when', sure: true }], state: { bond: 'single' } })
    expect(answer.insights.karmicPause).not.toBe(insights.karmicPause)
    expect(answer.insights.tarotInsight).toEqual(insights.tarotInsight)
    expect(await users().findOneByOrFail({ id: user.id })).toMatchObject({ revision: 2, readAs: AS_MARRIAGE })
    const readings = await intake.database.getRepository(Reading).findBy({ userId: user.id })
    expect(readings.map(({ revision, freePreview }) => [revision, freePreview.insights])).toEqual([[2, answer.insights]])
    expect(await intake.database.getRepository(Report).findBy({ userId: user.id })).toMatchObject([{ revision: 2, paidAt: null }])
    expect(await told(user.id)).toEqual([
      ['intake.submitted', 1],
      ['intake.submitted', 2],
    ])
    const shown = await request(intake.server)
      .post('/api/generate-insights')
      .set({ Cookie: intake.cookieOf(sessionId) })
      .send({ sessionId })
      .expect(200)
    expect(shown.body).toMatchObject({ insights: answer.insights, evidence: { question: answer.evidence.question } })
  })

  it('changes nothing when it is read so already, however often that is sent', async () => {
    const { user, sessionId } = await submit()
    await ask({ sessionId }, { readAs: AS_MARRIAGE }).expect(200)
    const answers = await Promise.all([1, 2, 3].map(() => ask({ sessionId }, { readAs: AS_MARRIAGE }).expect(200)))
    for (const { body } of answers)
      expect(body).toMatchObject({ changed: false, evidence: { question: { parts: [{ point: 'love.when' }] } } })
    expect((await users().findOneByOrFail({ id: user.id })).revision).toBe(2)
  })

  it('is stored once and for the details that stand, however many tabs correct it at a time', async () => {
    const { user, sessionId } = await submit()
    const asked: ReadAs[] = [AS_MARRIAGE, { ...AS_MARRIAGE, points: ['home.buy'] }, { ...AS_MARRIAGE, points: ['money.debt'] }]
    await Promise.all(asked.map((readAs) => ask({ sessionId }, { readAs }).expect(200)))
    const { readAs, revision, language } = await users().findOneByOrFail({ id: user.id })
    expect(revision).toBe(4)
    const readings = await intake.database.getRepository(Reading).findBy({ userId: user.id })
    expect(readings).toMatchObject([{ revision, language }])
    expect(readings[0]?.freePreview.evidence.question?.parts).toMatchObject([{ point: readAs?.points[0] }])
  })

  it('is asked anew in other words, and as it was typed at first', async () => {
    const { sessionId } = await submit()
    await ask({ sessionId }, { readAs: AS_MARRIAGE }).expect(200)
    const other = QuestionReadResponse.parse(
      (await ask({ sessionId }, { concern: 'When will I buy a house?', readAs: null }).expect(200)).body,
    )
    expect(other).toMatchObject({ user: { concern: 'When will I buy a house?', readAs: null } })
    expect(other.evidence.question?.parts).toMatchObject([{ point: 'home.buy' }])
    expect(other.insights.karmicPause).toContain('When will I buy a house?')
  })

  it.each([
    [{ readAs: { points: [], state: AS_MARRIAGE.state } }],
    [{ readAs: { points: ['love.never'], state: AS_MARRIAGE.state } }],
    [{ readAs: { points: Array<string>(5).fill('love.when'), state: AS_MARRIAGE.state } }],
    [{ readAs: { points: ['love.when'], state: { bond: 'rich', work: null, lives: null } } }],
    [{ concern: '   ', readAs: null }],
    [{ concern: 'a'.repeat(5001), readAs: null }],
    [{}],
  ])('refuses %j and stores nothing', async (body) => {
    const { sessionId, user } = await submit()
    expect((await ask({ sessionId }, body)).status).toBe(400)
    expect((await users().findOneByOrFail({ id: user.id })).revision).toBe(1)
  })

  it('is nobody else’s to correct', async () => {
    const { sessionId } = await submit()
    await request(intake.server).post('/api/session/question').send({ sessionId, readAs: AS_MARRIAGE }).expect(404)
  })

  it('is one of the corrections of a bought report: the purchase is inherited, and the count goes down', async () => {
    const user = await makeReport(intake)
    expect((await ask(user, { readAs: AS_MARRIAGE }).expect(200)).body).toMatchObject({ changed: true })
    const reports = await intake.database.getRepository(Report).find({ where: { userId: user.id }, order: { revision: 'ASC' } })
    expect(reports.map(({ revision, paidAt }) => [revision, paidAt !== null])).toEqual([
      [1, true],
      [2, true],
    ])
    expect(await told(user.id)).toEqual([['intake.submitted', 2]])
    const { body } = await request(intake.server)
      .get('/api/session/correction')
      .set({ Cookie: intake.cookieOf(user.sessionId) })
      .expect(200)
    expect(body).toMatchObject({ left: 2, revision: 2 })
    for (const concern of ['When will I buy a house?', 'When will I go abroad?']) await ask(user, { concern, readAs: null }).expect(200)
    const refused = await ask(user, { concern: 'And what now?', readAs: null })
    expect([refused.status, (refused.body as { error: string }).error]).toEqual([409, 'correction_limit'])
  })
})
