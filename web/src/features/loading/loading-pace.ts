import type { Language } from '@disha/contracts/language'

/** product.md §2 and decisions.md: one message a second, at least 1.2 s, at most 8 s. */
const ALL_MESSAGES = [1, 2, 3, 4, 5, 6, 7, 8] as const
const FIVE_MESSAGES = [1, 2, 3, 6, 8] as const
export const MESSAGE_MS = 1_000
export const SHORTEST_MS = 1_200
export const LONGEST_MS = 8_000

/** The numbers of the messages a language's loading screen goes through: eight in English and Hindi, five in Tamil and Telugu. */
export const messagesOf = (language: Language): readonly number[] =>
  language === 'tamil' || language === 'telugu' ? FIVE_MESSAGES : ALL_MESSAGES

/** Which of `count` messages stands at this time, from 0. */
export const messageAt = (elapsedMs: number, count: number): number => Math.min(count - 1, Math.floor(Math.max(0, elapsedMs) / MESSAGE_MS))

export type Outcome = 'waiting' | 'leave' | 'slow'

/**
 * What the loading screen does now. It follows the truth: it ends when the insights are there, after the shortest time that
 * lets the chart be drawn; without them it says so at the longest time.
 */
export function loadingOutcome(elapsedMs: number, ready: boolean, skipped = false): Outcome {
  if (ready) return skipped || elapsedMs >= SHORTEST_MS ? 'leave' : 'waiting'
  return elapsedMs >= LONGEST_MS ? 'slow' : 'waiting'
}

/** How much of the chart is drawn: frame lines, lagna and grahas one after another over the shortest time, as far as they are known. */
export function drawingAt(
  elapsedMs: number,
  ready: boolean,
  grahaCount: number,
): { drawn: number; stage: 'frame' | 'lagna' | 'whole'; placed: number } {
  const share = Math.min(1, Math.max(0, elapsedMs) / SHORTEST_MS)
  const drawn = Math.min(1, share / 0.3)
  if (!ready || share < 0.3) return { drawn, stage: 'frame', placed: 0 }
  if (share < 0.4) return { drawn, stage: 'lagna', placed: 0 }
  return { drawn, stage: 'whole', placed: Math.min(grahaCount, Math.floor(((share - 0.4) / 0.5) * grahaCount) + 1) }
}
