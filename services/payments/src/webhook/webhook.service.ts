import { counter } from '@disha/platform/metrics'
import { StripeEvent } from '@disha/database/payments/stripe-event.entity'
import { Injectable } from '@nestjs/common'
import type Stripe from 'stripe'
import { DataSource } from 'typeorm'
import { idOf, PaymentProvider } from '../provider/payment-provider.ts'
import { settlePayment } from '../settlement/settle-payment.ts'

export type WebhookOutcome = 'ignored' | 'repeated' | 'carriedOut'

const received = counter('stripe_webhooks_total', 'Signed events, by what came of them', ['type', 'outcome'])

/** Carries out the provider's events, each once, in any order. */
@Injectable()
export class Webhook {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * An event only says that something happened to an intent; what, the provider is asked anew, so that late and shuffled
   * events do no harm. @throws whatever keeps it from being carried out: the provider then sends it again.
   */
  async receive(event: Stripe.Event): Promise<WebhookOutcome> {
    const outcome = await this.carryOut(event)
    received.inc({ type: event.type, outcome })
    return outcome
  }

  private async carryOut(event: Stripe.Event): Promise<WebhookOutcome> {
    const intentId = intentOf(event)
    if (intentId === undefined) return 'ignored'
    if (await this.dataSource.manager.existsBy(StripeEvent, { id: event.id })) return 'repeated'
    const state = await this.provider.stateOf(intentId)
    if (state === undefined) throw new Error(`event ${event.id} is about an intent that the provider does not know`)
    return this.dataSource.transaction(async (manager) => {
      const rows = (await manager.query(
        'INSERT INTO stripe_events (id, type, occurred_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
        [event.id, event.type, new Date(event.created * 1000)],
      )) as unknown[]
      if (rows.length === 0) return 'repeated'
      await settlePayment(manager, state)
      return 'carriedOut'
    })
  }
}

/** The intent that an event is about, for the events that can change a payment here. */
function intentOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return event.data.object.id
    case 'charge.refunded':
    case 'charge.dispute.closed':
      return idOf(event.data.object.payment_intent)
    default:
      return undefined
  }
}
