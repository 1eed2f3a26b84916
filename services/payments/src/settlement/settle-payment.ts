import { UserAnalytics } from '@disha/database/intake/user-analytics.entity'
import { User } from '@disha/database/intake/user.entity'
import { Payment, type PaymentStatus } from '@disha/database/payments/payment.entity'
import { ensureReport } from '@disha/database/reports/advance-report'
import { publish } from '@disha/events/publish'
import { counter } from '@disha/platform/metrics'
import { Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { IntentMetadata } from '../provider/intent-metadata.ts'
import type { ProviderState, ProviderStatus } from '../provider/payment-provider.ts'

/** What a look at the provider changed here. `foreign` intents are not of this site, or of a try that was never stored. */
export type Settled = 'foreign' | 'unchanged' | PaymentStatus

/** From which of our states the provider's word leads on. Anything else is old news, told late or twice. */
const FORWARD: Record<ProviderStatus, readonly PaymentStatus[]> = {
  open: ['failed'],
  failed: ['open', 'processing'],
  processing: ['open', 'failed'],
  canceled: ['open', 'failed', 'processing'],
  succeeded: ['open', 'failed', 'processing', 'canceled'],
  refunded: ['open', 'failed', 'processing', 'canceled', 'succeeded', 'duplicate'],
}

/** An intent that we have no row of is taken up only when money is moving, or has moved. */
const WORTH_RESTORING: readonly ProviderStatus[] = ['processing', 'succeeded', 'refunded']

const settled = counter('payments_settled_total', 'Changes of payments, by the state they came to', ['status'])
const logger = new Logger('Settlement')

/**
 * Brings one payment to where the provider says it is, forward only, in the caller's transaction: payment row, the visitor's
 * purchase, the report's status row and the outbox event together or not at all. Payments of one visitor are settled one after
 * the other (the user's row is locked), so that two successes can never both count.
 */
export async function settlePayment(manager: EntityManager, { intent, status }: ProviderState): Promise<Settled> {
  const metadata = IntentMetadata.safeParse(intent.metadata).data
  const known = await manager.findOneBy(Payment, { stripePaymentIntentId: intent.id })
  if (known === null && (metadata === undefined || !WORTH_RESTORING.includes(status))) return 'foreign'
  const user = await lockUser(manager, known === null ? metadata?.userId : known.userId)
  if (known === null && metadata !== undefined) await restorePayment(manager, intent, metadata, user)
  const payment = await manager.findOneOrFail(Payment, {
    where: { stripePaymentIntentId: intent.id },
    lock: { mode: 'pessimistic_write' },
  })
  if (!FORWARD[status].includes(payment.status)) return 'unchanged'
  if (status === 'succeeded' && (intent.amount_received < payment.amountMinor || intent.currency !== 'inr')) {
    logger.error(`payment ${payment.id}: ${intent.amount_received} ${intent.currency} received, ${payment.amountMinor} paise expected`)
    return 'unchanged'
  }
  if (status === 'succeeded') await succeed(manager, payment, user)
  else if (status === 'refunded') await refund(manager, payment, user)
  else await manager.update(Payment, payment.id, { status })
  if (status === 'failed') await record(manager, user, 'payment_failed', payment)
  const { status: now } = await manager.findOneByOrFail(Payment, { id: payment.id })
  settled.inc({ status: now })
  return now
}

function lockUser(manager: EntityManager, userId: string | null | undefined): Promise<User | null> {
  if (userId === null || userId === undefined) return Promise.resolve(null)
  return manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } })
}

/** The row of an intent that we no longer have, or never came to store, from its metadata. */
async function restorePayment(
  manager: EntityManager,
  intent: ProviderState['intent'],
  metadata: IntentMetadata,
  user: User | null,
): Promise<void> {
  const owner = user?.sessionId === metadata.sessionId ? user : null
  if (owner === null) logger.error(`intent ${intent.id} names a visitor who is not stored; its payment is kept without one`)
  await manager
    .createQueryBuilder()
    .insert()
    .into(Payment)
    .values({
      userId: owner?.id ?? null,
      revision: metadata.revision,
      language: metadata.language,
      productId: metadata.productId,
      amountMinor: intent.amount,
      currency: 'INR',
      stripePaymentIntentId: intent.id,
      createdAt: new Date(intent.created * 1000),
    })
    .orIgnore()
    .execute()
}

async function succeed(manager: EntityManager, payment: Payment, user: User | null): Promise<void> {
  const succeededAt = new Date()
  if (user === null || payment.userId === null) {
    // the visitor erased their data while paying: like a second success, this bought nothing
    await manager.update(Payment, payment.id, { status: 'duplicate', succeededAt })
    logger.error(`payment ${payment.id} succeeded without a visitor; refund it`)
    return
  }
  if (await manager.existsBy(Payment, { userId: user.id, status: 'succeeded' })) {
    await manager.update(Payment, payment.id, { status: 'duplicate', succeededAt })
    logger.error(`payment ${payment.id} is a second success of one visitor; refund it`)
    return
  }
  // details corrected since the intent was made: the report is written for the newest ones
  const { revision } = user
  await manager.update(Payment, payment.id, { status: 'succeeded', succeededAt, revision })
  await manager.update(User, user.id, { hasPurchased: true })
  const report = { userId: user.id, revision, language: payment.language }
  await ensureReport(manager, report)
  await manager.query(
    `UPDATE reports SET paid_at = CASE WHEN closed_at IS NULL THEN COALESCE(paid_at, now()) ELSE now() END, closed_at = NULL, rung_at = NULL
     WHERE user_id = $1 AND revision = $2 AND language = $3`,
    [user.id, revision, payment.language],
  )
  await record(manager, user, 'payment_completed', payment)
  await publish(manager, 'purchase.completed', { ...report, paymentId: payment.id })
}

/** Money went back, by refund or lost dispute. The report closes unless another payment of the same visitor still stands. */
async function refund(manager: EntityManager, payment: Payment, user: User | null): Promise<void> {
  const counted = payment.status === 'succeeded'
  await manager.update(Payment, payment.id, { status: 'refunded', refundedAt: new Date() })
  if (!counted || user === null) return
  const other = await manager.findOneBy(Payment, { userId: user.id, status: 'duplicate' })
  if (other !== null) {
    await manager.update(Payment, other.id, { status: 'succeeded' })
    return
  }
  await manager.update(User, user.id, { hasPurchased: false })
  await manager.query('UPDATE reports SET closed_at = now() WHERE user_id = $1 AND closed_at IS NULL', [user.id])
  const { revision, language } = payment
  await publish(manager, 'purchase.refunded', { userId: user.id, revision, language, paymentId: payment.id })
}

/** Payment events are the server's own and need no consent; they hold nothing personal. */
export async function record(
  manager: EntityManager,
  user: User | null,
  event: 'payment_initiated' | 'payment_failed' | 'payment_completed',
  { productId, amountMinor, currency }: Pick<Payment, 'productId' | 'amountMinor' | 'currency'>,
): Promise<void> {
  if (user === null) return
  const data = { productId, amountMinor, currency }
  await manager.insert(UserAnalytics, { userId: user.id, sessionId: user.sessionId, event, data })
}
