import { Logger } from '@nestjs/common'
import type { QueueName } from '@disha/contracts/events/catalogue'
import type { Language } from '@disha/contracts/language'
import { counter } from '@disha/platform/metrics'
import { Rounds } from '@disha/platform/rounds'
import type { DataSource, EntityManager } from 'typeorm'
import { publish, type EventRecord } from './publish.ts'

const BATCH = 200
const OUTBOX_KEEP = '14 days'
/** corrected details have a report of their own: nothing is made any more for the ones before */
const CURRENT = 'EXISTS (SELECT 1 FROM users u WHERE u.id = r.user_id AND u.revision = r.revision)'
/** an unpaid visitor's chart is not chased for longer */
const UNPAID_WITHIN = '2 days'
const rung = counter('sweep_rung_total', 'Overdue steps rung again', ['step'])
const stalled = counter('sweep_stalled_total', 'Reports told to an operator', ['step'])

type OverdueRow = { user_id: string; revision: number; language: Language }

/**
 * What is overdue at each step, oldest first. A step is rung at most once per `overdueMs`: `rung_at` is claimed in the same
 * statement that finds it.
 */
const OVERDUE: Record<QueueName, { missing: string; ring: (row: OverdueRow) => EventRecord }> = {
  charts: {
    missing: 'NOT EXISTS (SELECT 1 FROM charts c WHERE c.user_id = r.user_id AND c.revision = r.revision)',
    ring: ({ user_id, revision }) => ({ name: 'intake.submitted', payload: { userId: user_id, revision } }),
  },
  readings: {
    missing: `(r.paid_at IS NOT NULL OR r.initiated_at IS NOT NULL)
      AND EXISTS (SELECT 1 FROM charts c WHERE c.user_id = r.user_id AND c.revision = r.revision)
      AND NOT EXISTS (SELECT 1 FROM readings w WHERE w.user_id = r.user_id AND w.revision = r.revision AND w.language = r.language AND w.full_reading IS NOT NULL)`,
    ring: ({ user_id, revision }) => ({ name: 'chart.computed', payload: { userId: user_id, revision } }),
  },
  documents: {
    missing: `r.paid_at IS NOT NULL
      AND EXISTS (SELECT 1 FROM readings w WHERE w.user_id = r.user_id AND w.revision = r.revision AND w.language = r.language AND w.full_reading IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.user_id = r.user_id AND d.revision = r.revision AND d.language = r.language)`,
    ring: ({ user_id, revision, language }) => ({ name: 'reading.written', payload: { userId: user_id, revision, language } }),
  },
  delivery: {
    missing: `r.paid_at IS NOT NULL
      AND EXISTS (SELECT 1 FROM documents d WHERE d.user_id = r.user_id AND d.revision = r.revision AND d.language = r.language)
      AND r.mailed_at IS NULL`,
    ring: ({ user_id, revision, language }) => ({ name: 'document.rendered', payload: { userId: user_id, revision, language } }),
  },
}

export type SweepSettings = { intervalMs: number; overdueMs: number; stalledAfterMs: number }

/** Finds, each minute and at boot, what should have happened and has not: rings overdue steps again, tells operators of late reports. */
export class Sweep {
  private readonly logger = new Logger('Sweep')
  private readonly rounds: Rounds

  constructor(
    private readonly dataSource: DataSource,
    private readonly step: QueueName,
    private readonly settings: SweepSettings,
  ) {
    this.rounds = new Rounds(this.logger, settings.intervalMs, () => this.run())
  }

  start(): void {
    this.rounds.start()
  }

  stop(): Promise<void> {
    return this.rounds.stop()
  }

  /** One round. Public for tests and tools. */
  async run(): Promise<{ rung: number; stalled: number }> {
    const result = await this.dataSource.transaction(async (manager) => ({
      rung: await this.ring(manager),
      stalled: await this.tellStalled(manager),
    }))
    if (this.step === 'delivery') await this.tidy()
    return result
  }

  private async ring(manager: EntityManager): Promise<number> {
    const { missing, ring } = OVERDUE[this.step]
    const [rows] = (await manager.query(
      `UPDATE reports SET rung_at = now()
       FROM (SELECT r.user_id, r.revision, r.language FROM reports r
             WHERE r.closed_at IS NULL AND r.mailed_at IS NULL AND (r.paid_at IS NOT NULL OR r.created_at > now() - interval '${UNPAID_WITHIN}')
               AND COALESCE(r.rung_at, GREATEST(r.created_at, r.initiated_at, r.paid_at)) < now() - $1 * interval '1 millisecond'
               AND ${CURRENT} AND ${missing}
             ORDER BY r.created_at LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED) AS late
       WHERE reports.user_id = late.user_id AND reports.revision = late.revision AND reports.language = late.language
       RETURNING reports.user_id, reports.revision, reports.language`,
      [this.settings.overdueMs],
    )) as [OverdueRow[], number]
    for (const row of rows) {
      const { name, payload } = ring(row)
      await publish(manager, name, payload as never)
    }
    if (rows.length > 0) {
      rung.inc({ step: this.step }, rows.length)
      this.logger.warn(`${this.step}: ${rows.length} overdue, rung again`)
    }
    return rows.length
  }

  private async tellStalled(manager: EntityManager): Promise<number> {
    const { missing } = OVERDUE[this.step]
    const rows = (await manager.query(
      `INSERT INTO stalled_reports (user_id, revision, language, step)
       SELECT r.user_id, r.revision, r.language, $2 FROM reports r
       WHERE GREATEST(r.created_at, r.paid_at) < now() - $1 * interval '1 millisecond' AND r.paid_at IS NOT NULL
         AND r.delivered_at IS NULL AND r.closed_at IS NULL AND ${CURRENT} AND ${missing}
       LIMIT ${BATCH}
       ON CONFLICT (user_id, revision, language, step) WHERE resolved_at IS NULL DO NOTHING
       RETURNING id, user_id, revision, language`,
      [this.settings.stalledAfterMs, this.step],
    )) as (OverdueRow & { id: string })[]
    for (const { id, user_id, revision, language } of rows) {
      await publish(manager, 'report.stalled', { userId: user_id, revision, language, stalledReportId: id })
    }
    if (rows.length > 0) stalled.inc({ step: this.step }, rows.length)
    await manager.query(
      `UPDATE stalled_reports s SET resolved_at = now() WHERE s.step = $1 AND s.resolved_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.user_id = s.user_id AND r.revision = s.revision AND r.language = s.language
                       AND r.closed_at IS NULL AND r.delivered_at IS NULL AND ${CURRENT} AND ${missing})`,
      [this.step],
    )
    return rows.length
  }

  private async tidy(): Promise<void> {
    await this.dataSource.query(`DELETE FROM outbox_events WHERE published_at < now() - interval '${OUTBOX_KEEP}'`)
  }
}
