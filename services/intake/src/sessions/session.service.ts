import { Inject, Injectable } from '@nestjs/common'
import { ChartRow } from '@disha/database/charts/chart.entity'
import { Delivery } from '@disha/database/delivery/delivery.entity'
import { documentFolder } from '@disha/database/documents/document-folder'
import { DocumentRow } from '@disha/database/documents/document.entity'
import { Consent } from '@disha/database/intake/consent.entity'
import { LinkToken } from '@disha/database/intake/link-token.entity'
import { UserAnalytics } from '@disha/database/intake/user-analytics.entity'
import { UserQuestion } from '@disha/database/intake/user-question.entity'
import { User } from '@disha/database/intake/user.entity'
import { Payment } from '@disha/database/payments/payment.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { Report } from '@disha/database/reports/report.entity'
import type { Storage } from '@disha/platform/storage'
import { DataSource, type EntityManager } from 'typeorm'
import { STORAGE } from '../storage.token.ts'

/** Everything kept of one visitor: given out, or erased. */
@Injectable()
export class SessionService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** All rows about the visitor, one point in time. Secrets that open something (hashes, storage keys) are left out. */
  async export(user: User): Promise<Record<string, unknown>> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const userId = user.id
      const [consents, questions, analytics, charts, readings, reports, payments, deliveries, documents, links] = [
        await manager.findBy(Consent, { userId }),
        await manager.findBy(UserQuestion, { userId }),
        await manager.findBy(UserAnalytics, { userId }),
        await manager.findBy(ChartRow, { userId }),
        await manager.findBy(Reading, { userId }),
        await manager.findBy(Report, { userId }),
        await manager.findBy(Payment, { userId }),
        await manager.findBy(Delivery, { userId }),
        await manager.findBy(DocumentRow, { userId }),
        await manager.findBy(LinkToken, { userId }),
      ]
      return {
        exportedAt: new Date().toISOString(),
        user,
        consents,
        questions,
        analytics,
        charts,
        readings,
        reports,
        payments,
        mails: deliveries.map(({ kind, language, sentAt, createdAt }) => ({ kind, language, sentAt, createdAt })),
        documents: documents.map(({ revision, language, pages, pdfBytes, createdAt }) => ({
          revision,
          language,
          pages,
          pdfBytes,
          createdAt,
        })),
        links: links.map(({ createdAt, expiresAt, revokedAt }) => ({ createdAt, expiresAt, revokedAt })),
      }
    })
  }

  /**
   * Removes the visitor and everything that hangs on them. Payments stay for tax law, without the visitor. Files go first: a failure
   * in between leaves rows by which the erasure can be asked for again, never files that nothing points to. `stillDue` is asked once
   * nothing about the visitor can change any more; where it says no, nothing is removed and the answer is false.
   */
  async erase(user: User, stillDue?: (manager: EntityManager, userId: string) => Promise<boolean>): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const locked = await manager.findOne(User, { where: { id: user.id }, lock: { mode: 'pessimistic_write' } })
      if (locked === null || (stillDue !== undefined && !(await stillDue(manager, user.id)))) return false
      await this.deleteFiles(manager, user.id)
      await manager.delete(UserAnalytics, { sessionId: user.sessionId })
      await manager.delete(User, { id: user.id })
      return true
    })
  }

  /** What the rows point to, and what a worker left behind in the visitor's folder without a row. */
  private async deleteFiles(manager: EntityManager, userId: string): Promise<void> {
    const documents = await manager.findBy(DocumentRow, { userId })
    await Promise.all(documents.flatMap(({ pdfKey, htmlKey }) => [this.storage.delete(pdfKey), this.storage.delete(htmlKey)]))
    await this.storage.deleteAll(documentFolder(userId))
  }
}
