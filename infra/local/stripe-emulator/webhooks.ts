import { createHmac } from 'node:crypto'
import { newId } from './objects.ts'
import type { StripeEvent } from './objects.ts'
import { readSettings } from './settings.ts'
import type { Delivery, Store } from './store.ts'

const ATTEMPT_TIMEOUT_MS = 15_000
const AT_ONCE = 4
/** Stripe gives up after three days; here the waits are shorter: 0.5 s, doubling, at most a minute. */
const GIVE_UP_AFTER_MS = 3 * 24 * 3600 * 1000
const backoffMs = (attempts: number): number => Math.min(60_000, 500 * 2 ** Math.min(attempts - 1, 10))

/** The `Stripe-Signature` header: HMAC-SHA256 over `<seconds>.<raw body>` (docs.stripe.com/webhooks#verify-manually). */
export function signature(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Sends events to the one webhook endpoint, again and again until it answers 2xx. What is pending survives a restart. */
export class Webhooks {
  readonly #store: Store
  readonly #url: string | undefined
  readonly #secret: string
  readonly #inFlight = new Set<string>()
  readonly #stopping = new AbortController()

  constructor(options: { store: Store; url: string | undefined; secret: string }) {
    this.#store = options.store
    this.#url = options.url
    this.#secret = options.secret
  }

  /** Queues an event's deliveries; runs inside the transaction that made the event. */
  enqueue(event: StripeEvent, copies?: number): void {
    if (this.#url === undefined) return
    const settings = readSettings(this.#store)
    const now = Date.now()
    for (let copy = 0; copy < (copies ?? 1 + settings.extraDeliveries); copy++) {
      this.#store.addDelivery({
        id: newId('whd'),
        event_id: event.id,
        type: event.type,
        state: 'pending',
        attempts: 0,
        next_at: now + settings.webhookDelayMs,
        created_at: now,
        last_status: null,
        last_error: null,
      })
    }
  }

  /** Starts every delivery that is due, a few at a time; calls `after` when one ends. */
  deliverDue(after: () => void): void {
    const settings = readSettings(this.#store)
    if (settings.webhooksPaused || this.#url === undefined) return
    const due = this.#store.pendingDeliveries(Date.now(), 100).filter((delivery) => !this.#inFlight.has(delivery.id))
    if (settings.disorder) due.reverse()
    for (const delivery of due.slice(0, Math.max(0, (settings.disorder ? 1 : AT_ONCE) - this.#inFlight.size))) {
      this.#inFlight.add(delivery.id)
      void this.#attempt(delivery, this.#url).finally(() => {
        this.#inFlight.delete(delivery.id)
        if (!this.#stopping.signal.aborted) after()
      })
    }
  }

  get busy(): boolean {
    return this.#inFlight.size > 0
  }

  /** Cuts attempts off; they stay pending. */
  stop(): void {
    this.#stopping.abort()
  }

  async #attempt(delivery: Delivery, url: string): Promise<void> {
    const event = this.#store.find('event', delivery.event_id)
    if (!event) return
    event.pending_webhooks = this.#store.pendingDeliveriesOf(event.id)
    const body = JSON.stringify(event, null, 2)
    let status: number | null = null
    let error: string | null = null
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signature(body, this.#secret, Math.floor(Date.now() / 1000)),
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
      })
      status = response.status
      if (!response.ok) error = (await response.text()).slice(0, 300)
    } catch (failure) {
      error = failure instanceof Error ? failure.message : String(failure)
    }
    if (this.#stopping.signal.aborted) return
    const attempts = delivery.attempts + 1
    const delivered = status !== null && status >= 200 && status < 300
    this.#store.updateDelivery({
      ...delivery,
      attempts,
      state: delivered ? 'delivered' : Date.now() - delivery.created_at > GIVE_UP_AFTER_MS ? 'failed' : 'pending',
      next_at: delivered ? delivery.next_at : Date.now() + backoffMs(attempts),
      last_status: status,
      last_error: delivered ? null : error,
    })
  }
}
