import type { Insights } from '@disha/contracts/insights'

/** The counter rises by this much at each beat, in percent. */
const STEP_PERCENT = 2
/** Length of one beat, in milliseconds. */
export const BEAT_MS = 50

/** The parts of the free preview in the order in which the page shows them. */
export const PREVIEW_PARTS = ['karmicPause', 'emotionalClimate', 'cosmicTeaser', 'tarotInsight'] as const

/** How many parts of the preview are really written, 0 to 4. */
export function readyParts(insights: Insights): number {
  return PREVIEW_PARTS.filter((part) => {
    const text = part === 'tarotInsight' ? insights.tarotInsight.pastMeaning : insights[part]
    return text.trim() !== ''
  }).length
}

/**
 * What the counter shows: 2 percent a beat, but never more than the share of parts that are ready.
 * @param elapsedMs milliseconds since the page came; Infinity shows the end at once
 * @param ready parts that are written, 0 to 4
 * @returns 0-100
 */
export function counterAt(elapsedMs: number, ready: number): number {
  const share = (ready / PREVIEW_PARTS.length) * 100
  return Math.min(share, Math.floor(elapsedMs / BEAT_MS) * STEP_PERCENT)
}
