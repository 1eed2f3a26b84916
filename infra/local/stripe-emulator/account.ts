import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { amountText, CURRENCIES, MAXIMUM_AMOUNT, minimumAmount } from './amounts.ts'
import { API_VERSION, newId, nowSeconds, randomText } from './objects.ts'
import type {
  Address,
  BillingDetails,
  Charge,
  Customer,
  Dispute,
  ErrorBody,
  Kind,
  ObjectsByKind,
  PaymentIntent,
  PaymentMethod,
  Refund,
  StripeEvent,
  StripeObject,
} from './objects.ts'
import { mergeMetadata } from './parameters.ts'
import type * as parameters from './parameters.ts'
import type { Store } from './store.ts'
import { invalidRequest, resourceMissing, StripeProblem, unexpectedState } from './stripe-error.ts'
import { AUTHENTICATION_FAILURE, cardByNumber, cardByPaymentMethod, GENERIC_DECLINE, passesLuhn } from './test-cards.ts'
import type { CardBehaviour, TestCard } from './test-cards.ts'

/** Who asks: the request's id and key stand on the events that it causes; links are made for the address it came to. */
export type Cause = { requestId: string | null; idempotencyKey: string | null; baseUrl: string }

/** A call's answer. A declined card is an answer, not a throw: the intent's new state and its events must stay. */
export type Answer = { status: number; body: unknown }

/** What the account does without being asked. */
export const BY_ITSELF: Cause = { requestId: null, idempotencyKey: null, baseUrl: '' }

type Parameters<Schema extends z.ZodType> = z.infer<Schema>

const EMPTY_ADDRESS: Address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** Texts as given; an empty one unsets. */
const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

function address(given: Parameters<typeof parameters.AddressParameter> | '' | undefined): Address {
  return { ...EMPTY_ADDRESS, ...(given === '' ? {} : given) }
}

/** One Stripe account: its objects and what the API's calls do to them. Every public method runs inside a store transaction. */
export class Account {
  readonly #store: Store
  /** seconds that a `process` card stays in processing */
  readonly #processingSeconds: () => number
  readonly #onEvent: (event: StripeEvent) => void

  constructor(options: { store: Store; processingSeconds: () => number; onEvent: (event: StripeEvent) => void }) {
    this.#store = options.store
    this.#processingSeconds = options.processingSeconds
    this.#onEvent = options.onEvent
  }

  get<K extends Kind>(kind: K, id: string, param = 'id'): ObjectsByKind[K] {
    const object = this.#store.find(kind, id)
    if (!object) throw resourceMissing(kind === 'payment_method' ? 'PaymentMethod' : kind, id, param)
    return object
  }

  createPaymentIntent(given: Parameters<typeof parameters.CreatePaymentIntent>, cause: Cause): Answer {
    const currency = given.currency.toLowerCase()
    this.#checkAmount(given.amount, currency)
    if (given.customer) this.get('customer', given.customer, 'customer')
    const id = newId('pi')
    const types = given.payment_method_types
    if (types && given.automatic_payment_methods?.enabled) {
      throw invalidRequest('You may only specify one of these parameters: automatic_payment_methods, payment_method_types.')
    }
    const intent: PaymentIntent = {
      id,
      object: 'payment_intent',
      amount: given.amount,
      amount_capturable: 0,
      amount_received: 0,
      automatic_payment_methods: given.automatic_payment_methods
        ? { allow_redirects: given.automatic_payment_methods.allow_redirects, enabled: given.automatic_payment_methods.enabled }
        : null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: given.capture_method,
      client_secret: `${id}_secret_${randomText(25)}`,
      confirmation_method: 'automatic',
      created: nowSeconds(),
      currency,
      customer: orNull(given.customer),
      description: orNull(given.description),
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: mergeMetadata({}, given.metadata),
      next_action: null,
      payment_method: given.payment_method ? this.#attachable(given.payment_method).id : null,
      payment_method_options: { card: { request_three_d_secure: 'automatic' } },
      payment_method_types: ['card'],
      processing: null,
      receipt_email: orNull(given.receipt_email),
      setup_future_usage: null,
      shipping: null,
      source: null,
      statement_descriptor: orNull(given.statement_descriptor),
      statement_descriptor_suffix: orNull(given.statement_descriptor_suffix),
      status: given.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    }
    this.#store.save(intent)
    this.#emit('payment_intent.created', intent, cause)
    return given.confirm ? this.confirmPaymentIntent(id, { return_url: given.return_url }, cause) : { status: 200, body: intent }
  }

