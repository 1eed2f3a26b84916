import { ChartRow } from '@disha/database/charts/chart.entity'
import type { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { ensureReport } from '@disha/database/reports/advance-report'
import { Report } from '@disha/database/reports/report.entity'
import { publish } from '@disha/events/publish'
import { ENGINE_VERSION } from '@disha/jyotish/compute-chart'
import { PHRASEBOOK_VERSION, RULES_VERSION } from '@disha/reading/versions'
import { IsNull, LessThan, Not, type EntityManager } from 'typeorm'

/** True where a report of this visitor was bought, also one that was closed since. */
export const isPaid = async (manager: EntityManager, { id: userId, hasPurchased }: User): Promise<boolean> =>
  hasPurchased || (await manager.existsBy(Report, { userId, paidAt: Not(IsNull()) }))

type PreviewOnly = Pick<Reading, 'userId' | 'revision' | 'language' | 'freePreview' | 'asOf'>

/** A reading of which only the preview is written, with the versions that wrote it. */
export const previewOnly = (reading: PreviewOnly): PreviewOnly & Pick<Reading, 'engineVersion' | 'rulesVersion' | 'phrasebookVersion'> => ({
  ...reading,
  engineVersion: ENGINE_VERSION,
  rulesVersion: RULES_VERSION,
  phrasebookVersion: PHRASEBOOK_VERSION,
})

/**
 * Stores the preview of a revision that nobody has paid for, and sends it on its way. What was computed for earlier details is neither kept
 * nor chased by the sweep; where a payment was begun the new text is written ahead, as the old one was.
 */
export async function beginRevision(
  manager: EntityManager,
  { id: userId, revision, language }: User,
  freePreview: Reading['freePreview'],
  asOf: string,
): Promise<void> {
  const superseded = { userId, revision: LessThan(revision) }
  const initiated = await manager.existsBy(Report, { ...superseded, initiatedAt: Not(IsNull()) })
  for (const entity of [Report, Reading, ChartRow]) await manager.delete(entity, superseded)
  await manager.insert(Reading, previewOnly({ userId, revision, language, freePreview, asOf }))
  await ensureReport(manager, { userId, revision, language })
  if (initiated) await manager.update(Report, { userId, revision }, { initiatedAt: () => 'now()' })
  await publish(manager, 'intake.submitted', { userId, revision })
}
