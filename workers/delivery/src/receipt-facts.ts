import type { Language } from '@disha/contracts/language'
import type { User } from '@disha/database/intake/user.entity'
import type { Payment } from '@disha/database/payments/payment.entity'

/** What a receipt and a refund note state of a payment. */
export function receiptFacts(payment: Payment, user: User, language: Language) {
  return {
    language,
    name: user.fullName,
    productId: payment.productId,
    amountRupees: payment.amountMinor / 100,
    paidAt: (payment.succeededAt ?? payment.createdAt).toISOString(),
    refundedAt: payment.refundedAt?.toISOString() ?? null,
    displayTimeZone: user.displayTimeZone,
    reference: payment.id,
    billingRegion: payment.billingRegion,
  }
}
