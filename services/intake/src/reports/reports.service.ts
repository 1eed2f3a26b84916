import { Inject, Injectable } from '@nestjs/common'
import { FullReadingResponse, type ReportStatusResponse } from '@disha/contracts/api/reports'
import type { ReadingDocument } from '@disha/contracts/document'
import { STAGE_PROGRESS } from '@disha/contracts/report-stage'
import { DocumentRow } from '@disha/database/documents/document.entity'
import { StalledReport } from '@disha/database/events/stalled-report.entity'
import type { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import type { ReportKey } from '@disha/database/reports/advance-report'
import { markDelivered } from '@disha/database/reports/mark-delivered'
import { Report } from '@disha/database/reports/report.entity'
import { publish } from '@disha/events/publish'
import { ApiError } from '@disha/platform/api-error'
import { renderReportMail } from '@disha/report/mail'
import { DataSource, In, IsNull } from 'typeorm'
import { INTAKE_ENV, type IntakeEnv } from '../intake-env.ts'
import { reportToOpen, reportToShow } from './report-to-show.ts'

type Owner = Pick<User, 'id' | 'revision' | 'language'>
export type ReportState = { kind: 'closed' } | { kind: 'open'; status: ReportStatusResponse }

const keyOf = ({ userId, revision, language }: Report): ReportKey => ({ userId, revision, language })
const keyText = ({ userId, revision, language }: ReportKey): string => `${userId}/${revision}/${language}`

/** The read side of reports: what a visitor may see of their own, and that they have opened it. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(INTAKE_ENV) private readonly env: IntakeEnv,
  ) {}

  /** Where the reports of several visitors stand, by user id, in three queries. */
  async states(owners: readonly Owner[]): Promise<Map<string, ReportState>> {
    const manager = this.dataSource.manager
    const ids = owners.map(({ id }) => id)
    const [reports, documents, stalled] = await Promise.all([
      manager.findBy(Report, { userId: In(ids) }),
      manager.find(DocumentRow, { where: { userId: In(ids) }, select: { userId: true, revision: true, language: true } }),
      manager.findBy(StalledReport, { userId: In(ids), resolvedAt: IsNull() }),
    ])
    const rendered = new Set(documents.map(keyText))
    const late = new Set(stalled.map(keyText))
    const states = new Map<string, ReportState>()
    for (const owner of owners) {
      const own = reports.filter(({ userId }) => userId === owner.id)
      const report = reportToShow(own, owner)
      if (report === undefined) continue
      const { stage, deliveredAt, paidAt, closedAt } = report
      if (closedAt !== null) {
        states.set(owner.id, { kind: 'closed' })
        continue
      }
      const documentReady = paidAt !== null && rendered.has(keyText(report))
      const opens = reportToOpen(own, owner, (entry) => rendered.has(keyText(entry)))
      states.set(owner.id, {
        kind: 'open',
        status: {
          stage,
          progress: STAGE_PROGRESS[stage],
          documentReady,
          deliveredAt: deliveredAt?.toISOString() ?? null,
          stalled: late.has(keyText(report)),
          ...(opens === report ? {} : { earlierReady: true }),
        },
      })
    }
    return states
  }

  /** @throws ApiError `report_closed` after a refund or a lost dispute. */
  async status(user: Owner): Promise<ReportStatusResponse> {
    const state = (await this.states([user])).get(user.id)
    if (state === undefined) throw new ApiError('not_found', 'There is nothing at this address.')
    if (state.kind === 'closed') throw closed()
    return state.status
  }

  /** The bought reading by sections; null while it is not bought, not written or closed. */
  async fullReading(user: Owner): Promise<FullReadingResponse> {
    const report = await this.reportOf(user)
    const { stage, paidAt, closedAt } = report
    const answer = { fullReading: null, stage, progress: STAGE_PROGRESS[stage] }
    if (closedAt !== null) return { ...answer, status: 'closed' }
    if (paidAt === null) return { ...answer, status: 'processing' }
    const reading = await this.dataSource.manager.findOneBy(Reading, keyOf(report))
    if (!reading?.fullReading) return { ...answer, status: 'processing' }
    const fullReading = Object.fromEntries(reading.fullReading.sections.map((section) => [section.id, section]))
    const { subject, text } = renderReportMail(reading.fullReading, { reportUrl: `${this.env.SITE_URL}/r/…`, siteUrl: this.env.SITE_URL })
    return { ...answer, fullReading, status: 'ready', mail: { subject, text } }
  }

  /**
   * The bought report's stored document; while a correction is being made, that of the report before it.
   * @throws ApiError `not_purchased`, `report_closed`, or `not_ready` while it is being made.
   */
  async document(user: Owner): Promise<DocumentRow> {
    const { manager } = this.dataSource
    const reports = await manager.findBy(Report, { userId: user.id })
    const documents = new Map((await manager.findBy(DocumentRow, { userId: user.id })).map((entry) => [keyText(entry), entry]))
    const report = reportToOpen(reports, user, (entry) => documents.has(keyText(entry)))
    if (report === undefined) throw new ApiError('not_found', 'There is nothing at this address.')
    if (report.closedAt !== null) throw closed()
    if (report.paidAt === null) throw new ApiError('not_purchased', 'The full report has not been bought.')
    const document = documents.get(keyText(report))
    if (document === undefined) throw new ApiError('not_ready', 'The report is still being made.')
    return document
  }

  /**
   * The bought report as it was written, for a file made of it.
   * @throws ApiError as `document` does.
   */
  async reading(user: Owner): Promise<ReadingDocument> {
    const { userId, revision, language } = await this.document(user)
    const reading = await this.dataSource.manager.findOneBy(Reading, { userId, revision, language })
    if (!reading?.fullReading) throw new ApiError('not_ready', 'The report is still being made.')
    return reading.fullReading
  }

  /** The first opening online delivers a report whose mail was not accepted yet; later ones change nothing. */
  async opened(document: DocumentRow): Promise<void> {
    const key: ReportKey = { userId: document.userId, revision: document.revision, language: document.language }
    await this.dataSource.transaction(async (manager) => {
      await manager.update(Report, { ...key, openedAt: IsNull() }, { openedAt: () => 'now()' })
      if (await markDelivered(manager, key)) await publish(manager, 'report.delivered', key)
    })
  }

  private async reportOf(user: Owner): Promise<Report> {
    const report = reportToShow(await this.dataSource.manager.findBy(Report, { userId: user.id }), user)
    if (report === undefined) throw new ApiError('not_found', 'There is nothing at this address.')
    return report
  }
}

const closed = (): ApiError => new ApiError('report_closed', 'This report was closed after a refund.')
