import type { EventPayload } from '@disha/contracts/events/catalogue'
import type { User } from '@disha/database/intake/user.entity'
import { Payment } from '@disha/database/payments/payment.entity'
import { renderRefundMail } from '@disha/report/mail'
import type { EntityManager } from 'typeorm'
import type { DeliveryKey } from './claim-delivery.ts'
import type { MailContent } from './mail-content.ts'
import { MailStep, type Addressed } from './mail.step.ts'
import { receiptFacts } from './receipt-facts.ts'

type Payload = EventPayload<'purchase.refunded'>

/** Says that the money went back and the report is closed. */
export class SendRefundNote extends MailStep<Payload> {
  protected async address(
    manager: EntityManager,
    { userId, revision, language, paymentId }: Payload,
    user: User,
  ): Promise<DeliveryKey | undefined> {
    if (!(await manager.existsBy(Payment, { id: paymentId, status: 'refunded' }))) return undefined
    return { userId, revision, language, kind: 'refund', address: user.deliveryEmail ?? user.email, occasion: paymentId }
  }

  protected async compose({ paymentId, language }: Payload, { user }: Addressed): Promise<MailContent> {
    const payment = await this.context.manager.findOneByOrFail(Payment, { id: paymentId })
    return renderRefundMail({ ...receiptFacts(payment, user, language), siteUrl: this.context.siteUrl })
  }
}
