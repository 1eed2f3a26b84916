import type { ReadingDocument } from '@disha/contracts/document'
import type { EventPayload } from '@disha/contracts/events/catalogue'
import type { Insights, InsightsEvidence } from '@disha/contracts/insights'
import type { Language } from '@disha/contracts/language'
import { ChartRow } from '@disha/database/charts/chart.entity'
import { birthOf } from '@disha/database/intake/birth-of'
import { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { advanceReport } from '@disha/database/reports/advance-report'
import { Report } from '@disha/database/reports/report.entity'
import type { EventRecord } from '@disha/events/publish'
import type { Loaded, Step } from '@disha/events/step'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import type { ReadingInput } from '@disha/reading/input'
import { writePreview } from '@disha/reading/write-preview'
import { writeReading } from '@disha/reading/write-reading'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'

type Payload = EventPayload<'chart.computed'> | EventPayload<'payment.initiated'> | EventPayload<'purchase.completed'>

type Written = { language: Language; asOf: string; document: ReadingDocument; preview: { insights: Insights; evidence: InsightsEvidence } }

/** Chart → full reading, in each language that a payment was begun for. */
@Injectable()
export class WriteReading implements Step<Payload, ReadingInput[], Written[]> {
  async load(manager: EntityManager, { userId, revision }: Payload): Promise<Loaded<ReadingInput[]>> {
    const user = await manager.findOneBy(User, { id: userId })
    if (user === null || user.revision !== revision) return { kind: 'done', followUps: [] }
    const reports = await manager.findBy(Report, { userId, revision })
    const wanted = reports.filter((report) => report.closedAt === null && (report.initiatedAt !== null || report.paidAt !== null))
    if (wanted.length === 0) return { kind: 'notYet', why: 'no payment was begun' }
    const chart = await manager.findOneBy(ChartRow, { userId, revision })
    if (chart === null) return { kind: 'notYet', why: 'the chart is not computed' }
    const readings = await manager.find(Reading, { where: { userId, revision }, select: { language: true, writtenAt: true } })
    const written = new Set(readings.filter((reading) => reading.writtenAt !== null).map((reading) => reading.language))
    const missing = wanted.filter((report) => !written.has(report.language))
    if (missing.length === 0) return { kind: 'done', followUps: wanted.map(({ language }) => readingWritten(userId, revision, language)) }
    const asOf = calendarDate(new Date(), user.displayTimeZone)
    const input = missing.map(({ language }) => inputOf(user, chart, language, asOf))
    return { kind: 'work', input }
  }

  work(inputs: ReadingInput[]): Promise<Written[]> {
    return Promise.resolve(
      inputs.map((input) => ({ language: input.language, asOf: input.asOf, document: writeReading(input), preview: writePreview(input) })),
    )
  }

  async store(manager: EntityManager, { userId, revision }: Payload, written: Written[]): Promise<EventRecord[]> {
    const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_read' } })
    if (user === null || user.revision !== revision) return []
    for (const { language, asOf, document, preview } of written) {
      const { engine, rules, phrasebook } = document.versions
      await manager.query(
        `INSERT INTO readings (user_id, revision, language, free_preview, full_reading, as_of, engine_version, rules_version, phrasebook_version, written_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())
         ON CONFLICT (user_id, revision, language) DO UPDATE
         SET full_reading = EXCLUDED.full_reading, as_of = EXCLUDED.as_of, engine_version = EXCLUDED.engine_version, rules_version = EXCLUDED.rules_version,
             phrasebook_version = EXCLUDED.phrasebook_version, written_at = now()
         WHERE readings.full_reading IS NULL`,
        [userId, revision, language, JSON.stringify(preview), JSON.stringify(document), asOf, engine, rules, phrasebook],
      )
      await advanceReport(manager, { userId, revision, language }, 'generating')
    }
    return written.map(({ language }) => readingWritten(userId, revision, language))
  }
}

const readingWritten = (userId: string, revision: number, language: Language): EventRecord => ({
  name: 'reading.written',
  payload: { userId, revision, language },
})

function inputOf(user: User, { chart }: ChartRow, language: Language, asOf: string): ReadingInput {
  return {
    birth: birthOf(user),
    chart,
    ephemeris: loadEphemeris(),
    person: { name: user.fullName, ...(user.gender === null ? {} : { gender: user.gender }) },
    concern: user.concern,
    ...(user.additionalDetails === null ? {} : { details: user.additionalDetails }),
    ...(user.readAs === null ? {} : { readAs: user.readAs }),
    topics: user.topics,
    concerns: user.concerns,
    language,
    seed: user.sessionId,
    asOf,
    displayTimeZone: user.displayTimeZone,
  }
}

/** The calendar date (YYYY-MM-DD) of an instant in a zone. */
function calendarDate(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)
}
