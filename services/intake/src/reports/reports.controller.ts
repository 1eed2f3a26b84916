import { createHash } from 'node:crypto'
import { Controller, Get, Header, Inject, Param, Req, Res } from '@nestjs/common'
import type { FullReadingResponse, ReportStatusResponse } from '@disha/contracts/api/reports'
import { BRAND } from '@disha/contracts/brand'
import type { User } from '@disha/database/intake/user.entity'
import type { DocumentRow } from '@disha/database/documents/document.entity'
import { ApiError } from '@disha/platform/api-error'
import type { Storage } from '@disha/platform/storage'
import { writeLedgerCalendar } from '@disha/reading/write-ledger-calendar'
import { PAGE_SCRIPT } from '@disha/report/page-script'
import { Throttle } from '@nestjs/throttler'
import type { Request, Response } from 'express'
import { sendNoticePage, wantsPage } from '../pages/notice-page.ts'
import { POLLING } from '../rate-limits.ts'
import { Visitors } from '../sessions/visitors.service.ts'
import { STORAGE } from '../storage.token.ts'
import { attachment } from './attachment.ts'
import { ReportEvents } from './report-events.service.ts'
import { ReportsService } from './reports.service.ts'

const pageScriptHash = createHash('sha256').update(PAGE_SCRIPT).digest('base64')

/** A stored report needs nothing from anywhere; whatever it quotes cannot run or load anything. Its one script is known by its hash. */
const REPORT_POLICY =
  `default-src 'none'; script-src 'sha256-${pageScriptHash}'; ` +
  "style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Somebody looks; not a program that asks how large it is, nor a browser that fetches ahead. */
const isOpening = (request: Request): boolean => request.method === 'GET' && !/prefetch/.test(request.get('sec-purpose') ?? '')

@Controller('api')
export class ReportsController {
  constructor(
    private readonly visitors: Visitors,
    private readonly reports: ReportsService,
    private readonly events: ReportEvents,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  @Get(['full-reading', 'full-reading/:sessionId'])
  @Throttle(POLLING)
  @Header('Cache-Control', 'no-store')
  async fullReading(@Req() request: Request, @Param('sessionId') sessionId?: string): Promise<FullReadingResponse> {
    return this.reports.fullReading(await this.visitors.required(request, sessionId))
  }

  @Get('report-status/:sessionId')
  @Throttle(POLLING)
  @Header('Cache-Control', 'no-store')
  async status(@Req() request: Request, @Param('sessionId') sessionId: string): Promise<ReportStatusResponse> {
    return this.reports.status(await this.visitors.required(request, sessionId))
  }

  @Get('report-events/:sessionId')
  @Throttle(POLLING)
  async stream(@Req() request: Request, @Res() response: Response, @Param('sessionId') sessionId: string): Promise<void> {
    const user = await this.visitors.required(request, sessionId)
    this.events.listen(user, request.get('last-event-id'), response)
  }

  @Get('formatted-report/:sessionId')
  async page(@Req() request: Request, @Res() response: Response, @Param('sessionId') sessionId: string): Promise<void> {
    const found = await this.find(request, response, sessionId)
    if (found === undefined) return
    const html = await this.storage.getBytes(found.document.htmlKey)
    if (isOpening(request)) await this.reports.opened(found.document)
    response
      .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store', 'Content-Security-Policy': REPORT_POLICY })
      .send(Buffer.from(html))
  }

  @Get('report-pdf/:sessionId')
  async pdf(@Req() request: Request, @Res() response: Response, @Param('sessionId') sessionId: string): Promise<void> {
    const found = await this.find(request, response, sessionId)
    if (found === undefined) return
    const { document, user } = found
    const pdf = Buffer.from(await this.storage.getBytes(document.pdfKey))
    if (isOpening(request)) await this.reports.opened(document)
    const brand = BRAND.name.toLowerCase()
    response
      .set({
        'Content-Type': 'application/pdf',
        'Content-Disposition': attachment(`${brand}-report.pdf`, `${brand}-report-${user.fullName}.pdf`),
        'Cache-Control': 'private, no-store',
      })
      .send(pdf)
  }

  /** The ledger's dates as a calendar file; what it holds is the stored reading's, not what today's rules would say. */
  @Get('report-calendar/:sessionId')
  async calendar(@Req() request: Request, @Res() response: Response, @Param('sessionId') sessionId: string): Promise<void> {
    const calendar = await this.orNotice(request, response, sessionId, async (user) => {
      const text = writeLedgerCalendar(await this.reports.reading(user))
      if (text === null) throw new ApiError('not_found', 'This report has no dates for a calendar.')
      return text
    })
    if (calendar === undefined) return
    const brand = BRAND.name.toLowerCase()
    response
      .set({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${brand}-dates.ics"`,
        'Cache-Control': 'private, no-store',
      })
      .send(calendar)
  }

  /** The report's document; a browser that may not see it gets a page that says why, anything else the error. */
  private find(request: Request, response: Response, sessionId: string): Promise<{ user: User; document: DocumentRow } | undefined> {
    return this.orNotice(request, response, sessionId, async (user) => ({ user, document: await this.reports.document(user) }))
  }

  /** What `read` gives of a visitor's own; undefined when a notice page was sent instead. */
  private async orNotice<T>(
    request: Request,
    response: Response,
    sessionId: string,
    read: (user: User) => Promise<T>,
  ): Promise<T | undefined> {
    let user: User | undefined
    try {
      user = await this.visitors.required(request, sessionId)
      return await read(user)
    } catch (error) {
      if (!(error instanceof ApiError) || !wantsPage(request)) throw error
      sendNoticePage(request, response, error.code, user)
      return undefined
    }
  }
}
