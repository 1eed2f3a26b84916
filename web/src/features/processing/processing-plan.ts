import type { ReportStage } from '@disha/contracts/report-stage'

/** Phases in order, with the longest time a visitor waits for each from the moment the payment is verified (product.md §4). */
export const PHASES: readonly { stage: ReportStage; untilMs: number; percent: number }[] = [
  { stage: 'calculating', untilMs: 5_000, percent: 15 },
  { stage: 'consulting', untilMs: 8_000, percent: 35 },
  { stage: 'analyzing', untilMs: 12_000, percent: 60 },
  { stage: 'generating', untilMs: 18_000, percent: 90 },
  { stage: 'complete', untilMs: 22_000, percent: 100 },
]

export const POLL_MS = 2_000
export const MAX_POLLS = 150
export const SLOW_AFTER_POLLS = 15
export const REDIRECT_AFTER_MS = 2_000

/** Shortest time a finished phase stands on the screen, so that its tick can be seen. */
const SHORTEST_PHASE_MS = 350

/** Index of a stage among the phases; -1 before anything is known. */
export const phaseIndex = (stage: ReportStage | null): number => PHASES.findIndex((phase) => phase.stage === stage)

export type PhaseView = {
  /** phases that are done */
  done: number
  percent: number
  /** the report is made, and every phase was shown */
  complete: boolean
  /** nothing more to wait for here: made, or the longest time is over */
  leave: boolean
}

/**
 * What the animation shows `elapsedMs` after verification when the report has really reached `stage`: a phase is ticked only
 * when the work behind it is done, and no faster than it can be seen. After the longest time the visitor goes on to
 * /success, which tells how far the report is.
 */
export function phaseView(stage: ReportStage | null, elapsedMs: number, hurry = false): PhaseView {
  const reached = phaseIndex(stage)
  const really = stage === 'complete' ? PHASES.length : Math.max(0, reached)
  const visible = hurry ? PHASES.length : Math.floor(Math.max(0, elapsedMs) / SHORTEST_PHASE_MS)
  const done = Math.min(really, visible)
  const complete = done === PHASES.length
  const last = PHASES[PHASES.length - 1]
  const percent = complete ? 100 : done === 0 && reached < 0 ? 0 : (PHASES[done]?.percent ?? 0)
  return { done, percent, complete, leave: complete || (last !== undefined && elapsedMs >= last.untilMs) }
}

export type Verification = { kind: 'polling'; slow: boolean } | { kind: 'timeout' } | { kind: 'failed' }

/** Where the verification stands after `polls` unsuccessful asks, the last of which failed or not. */
export function verificationAfter(polls: number, lastFailed: boolean): Verification {
  if (polls < MAX_POLLS) return { kind: 'polling', slow: polls >= SLOW_AFTER_POLLS }
  return lastFailed ? { kind: 'failed' } : { kind: 'timeout' }
}
