import { UserAnalytics } from '@disha/database/intake/user-analytics.entity'
import { User } from '@disha/database/intake/user.entity'
import { OutboxEvent } from '@disha/database/events/outbox-event.entity'
import { Payment } from '@disha/database/payments/payment.entity'
import { StripeEvent } from '@disha/database/payments/stripe-event.entity'
import { Report } from '@disha/database/reports/report.entity'
import { eventually } from '@disha/testing/eventually'
import type Stripe from 'stripe'
import { BootedPayments } from '../__fixtures__/boot-payments.ts'
import { PaymentProvider } from '../provider/payment-provider.ts'

let payments: BootedPayments
beforeAll(async () => {
  payments = await BootedPayments.boot()
}, 120_000)
afterAll(() => payments.close())
beforeEach(() => payments.webhooks(false))

/** A visitor whose card was charged while no webhook came; `succeeded` is the event that is still to be told. */
async function paidSilently(): Promise<{ user: User; intent: string; succeeded: Stripe.Event }> {
  const user = await payments.visitor()
  const intent = await payments.intentOf(user)
  await payments.pay(intent)
  const [succeeded] = await payments.eventsOf(intent, 'payment_intent.succeeded')
  if (succeeded === undefined) throw new Error('the provider made no event')
  return { user, intent, succeeded }
}

const count = (id: string): Promise<number> => payments.database.manager.countBy(StripeEvent, { id })
const report = (user: User): Promise<Report> => payments.database.manager.findOneByOrFail(Report, { userId: user.id })

/** A second intent of one visitor, as only a race or a restored backup could leave one, paid. */
async function secondPayment(user: User): Promise<string> {
  const intent = await payments.stripe.paymentIntents.create({
    amount: 12_900,
    currency: 'inr',
    automatic_payment_methods: { enabled: true },
    metadata: { sessionId: user.sessionId, userId: user.id, revision: '1', productId: 'bundle', language: 'english' },
  })
  await payments.pay(intent.id)
  return intent.id
}

async function settle(intent: string, type = 'payment_intent.succeeded'): Promise<void> {
  for (const event of await payments.eventsOf(intent, type)) expect(await payments.deliver(event)).toMatchObject({ status: 200 })
}

