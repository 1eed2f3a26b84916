import { z } from 'zod'
import { ReportStage } from '../report-stage.ts'
import { Section } from '../document.ts'

/** `fullReading` is an object of named sections (section id → section), null until it is written and paid. */
export const FullReadingResponse = z.object({
  fullReading: z.record(z.string(), Section).nullable(),
  status: z.enum(['processing', 'ready', 'closed']),
  stage: ReportStage,
  progress: z.number(),
  /** the report's mail as it is sent, its link cut short; there once the reading is */
  mail: z.object({ subject: z.string(), text: z.string() }).optional(),
})
export type FullReadingResponse = z.infer<typeof FullReadingResponse>

export const ReportStatusResponse = z.object({
  stage: ReportStage,
  progress: z.number(),
  /** the PDF and the web report can be opened */
  documentReady: z.boolean(),
  deliveredAt: z.iso.datetime().nullable(),
  /** true once operators were told that this report is late */
  stalled: z.boolean(),
  /** the birth details were corrected: until the new report is ready, the one of the earlier details opens */
  earlierReady: z.boolean().optional(),
})
export type ReportStatusResponse = z.infer<typeof ReportStatusResponse>
