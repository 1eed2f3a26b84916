import type { EntityManager } from 'typeorm'
import type { ReportKey } from './advance-report.ts'

/**
 * Marks a report as delivered where that has come true: its document exists, and its mail was accepted or it was opened online.
 * @returns true for the one call that made it so: its caller tells `report.delivered`.
 */
export async function markDelivered(manager: EntityManager, { userId, revision, language }: ReportKey): Promise<boolean> {
  const [, moved] = (await manager.query(
    `UPDATE reports r SET delivered_at = now(), stage = 'complete', rung_at = NULL
     WHERE r.user_id = $1 AND r.revision = $2 AND r.language = $3 AND r.delivered_at IS NULL AND r.closed_at IS NULL
       AND (r.mailed_at IS NOT NULL OR r.opened_at IS NOT NULL)
       AND EXISTS (SELECT 1 FROM documents d WHERE d.user_id = r.user_id AND d.revision = r.revision AND d.language = r.language)
     RETURNING r.stage`,
    [userId, revision, language],
  )) as [unknown[], number]
  return moved === 1
}
