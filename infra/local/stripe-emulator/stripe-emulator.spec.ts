import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventually } from '@disha/testing/eventually'
import { STRIPE_KEYS, testStripe } from '@disha/testing/stripe-emulator'
import type { TestStripe } from '@disha/testing/stripe-emulator'
import Stripe from 'stripe'

type Received = { event: Stripe.Event; status: number }

/** A shop's webhook endpoint: verifies with the SDK, answers what the test says. */
class Shop {
  readonly received: Received[] = []
  answer = 200
  readonly #stripe: Stripe
  readonly #server: Server

  constructor(stripe: Stripe) {
    this.#stripe = stripe
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const event = this.#stripe.webhooks.constructEvent(
          Buffer.concat(chunks),
          String(request.headers['stripe-signature']),
          STRIPE_KEYS.webhookSecret,
        )
        this.received.push({ event, status: this.answer })
        response.writeHead(this.answer).end()
      })
    })
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  ofType(type: string): Received[] {
    return this.received.filter(({ event }) => event.type === type)
  }
}

const client = (port: number, key: string = STRIPE_KEYS.secretKey): Stripe =>
  new Stripe(key, { host: 'localhost', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })

const order = {
  amount: 12_900,
  currency: 'inr',
  automatic_payment_methods: { enabled: true },
  metadata: { sessionId: 's-1', revision: '1' },
} as const
const RETURN = { return_url: 'http://localhost/success' }

