import { z } from 'zod'

/** calculating = chart, consulting = findings, analyzing = text, generating = PDF, complete = delivered. */
export const REPORT_STAGES = ['calculating', 'consulting', 'analyzing', 'generating', 'complete'] as const
export const ReportStage = z.enum(REPORT_STAGES)
export type ReportStage = z.infer<typeof ReportStage>

/** Percent shown when a stage is reached (product.md §4). */
export const STAGE_PROGRESS: Record<ReportStage, number> = { calculating: 15, consulting: 35, analyzing: 60, generating: 90, complete: 100 }
