import { randomUUID } from 'node:crypto'
import { DocumentRow } from '@disha/database/documents/document.entity'
import { UserAnalytics } from '@disha/database/intake/user-analytics.entity'
import { UserQuestion } from '@disha/database/intake/user-question.entity'
import { User } from '@disha/database/intake/user.entity'
import { Payment, type PaymentStatus } from '@disha/database/payments/payment.entity'
import { DataSource } from 'typeorm'
import { SessionService } from '../sessions/session.service.ts'
import { bootIntake, type BootedIntake } from '../__fixtures__/boot-intake.ts'
import { makeReport } from '../__fixtures__/bought-report.ts'
import { Retention } from './retention.service.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-11-21T06:00:00Z')
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS)

let intake: BootedIntake
let retention: Retention
beforeAll(async () => {
  intake = await bootIntake()
  // the round that begins at boot goes by the clock of today: it has to end before anything is put in, and no other may begin
  await intake.app.get(Retention).onModuleDestroy()
  retention = new Retention(intake.app.get(DataSource), intake.app.get(SessionService))
}, 120_000)
afterAll(() => intake.close())
beforeEach(async () => {
  for (const entity of [User, Payment, UserAnalytics, UserQuestion])
    await intake.database.getRepository(entity).createQueryBuilder().delete().execute()
})

const unpaid = (age: number, reportAge = age): Promise<User> =>
  makeReport(intake, { paid: false, user: { createdAt: daysAgo(age) }, report: { createdAt: daysAgo(reportAge) } })
const bought = (paidAge: number): Promise<User> =>
  makeReport(intake, {
    user: { createdAt: daysAgo(paidAge + 1) },
    report: { createdAt: daysAgo(paidAge + 1), paidAt: daysAgo(paidAge) },
  })
const pay = (user: User, status: PaymentStatus) =>
  intake.database.getRepository(Payment).insert({
    userId: user.id,
    revision: 1,
    language: 'english',
    productId: 'kundli',
    amountMinor: 15_100,
    currency: 'INR',
    stripePaymentIntentId: `pi_${user.id}`,
    status,
    billingRegion: null,
  })
const left = async (): Promise<string[]> => (await intake.database.getRepository(User).find()).map(({ id }) => id).toSorted()

it('removes what nobody bought for ninety days, counted from the last time the form was sent', async () => {
  await unpaid(91)
  const yesterday = await unpaid(89)
  const sentAgain = await unpaid(200, 10)
  expect(await retention.run(NOW)).toEqual({ unpaid: 1, bought: 0, questions: 0, statistics: 0 })
  expect(await left()).toEqual([yesterday.id, sentAgain.id].toSorted())
})

it('keeps a bought report three years, then takes its files too; the payment stays without the visitor', async () => {
  const old = await bought(3 * 366)
  await pay(old, 'succeeded')
  const kept = await bought(3 * 365 - 30)
  const { pdfKey } = await intake.database.getRepository(DocumentRow).findOneByOrFail({ userId: old.id })
  expect(await retention.run(NOW)).toEqual({ unpaid: 0, bought: 1, questions: 0, statistics: 0 })
  expect(await left()).toEqual([kept.id])
  expect(await intake.storage.exists(pdfKey)).toBe(false)
  expect(await intake.database.getRepository(Payment).findOneByOrFail({ stripePaymentIntentId: `pi_${old.id}` })).toMatchObject({
    userId: null,
  })
})

it('keeps a visitor whose payment is on its way, or came without a report', async () => {
  const users = []
  for (const status of ['processing', 'succeeded', 'duplicate', 'refunded'] as const) {
    const user = await unpaid(400)
    await pay(user, status)
    users.push(user.id)
  }
  const given = await unpaid(400)
  await pay(given, 'failed')
  expect(await retention.run(NOW)).toMatchObject({ unpaid: 1 })
  expect(await left()).toEqual(users.toSorted())
})

it('removes old statistics, and old questions of nobody’s session', async () => {
  const user = await unpaid(20)
  const event = { userId: null, sessionId: randomUUID(), event: 'page_view', data: null, userAgent: null, ipAddress: null }
  await intake.database.getRepository(UserAnalytics).insert([
    { ...event, createdAt: daysAgo(400) },
    { ...event, createdAt: daysAgo(380) },
  ])
  const question = { question: 'When?', language: 'english' as const, context: null, advisorId: null, response: null }
  await intake.database.getRepository(UserQuestion).insert([
    { ...question, userId: null, createdAt: daysAgo(91) },
    { ...question, userId: null, createdAt: daysAgo(89) },
    { ...question, userId: user.id, createdAt: daysAgo(91) },
  ])
  expect(await retention.run(NOW)).toEqual({ unpaid: 0, bought: 0, questions: 1, statistics: 1 })
})

it('goes through more than one batch, and two processes at once disturb nobody', async () => {
  for (let index = 0; index < 103; index++) await unpaid(100)
  const [one, other] = await Promise.all([retention.run(NOW), retention.run(NOW)])
  expect(one.unpaid + other.unpaid).toBe(103)
  expect(await left()).toEqual([])
})
