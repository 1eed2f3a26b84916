import { AuditEntry } from '@disha/database/admin/audit-entry.entity'
import { Injectable } from '@nestjs/common'
import { EntityManager } from 'typeorm'

export type AuditAction =
  'login' | 'login.failed' | 'logout' | 'users.list' | 'users.search' | 'users.export' | 'users.view' | 'queues.change'

/** Who looked at or changed what. An entry is written before the thing is done: what cannot be logged does not happen. */
@Injectable()
export class Audit {
  constructor(private readonly manager: EntityManager) {}

  async record(action: AuditAction, administratorId: string | null, subject: string | null = null): Promise<void> {
    await this.manager.insert(AuditEntry, { action, administratorId, subject })
  }
}
