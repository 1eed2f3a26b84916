import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Injectable, Logger } from '@nestjs/common'
import type { Language } from '@disha/contracts/language'
import { publish } from '@disha/events/publish'
import { DataSource } from 'typeorm'

/** Every request takes this long, so that its time does not tell whether the address is known. */
const ANSWER_MS = 250
/** Mails to one session within an hour; more would be a nuisance to its owner. */
const MAILS_PER_HOUR = 3
/** Sessions of one address that are mailed at once, newest first. */
const SESSIONS = 10

type Row = { user_id: string; revision: number; language: Language }

/** Asks for a fresh link to be mailed for each bought, open report of an address. */
@Injectable()
export class SessionLinkService {
  private readonly logger = new Logger('SessionLink')

  constructor(private readonly dataSource: DataSource) {}

  async request(email: string): Promise<void> {
    const work = this.publishFor(email).catch((error: unknown) => {
      this.logger.error(`links could not be asked for: ${error instanceof Error ? error.message : String(error)}`)
    })
    await Promise.all([work, pause(ANSWER_MS)])
  }

  private async publishFor(email: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const rows = (await manager.query(
        `SELECT DISTINCT ON (u.created_at, u.id) u.id AS user_id, r.revision, r.language
         FROM users u JOIN reports r ON r.user_id = u.id AND r.paid_at IS NOT NULL AND r.closed_at IS NULL
         WHERE (lower(u.email) = lower($1) OR lower(u.delivery_email) = lower($1))
           AND (SELECT count(*) FROM outbox_events e
                WHERE e.name = 'link.requested' AND e.payload->>'userId' = u.id::text AND e.created_at > now() - interval '1 hour') < $2
         ORDER BY u.created_at DESC, u.id, r.revision DESC, r.language = u.language DESC LIMIT $3`,
        [email, MAILS_PER_HOUR, SESSIONS],
      )) as Row[]
      for (const { user_id, revision, language } of rows) {
        await publish(manager, 'link.requested', { userId: user_id, revision, language, requestId: randomUUID() })
      }
    })
  }
}
