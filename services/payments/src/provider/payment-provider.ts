import { BRAND } from '@disha/contracts/brand'
import { ApiError } from '@disha/platform/api-error'
import { counter } from '@disha/platform/metrics'
import { Inject, Injectable, Logger } from '@nestjs/common'
import Stripe from 'stripe'
import { PAYMENTS_ENV, type PaymentsEnv } from '../payments-env.ts'
import { IntentMetadata } from './intent-metadata.ts'

const CALL_TIMEOUT_MS = 10_000
/** the most that one call of a list gives */
const PAGE = 100

/** How a payment stands at the provider, in our words. */
export type ProviderStatus = 'open' | 'processing' | 'failed' | 'canceled' | 'succeeded' | 'refunded'
export type ProviderState = { intent: Stripe.PaymentIntent; status: ProviderStatus }

const calls = counter('payment_provider_failures_total', 'Calls to the payment provider that failed', ['call', 'type'])

/** Every word with Stripe. With `STRIPE_API_URL` the SDK speaks to another server that knows the same API. */
@Injectable()
export class PaymentProvider {
  private readonly logger = new Logger('PaymentProvider')
  private readonly stripe: Stripe

  constructor(@Inject(PAYMENTS_ENV) private readonly env: PaymentsEnv) {
    const api = env.STRIPE_API_URL === undefined ? undefined : new URL(env.STRIPE_API_URL)
    this.stripe = new Stripe(env.STRIPE_SECRET_KEY, {
      maxNetworkRetries: 2,
      timeout: CALL_TIMEOUT_MS,
      telemetry: false,
      ...(api === undefined
        ? {}
        : {
            host: api.hostname,
            port: Number(api.port) || (api.protocol === 'https:' ? 443 : 80),
            protocol: api.protocol === 'https:' ? 'https' : 'http',
          }),
    })
  }

  /** A new intent; the same key gives the same one. */
  createIntent(given: { amountMinor: number; metadata: IntentMetadata }, idempotencyKey: string): Promise<Stripe.PaymentIntent> {
    return this.ask('create', () =>
      this.stripe.paymentIntents.create(
        {
          amount: given.amountMinor,
          currency: 'inr',
          automatic_payment_methods: { enabled: true },
          description: `${BRAND.name}: birth chart reading`,
          metadata: texts(given.metadata),
        },
        { idempotencyKey },
      ),
    )
  }

  changeMetadata(intentId: string, metadata: IntentMetadata): Promise<Stripe.PaymentIntent> {
    return this.ask('update', () => this.stripe.paymentIntents.update(intentId, { metadata: texts(metadata) }))
  }

  /** Withdraws an open intent. Undefined when it was too late: the provider's state then says how it ended. */
  async cancelIntent(intentId: string): Promise<Stripe.PaymentIntent | undefined> {
    return this.ask('cancel', async () => {
      try {
        return await this.stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state') return undefined
        throw error
      }
    })
  }

  /** How an intent stands now, or undefined when the provider does not know it. */
  async stateOf(intentId: string): Promise<ProviderState | undefined> {
    return this.ask('retrieve', async () => {
      let intent: Stripe.PaymentIntent
      try {
        intent = await this.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined
        throw error
      }
      return { intent, status: await this.statusOf(intent) }
    })
  }

  /** Ids of intents that a change at or after `since` concerns: made, refunded or disputed then. At most `limit` of each. */
  async changedSince(since: Date, limit: number): Promise<{ intents: Stripe.PaymentIntent[]; reversed: string[] }> {
    const created = { gte: Math.floor(since.getTime() / 1000) }
    return this.ask('list', async () => {
      const intents = await this.stripe.paymentIntents.list({ created, limit: PAGE }).autoPagingToArray({ limit })
      const refunds = await this.stripe.refunds.list({ created, limit: PAGE }).autoPagingToArray({ limit })
      const disputes = await this.stripe.disputes.list({ created, limit: PAGE }).autoPagingToArray({ limit })
      const reversed = [...refunds, ...disputes].map(({ payment_intent }) => idOf(payment_intent)).filter((id) => id !== undefined)
      return { intents, reversed: [...new Set(reversed)] }
    })
  }

  /** The event that a signed body carries. @throws ApiError `invalid_signature` */
  readEvent(rawBody: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(rawBody, signature, this.env.STRIPE_WEBHOOK_SECRET)
    } catch {
      throw new ApiError('invalid_signature', 'The signature does not fit the body.')
    }
  }

  private async statusOf(intent: Stripe.PaymentIntent): Promise<ProviderStatus> {
    if (intent.status === 'canceled') return 'canceled'
    if (intent.status === 'processing') return 'processing'
    if (intent.status !== 'succeeded') return intent.last_payment_error === null ? 'open' : 'failed'
    const charge = intent.latest_charge
    if (charge === null || typeof charge === 'string') return 'succeeded'
    if (charge.refunded) return 'refunded'
    if (!charge.disputed) return 'succeeded'
    const disputes = await this.stripe.disputes.list({ payment_intent: intent.id, limit: PAGE })
    return disputes.data.some(({ status }) => status === 'lost') ? 'refunded' : 'succeeded'
  }

  /** @throws ApiError `payment_provider_unavailable` for whatever Stripe refuses or does not answer; the reason is logged. */
  private async ask<T>(call: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      calls.inc({ call, type: error.type })
      this.logger.error(`${call}: ${error.type} ${error.code ?? ''} ${error.message} (${error.requestId ?? 'no request id'})`)
      throw new ApiError('payment_provider_unavailable', 'The payment provider cannot be reached right now. Please try again.')
    }
  }
}

/** The intent that an object of Stripe belongs to. */
export const idOf = (link: string | { id: string } | null | undefined): string | undefined => (typeof link === 'string' ? link : link?.id)

const texts = (metadata: IntentMetadata): Record<string, string> => ({ ...metadata, revision: String(metadata.revision) })
