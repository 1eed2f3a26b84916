import type { EventPayload } from '@disha/contracts/events/catalogue'
import type { User } from '@disha/database/intake/user.entity'
import { Report } from '@disha/database/reports/report.entity'
import { renderLinkMail } from '@disha/report/mail'
import type { EntityManager } from 'typeorm'
import type { DeliveryKey } from './claim-delivery.ts'
import type { MailContent } from './mail-content.ts'
import { MailStep, type Addressed } from './mail.step.ts'
import { makeMailedLink } from './mailed-link.ts'

type Payload = EventPayload<'link.requested'>

/** The visitor's link again, on request. */
export class SendLink extends MailStep<Payload> {
  protected async address(
    manager: EntityManager,
    { userId, revision, language, requestId }: Payload,
    user: User,
  ): Promise<DeliveryKey | undefined> {
    const report = await manager.findOneBy(Report, { userId, revision, language })
    if (report?.paidAt == null || report.closedAt !== null) return undefined
    return { userId, revision, language, kind: 'link', address: user.deliveryEmail ?? user.email, occasion: requestId }
  }

  protected async compose({ language }: Payload, { user }: Addressed): Promise<MailContent> {
    const { manager, siteUrl } = this.context
    const linkUrl = await makeMailedLink(manager, user.id, siteUrl)
    return renderLinkMail({ language, name: user.fullName, linkUrl, siteUrl })
  }
}