  updatePaymentIntent(id: string, given: Parameters<typeof parameters.UpdatePaymentIntent>): Answer {
    const intent = this.get('payment_intent', id, 'intent')
    const money = given.amount !== undefined || given.currency !== undefined || given.payment_method !== undefined
    if (money && !OPEN.includes(intent.status)) {
      throw unexpectedState(
        `This PaymentIntent's amount, currency or payment method could not be updated because it has a status of ${intent.status}.`,
        { payment_intent: intent },
      )
    }
    if (money) this.#checkAmount(given.amount ?? intent.amount, (given.currency ?? intent.currency).toLowerCase())
    if (given.customer) this.get('customer', given.customer, 'customer')
    Object.assign(intent, {
      ...(given.amount === undefined ? {} : { amount: given.amount }),
      ...(given.currency === undefined ? {} : { currency: given.currency.toLowerCase() }),
      ...(given.customer === undefined ? {} : { customer: orNull(given.customer) }),
      ...(given.description === undefined ? {} : { description: orNull(given.description) }),
      ...(given.receipt_email === undefined ? {} : { receipt_email: orNull(given.receipt_email) }),
      ...(given.statement_descriptor === undefined ? {} : { statement_descriptor: orNull(given.statement_descriptor) }),
      ...(given.statement_descriptor_suffix === undefined
        ? {}
        : { statement_descriptor_suffix: orNull(given.statement_descriptor_suffix) }),
      metadata: mergeMetadata(intent.metadata, given.metadata),
    })
    if (given.payment_method !== undefined) {
      intent.payment_method = given.payment_method === '' ? null : this.#attachable(given.payment_method).id
      intent.status = intent.payment_method === null ? 'requires_payment_method' : 'requires_confirmation'
      intent.next_action = null
    }
    this.#store.save(intent)
    return { status: 200, body: intent }
  }

