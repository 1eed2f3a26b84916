import { CorrectionResponse, CorrectionState } from '@disha/contracts/api/corrections'
import type { ReportStatusResponse } from '@disha/contracts/api/reports'
import { documentFolder } from '@disha/database/documents/document-folder'
import { DocumentRow } from '@disha/database/documents/document.entity'
import { OutboxEvent } from '@disha/database/events/outbox-event.entity'
import { Consent } from '@disha/database/intake/consent.entity'
import { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { Report } from '@disha/database/reports/report.entity'
import request from 'supertest'
import { bootIntake, type BootedIntake } from '../__fixtures__/boot-intake.ts'
import { makeReport, PAGE, PDF } from '../__fixtures__/bought-report.ts'

const DAY_MS = 86_400_000
const CORRECTED = { dateOfBirth: '1996-07-03', timeOfBirth: '06:20', placeOfBirth: 'Hyderabad, Telangana', language: 'english' }

let intake: BootedIntake
beforeAll(async () => {
  intake = await bootIntake()
}, 120_000)
afterAll(() => intake.close())

const as = (user: Pick<User, 'sessionId'>) => ({ Cookie: intake.cookieOf(user.sessionId) })
const correct = (user: User, body: object = {}) =>
  request(intake.server)
    .post('/api/session/correction')
    .set(as(user))
    .send({ ...CORRECTED, ...body })
const stateOf = async (user: User): Promise<CorrectionState> =>
  CorrectionState.parse((await request(intake.server).get('/api/session/correction').set(as(user)).expect(200)).body)
const statusOf = async (user: User): Promise<ReportStatusResponse> =>
  (await request(intake.server).get(`/api/report-status/${user.sessionId}`).set(as(user)).expect(200)).body as ReportStatusResponse
const reportsOf = (user: User): Promise<Report[]> =>
  intake.database.getRepository(Report).find({ where: { userId: user.id }, order: { revision: 'ASC' } })
const fresh = (user: User): Promise<User> => intake.database.getRepository(User).findOneByOrFail({ id: user.id })
const told = async (user: User): Promise<unknown[]> =>
  (await intake.database.getRepository(OutboxEvent).find({ order: { createdAt: 'ASC' } }))
    .filter(({ payload }) => payload['userId'] === user.id)
    .map(({ name, payload }) => [name, payload['revision']])

/** The documents worker's part: the report of `revision` is rendered. */
async function render(user: User, revision: number): Promise<void> {
  const [pdfKey, htmlKey] = [
    `${documentFolder(user.id)}/${revision}/english/cd.pdf`,
    `${documentFolder(user.id)}/${revision}/english/cd.html`,
  ]
  await intake.storage.put(pdfKey, Buffer.concat([PDF, Buffer.from(` ${revision}`)]))
  await intake.storage.put(htmlKey, `${PAGE}<p>Revision ${revision}`)
  await intake.database.getRepository(DocumentRow).insert({
    userId: user.id,
    revision,
    language: 'english',
    pdfKey,
    htmlKey,
    pdfBytes: PDF.length,
    pages: 1,
    pdfSha256: '00',
  })
}
const page = async (user: User): Promise<string> =>
  (await request(intake.server).get(`/api/formatted-report/${user.sessionId}`).set(as(user)).expect(200)).text

describe('a correction of the birth details', () => {
  it('gives what the report stands on, and what may still be done', async () => {
    const user = await makeReport(intake, { user: { placeId: 'g1269843', gotra: 'Bharadwaja' } })
    const { birth, ...state } = await stateOf(user)
    const [{ paidAt }] = (await reportsOf(user)) as [Report]
    expect(state).toEqual({
      sessionId: user.sessionId,
      revision: 1,
      left: 3,
      refusal: null,
      // this preview was written before it told what the question was read as
      question: { typed: user.concern, read: null },
      until: new Date(paidAt!.getTime() + 30 * DAY_MS).toISOString(),
    })
    expect(birth).toMatchObject({
      dateOfBirth: '1996-07-03',
      timeOfBirth: '18:20',
      timePrecision: { kind: 'exact' },
      utcOffsetSeconds: 19_800,
    })
    expect(birth.place).toMatchObject({ id: 'g1269843', name: 'Hyderabad', admin1: 'Telangana' })
  })

  it('raises the revision: birth, preview, report and event together; person, purchase and cards stay', async () => {
    const user = await makeReport(intake)
    const consents = await intake.database.getRepository(Consent).countBy({ userId: user.id })
    const answer = CorrectionResponse.parse((await correct(user).expect(200)).body)
    expect(answer).toMatchObject({ changed: true, left: 2, clock: { offset: '+05:30', utc: '1996-07-03T00:50:00.000Z' } })
    expect(await fresh(user)).toMatchObject({
      revision: 2,
      timeOfBirth: '06:20',
      birthLocal: '1996-07-03T06:20:00',
      birthUtc: new Date('1996-07-03T00:50:00Z'),
      fullName: user.fullName,
      email: user.email,
      concern: user.concern,
      hasPurchased: true,
    })
    const [first, second] = (await reportsOf(user)) as [Report, Report]
    expect(second).toMatchObject({
      revision: 2,
      language: 'english',
      stage: 'calculating',
      paidAt: first.paidAt,
      closedAt: null,
      mailedAt: null,
    })
    const reading = await intake.database.getRepository(Reading).findOneByOrFail({ userId: user.id, revision: 2 })
    expect(reading.fullReading).toBeNull()
    expect(reading.freePreview.insights).toEqual(answer.insights)
    expect(await told(user)).toEqual([['intake.submitted', 2]])
    expect(await intake.database.getRepository(Consent).countBy({ userId: user.id })).toBe(consents)

    const back = CorrectionResponse.parse((await correct(user, { timeOfBirth: '18:20' }).expect(200)).body)
    expect(back.insights.tarotInsight).toEqual(answer.insights.tarotInsight)
    expect(back.insights.karmicPause).not.toBe(answer.insights.karmicPause)
    await request(intake.server).post('/api/generate-insights').set(as(user)).send({ sessionId: user.sessionId }).expect(200)
  })

  it('takes each language that was bought along', async () => {
    const user = await makeReport(intake, { user: { language: 'hindi' } })
    await intake.database.getRepository(Report).insert({ userId: user.id, revision: 1, language: 'english', paidAt: new Date() })
    await correct(user).expect(200)
    const made = (await reportsOf(user)).filter(({ revision }) => revision === 2)
    expect(made.map(({ language }) => language).sort()).toEqual(['english', 'hindi'])
    expect(await intake.database.getRepository(Reading).countBy({ userId: user.id, revision: 2 })).toBe(2)
  })

  it('sent several times at once, or again, makes one new report', async () => {
    const user = await makeReport(intake)
    const answers = await Promise.all([1, 2, 3, 4].map(() => correct(user)))
    answers.push(await correct(user))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.filter(({ body }) => (body as CorrectionResponse).changed)).toHaveLength(1)
    expect(answers.map(({ body }) => (body as CorrectionResponse).left)).toEqual([2, 2, 2, 2, 2])
    expect(await reportsOf(user)).toHaveLength(2)
    expect(await told(user)).toEqual([['intake.submitted', 2]])
  })

  it('asks what the form asks, and stores nothing until it is answered', async () => {
    const user = await makeReport(intake)
    const refused = async (body: object, status: number) => (await correct(user, body).expect(status)).body as Record<string, unknown>
    expect(await refused({ placeOfBirth: 'Rampur' }, 422)).toMatchObject({
      error: 'place_ambiguous',
      details: { candidates: expect.any(Array) as unknown },
    })
    expect(await refused({ placeOfBirth: 'Qwxzvkjhgf' }, 422)).toMatchObject({ error: 'place_unknown' })
    const doubled = { dateOfBirth: '1995-10-29', timeOfBirth: '01:30', placeOfBirth: 'New York City' }
    expect(await refused({ ...doubled, placeId: 'g5128581' }, 422)).toMatchObject({ error: 'time_ambiguous' })
    expect(await refused({ dateOfBirth: '2015-01-01' }, 422)).toMatchObject({ error: 'under_age' })
    expect(await refused({ dateOfBirth: '1996-02-31' }, 400)).toMatchObject({ error: 'invalid_request' })
    expect(await refused({ timeOfBirth: undefined }, 400)).toMatchObject({ details: { fields: [{ field: 'timeOfBirth' }] } })
    expect(await refused({ placeOfBirth: ' ' }, 400)).toMatchObject({ details: { fields: [{ field: 'placeOfBirth' }] } })
    expect(await fresh(user)).toMatchObject({ revision: 1, timeOfBirth: '18:20' })
    expect(await told(user)).toEqual([])
    expect(await refused({ utcOffsetSeconds: 1 }, 400)).toMatchObject({ details: { fields: [{ field: 'utcOffsetSeconds' }] } })
    await correct(user, { ...doubled, placeId: 'g5128581', doubledHour: 'later' }).expect(200)
    expect(await fresh(user)).toMatchObject({ doubledHour: 'later', utcOffsetSeconds: -18_000, timeZone: 'America/New_York' })
  })

  it('changes the birth only, whatever else is sent', async () => {
    const user = await makeReport(intake)
    await correct(user, { fullName: 'Somebody Else', email: 'else@example.com', concern: 'x', sessionId: user.sessionId }).expect(200)
    expect(await fresh(user)).toMatchObject({ fullName: user.fullName, email: user.email, concern: user.concern })
  })

  it('is made three times at most', async () => {
    const user = await makeReport(intake)
    for (const [index, timeOfBirth] of ['06:00', '07:00', '08:00'].entries()) {
      expect((await correct(user, { timeOfBirth }).expect(200)).body).toMatchObject({ left: 2 - index })
    }
    expect((await correct(user, { timeOfBirth: '09:00' }).expect(409)).body).toMatchObject({ error: 'correction_limit' })
    // the third one sent again is no fourth
    expect((await correct(user, { timeOfBirth: '08:00' }).expect(200)).body).toMatchObject({ changed: false, left: 0 })
    expect(await stateOf(user)).toMatchObject({ left: 0, refusal: 'correction_limit' })
    expect(await reportsOf(user)).toHaveLength(4)
  })

  it('is made within 30 days of the purchase, however often it was corrected since', async () => {
    const paidAt = new Date(Date.now() - 30 * DAY_MS + 60_000)
    const user = await makeReport(intake, { report: { paidAt } })
    await correct(user).expect(200)
    await intake.database.getRepository(Report).update({ userId: user.id }, { paidAt: new Date(paidAt.getTime() - 120_000) })
    expect((await correct(user, { timeOfBirth: '07:00' }).expect(409)).body).toMatchObject({ error: 'correction_expired' })
    expect(await stateOf(user)).toMatchObject({ left: 2, refusal: 'correction_expired' })
    expect(await fresh(user)).toMatchObject({ revision: 2 })
  })

  it('is for the buyer of an open report', async () => {
    const unpaid = await makeReport(intake, { paid: false })
    expect((await correct(unpaid).expect(402)).body).toMatchObject({ error: 'not_purchased' })
    const refunded = await makeReport(intake, { report: { closedAt: new Date() } })
    expect((await correct(refunded).expect(410)).body).toMatchObject({ error: 'report_closed' })
    const [owner, stranger] = [await makeReport(intake), await makeReport(intake)]
    expect((await correct(stranger, { sessionId: owner.sessionId }).expect(404)).body).toMatchObject({ error: 'not_found' })
    await request(intake.server).get(`/api/session/correction/${owner.sessionId}`).set(as(stranger)).expect(404)
    await request(intake.server).post('/api/session/correction').send(CORRECTED).expect(401)
    await request(intake.server).get('/api/session/correction').expect(401)
    for (const user of [unpaid, refunded, owner, stranger]) expect(await fresh(user)).toMatchObject({ revision: 1 })
  })

  it('does not slip in beside a refund that is being settled', async () => {
    const user = await makeReport(intake)
    const refund = intake.database.createQueryRunner()
    await refund.startTransaction()
    await refund.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user.id])
    const waiting = correct(user).then((response) => response)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await refund.query('UPDATE reports SET closed_at = now() WHERE user_id = $1 AND closed_at IS NULL', [user.id])
    await refund.commitTransaction()
    await refund.release()
    expect(await waiting).toMatchObject({ status: 410, body: { error: 'report_closed' } })
    expect(await reportsOf(user)).toHaveLength(1)
  })
})

