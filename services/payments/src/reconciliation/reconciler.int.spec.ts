import { User } from '@disha/database/intake/user.entity'
import { Payment } from '@disha/database/payments/payment.entity'
import { BootedPayments } from '../__fixtures__/boot-payments.ts'
import { PaymentProvider } from '../provider/payment-provider.ts'
import { Settlement } from '../settlement/settlement.service.ts'
import { Reconciler } from './reconciler.ts'

let payments: BootedPayments
beforeAll(async () => {
  payments = await BootedPayments.boot()
  await payments.webhooks(false)
}, 120_000)
afterAll(() => payments.close())

/** A reconciler as it is after a boot. */
const reconciler = (): Reconciler =>
  new Reconciler(payments.database.manager, payments.app.get(PaymentProvider), payments.app.get(Settlement), payments.env)

const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)

describe('reconciliation', () => {
  it('finds a payment that no webhook told, once', async () => {
    const user = await payments.visitor()
    const intent = await payments.intentOf(user)
    await payments.pay(intent)
    await reconciler().run()
    await reconciler().run()
    expect(await payments.statusOf(intent)).toBe('succeeded')
    expect(await payments.told(user.id)).toEqual(['payment.initiated', 'purchase.completed'])
  })

  it('brings back payments, refunds and disputes that are newer than a restored backup', async () => {
    const [paid, refunded, disputed] = [await payments.visitor(), await payments.visitor(), await payments.visitor()]
    const intents: string[] = []
    for (const user of [paid, refunded, disputed]) {
      const intent = await payments.intentOf(user)
      await payments.pay(intent)
      intents.push(intent)
    }
    await reconciler().run()
    // the backup knows the visitors and nothing of their payments, or the payment and nothing of its reversal
    await payments.database.manager.delete(Payment, { userId: paid.id })
    await payments.database.manager.update(User, paid.id, { hasPurchased: false })
    await payments.stripe.refunds.create({ payment_intent: intents[1]! })
    await payments.emulator.control('/disputes', { paymentIntent: intents[2]!, status: 'lost' })

    await reconciler().run()
    expect(await Promise.all(intents.map((intent) => payments.statusOf(intent)))).toEqual(['succeeded', 'refunded', 'refunded'])
    expect(await payments.fresh(paid)).toMatchObject({ hasPurchased: true })
    expect(await payments.fresh(refunded)).toMatchObject({ hasPurchased: false })
    expect(await payments.told(disputed.id)).toContain('purchase.refunded')
  })

  it('asks about an intent the less often the older it is', async () => {
    const user = await payments.visitor()
    const intent = await payments.intentOf(user)
    await payments.database.manager.update(Payment, { userId: user.id }, { createdAt: minutesFromNow(-600) })
    const provider = payments.app.get(PaymentProvider)
    const asked = jest.spyOn(provider, 'stateOf')
    const times = (): number => asked.mock.calls.filter(([id]) => id === intent).length
    const one = reconciler()
    await one.run()
    await one.run(minutesFromNow(1))
    await one.run(minutesFromNow(30))
    expect(times()).toBe(1)
    await one.run(minutesFromNow(75))
    expect(times()).toBe(2)
    asked.mockRestore()
  })

  it('begins again where it was when the provider was away', async () => {
    const user = await payments.visitor()
    const intent = await payments.intentOf(user)
    await payments.pay(intent)
    const one = reconciler()
    await payments.emulator.control('/settings', { fault: { kind: 'refuse', times: 3 } })
    await expect(one.run()).rejects.toMatchObject({ code: 'payment_provider_unavailable' })
    expect(await payments.statusOf(intent)).toBe('open')
    await one.run()
    expect(await payments.statusOf(intent)).toBe('succeeded')
  })

  it('leaves intents of others and unpaid ones alone', async () => {
    const foreign = await payments.stripe.paymentIntents.create({
      amount: 500,
      currency: 'inr',
      automatic_payment_methods: { enabled: true },
    })
    await payments.pay(foreign.id)
    const user = await payments.visitor()
    const open = await payments.intentOf(user)
    await payments.database.manager.delete(Payment, { userId: user.id })
    await reconciler().run()
    expect(await payments.statusOf(foreign.id)).toBeUndefined()
    expect(await payments.statusOf(open)).toBeUndefined()
  })
})
