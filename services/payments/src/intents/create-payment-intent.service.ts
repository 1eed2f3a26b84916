import { type CreatePaymentIntentRequest, type CreatePaymentIntentResponse, TERMS_VERSION } from '@disha/contracts/api/payments'
import { Consent } from '@disha/database/intake/consent.entity'
import { User } from '@disha/database/intake/user.entity'
import { Payment } from '@disha/database/payments/payment.entity'
import { ensureReport } from '@disha/database/reports/advance-report'
import { publish } from '@disha/events/publish'
import { ApiError } from '@disha/platform/api-error'
import { Injectable, Logger } from '@nestjs/common'
import type Stripe from 'stripe'
import { DataSource, type EntityManager, In, Not } from 'typeorm'
import { Catalogue, type Offer, rupees } from '../catalogue/catalogue.service.ts'
import type { IntentMetadata } from '../provider/intent-metadata.ts'
import { PaymentProvider } from '../provider/payment-provider.ts'
import { record } from '../settlement/settle-payment.ts'
import { Settlement } from '../settlement/settlement.service.ts'

/** Intents that may still be paid. */
const PAYABLE: Payment['status'][] = ['open', 'failed', 'processing']

const alreadyPurchased = (): ApiError => new ApiError('already_purchased', 'This reading is paid for already.')

/** Makes or finds the intent that a visitor pays. The one asked for last is the only one of theirs that can be paid. */
@Injectable()
export class CreatePaymentIntent {
  private readonly logger = new Logger('CreatePaymentIntent')

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Catalogue,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
  ) {}

  /**
   * @throws ApiError `already_purchased`, `price_changed` with the price of now, `unknown_product`, `payment_provider_unavailable`.
   */
  async run(user: User, request: CreatePaymentIntentRequest): Promise<CreatePaymentIntentResponse> {
    if (user.hasPurchased) throw alreadyPurchased()
    const offer = await this.catalogue.offer(request.productId, user.language)
    if (request.amount !== undefined && request.amount !== rupees(offer.amountMinor)) {
      throw new ApiError('price_changed', 'The price has changed.', { price: rupees(offer.amountMinor), currency: offer.currency })
    }
    const payable = await this.payable(user)
    const metadata = metadataOf(user, offer)
    // money that is on its way already is waited for, whatever is asked for now
    const processing = payable.find(({ intent }) => intent.status === 'processing')?.intent
    if (processing !== undefined) return answer(processing)
    const same = payable.find(({ payment }) => payment.productId === offer.productId && payment.amountMinor === offer.amountMinor)
    const intent =
      same?.intent ?? (await this.provider.createIntent({ amountMinor: offer.amountMinor, metadata }, await this.keyOf(user, offer)))
    if (same !== undefined && !isSame(same.payment, user)) await this.provider.changeMetadata(intent.id, metadata)
    const others = await this.dataSource.transaction((manager) => store(manager, user, request, offer, intent.id))
    for (const other of others) await this.withdraw(other)
    return answer(intent)
  }

  /** The visitor's intents that may still be paid, as the provider has them. */
  private async payable(user: User): Promise<{ payment: Payment; intent: Stripe.PaymentIntent }[]> {
    const payments = await this.dataSource.manager.find(Payment, {
      where: { userId: user.id, status: In(PAYABLE) },
      order: { createdAt: 'DESC' },
    })
    const found = []
    for (const payment of payments) {
      const state = await this.settlement.ask(payment.stripePaymentIntentId)
      if (state?.status === 'succeeded') throw alreadyPurchased()
      if (state !== undefined && state.status !== 'canceled' && state.status !== 'refunded') found.push({ payment, intent: state.intent })
    }
    return found
  }

  /**
   * One key for one try: clicks that race make one intent, and a crash before our row was stored finds the intent again; the
   * next try after a withdrawn intent has another.
   */
  private async keyOf(user: User, offer: Offer): Promise<string> {
    const tries = await this.dataSource.manager.countBy(Payment, { userId: user.id })
    return `intent-${user.id}-${user.revision}-${user.language}-${offer.productId}-${offer.amountMinor}-${tries}`
  }

  /** An intent at another price must not be paid from a forgotten tab. */
  private async withdraw(payment: Payment): Promise<void> {
    try {
      await this.provider.cancelIntent(payment.stripePaymentIntentId)
      await this.settlement.ask(payment.stripePaymentIntentId)
    } catch (error) {
      this.logger.warn(`intent of payment ${payment.id} was not withdrawn: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

const isSame = (payment: Payment, user: User): boolean => payment.revision === user.revision && payment.language === user.language

function metadataOf(user: User, { productId }: Offer): IntentMetadata {
  return { sessionId: user.sessionId, userId: user.id, revision: user.revision, productId, language: user.language }
}

function answer(intent: Stripe.PaymentIntent): CreatePaymentIntentResponse {
  if (intent.client_secret === null) throw new Error(`intent ${intent.id} has no client secret`)
  return { clientSecret: intent.client_secret, paymentIntentId: intent.id, amount: rupees(intent.amount), currency: 'INR' }
}

/**
 * The try, the delivery address, the consent and what follows, in one transaction; a repeated call changes nothing twice. Calls
 * of one visitor come one after the other here (their row is locked), so that of two that race the later withdraws the earlier.
 * @returns the visitor's other payments that may still be paid
 */
async function store(
  manager: EntityManager,
  user: User,
  request: CreatePaymentIntentRequest,
  { productId, amountMinor, currency }: Offer,
  intentId: string,
): Promise<Payment[]> {
  const { id: userId, revision, language } = user
  const billingRegion = request.billingRegion ?? null
  await manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } })
  await manager.update(User, userId, { deliveryEmail: request.email })
  if (!(await manager.existsBy(Consent, { userId, kind: 'terms', version: TERMS_VERSION }))) {
    await manager.insert(Consent, { userId, kind: 'terms', version: TERMS_VERSION })
  }
  const before = await manager.findOneBy(Payment, { stripePaymentIntentId: intentId })
  if (before === null) {
    await manager.insert(Payment, {
      userId,
      revision,
      language,
      productId,
      amountMinor,
      currency,
      billingRegion,
      stripePaymentIntentId: intentId,
    })
    await record(manager, user, 'payment_initiated', { productId, amountMinor, currency })
  } else {
    await manager.update(Payment, before.id, { revision, language, billingRegion })
  }
  const others = await manager.findBy(Payment, { userId, status: In(PAYABLE), stripePaymentIntentId: Not(intentId) })
  if (before !== null && isSame(before, user)) return others
  const { id: paymentId } = await manager.findOneByOrFail(Payment, { stripePaymentIntentId: intentId })
  const report = { userId, revision, language }
  await ensureReport(manager, report)
  await manager.query(
    'UPDATE reports SET initiated_at = COALESCE(initiated_at, now()) WHERE user_id = $1 AND revision = $2 AND language = $3',
    [userId, revision, language],
  )
  await publish(manager, 'payment.initiated', { ...report, paymentId })
  return others
}
