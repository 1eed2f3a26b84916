import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { User } from '@disha/database/intake/user.entity'
import { counter } from '@disha/platform/metrics'
import { Rounds } from '@disha/platform/rounds'
import { DataSource, type EntityManager } from 'typeorm'
import { SessionService } from '../sessions/session.service.ts'

const ROUND_MS = 6 * 3_600_000
const BATCH = 100

/** How long is kept what; the privacy policy promises these. */
const UNPAID_KEEP = '90 days'
const REPORT_KEEP = '3 years'
const STATISTICS_KEEP = '13 months'

const removed = counter('retention_removed_total', 'What its time ran out on', ['what'])

/**
 * The visitors whose time has run out at $1: nothing bought and no form sent for 90 days, or the last report paid three years ago.
 * A payment that is on its way, or that came without a report yet, holds both back.
 */
const DUE = `
  SELECT u.id FROM users u
  WHERE NOT EXISTS (SELECT 1 FROM payments p WHERE p.user_id = u.id AND p.status = 'processing')
    AND CASE
      WHEN EXISTS (SELECT 1 FROM reports r WHERE r.user_id = u.id AND r.paid_at IS NOT NULL)
        THEN NOT EXISTS (SELECT 1 FROM reports r WHERE r.user_id = u.id AND r.paid_at >= $1::timestamptz - interval '${REPORT_KEEP}')
      ELSE NOT u.has_purchased AND u.created_at < $1::timestamptz - interval '${UNPAID_KEEP}'
        AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.user_id = u.id AND r.created_at >= $1::timestamptz - interval '${UNPAID_KEEP}')
        AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.user_id = u.id AND p.status IN ('succeeded', 'duplicate', 'refunded'))
    END`

export type Removed = { unpaid: number; bought: number; questions: number; statistics: number }

/** Removes, at boot and every six hours, what the privacy policy says is kept no longer. Safe to run in several processes at once. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Retention')
  private readonly rounds = new Rounds(this.logger, ROUND_MS, () => this.run())

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  /** One round, as of `now`; tells how many of each went. Public for tests. */
  async run(now = new Date()): Promise<Removed> {
    const result: Removed = { unpaid: 0, bought: 0, questions: 0, statistics: 0 }
    const stillDue = async (manager: EntityManager, id: string) =>
      ((await manager.query(`${DUE} AND u.id = $2`, [now, id])) as unknown[]).length > 0
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const due = (await this.dataSource.query(`${DUE} AND u.id > $2 ORDER BY u.id LIMIT ${BATCH}`, [now, after])) as { id: string }[]
      for (const { id } of due) {
        after = id
        const user = await this.dataSource.manager.findOneBy(User, { id })
        // bought, or gone, since it was found
        if (user === null || !(await this.sessions.erase(user, stillDue))) continue
        result[user.hasPurchased ? 'bought' : 'unpaid'] += 1
      }
      if (due.length < BATCH || this.rounds.stopped) break
    }
    result.questions = await this.removeOld(
      'user_questions',
      `user_id IS NULL AND created_at < $1::timestamptz - interval '${UNPAID_KEEP}'`,
      now,
    )
    result.statistics = await this.removeOld('user_analytics', `created_at < $1::timestamptz - interval '${STATISTICS_KEEP}'`, now)
    for (const [what, count] of Object.entries(result)) if (count > 0) removed.inc({ what }, count)
    if (Object.values(result).some((count) => count > 0)) this.logger.log({ ...result }, 'kept no longer')
    return result
  }

  private async removeOld(table: string, condition: string, now: Date): Promise<number> {
    const [, count] = (await this.dataSource.query(`DELETE FROM ${table} WHERE ${condition}`, [now])) as [unknown[], number]
    return count
  }
}
