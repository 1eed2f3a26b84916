import { z } from 'zod'
import { QuestionRead } from './question.ts'

/** The free preview: sections of the same reading as the full report. Each text is plain, paragraphs parted by a blank line. */
export const Insights = z.object({
  karmicPause: z.string(),
  emotionalClimate: z.string(),
  cosmicTeaser: z.string(),
  tarotInsight: z.object({
    pastCard: z.string(),
    pastMeaning: z.string(),
    presentCard: z.string(),
    presentMeaning: z.string(),
    futureTeaser: z.string(),
  }),
})
export type Insights = z.infer<typeof Insights>

/** What the insights screen draws beside the texts: placements for the chart drawing and the reasons behind each text. */
export const InsightsEvidence = z.object({
  chart: z.object({
    lagnaSign: z.number().int().nullable(),
    lagnaDegree: z.number().nullable(),
    /** null where the hours left open hold more than one */
    moonNakshatra: z.number().int().nullable(),
    moonPada: z.number().int().nullable(),
    /** what the Moon passes through in the hours left open, in their order; absent where it stays in one */
    moonSigns: z.array(z.number().int()).optional(),
    moonNakshatras: z.array(z.number().int()).optional(),
    grahas: z.array(z.object({ graha: z.string(), sign: z.number().int(), degree: z.number(), retrograde: z.boolean() })),
  }),
  /** why notes per preview text */
  why: z.record(z.string(), z.array(z.object({ fact: z.string(), citation: z.string(), holds: z.string() }))),
  /** what the question was read as; null where nothing is to be read, absent in previews from before it was told */
  question: QuestionRead.nullish(),
})
export type InsightsEvidence = z.infer<typeof InsightsEvidence>
