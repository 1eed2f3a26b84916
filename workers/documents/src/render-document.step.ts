import { createHash } from 'node:crypto'
import type { ReadingDocument } from '@disha/contracts/document'
import type { EventPayload } from '@disha/contracts/events/catalogue'
import type { Language } from '@disha/contracts/language'
import { documentFolder } from '@disha/database/documents/document-folder'
import { DocumentRow } from '@disha/database/documents/document.entity'
import { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { Report } from '@disha/database/reports/report.entity'
import type { EventRecord } from '@disha/events/publish'
import type { Loaded, Step } from '@disha/events/step'
import type { Storage } from '@disha/platform/storage'
import { loadReportAssets } from '@disha/report/node/assets'
import { renderReportPage, reportTitle } from '@disha/report/render-page'
import { Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { countPages } from './pdf-destinations.ts'
import type { PdfRenderer } from './render-pdf.ts'

type Payload = EventPayload<'reading.written'> | EventPayload<'purchase.completed'>
type Input = { userId: string; revision: number; language: Language; sessionId: string; reading: ReadingDocument }
type Rendered = { pdfKey: string; htmlKey: string; pdfBytes: number; pages: number; pdfSha256: string }

/** Reading → web page and PDF in storage, once it is paid; whichever of text and payment comes last. */
export class RenderDocument implements Step<Payload, Input, Rendered> {
  private readonly logger = new Logger('RenderDocument')

  constructor(
    private readonly renderer: PdfRenderer,
    private readonly storage: Storage,
  ) {}

  async load(manager: EntityManager, { userId, revision, language }: Payload): Promise<Loaded<Input>> {
    const user = await manager.findOneBy(User, { id: userId })
    // erased, or corrected since: the newer revision has its own events
    if (user === null || user.revision !== revision) return { kind: 'done', followUps: [] }
    const report = await manager.findOneBy(Report, { userId, revision, language })
    if (report === null || report.paidAt === null) return { kind: 'notYet', why: 'not paid' }
    if (report.closedAt !== null) return { kind: 'done', followUps: [] }
    if (await manager.existsBy(DocumentRow, { userId, revision, language })) {
      return { kind: 'done', followUps: [rendered(userId, revision, language)] }
    }
    const reading = await manager.findOneBy(Reading, { userId, revision, language })
    if (reading === null || reading.fullReading === null) return { kind: 'notYet', why: 'the reading is not written' }
    return { kind: 'work', input: { userId, revision, language, sessionId: user.sessionId, reading: reading.fullReading } }
  }

  async work({ userId, revision, language, sessionId, reading }: Input, signal: AbortSignal): Promise<Rendered> {
    const assets = loadReportAssets(language)
    const pdf = await this.renderer.render(
      renderReportPage(reading, { mode: 'print', assets }),
      { title: reportTitle(reading), language: htmlLanguage(language) },
      signal,
    )
    const html = renderReportPage(reading, {
      mode: 'web',
      assets,
      pdfUrl: `/api/report-pdf/${sessionId}`,
      calendarUrl: `/api/report-calendar/${sessionId}`,
      correctUrl: `/correct?session=${sessionId}`,
    })
    const pdfSha256 = createHash('sha256').update(pdf).digest('hex')
    // named by content: a repeated step never writes over a file that a row points to
    const stem = `${documentFolder(userId)}/${revision}/${language}/${pdfSha256.slice(0, 32)}`
    const files = { pdfKey: `${stem}.pdf`, htmlKey: `${stem}.html` }
    await this.storage.put(files.pdfKey, pdf, { contentType: 'application/pdf' })
    await this.storage.put(files.htmlKey, html, { contentType: 'text/html; charset=utf-8' })
    return { ...files, pdfBytes: pdf.byteLength, pages: countPages(pdf), pdfSha256 }
  }

  async store(manager: EntityManager, { userId, revision, language }: Payload, result: Rendered): Promise<EventRecord[]> {
    const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_read' } })
    if (user === null || user.revision !== revision) {
      await this.discard(result)
      return []
    }
    const inserted = (await manager.query(
      `INSERT INTO documents (user_id, revision, language, pdf_key, html_key, pdf_bytes, pages, pdf_sha256)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING user_id`,
      [userId, revision, language, result.pdfKey, result.htmlKey, result.pdfBytes, result.pages, result.pdfSha256],
    )) as unknown[]
    // two workers within one second can render the same bytes, and so the same key
    if (inserted.length === 0 && !(await manager.existsBy(DocumentRow, { pdfKey: result.pdfKey }))) await this.discard(result)
    return [rendered(userId, revision, language)]
  }

  /** Takes files away that no row will point to; left behind they would only cost space, so a failure is noted and no more. */
  private async discard({ pdfKey, htmlKey }: Rendered): Promise<void> {
    for (const key of [pdfKey, htmlKey]) {
      await this.storage.delete(key).catch((error: unknown) => this.logger.warn(`could not delete ${key}: ${String(error)}`))
    }
  }
}

const htmlLanguage = (language: Language): string => ({ english: 'en-IN', hindi: 'hi-IN', tamil: 'ta-IN', telugu: 'te-IN' })[language]

const rendered = (userId: string, revision: number, language: Language): EventRecord => ({
  name: 'document.rendered',
  payload: { userId, revision, language },
})
