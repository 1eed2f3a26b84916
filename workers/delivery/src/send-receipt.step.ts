import type { EventPayload } from '@disha/contracts/events/catalogue'
import type { User } from '@disha/database/intake/user.entity'
import { Payment } from '@disha/database/payments/payment.entity'
import { renderReceiptMail } from '@disha/report/mail'
import type { EntityManager } from 'typeorm'
import type { DeliveryKey } from './claim-delivery.ts'
import type { MailContent } from './mail-content.ts'
import { MailStep, type Addressed } from './mail.step.ts'
import { receiptFacts } from './receipt-facts.ts'

type Payload = EventPayload<'purchase.completed'>

/** The receipt, once a purchase is completed. */
export class SendReceipt extends MailStep<Payload> {
  protected async address(
    manager: EntityManager,
    { userId, revision, language, paymentId }: Payload,
    user: User,
  ): Promise<DeliveryKey | undefined> {
    const payment = await manager.findOneBy(Payment, { id: paymentId })
    if (payment?.succeededAt == null || payment.status === 'duplicate') return undefined
    return { userId, revision, language, kind: 'receipt', address: user.deliveryEmail ?? user.email, occasion: paymentId }
  }

  protected async compose({ paymentId, language }: Payload, { user }: Addressed): Promise<MailContent> {
    const payment = await this.context.manager.findOneByOrFail(Payment, { id: paymentId })
    return renderReceiptMail({ ...receiptFacts(payment, user, language), siteUrl: this.context.siteUrl })
  }
}