describe('the webhook', () => {
  it('carries a purchase through from the emulator’s own signed delivery', async () => {
    await payments.webhooks(true)
    const user = await payments.visitor({ language: 'tamil' })
    const intent = await payments.intentOf(user)
    await payments.pay(intent)
    await eventually('the purchase', async () => (await payments.fresh(user)).hasPurchased)
    const [payment] = await payments.payments(user.id)
    expect(payment).toMatchObject({ status: 'succeeded', revision: 1, language: 'tamil' })
    expect(payment?.succeededAt).toBeInstanceOf(Date)
    expect((await report(user)).paidAt).toBeInstanceOf(Date)
    expect(await payments.told(user.id)).toEqual(['payment.initiated', 'purchase.completed'])
    const [completed] = (await payments.database.manager.findBy(OutboxEvent, { name: 'purchase.completed' })).filter(
      ({ payload }) => payload['userId'] === user.id,
    )
    expect(completed?.payload).toEqual({ userId: user.id, revision: 1, language: 'tamil', paymentId: payment?.id })
    const analytics = await payments.database.manager.findBy(UserAnalytics, { userId: user.id })
    expect(analytics.map(({ event }) => event).sort()).toEqual(['payment_completed', 'payment_initiated'])
  })

  it('counts a repeated and a concurrent delivery once', async () => {
    const { user, succeeded } = await paidSilently()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => payments.deliver(succeeded)))
    answers.push(await payments.deliver(succeeded))
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200))
    expect(await count(succeeded.id)).toBe(1)
    expect(await payments.told(user.id)).toEqual(['payment.initiated', 'purchase.completed'])
  })

  it('counts a purchase once when two different events tell of it at the same time', async () => {
    const { user, succeeded } = await paidSilently()
    await Promise.all([
      payments.deliver(succeeded),
      payments.deliver({ ...succeeded, id: 'evt_another' }),
      payments.call('post', '/api/force-purchase', { sessionId: user.sessionId }, user.sessionId),
    ])
    expect((await payments.told(user.id)).filter((name) => name === 'purchase.completed')).toHaveLength(1)
  })

  it('goes forward only, in whatever order events come', async () => {
    const user = await payments.visitor()
    const intent = await payments.intentOf(user)
    await payments.pay(intent, 'pm_card_visa_chargeDeclined')
    await payments.pay(intent)
    for (const type of ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.created']) await settle(intent, type)
    expect(await payments.statusOf(intent)).toBe('succeeded')
    expect(await payments.told(user.id)).toEqual(['payment.initiated', 'purchase.completed'])
  })

  it('does nothing to a payment that a late look at the provider saw unfinished', async () => {
    const { intent, succeeded } = await paidSilently()
    const provider = payments.app.get(PaymentProvider)
    const stale = { ...(await provider.stateOf(intent))!, status: 'processing' as const }
    await payments.deliver(succeeded)
    jest.spyOn(provider, 'stateOf').mockResolvedValueOnce(stale)
    expect(await payments.deliver({ ...succeeded, id: 'evt_late', type: 'payment_intent.processing' })).toMatchObject({ status: 200 })
    expect(await payments.statusOf(intent)).toBe('succeeded')
  })

  it('notes a decline, and the success of the next card', async () => {
    await payments.webhooks(true)
    const user = await payments.visitor()
    const intent = await payments.intentOf(user)
    await payments.pay(intent, 'pm_card_visa_chargeDeclinedInsufficientFunds')
    await eventually('the decline', async () => (await payments.statusOf(intent)) === 'failed')
    expect((await payments.call('get', `/api/verify-payment/${user.sessionId}`, undefined, user.sessionId)).body).toMatchObject({
      status: 'failed',
      hasPurchased: false,
    })
    await payments.pay(intent)
    await eventually('the success', async () => (await payments.statusOf(intent)) === 'succeeded')
  })

  it('follows a payment that is processed for a while', async () => {
    await payments.emulator.control('/settings', { webhooksPaused: false, processingSeconds: 0.5 })
    const user = await payments.visitor()
    const intent = await payments.intentOf(user)
    await payments.pay(intent, 'pm_card_emulated_processing')
    await eventually('processing', async () => (await payments.statusOf(intent)) === 'processing')
    await eventually('the success', async () => (await payments.statusOf(intent)) === 'succeeded')
    expect(await payments.told(user.id)).toEqual(['payment.initiated', 'purchase.completed'])
  })

  it.each([
    ['no signature', (_body: string, _stripe: Stripe) => ''],
    ['another secret', (payload: string, stripe: Stripe) => stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' })],
    [
      'another body',
      (_payload: string, stripe: Stripe) => stripe.webhooks.generateTestHeaderString({ payload: '{}', secret: 'whsec_emulated' }),
    ],
    [
      'an old time',
      (payload: string, stripe: Stripe) =>
        stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_emulated', timestamp: 1_700_000_000 }),
    ],
  ])('refuses %s and changes nothing', async (_name, sign) => {
    const { user, succeeded } = await paidSilently()
    expect(await payments.deliver(succeeded, sign(JSON.stringify(succeeded), payments.stripe))).toMatchObject({
      status: 400,
      body: { error: 'invalid_signature' },
    })
    expect(await count(succeeded.id)).toBe(0)
    expect(await payments.fresh(user)).toMatchObject({ hasPurchased: false })
  })

  it('trusts the provider, not the event’s body', async () => {
    const user = await payments.visitor()
    const intent = await payments.intentOf(user)
    const [created] = await payments.eventsOf(intent, 'payment_intent.created')
    const claimed = {
      ...created,
      id: 'evt_claimed',
      type: 'payment_intent.succeeded',
      data: { object: { ...(created?.data.object as object), status: 'succeeded' } },
    }
    expect(await payments.deliver(claimed)).toMatchObject({ status: 200 })
    expect(await payments.statusOf(intent)).toBe('open')
    expect(await payments.fresh(user)).toMatchObject({ hasPurchased: false })
  })

  it('leaves an event for later when the provider cannot be asked', async () => {
    const { intent, succeeded } = await paidSilently()
    await payments.emulator.control('/settings', { fault: { kind: 'refuse', times: 3 } })
    expect((await payments.deliver(succeeded)).status).toBe(502)
    expect(await count(succeeded.id)).toBe(0)
    expect(await payments.deliver(succeeded)).toMatchObject({ status: 200 })
    expect(await payments.statusOf(intent)).toBe('succeeded')
  })

  it('keeps nothing of an event whose transaction fails', async () => {
    const { user, intent, succeeded } = await paidSilently()
    const { database } = payments
    await database.query('ALTER TABLE outbox_events ADD CONSTRAINT broken CHECK (false) NOT VALID')
    expect((await payments.deliver(succeeded)).status).toBe(500)
    await database.query('ALTER TABLE outbox_events DROP CONSTRAINT broken')
    expect(await count(succeeded.id)).toBe(0)
    expect(await payments.statusOf(intent)).toBe('open')
    expect(await payments.fresh(user)).toMatchObject({ hasPurchased: false })
    await payments.deliver(succeeded)
    expect(await payments.told(user.id)).toEqual(['payment.initiated', 'purchase.completed'])
  })

  it('passes over events of other kinds and intents of other shops', async () => {
    const foreign = await payments.stripe.paymentIntents.create({
      amount: 500,
      currency: 'inr',
      automatic_payment_methods: { enabled: true },
      metadata: { order: '7' },
    })
    await payments.pay(foreign.id)
    await settle(foreign.id)
    await settle(foreign.id, 'charge.succeeded')
    expect(await payments.statusOf(foreign.id)).toBeUndefined()
  })

  it('takes up a payment whose row is missing', async () => {
    const { user, intent, succeeded } = await paidSilently()
    await payments.database.manager.delete(Payment, { userId: user.id })
    await payments.deliver(succeeded)
    expect(await payments.payments(user.id)).toEqual([
      expect.objectContaining({ stripePaymentIntentId: intent, status: 'succeeded', amountMinor: 12_900 }),
    ])
    expect(await payments.fresh(user)).toMatchObject({ hasPurchased: true })
  })

  it('keeps the payment of a visitor who erased themselves, for a refund', async () => {
    const { user, intent, succeeded } = await paidSilently()
    await payments.database.manager.delete(User, { id: user.id })
    expect(await payments.deliver(succeeded)).toMatchObject({ status: 200 })
    expect(await payments.statusOf(intent)).toBe('duplicate')
  })

  it('writes the report of the details as they are when the money comes', async () => {
    const { user, succeeded } = await paidSilently()
    await payments.database.manager.update(User, user.id, { revision: 3 })
    await payments.deliver(succeeded)
    const paid = await payments.database.manager.findOneByOrFail(Report, { userId: user.id, revision: 3 })
    expect(paid.paidAt).toBeInstanceOf(Date)
    expect(await payments.payments(user.id)).toEqual([expect.objectContaining({ revision: 3, status: 'succeeded' })])
  })

  it('does not count a payment of less than the price', async () => {
    const { user, intent, succeeded } = await paidSilently()
    await payments.database.manager.update(Payment, { stripePaymentIntentId: intent }, { amountMinor: 15_100 })
    expect(await payments.deliver(succeeded)).toMatchObject({ status: 200 })
    expect(await payments.fresh(user)).toMatchObject({ hasPurchased: false })
  })

  describe('a second success of one visitor', () => {
    it('is kept for a refund and tells nothing', async () => {
      const { user, intent, succeeded } = await paidSilently()
      const second = await secondPayment(user)
      const [other] = await payments.eventsOf(second, 'payment_intent.succeeded')
      await Promise.all([payments.deliver(succeeded), payments.deliver(other!)])
      expect([await payments.statusOf(intent), await payments.statusOf(second)].sort()).toEqual(['duplicate', 'succeeded'])
      expect((await payments.told(user.id)).filter((name) => name === 'purchase.completed')).toHaveLength(1)
    })

    it('stands in when the first is the one that is refunded', async () => {
      const { user, intent, succeeded } = await paidSilently()
      await payments.deliver(succeeded)
      const second = await secondPayment(user)
      await settle(second)
      await payments.stripe.refunds.create({ payment_intent: intent })
      await settle(intent, 'charge.refunded')
      expect(await payments.statusOf(intent)).toBe('refunded')
      expect(await payments.statusOf(second)).toBe('succeeded')
      expect(await payments.fresh(user)).toMatchObject({ hasPurchased: true })
      expect((await report(user)).closedAt).toBeNull()
      expect(await payments.told(user.id)).not.toContain('purchase.refunded')
    })

    it('goes back without closing the report', async () => {
      const { user, succeeded } = await paidSilently()
      await payments.deliver(succeeded)
      const second = await secondPayment(user)
      await settle(second)
      await payments.stripe.refunds.create({ payment_intent: second })
      await settle(second, 'charge.refunded')
      expect(await payments.statusOf(second)).toBe('refunded')
      expect((await report(user)).closedAt).toBeNull()
      expect(await payments.fresh(user)).toMatchObject({ hasPurchased: true })
    })
  })

  describe('money that goes back', () => {
    it('closes the report, once, and opens the shop again', async () => {
      const { user, intent, succeeded } = await paidSilently()
      await payments.deliver(succeeded)
      await payments.stripe.refunds.create({ payment_intent: intent })
      await settle(intent, 'charge.refunded')
      await settle(intent)
      expect(await payments.statusOf(intent)).toBe('refunded')
      expect(await payments.fresh(user)).toMatchObject({ hasPurchased: false })
      expect((await report(user)).closedAt).toBeInstanceOf(Date)
      expect(await payments.told(user.id)).toEqual(['payment.initiated', 'purchase.completed', 'purchase.refunded'])
      expect((await payments.call('get', `/api/verify-payment/${user.sessionId}`, undefined, user.sessionId)).body).toEqual({
        success: true,
        hasPurchased: false,
        status: 'refunded',
      })

      const again = await payments.intentOf(user)
      await payments.pay(again)
      await settle(again)
      expect(await payments.fresh(user)).toMatchObject({ hasPurchased: true })
      expect((await report(user)).closedAt).toBeNull()
    })

    it('leaves the report open when it is only a part', async () => {
      const { user, intent, succeeded } = await paidSilently()
      await payments.deliver(succeeded)
      await payments.stripe.refunds.create({ payment_intent: intent, amount: 5_000 })
      await settle(intent, 'charge.refunded')
      expect(await payments.statusOf(intent)).toBe('succeeded')
      expect((await report(user)).closedAt).toBeNull()
    })

    it.each([
      ['lost', 'refunded', true],
      ['won', 'succeeded', false],
    ] as const)('after a dispute that is %s the payment is %s', async (status, expected, closed) => {
      const { user, intent, succeeded } = await paidSilently()
      await payments.deliver(succeeded)
      await payments.emulator.control('/disputes', { paymentIntent: intent, status })
      await settle(intent, 'charge.dispute.closed')
      expect(await payments.statusOf(intent)).toBe(expected)
      expect((await report(user)).closedAt !== null).toBe(closed)
    })

    it('closes every report of the purchase, those of corrected details too; buying again opens the newest with a purchase of its own', async () => {
      const { user, intent, succeeded } = await paidSilently()
      await payments.deliver(succeeded)
      const { manager } = payments.database
      const paidAt = new Date(Date.now() - 40 * 86_400_000)
      await manager.update(Report, { userId: user.id }, { paidAt })
      for (const revision of [2, 3]) await manager.insert(Report, { userId: user.id, revision, language: user.language, paidAt })
      await manager.update(User, user.id, { revision: 3 })
      await payments.stripe.refunds.create({ payment_intent: intent })
      await settle(intent, 'charge.refunded')
      const reports = await manager.find(Report, { where: { userId: user.id }, order: { revision: 'ASC' } })
      expect(reports.map(({ revision, closedAt }) => [revision, closedAt instanceof Date])).toEqual([
        [1, true],
        [2, true],
        [3, true],
      ])

      const again = await payments.intentOf(await payments.fresh(user))
      await payments.pay(again)
      await settle(again)
      const [first, second, third] = await manager.find(Report, { where: { userId: user.id }, order: { revision: 'ASC' } })
      expect([first?.closedAt, second?.closedAt]).toEqual([expect.any(Date), expect.any(Date)])
      expect(third?.closedAt).toBeNull()
      expect(Date.now() - third!.paidAt!.getTime()).toBeLessThan(60_000)
    })

    it('never sells what was refunded before we heard of the payment', async () => {
      const { user, intent, succeeded } = await paidSilently()
      await payments.stripe.refunds.create({ payment_intent: intent })
      await payments.deliver(succeeded)
      expect(await payments.statusOf(intent)).toBe('refunded')
      expect(await payments.told(user.id)).toEqual(['payment.initiated'])
    })
  })
})