/** What a browser sends: the publishable key, the client secret and the card. */
async function browserConfirm(emulator: TestStripe, clientSecret: string, number: string, extra: Record<string, string> = {}) {
  const response = await fetch(`${emulator.url}/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: STRIPE_KEYS.publishableKey,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 2),
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][email]': 'meera@example.com',
      ...extra,
    }),
  })
  return { status: response.status, body: (await response.json()) as Stripe.PaymentIntent & { error?: Record<string, unknown> } }
}

/** The error that the SDK throws. */
async function failure(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(outcome instanceof Stripe.errors.StripeError)) throw new Error(`Expected an error of the SDK, got ${String(outcome)}`)
  return outcome
}

describe('the Stripe emulator under the real SDK', () => {
  let emulator: TestStripe
  let stripe: Stripe
  let shop: Shop

  beforeAll(async () => {
    shop = new Shop(client(1))
    emulator = await testStripe({ webhookUrl: await shop.listen() })
    stripe = client(emulator.port)
  })

  afterAll(async () => {
    await emulator.close()
    await shop.close()
  })

  beforeEach(async () => {
    await emulator.control('/reset', {})
    shop.received.length = 0
    shop.answer = 200
  })

  it('creates, reads, changes, lists and finds intents by their metadata', async () => {
    const first = await stripe.paymentIntents.create(order)
    expect(first).toMatchObject({
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: 12_900,
      currency: 'inr',
      metadata: { sessionId: 's-1', revision: '1' },
    })
    expect(first.id).toMatch(/^pi_[A-Za-z0-9]{24}$/)
    expect(first.client_secret).toMatch(new RegExp(`^${first.id}_secret_[A-Za-z0-9]{25}$`))
    expect(first.lastResponse.requestId).toMatch(/^req_/)

    const second = await stripe.paymentIntents.create({ ...order, metadata: { sessionId: 's-2' } })
    const changed = await stripe.paymentIntents.update(second.id, {
      amount: 15_100,
      metadata: { revision: '2', sessionId: '' },
      description: 'A reading',
    })
    expect(changed).toMatchObject({ amount: 15_100, metadata: { revision: '2' }, description: 'A reading' })
    expect(await stripe.paymentIntents.retrieve(second.id)).toMatchObject({ amount: 15_100 })

    const third = await stripe.paymentIntents.create(order)
    const page = await stripe.paymentIntents.list({ limit: 2, created: { gte: first.created } })
    expect(page.data.map(({ id }) => id)).toEqual([third.id, second.id])
    expect(page.has_more).toBe(true)
    const all: string[] = []
    for await (const intent of stripe.paymentIntents.list({ limit: 2 })) all.push(intent.id)
    expect(all).toEqual([third.id, second.id, first.id])

    const found = await stripe.paymentIntents.search({ query: `metadata['sessionId']:'s-1' AND status:'requires_payment_method'` })
    expect(found.data.map(({ id }) => id)).toEqual([third.id, first.id])
    expect((await failure(stripe.paymentIntents.search({ query: 'colour is red' }))).statusCode).toBe(400)
  })

  it('answers errors in the shapes and codes of Stripe', async () => {
    expect(await failure(client(emulator.port, 'sk_test_wrongwrongwrong').paymentIntents.create(order))).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    })
    expect(await failure(client(emulator.port, STRIPE_KEYS.publishableKey).paymentIntents.list())).toMatchObject({
      code: 'secret_key_required',
    })
    expect(await failure(stripe.paymentIntents.retrieve('pi_unknown'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      type: 'StripeInvalidRequestError',
    })
    expect(await failure(stripe.paymentIntents.create({ currency: 'inr' } as Stripe.PaymentIntentCreateParams))).toMatchObject({
      code: 'parameter_missing',
      param: 'amount',
    })
    expect(await failure(stripe.paymentIntents.create({ ...order, amount: 1.5 }))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
    expect(await failure(stripe.paymentIntents.create({ ...order, colour: 'red' } as Stripe.PaymentIntentCreateParams))).toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    })
    expect(await failure(stripe.paymentIntents.create({ ...order, amount: 49 }))).toMatchObject({
      code: 'amount_too_small',
      param: 'amount',
    })
    expect(await stripe.paymentIntents.create({ ...order, amount: 50 })).toMatchObject({ amount: 50 })
    expect(await failure(stripe.rawRequest('GET', '/v1/subscriptions'))).toMatchObject({ statusCode: 404 })
  })

  it('gives the same answer to the same key, and refuses it for anything else', async () => {
    const first = await stripe.paymentIntents.create(order, { idempotencyKey: 'key-1' })
    const again = await stripe.paymentIntents.create(order, { idempotencyKey: 'key-1' })
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(await failure(stripe.paymentIntents.create({ ...order, amount: 200_00 }, { idempotencyKey: 'key-1' }))).toMatchObject({
      type: 'StripeIdempotencyError',
    })
    expect(await failure(stripe.customers.create({}, { idempotencyKey: 'key-1' }))).toMatchObject({ type: 'StripeIdempotencyError' })

    // wrong parameters do not use a key up
    await failure(stripe.paymentIntents.create({ ...order, amount: 1 }, { idempotencyKey: 'key-2' }))
    expect(await stripe.paymentIntents.create(order, { idempotencyKey: 'key-2' })).toMatchObject({ amount: 12_900 })

    await emulator.control('/settings', { requestDelayMs: 150 })
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => stripe.paymentIntents.create(order, { idempotencyKey: 'key-3' })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  })

  it('does the work once when the answer is lost and the SDK asks again', async () => {
    await emulator.control('/settings', { fault: { kind: 'lose', times: 1 } })
    const patient = new Stripe(STRIPE_KEYS.secretKey, {
      host: 'localhost',
      port: emulator.port,
      protocol: 'http',
      maxNetworkRetries: 2,
      telemetry: false,
    })
    const intent = await patient.paymentIntents.create(order)
    expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([intent.id])

    await emulator.control('/settings', { fault: { kind: 'refuse', times: 1 } })
    expect(await failure(stripe.paymentIntents.create(order))).toMatchObject({ statusCode: 500 })
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  it('takes a card from the browser and tells the shop by signed events', async () => {
    const intent = await stripe.paymentIntents.create(order)
    const paid = await browserConfirm(emulator, intent.client_secret ?? '', '4242424242424242')
    expect(paid.body).toMatchObject({ status: 'succeeded', id: intent.id })
    expect(paid.body).not.toHaveProperty('metadata')

    const twice = await browserConfirm(emulator, intent.client_secret ?? '', '4242424242424242')
    expect(twice.body.error).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'succeeded' },
    })
    expect(twice.body.error?.['payment_intent']).not.toHaveProperty('metadata')

    await eventually('the success event', () => shop.ofType('payment_intent.succeeded').length === 1)
    const event = shop.ofType('payment_intent.succeeded')[0]?.event
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id: intent.id, amount_received: 12_900, metadata: { sessionId: 's-1' } } },
    })
    await eventually('all events', () => shop.received.length === 3)
    expect(shop.received.map(({ event: { type } }) => type).sort()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ])
    expect((await stripe.events.list({ type: 'payment_intent.succeeded' })).data[0]?.id).toBe(event?.id)

    const expanded = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge', 'payment_method'] })
    expect(expanded.latest_charge).toMatchObject({ object: 'charge', paid: true, billing_details: { email: 'meera@example.com' } })
    expect(expanded.payment_method).toMatchObject({ card: { last4: '4242', brand: 'visa' } })
    expect(await failure(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', ...RETURN }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    expect(await failure(stripe.paymentIntents.cancel(intent.id))).toMatchObject({ code: 'payment_intent_unexpected_state' })
    expect(await failure(stripe.paymentIntents.update(intent.id, { amount: 500 }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
  ])('declines %s with %s and lets another card pay', async (number, code, declineCode) => {
    const intent = await stripe.paymentIntents.create(order)
    const declined = await browserConfirm(emulator, intent.client_secret ?? '', number)
    expect(declined.status).toBe(402)
    expect(declined.body.error).toMatchObject({
      type: 'card_error',
      code,
      payment_intent: { id: intent.id, status: 'requires_payment_method' },
    })
    expect(declined.body.error?.['decline_code']).toBe(declineCode)
    const after = await stripe.paymentIntents.retrieve(intent.id)
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } })
    await eventually('the failure event', () => shop.ofType('payment_intent.payment_failed').length === 1)
    expect((await browserConfirm(emulator, intent.client_secret ?? '', '4242424242424242')).body).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
    })
  })

  it('refuses real cards, wrong numbers, past dates and strangers', async () => {
    const intent = await stripe.paymentIntents.create(order)
    const secret = intent.client_secret ?? ''
    expect((await browserConfirm(emulator, secret, '4111111111111111')).body.error).toMatchObject({ decline_code: 'test_mode_live_card' })
    expect((await browserConfirm(emulator, secret, '4242424242424241')).body.error).toMatchObject({ code: 'incorrect_number' })
    expect(
      (await browserConfirm(emulator, secret, '4242424242424242', { 'payment_method_data[card][exp_year]': '2020' })).body.error,
    ).toMatchObject({ code: 'invalid_expiry_year' })
    expect((await browserConfirm(emulator, `${intent.id}_secret_wrong`, '4242424242424242')).body.error).toMatchObject({
      code: 'resource_missing',
      param: 'client_secret',
    })
    expect((await browserConfirm(emulator, secret, '4242424242424242', { key: STRIPE_KEYS.secretKey })).body.error).toMatchObject({
      type: 'card_error',
    })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'requires_payment_method' })
  })

  it('keeps a processing card waiting, then ends it', async () => {
    await emulator.control('/settings', { processingSeconds: 0.3 })
    const intent = await stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_card_emulated_processing' as string,
      ...RETURN,
    })
    expect(intent.status).toBe('processing')
    expect(await failure(stripe.paymentIntents.cancel(intent.id))).toMatchObject({ code: 'payment_intent_unexpected_state' })
    await eventually('the end of processing', () => shop.ofType('payment_intent.succeeded').length === 1)
    expect(shop.ofType('payment_intent.processing')).toHaveLength(1)
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded', processing: null })

    const refused = await stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_card_emulated_processingDeclined',
      ...RETURN,
    })
    await eventually('the refusal', () => shop.ofType('payment_intent.payment_failed').length === 1)
    expect(await stripe.paymentIntents.retrieve(refused.id)).toMatchObject({ status: 'requires_payment_method' })
  })

  it('asks for authentication, on the bank page and back', async () => {
    const intent = await stripe.paymentIntents.create(order)
    const asked = await browserConfirm(emulator, intent.client_secret ?? '', '4000002760003184', {
      return_url: 'http://localhost:1/success?session=abc',
    })
    expect(asked.body).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    const page = asked.body.next_action?.redirect_to_url?.url ?? ''
    expect(await (await fetch(page)).text()).toContain('Complete authentication')
    const submit = (outcome: string) =>
      fetch(page.split('?')[0] ?? '', {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome }),
      })
    const back = new URL((await submit('pass')).headers.get('location') ?? '')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      session: 'abc',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' })

    const other = await stripe.paymentIntents.create(order)
    const dialog = await browserConfirm(emulator, other.client_secret ?? '', '4000002500003155', {
      use_stripe_sdk: 'true',
      return_url: 'http://localhost:1/',
    })
    expect(dialog.body.next_action).toEqual({ type: 'use_stripe_sdk', use_stripe_sdk: { type: 'emulated_authentication' } })
    const failed = await fetch(`${emulator.url}/v1/payment_intents/${other.id}/emulated_authentication`, {
      method: 'POST',
      body: new URLSearchParams({ key: STRIPE_KEYS.publishableKey, client_secret: other.client_secret ?? '', outcome: 'fail' }),
    })
    expect(await failed.json()).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
  })

  it('cancels, refunds and loses disputes', async () => {
    const open = await stripe.paymentIntents.create(order)
    expect(await stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    })
    expect(await failure(stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa', ...RETURN }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })

    const paid = await stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa', ...RETURN })
    const part = await stripe.refunds.create({ payment_intent: paid.id, amount: 2_900 })
    expect(part).toMatchObject({ object: 'refund', amount: 2_900, status: 'succeeded', charge: paid.latest_charge })
    expect(await stripe.charges.retrieve(String(paid.latest_charge))).toMatchObject({ refunded: false, amount_refunded: 2_900 })
    expect(await failure(stripe.refunds.create({ payment_intent: paid.id, amount: 10_001 }))).toMatchObject({ param: 'amount' })
    await stripe.refunds.create({ payment_intent: paid.id, reason: 'requested_by_customer' })
    expect(await stripe.charges.retrieve(String(paid.latest_charge))).toMatchObject({ refunded: true, amount_refunded: 12_900 })
    expect(await failure(stripe.refunds.create({ payment_intent: paid.id }))).toMatchObject({ code: 'charge_already_refunded' })
    await eventually('the refund events', () => shop.ofType('charge.refunded').length === 2)

    const complained = await stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa', ...RETURN })
    const dispute = await emulator.control('/disputes', { paymentIntent: complained.id, status: 'lost' })
    await eventually('the dispute', () => shop.ofType('charge.dispute.closed').length === 1)
    expect(shop.ofType('charge.dispute.closed')[0]?.event.data.object).toMatchObject({
      id: dispute['id'],
      status: 'lost',
      payment_intent: complained.id,
    })
    expect(await stripe.disputes.retrieve(String(dispute['id']))).toMatchObject({ status: 'lost' })
    expect((await stripe.disputes.list({ payment_intent: complained.id })).data).toHaveLength(1)
    expect((await stripe.disputes.list({ payment_intent: paid.id })).data).toHaveLength(0)
  })

  it('keeps customers', async () => {
    const customer = await stripe.customers.create({ email: 'meera@example.com', name: 'Meera', metadata: { userId: 'u' } })
    expect(await stripe.customers.update(customer.id, { name: 'Meera Rao' })).toMatchObject({
      id: customer.id,
      name: 'Meera Rao',
      email: 'meera@example.com',
    })
    expect(await stripe.paymentIntents.create({ ...order, customer: customer.id })).toMatchObject({ customer: customer.id })
    expect(await failure(stripe.paymentIntents.create({ ...order, customer: 'cus_none' }))).toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    })
  })

  it('repeats, copies, delays and shuffles deliveries as told', async () => {
    shop.answer = 500
    await stripe.paymentIntents.create(order)
    await eventually('a refused delivery', () => shop.received.length >= 2)
    shop.answer = 200
    await eventually('the accepted one', () => shop.received.some(({ status }) => status === 200))
    const state = (await emulator.control('/state')) as unknown as { deliveries: { state: string; attempts: number }[] }
    expect(state.deliveries).toEqual([expect.objectContaining({ state: 'delivered', attempts: shop.received.length })])

    const id = shop.received[0]?.event.id ?? ''
    await emulator.control(`/events/${id}/redeliver`, { copies: 2 })
    await eventually('two more', () => shop.received.filter(({ event, status }) => event.id === id && status === 200).length === 3)

    await emulator.control('/settings', { webhooksPaused: true, disorder: true, extraDeliveries: 1 })
    shop.received.length = 0
    const paid = await stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa', ...RETURN })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(shop.received).toHaveLength(0)
    await emulator.control('/settings', { webhooksPaused: false })
    await eventually('six deliveries', () => shop.received.length === 6)
    const types = shop.received.map(({ event }) => event.type)
    expect(types.indexOf('payment_intent.succeeded')).toBeLessThan(types.indexOf('payment_intent.created'))
    expect(
      shop.received.every(
        ({ event }) =>
          ((event.data.object as { payment_intent?: string; id: string }).payment_intent ?? (event.data.object as { id: string }).id) ===
          paid.id,
      ),
    ).toBe(true)
  })

  it('survives kill -9 with its objects, keys, timers and pending deliveries', async () => {
    await emulator.control('/settings', { webhooksPaused: true, processingSeconds: 1 })
    const intent = await stripe.paymentIntents.create(order, { idempotencyKey: 'before' })
    const waiting = await stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_card_emulated_processing',
      ...RETURN,
    })
    await emulator.kill()
    expect(await failure(stripe.paymentIntents.retrieve(intent.id))).toMatchObject({ type: 'StripeConnectionError' })
    await emulator.restart()
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      metadata: { sessionId: 's-1' },
    })
    expect((await stripe.paymentIntents.create(order, { idempotencyKey: 'before' })).id).toBe(intent.id)
    await eventually('the timer of before', async () => (await stripe.paymentIntents.retrieve(waiting.id)).status === 'succeeded')
    await emulator.control('/settings', { webhooksPaused: false })
    await eventually(
      'deliveries of before',
      () => shop.ofType('payment_intent.created').length === 2 && shop.ofType('payment_intent.succeeded').length === 1,
    )
  })

  it('shows its pages and script, and lets no other site steer it', async () => {
    await stripe.paymentIntents.create({ ...order, metadata: { note: '<script>alert(1)</script>' } })
    const page = await (await fetch(`${emulator.url}/`)).text()
    expect(page).toContain('4242 4242 4242 4242')
    expect(page).not.toContain('<script>alert')
    const script = await fetch(`${emulator.url}/v3/stripe.js`)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(await script.text()).not.toMatch(/\beval\(|new Function|innerHTML/)
    const foreign = await fetch(`${emulator.url}/_emulator/reset`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: '{}',
    })
    expect(foreign.status).toBe(400)
    expect((await fetch(`${emulator.url}/_emulator/state`)).headers.get('access-control-allow-origin')).toBeNull()
    const preflight = await fetch(`${emulator.url}/v1/payment_intents/pi_1/confirm`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  })
})