  confirmPaymentIntent(id: string, given: Parameters<typeof parameters.ConfirmPaymentIntent>, cause: Cause): Answer {
    const intent = this.get('payment_intent', id, 'intent')
    if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
      const why =
        intent.status === 'succeeded'
          ? 'because it has already succeeded after being previously confirmed'
          : intent.status === 'canceled'
            ? 'because it has been canceled'
            : `because it has a status of ${intent.status}`
      throw unexpectedState(`You cannot confirm this PaymentIntent ${why}.`, { payment_intent: intent })
    }
    const method = given.payment_method_data
      ? this.createPaymentMethod(given.payment_method_data)
      : given.payment_method
        ? this.#attachable(given.payment_method)
        : intent.payment_method !== null
          ? this.get('payment_method', intent.payment_method, 'payment_method')
          : undefined
    if (!method) {
      throw unexpectedState(
        'You cannot confirm this PaymentIntent because it is missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
        { payment_intent: intent },
      )
    }
    const redirects = intent.automatic_payment_methods?.enabled === true && intent.automatic_payment_methods.allow_redirects === 'always'
    if (redirects && given.return_url === undefined && given.client_secret === undefined) {
      throw invalidRequest(
        'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.',
        { param: 'return_url' },
      )
    }
    if (given.receipt_email !== undefined) intent.receipt_email = orNull(given.receipt_email)
    intent.payment_method = method.id
    intent.last_payment_error = null
    intent.next_action = null
    const behaviour = this.#behaviour(method)
    if (behaviour.kind === 'decline') return this.#decline(intent, method, behaviour, cause)
    if (behaviour.kind === 'succeed') return this.#succeed(intent, method, cause)
    if (behaviour.kind === 'process') {
      intent.status = 'processing'
      intent.processing = { type: 'card' }
      this.#store.save(intent)
      this.#store.setTimer(intent.id, Date.now() + this.#processingSeconds() * 1000)
      this.#emit('payment_intent.processing', intent, cause)
      return { status: 200, body: intent }
    }
    intent.status = 'requires_action'
    intent.next_action =
      behaviour.how === 'dialog' && given.return_url === undefined
        ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'emulated_authentication' } }
        : behaviour.how === 'dialog' && given.use_stripe_sdk
          ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'emulated_authentication' } }
          : {
              type: 'redirect_to_url',
              redirect_to_url: {
                url: `${cause.baseUrl}/v3/authenticate/${intent.id}?client_secret=${encodeURIComponent(intent.client_secret)}`,
                return_url: given.return_url ?? null,
              },
            }
    this.#store.save(intent)
    this.#emit('payment_intent.requires_action', intent, cause)
    return { status: 200, body: intent }
  }

  /** The end of a 3-D Secure step, taken on the bank's page or in the dialog. */
  authenticate(id: string, passed: boolean, cause: Cause): PaymentIntent {
    const intent = this.get('payment_intent', id, 'intent')
    if (intent.status !== 'requires_action' || intent.payment_method === null) {
      throw unexpectedState(`This PaymentIntent has a status of ${intent.status}: there is nothing to authenticate.`, {
        payment_intent: intent,
      })
    }
    const method = this.get('payment_method', intent.payment_method)
    intent.next_action = null
    if (passed) {
      this.#succeed(intent, method, cause)
    } else {
      intent.status = 'requires_payment_method'
      intent.payment_method = null
      intent.last_payment_error = { type: 'invalid_request_error', ...AUTHENTICATION_FAILURE, payment_method: method }
      this.#store.save(intent)
      this.#emit('payment_intent.payment_failed', intent, cause)
    }
    return intent
  }

  /** The end of `processing`, when its time is over. */
  settle(id: string): void {
    const intent = this.#store.find('payment_intent', id)
    this.#store.clearTimer(id)
    if (intent?.status !== 'processing' || intent.payment_method === null) return
    const method = this.get('payment_method', intent.payment_method)
    const behaviour = this.#behaviour(method)
    const cause = BY_ITSELF
    intent.processing = null
    if (behaviour.kind === 'process' && behaviour.end === 'decline') this.#decline(intent, method, GENERIC_DECLINE, cause)
    else this.#succeed(intent, method, cause)
  }

  cancelPaymentIntent(id: string, given: Parameters<typeof parameters.CancelPaymentIntent>, cause: Cause): Answer {
    const intent = this.get('payment_intent', id, 'intent')
    if (!OPEN.includes(intent.status)) {
      throw unexpectedState(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${OPEN.join(', ')}.`,
        { payment_intent: intent },
      )
    }
    Object.assign(intent, {
      status: 'canceled',
      canceled_at: nowSeconds(),
      cancellation_reason: given.cancellation_reason ?? null,
      next_action: null,
    } satisfies Partial<PaymentIntent>)
    this.#store.save(intent)
    this.#emit('payment_intent.canceled', intent, cause)
    return { status: 200, body: intent }
  }

  createPaymentMethod(given: Parameters<typeof parameters.PaymentMethodData>): PaymentMethod {
    const { number: spaced, exp_month: month, exp_year: year, cvc } = given.card
    const number = spaced.replace(/[\s-]/g, '')
    const cardError = (code: string, message: string, param: string): StripeProblem =>
      new StripeProblem(402, { type: 'card_error', code, message, param })
    if (!passesLuhn(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
    if (month < 1 || month > 12) throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
    const fullYear = year < 100 ? 2000 + year : year
    const now = new Date()
    if (fullYear < now.getFullYear() || fullYear > now.getFullYear() + 50) {
      throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
    }
    if (fullYear === now.getFullYear() && month < now.getMonth() + 1) {
      throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
    }
    if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
    const card = cardByNumber(number)
    if (!card) {
      // Real Stripe answers a live card in test mode like this; the number is not kept.
      throw new StripeProblem(402, {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'test_mode_live_card',
        message:
          'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      })
    }
    return this.#savePaymentMethod(card, {
      month,
      year: fullYear,
      billing: given.billing_details,
      metadata: mergeMetadata({}, given.metadata),
    })
  }

  createCustomer(given: Parameters<typeof parameters.CustomerFields>, cause: Cause): Customer {
    const customer: Customer = {
      id: `cus_${randomText(14)}`,
      object: 'customer',
      address: given.address ? address(given.address) : null,
      created: nowSeconds(),
      currency: null,
      delinquent: false,
      description: orNull(given.description),
      email: orNull(given.email),
      livemode: false,
      metadata: mergeMetadata({}, given.metadata),
      name: orNull(given.name),
      phone: orNull(given.phone),
    }
    this.#store.save(customer)
    this.#emit('customer.created', customer, cause)
    return customer
  }

  updateCustomer(id: string, given: Parameters<typeof parameters.CustomerFields>, cause: Cause): Customer {
    const customer = this.get('customer', id)
    if (given.address !== undefined) customer.address = given.address === '' ? null : address(given.address)
    for (const field of ['description', 'email', 'name', 'phone'] as const) {
      if (given[field] !== undefined) customer[field] = orNull(given[field])
    }
    customer.metadata = mergeMetadata(customer.metadata, given.metadata)
    this.#store.save(customer)
    this.#emit('customer.updated', customer, cause)
    return customer
  }

  createRefund(given: Parameters<typeof parameters.CreateRefund>, cause: Cause): Refund {
    if (given.charge === undefined && given.payment_intent === undefined) {
      throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.')
    }
    const chargeId = given.charge ?? this.get('payment_intent', given.payment_intent ?? '', 'payment_intent').latest_charge
    if (chargeId === null)
      throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' })
    const charge = this.get('charge', chargeId, 'charge')
    if (charge.status !== 'succeeded')
      throw invalidRequest(`Charge ${charge.id} has not succeeded and cannot be refunded.`, { param: 'charge' })
    if (charge.refunded) {
      throw new StripeProblem(
        400,
        { type: 'invalid_request_error', code: 'charge_already_refunded', message: `Charge ${charge.id} has already been refunded.` },
        true,
      )
    }
    if (charge.disputed) {
      throw new StripeProblem(
        400,
        { type: 'invalid_request_error', code: 'charge_disputed', message: `Charge ${charge.id} has been charged back.` },
        true,
      )
    }
    const left = charge.amount - charge.amount_refunded
    const amount = given.amount ?? left
    if (amount < 1) throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
    if (amount > left) {
      throw invalidRequest(
        `Refund amount (${amountText(amount, charge.currency)}) is greater than unrefunded amount on charge (${amountText(left, charge.currency)})`,
        {
          param: 'amount',
        },
      )
    }
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: nowSeconds(),
      currency: charge.currency,
      metadata: mergeMetadata({}, given.metadata),
      payment_intent: charge.payment_intent,
      reason: given.reason ?? null,
      status: 'succeeded',
    }
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    this.#store.save(refund)
    this.#store.save(charge)
    this.#emit('refund.created', refund, cause)
    this.#emit('charge.refunded', charge, cause)
    return refund
  }

  /** A cardholder's complaint, from its opening to its end at once. */
  dispute(chargeId: string, status: 'won' | 'lost'): Dispute {
    const charge = this.get('charge', chargeId, 'charge')
    if (charge.status !== 'succeeded' || charge.disputed)
      throw invalidRequest(`Charge ${charge.id} cannot be disputed.`, { param: 'charge' })
    const cause = BY_ITSELF
    const dispute: Dispute = {
      id: newId('du'),
      object: 'dispute',
      amount: charge.amount,
      charge: charge.id,
      created: nowSeconds(),
      currency: charge.currency,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: 'general',
      status: 'needs_response',
    }
    charge.disputed = true
    this.#store.save(charge)
    this.#store.save(dispute)
    this.#emit('charge.dispute.created', dispute, cause)
    dispute.status = status
    this.#store.save(dispute)
    this.#emit('charge.dispute.closed', dispute, cause)
    return dispute
  }

  #checkAmount(amount: number, currency: string): void {
    if (!CURRENCIES.includes(currency)) {
      throw invalidRequest(`Invalid currency: ${currency}. The emulator knows: ${CURRENCIES.join(', ')}.`, { param: 'currency' })
    }
    if (amount < 1) {
      throw invalidRequest('This value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param: 'amount' })
    }
    if (amount < minimumAmount(currency)) {
      throw invalidRequest(`Amount must be at least ${amountText(minimumAmount(currency), currency)}`, {
        code: 'amount_too_small',
        param: 'amount',
      })
    }
    if (amount > MAXIMUM_AMOUNT) {
      throw invalidRequest(`Amount must be no more than ${amountText(MAXIMUM_AMOUNT, currency)}`, {
        code: 'amount_too_large',
        param: 'amount',
      })
    }
  }

  /** A payment method by its id; `pm_card_…` test names make one. */
  #attachable(id: string): PaymentMethod {
    const card = cardByPaymentMethod(id)
    if (card) return this.#savePaymentMethod(card, { month: 12, year: new Date().getFullYear() + 1, billing: undefined, metadata: {} })
    return this.get('payment_method', id, 'payment_method')
  }

  #savePaymentMethod(
    card: TestCard,
    given: {
      month: number
      year: number
      billing: Parameters<typeof parameters.BillingDetailsParameter> | undefined
      metadata: Record<string, string>
    },
  ): PaymentMethod {
    const billing: BillingDetails = {
      address: address(given.billing?.address),
      email: orNull(given.billing?.email),
      name: orNull(given.billing?.name),
      phone: orNull(given.billing?.phone),
      tax_id: null,
    }
    const method: PaymentMethod = {
      id: newId('pm'),
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: billing,
      card: {
        brand: card.brand,
        country: card.number === '4000003560000008' ? 'IN' : 'US',
        exp_month: given.month,
        exp_year: given.year,
        fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
        funding: 'credit',
        last4: card.number.slice(-4),
      },
      created: nowSeconds(),
      customer: null,
      livemode: false,
      metadata: given.metadata,
      type: 'card',
    }
    this.#store.save(method)
    this.#store.rememberCard(method.id, card.number)
    return method
  }

  #behaviour(method: PaymentMethod): CardBehaviour {
    return cardByNumber(this.#store.cardNumber(method.id) ?? '')?.behaviour ?? GENERIC_DECLINE
  }

  #charge(intent: PaymentIntent, method: PaymentMethod, failure: { code: string; reason: string; message: string } | null): Charge {
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: failure ? 0 : intent.amount,
      amount_refunded: 0,
      billing_details: method.billing_details,
      captured: failure === null,
      created: nowSeconds(),
      currency: intent.currency,
      customer: intent.customer,
      description: intent.description,
      disputed: false,
      failure_code: failure?.code ?? null,
      failure_message: failure?.message ?? null,
      livemode: false,
      metadata: intent.metadata,
      outcome: failure
        ? {
            network_status: 'declined_by_network',
            reason: failure.reason,
            risk_level: 'normal',
            seller_message: `The bank returned the decline code \`${failure.reason}\`.`,
            type: 'issuer_declined',
          }
        : {
            network_status: 'approved_by_network',
            reason: null,
            risk_level: 'normal',
            seller_message: 'Payment complete.',
            type: 'authorized',
          },
      paid: failure === null,
      payment_intent: intent.id,
      payment_method: method.id,
      payment_method_details: { card: method.card, type: 'card' },
      receipt_email: intent.receipt_email,
      receipt_url: null,
      refunded: false,
      status: failure ? 'failed' : 'succeeded',
    }
    intent.latest_charge = charge.id
    this.#store.save(charge)
    return charge
  }

  #succeed(intent: PaymentIntent, method: PaymentMethod, cause: Cause): Answer {
    const charge = this.#charge(intent, method, null)
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    this.#store.save(intent)
    this.#emit('charge.succeeded', charge, cause)
    this.#emit('payment_intent.succeeded', intent, cause)
    return { status: 200, body: intent }
  }

  #decline(intent: PaymentIntent, method: PaymentMethod, decline: CardBehaviour & { kind: 'decline' }, cause: Cause): Answer {
    const charge = this.#charge(intent, method, { code: decline.code, reason: decline.declineCode, message: decline.message })
    const error: ErrorBody = {
      type: 'card_error',
      code: decline.code,
      ...(decline.code === 'card_declined' ? { decline_code: decline.declineCode } : {}),
      message: decline.message,
      charge: charge.id,
      doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
      payment_method: method,
    }
    intent.status = 'requires_payment_method'
    intent.payment_method = null
    intent.last_payment_error = error
    this.#store.save(intent)
    this.#emit('charge.failed', charge, cause)
    this.#emit('payment_intent.payment_failed', intent, cause)
    return { status: 402, body: { error: { ...error, payment_intent: intent } } }
  }

  #emit(type: string, object: StripeObject, cause: Cause): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: nowSeconds(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 0,
      request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
      type,
    }
    this.#store.save(event)
    this.#onEvent(event)
  }
}
