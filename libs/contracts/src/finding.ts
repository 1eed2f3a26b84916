import { z } from 'zod'

export const TOPICS = ['career', 'love', 'abroad', 'wellbeing', 'general', 'timing'] as const
export const Topic = z.enum(TOPICS)
export type Topic = z.infer<typeof Topic>

/**
 * Where a rule stands. `practice` is widely used but in no text that was checked; a verse is printed only when the text
 * was seen, the chapter alone when a second work quotes it.
 */
export const RuleSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), ruleId: z.string(), work: z.string(), chapter: z.number().int(), verse: z.string().optional() }),
  z.object({ kind: z.literal('practice'), ruleId: z.string() }),
])
export type RuleSource = z.infer<typeof RuleSource>

/** The unit of a reading: computed facts of this chart, the rule they meet, and how far it holds. */
export const Finding = z.object({
  id: z.string(),
  topic: Topic,
  /** paths into the chart with the values found there */
  facts: z.array(z.object({ path: z.string(), value: z.union([z.string(), z.number(), z.boolean(), z.null()]) })).min(1),
  source: RuleSource,
  polarity: z.enum(['support', 'oppose', 'mixed', 'neutral']),
  strength: z.enum(['strong', 'fair', 'slight']),
  /** largest tested birth-time error, in minutes, over which the facts stay as they are; null when they do not depend on the time of day */
  stabilityMinutes: z.number().nullable(),
  /** calendar dates in the visitor's zone, with the error band that the birth time's precision gives */
  window: z.object({ from: z.iso.date(), to: z.iso.date(), errorDays: z.number().nonnegative() }).optional(),
})
export type Finding = z.infer<typeof Finding>
