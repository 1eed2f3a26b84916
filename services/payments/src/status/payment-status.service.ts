import { createHash, timingSafeEqual } from 'node:crypto'
import type { VerifyPaymentResponse } from '@disha/contracts/api/payments'
import type { User } from '@disha/database/intake/user.entity'
import { Payment, type PaymentStatus } from '@disha/database/payments/payment.entity'
import { Injectable } from '@nestjs/common'
import { EntityManager, In } from 'typeorm'
import { Settlement } from '../settlement/settlement.service.ts'

/** What a visitor is told about a payment in each state, the most telling first. */
const TOLD: [PaymentStatus, VerifyPaymentResponse['status']][] = [
  ['succeeded', 'succeeded'],
  ['processing', 'processing'],
  ['refunded', 'refunded'],
  ['open', 'pending'],
  ['failed', 'failed'],
]

/** Where a visitor's purchase stands. */
@Injectable()
export class PaymentStatusService {
  constructor(
    private readonly manager: EntityManager,
    private readonly settlement: Settlement,
  ) {}

  /** From our own rows; the provider is not asked, so that pages may poll. */
  async of(user: User): Promise<VerifyPaymentResponse['status']> {
    const payments = await this.manager.find(Payment, { where: { userId: user.id }, select: { id: true, status: true } })
    return TOLD.find(([status]) => payments.some((payment) => payment.status === status))?.[1] ?? 'none'
  }

  /** Asks the provider about every payment of the visitor that has not ended. */
  async reconcile(user: User): Promise<VerifyPaymentResponse['status']> {
    const payments = await this.manager.findBy(Payment, { userId: user.id, status: In(['open', 'failed', 'processing', 'canceled']) })
    for (const { stripePaymentIntentId } of payments) await this.settlement.ask(stripePaymentIntentId)
    return this.of(user)
  }

  /**
   * The provider's own word for an intent of this session, settled here as well.
   * @param proof the cookie's session, or the client secret that the provider's return carries
   * @returns undefined when the intent is unknown, of another session, or the proof is wrong
   */
  async ask(
    intentId: string,
    sessionId: string,
    proof: { owns: boolean; clientSecret: string | undefined },
  ): Promise<{ status: string } | undefined> {
    const plausible = proof.owns || proof.clientSecret?.startsWith(`${intentId}_secret_`)
    if (!plausible) return undefined
    const state = await this.settlement.ask(intentId)
    if (state?.intent.metadata['sessionId'] !== sessionId) return undefined
    if (!proof.owns && !sameText(state.intent.client_secret ?? '', proof.clientSecret ?? '')) return undefined
    return { status: state.intent.status }
  }
}

function sameText(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return left !== '' && timingSafeEqual(digest(left), digest(right))
}
