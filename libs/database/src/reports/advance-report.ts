import { REPORT_STAGES, type ReportStage } from '@disha/contracts/report-stage'
import type { Language } from '@disha/contracts/language'
import type { EntityManager } from 'typeorm'

export type ReportKey = { userId: string; revision: number; language: Language }

/** Makes the status row if there is none. */
export async function ensureReport(manager: EntityManager, { userId, revision, language }: ReportKey): Promise<void> {
  await manager.query('INSERT INTO reports (user_id, revision, language) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    userId,
    revision,
    language,
  ])
}

/**
 * Moves a report to `stage`, forward only: a late or repeated step changes nothing.
 * @returns whether a row moved.
 */
export async function advanceReport(
  manager: EntityManager,
  { userId, revision, language }: ReportKey,
  stage: ReportStage,
): Promise<boolean> {
  const earlier = REPORT_STAGES.slice(0, REPORT_STAGES.indexOf(stage))
  const [, moved] = (await manager.query(
    'UPDATE reports SET stage = $4, rung_at = NULL WHERE user_id = $1 AND revision = $2 AND language = $3 AND stage = ANY($5) RETURNING stage',
    [userId, revision, language, stage, earlier],
  )) as [unknown[], number]
  return moved === 1
}
