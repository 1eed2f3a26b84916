import type { EventPayload } from '@disha/contracts/events/catalogue'
import { DocumentRow } from '@disha/database/documents/document.entity'
import type { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { markDelivered } from '@disha/database/reports/mark-delivered'
import { Report } from '@disha/database/reports/report.entity'
import type { EventRecord } from '@disha/events/publish'
import type { Storage } from '@disha/platform/storage'
import { renderReportMail } from '@disha/report/mail'
import type { EntityManager } from 'typeorm'
import type { DeliveryKey } from './claim-delivery.ts'
import type { MailContent } from './mail-content.ts'
import { MailStep, type Addressed, type MailContext } from './mail.step.ts'
import { makeMailedLink } from './mailed-link.ts'

type Payload = EventPayload<'document.rendered'>

/** The report itself, attached and linked; goes once it is paid and rendered. */
export class SendReport extends MailStep<Payload> {
  constructor(
    context: MailContext,
    private readonly storage: Storage,
  ) {
    super(context)
  }

  protected async address(
    manager: EntityManager,
    { userId, revision, language }: Payload,
    user: User,
  ): Promise<DeliveryKey | { notYet: string } | undefined> {
    // corrected since: the newer revision has its own mail
    if (user.revision !== revision) return undefined
    const report = await manager.findOneBy(Report, { userId, revision, language })
    if (report === null || report.closedAt !== null) return undefined
    if (report.paidAt === null) return { notYet: 'not paid' }
    if (!(await manager.existsBy(DocumentRow, { userId, revision, language }))) return { notYet: 'not rendered' }
    return { userId, revision, language, kind: 'report', address: user.deliveryEmail ?? user.email }
  }

  protected async compose({ userId, revision, language }: Payload, { user }: Addressed): Promise<MailContent> {
    const { manager, siteUrl } = this.context
    const [reading, document] = await Promise.all([
      manager.findOneByOrFail(Reading, { userId, revision, language }),
      manager.findOneByOrFail(DocumentRow, { userId, revision, language }),
    ])
    if (reading.fullReading === null) throw new Error('a document without its reading')
    const content = Buffer.from(await this.storage.getBytes(document.pdfKey))
    const reportUrl = await makeMailedLink(manager, user.id, siteUrl)
    return {
      ...renderReportMail(reading.fullReading, { reportUrl, siteUrl }),
      attachments: [{ filename: `Disha-${language}-${reading.asOf}.pdf`, content, contentType: 'application/pdf' }],
    }
  }

  protected override async sent(manager: EntityManager, payload: Payload): Promise<EventRecord[]> {
    const { userId, revision, language } = payload
    await manager.query(
      'UPDATE reports SET mailed_at = now() WHERE user_id = $1 AND revision = $2 AND language = $3 AND mailed_at IS NULL',
      [userId, revision, language],
    )
    return (await markDelivered(manager, payload)) ? [{ name: 'report.delivered', payload }] : []
  }
}
