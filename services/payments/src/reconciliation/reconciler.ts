import { Payment, type PaymentStatus } from '@disha/database/payments/payment.entity'
import { counter } from '@disha/platform/metrics'
import { Rounds } from '@disha/platform/rounds'
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import type Stripe from 'stripe'
import { EntityManager, In, MoreThan } from 'typeorm'
import { PAYMENTS_ENV, type PaymentsEnv } from '../payments-env.ts'
import { IntentMetadata } from '../provider/intent-metadata.ts'
import { PaymentProvider } from '../provider/payment-provider.ts'
import { Settlement } from '../settlement/settlement.service.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** open intents asked about in one round */
const ROUND = 200
/** intents, refunds and disputes listed in one round, each; a boot lists a day or more */
const LISTED = 10_000
/** an intent that nobody paid for so long is not asked about any more */
const OPEN_FOR_MS = 30 * DAY
/** how far the first listing reaches back at least, and at most */
const FIRST_LOOK_MS = DAY
const FARTHEST_LOOK_MS = 30 * DAY
/** each listing begins this much before the end of the last one */
const OVERLAP_MS = 10 * MINUTE

const found = counter('payments_reconciled_total', 'Payments that only reconciliation brought forward', ['status'])

/** Our states in which a succeeded intent has been counted. */
const COUNTED: readonly PaymentStatus[] = ['succeeded', 'duplicate', 'refunded']

/**
 * Finds what no webhook told, each minute and at boot: asks about intents that have not ended, and lists the provider's newest
 * intents, refunds and disputes, so that payments newer than a restored backup come back.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Reconciler')
  /** when each open intent was last asked about; forgotten with the process, then all are asked once */
  private readonly askedAt = new Map<string, number>()
  private listedUntil: Date | undefined
  private readonly rounds: Rounds

  constructor(
    private readonly manager: EntityManager,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    @Inject(PAYMENTS_ENV) env: PaymentsEnv,
  ) {
    this.rounds = new Rounds(this.logger, env.RECONCILE_INTERVAL_MS, () => this.run())
  }

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  /** One round; `now` is a parameter for tests. @throws when the provider cannot be reached; the next round begins where this one did. */
  async run(now = new Date()): Promise<void> {
    await this.lookForUnknown(now)
    await this.askAboutOpen(now)
  }

  private async lookForUnknown(now: Date): Promise<void> {
    const since = this.listedUntil === undefined ? await this.firstLook(now) : new Date(this.listedUntil.getTime() - OVERLAP_MS)
    const { intents, reversed } = await this.provider.changedSince(since, LISTED)
    const ours = intents.filter((intent) => IntentMetadata.safeParse(intent.metadata).success)
    const rows = await this.manager.findBy(Payment, { stripePaymentIntentId: In([...ours.map(({ id }) => id), ...reversed]) })
    const statusOf = new Map(rows.map((row) => [row.stripePaymentIntentId, row.status]))
    const behind = ours.filter((intent) => isBehind(intent, statusOf.get(intent.id))).map(({ id }) => id)
    const taken = reversed.filter((id) => ['succeeded', 'duplicate'].includes(statusOf.get(id) ?? ''))
    for (const id of new Set([...behind, ...taken])) {
      if (this.rounds.stopped) return
      await this.ask(id)
    }
    this.listedUntil = now
  }

  /** Before the newest payment that we know, and at least a day back: a restored backup is older than what it lost. */
  private async firstLook(now: Date): Promise<Date> {
    const [newest] = await this.manager.find(Payment, { order: { createdAt: 'DESC' }, take: 1, select: { id: true, createdAt: true } })
    const known = (newest?.createdAt.getTime() ?? 0) - OVERLAP_MS
    return new Date(Math.max(now.getTime() - FARTHEST_LOOK_MS, Math.min(known, now.getTime() - FIRST_LOOK_MS)))
  }

  private async askAboutOpen(now: Date): Promise<void> {
    const open = await this.manager.find(Payment, {
      where: { status: In(['open', 'failed', 'processing']), createdAt: MoreThan(new Date(now.getTime() - OPEN_FOR_MS)) },
      order: { createdAt: 'DESC' },
      select: { id: true, stripePaymentIntentId: true, createdAt: true },
      take: 10 * ROUND,
    })
    const ids = new Set(open.map(({ stripePaymentIntentId }) => stripePaymentIntentId))
    for (const id of this.askedAt.keys()) if (!ids.has(id)) this.askedAt.delete(id)
    const due = open
      .filter(({ stripePaymentIntentId, createdAt }) => {
        // the older an intent, the less often: a new one each round, one of a day every two and a half hours
        const pause = (now.getTime() - createdAt.getTime()) / 10
        return now.getTime() - (this.askedAt.get(stripePaymentIntentId) ?? -Infinity) >= pause
      })
      .slice(0, ROUND)
    for (const { stripePaymentIntentId } of due) {
      if (this.rounds.stopped) return
      await this.ask(stripePaymentIntentId)
      this.askedAt.set(stripePaymentIntentId, now.getTime())
    }
  }

  private async ask(intentId: string): Promise<void> {
    const state = await this.settlement.ask(intentId)
    if (state === undefined || state.settled === 'unchanged' || state.settled === 'foreign') return
    found.inc({ status: state.settled })
    this.logger.log(`intent ${intentId}: ${state.settled}`)
  }
}

/** Whether a listed intent has got further than our row of it. */
function isBehind(intent: Stripe.PaymentIntent, ours: PaymentStatus | undefined): boolean {
  if (intent.status === 'succeeded') return ours === undefined || !COUNTED.includes(ours)
  return intent.status === 'processing' && ours === undefined
}
