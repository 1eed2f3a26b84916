import { SESSION_COOKIE } from '@disha/contracts/session'
import { User } from '@disha/database/intake/user.entity'
import { OutboxEvent } from '@disha/database/events/outbox-event.entity'
import { Payment } from '@disha/database/payments/payment.entity'
import { configureApp } from '@disha/platform/run-app'
import { sealSession } from '@disha/platform/session-cookie'
import { testDatabase } from '@disha/testing/database'
import { makeUser } from '@disha/testing/factories'
import { freePort } from '@disha/testing/free-port'
import { STRIPE_KEYS, testStripe, type TestStripe } from '@disha/testing/stripe-emulator'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import Stripe from 'stripe'
import request from 'supertest'
import type { DataSource } from 'typeorm'
import { paymentsModule } from '../app.module.ts'
import { PaymentsEnv } from '../payments-env.ts'
import { LOCAL_ENV } from './local-env.ts'

export type Call = { status: number; body: Record<string, unknown>; cookie: string | undefined }

/** The whole service on a database and a Stripe emulator of its own. Its Redis is away: payments must not depend on it. */
export class BootedPayments {
  private constructor(
    readonly app: NestExpressApplication,
    readonly database: DataSource,
    /** the provider's side */
    readonly emulator: TestStripe,
    readonly stripe: Stripe,
    readonly env: PaymentsEnv,
    private readonly closeDatabase: () => Promise<void>,
  ) {}

  static async boot(overrides: Record<string, string> = {}): Promise<BootedPayments> {
    const [database, port] = await Promise.all([testDatabase(), freePort()])
    const emulator = await testStripe({ webhookUrl: `http://127.0.0.1:${port}/api/payments/webhook` })
    const env = PaymentsEnv.parse({ ...LOCAL_ENV, DATABASE_URL: database.url, STRIPE_API_URL: emulator.url, ...overrides })
    const app = await NestFactory.create<NestExpressApplication>(paymentsModule(env), { rawBody: true, logger: false, abortOnError: false })
    configureApp(app)
    await app.listen(port)
    const stripe = new Stripe(STRIPE_KEYS.secretKey, { host: 'localhost', port: emulator.port, protocol: 'http', telemetry: false })
    return new BootedPayments(app, database.dataSource, emulator, stripe, env, () => database.close())
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.emulator.close()
    await this.closeDatabase()
  }

  visitor(overrides: Partial<User> = {}): Promise<User> {
    return makeUser(this.database.manager, overrides)
  }

  cookieOf(sessionId: string): string {
    return `${SESSION_COOKIE}=${sealSession(sessionId, LOCAL_ENV.SESSION_SECRET)}`
  }

  /** A call as the browser of `session` makes it; undefined is a browser without a session. */
  async call(method: 'get' | 'post', path: string, body?: object, session?: string): Promise<Call> {
    const test = request(this.app.getHttpServer())[method](path)
    if (session !== undefined) test.set('Cookie', this.cookieOf(session))
    const response = await (body === undefined ? test : test.send(body))
    const set = (response.headers['set-cookie'] as unknown as string[] | undefined)?.[0]
    return { status: response.status, body: response.body as Record<string, unknown>, cookie: set?.split(';')[0] }
  }

  createIntent(user: User, body: object = {}): Promise<Call> {
    return this.call('post', '/api/create-payment-intent', { sessionId: user.sessionId, email: 'pay@example.com', ...body }, user.sessionId)
  }

  /** Makes an intent and gives its id. */
  async intentOf(user: User, body: object = {}): Promise<string> {
    const { status, body: answer } = await this.createIntent(user, body)
    if (status !== 200) throw new Error(`create-payment-intent answered ${status}: ${JSON.stringify(answer)}`)
    return String(answer['paymentIntentId'])
  }

  /** Pays an intent with one of Stripe's test cards. */
  async pay(intentId: string, card = 'pm_card_visa'): Promise<Stripe.PaymentIntent | undefined> {
    try {
      return await this.stripe.paymentIntents.confirm(intentId, { payment_method: card, return_url: 'http://localhost/back' })
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return undefined
      throw error
    }
  }

  /** Sends an event as the provider would: signed, unless a signature is given. */
  async deliver(event: object, signature?: string): Promise<Call> {
    const payload = JSON.stringify(event)
    const header = signature ?? this.stripe.webhooks.generateTestHeaderString({ payload, secret: STRIPE_KEYS.webhookSecret })
    const response = await request(this.app.getHttpServer())
      .post('/api/payments/webhook')
      .set({ 'Content-Type': 'application/json', 'Stripe-Signature': header })
      .send(payload)
    return { status: response.status, body: response.body as Record<string, unknown>, cookie: undefined }
  }

  /** The provider's events of one type about one intent, oldest first. */
  async eventsOf(intentId: string, type: string): Promise<Stripe.Event[]> {
    const { data } = await this.stripe.events.list({ type, limit: 100 })
    return data
      .filter(({ data: { object } }) => {
        const { id, payment_intent: link } = object as { id: string; payment_intent?: string }
        return (link ?? id) === intentId
      })
      .reverse()
  }

  payments(userId: string): Promise<Payment[]> {
    return this.database.manager.find(Payment, { where: { userId }, order: { createdAt: 'ASC' } })
  }

  async statusOf(intentId: string): Promise<string | undefined> {
    return (await this.database.manager.findOneBy(Payment, { stripePaymentIntentId: intentId }))?.status
  }

  /** Names of what was told about a visitor, in order. */
  async told(userId: string): Promise<string[]> {
    const events = await this.database.manager.find(OutboxEvent, { order: { createdAt: 'ASC' } })
    return events.filter(({ payload }) => payload['userId'] === userId).map(({ name }) => name)
  }

  fresh(user: User): Promise<User> {
    return this.database.manager.findOneByOrFail(User, { id: user.id })
  }

  webhooks(on: boolean): Promise<unknown> {
    return this.emulator.control('/settings', { webhooksPaused: !on })
  }
}
