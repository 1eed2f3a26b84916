import type { Handlers } from '@disha/events/step'
import { createStorage } from '@disha/platform/storage'
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { DELIVERY_ENV, type DeliveryEnv } from './delivery-env.ts'
import { MailTransport } from './mail-transport.ts'
import type { MailContext } from './mail.step.ts'
import { SendLink } from './send-link.step.ts'
import { SendReceipt } from './send-receipt.step.ts'
import { SendRefundNote } from './send-refund-note.step.ts'
import { SendReport } from './send-report.step.ts'
import { TellOperator } from './tell-operator.step.ts'

/** What the delivery queue hears: one mail for each event. */
@Injectable()
export class DeliveryHandlers implements Handlers<'delivery'>, OnModuleDestroy {
  readonly 'document.rendered': SendReport
  readonly 'purchase.completed': SendReceipt
  readonly 'purchase.refunded': SendRefundNote
  readonly 'link.requested': SendLink
  readonly 'report.stalled': TellOperator
  private readonly transport: MailTransport

  constructor(dataSource: DataSource, @Inject(DELIVERY_ENV) env: DeliveryEnv) {
    this.transport = new MailTransport(env)
    const context: MailContext = {
      manager: dataSource.manager,
      transport: this.transport,
      siteUrl: env.SITE_URL,
      mailDomain: new URL(env.SITE_URL).hostname,
      operatorEmail: env.OPERATOR_EMAIL,
    }
    this['document.rendered'] = new SendReport(context, createStorage(env))
    this['purchase.completed'] = new SendReceipt(context)
    this['purchase.refunded'] = new SendRefundNote(context)
    this['link.requested'] = new SendLink(context)
    this['report.stalled'] = new TellOperator(context)
  }

  onModuleDestroy(): void {
    this.transport.close()
  }
}