describe('while a correction is being made', () => {
  it('the report before it opens, then the new one; the status follows the new one', async () => {
    const user = await makeReport(intake)
    expect((await statusOf(user)).earlierReady).toBeUndefined()
    await correct(user).expect(200)
    expect(await statusOf(user)).toMatchObject({ stage: 'calculating', documentReady: false, deliveredAt: null, earlierReady: true })
    expect(await page(user)).toBe(PAGE)
    const pdf = await request(intake.server).get(`/api/report-pdf/${user.sessionId}`).set(as(user)).expect(200)
    expect(Buffer.from(pdf.body as Buffer).toString()).toBe(PDF.toString())
    expect((await request(intake.server).get('/api/full-reading').set(as(user)).expect(200)).body).toMatchObject({
      fullReading: null,
      status: 'processing',
    })

    await render(user, 2)
    expect(await statusOf(user)).toMatchObject({ documentReady: true })
    expect((await statusOf(user)).earlierReady).toBeUndefined()
    expect(await page(user)).toContain('Revision 2')
  })

  it('a first report that was still being rendered is waited for no more', async () => {
    const user = await makeReport(intake, { rendered: false })
    await correct(user).expect(200)
    const status = await statusOf(user)
    expect(status).toMatchObject({ stage: 'calculating', documentReady: false })
    expect(status.earlierReady).toBeUndefined()
    expect((await request(intake.server).get(`/api/report-pdf/${user.sessionId}`).set(as(user)).expect(409)).body).toMatchObject({
      error: 'not_ready',
    })
    await render(user, 2)
    expect(await page(user)).toContain('Revision 2')
  })

  it('opening the earlier report delivers that one only', async () => {
    const user = await makeReport(intake)
    await correct(user).expect(200)
    await page(user)
    const [first, second] = (await reportsOf(user)) as [Report, Report]
    expect(first.deliveredAt).toBeInstanceOf(Date)
    expect(second).toMatchObject({ openedAt: null, deliveredAt: null })
  })
})

describe('the number of corrections', () => {
  it('is limited by address as well', async () => {
    const limited = await bootIntake({ RATE_LIMITS: 'on' })
    try {
      const answers = []
      for (let round = 0; round < 31; round++) {
        answers.push((await request(limited.server).post('/api/session/correction').send(CORRECTED)).status)
      }
      expect(answers.slice(0, 30)).toEqual(Array(30).fill(401))
      expect(answers[30]).toBe(429)
    } finally {
      await limited.close()
    }
  }, 60_000)
})
