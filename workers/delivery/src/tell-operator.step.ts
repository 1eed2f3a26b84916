import type { EventPayload } from '@disha/contracts/events/catalogue'
import { StalledReport } from '@disha/database/events/stalled-report.entity'
import type { EntityManager } from 'typeorm'
import { renderOperatorMail } from '@disha/report/mail'
import type { DeliveryKey } from './claim-delivery.ts'
import type { MailContent } from './mail-content.ts'
import { MailStep } from './mail.step.ts'

type Payload = EventPayload<'report.stalled'>

/** Tells an operator of a paid report that is late. Ids only: the mail may be read anywhere. */
export class TellOperator extends MailStep<Payload> {
  protected async address(
    manager: EntityManager,
    { userId, revision, language, stalledReportId }: Payload,
  ): Promise<DeliveryKey | undefined> {
    const stalled = await manager.findOneBy(StalledReport, { id: stalledReportId })
    if (stalled === null || stalled.resolvedAt !== null) return undefined
    return { userId, revision, language, kind: 'operator', address: this.context.operatorEmail, occasion: stalledReportId }
  }

  protected async compose({ userId, revision, language, stalledReportId }: Payload): Promise<MailContent> {
    const { step, createdAt } = await this.context.manager.findOneByOrFail(StalledReport, { id: stalledReportId })
    return renderOperatorMail({ userId, revision, language, step, since: createdAt.toISOString(), siteUrl: this.context.siteUrl })
  }
}
