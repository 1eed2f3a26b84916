import type { QueueName } from '@disha/contracts/events/catalogue'

export type QueueSettings = {
  /** jobs worked on at once in one process */
  concurrency: number
  /** a job whose worker has not renewed its lock for this long is given to another, ms */
  lockMs: number
  /** how often locks are checked, ms */
  stalledCheckMs: number
  /** how often a job may lose its worker before it counts as failed */
  maxStalled: number
  /** tries before a job is left to the sweep and the operators */
  attempts: number
  /** first pause between tries, doubled each time, ms */
  backoffMs: number
  /** the whole step must end within this, ms */
  timeoutMs: number
  /** finished jobs kept for the dashboard */
  keepCompleted: number
  /** failed jobs kept for the dashboard */
  keepFailed: number
}

/** Every queue states every setting: one that is forgotten does not compile. */
export const QUEUE_SETTINGS: Record<QueueName, QueueSettings> = {
  charts: {
    concurrency: 4,
    lockMs: 15_000,
    stalledCheckMs: 5_000,
    maxStalled: 3,
    attempts: 5,
    backoffMs: 500,
    timeoutMs: 10_000,
    keepCompleted: 500,
    keepFailed: 2_000,
  },
  readings: {
    concurrency: 2,
    lockMs: 20_000,
    stalledCheckMs: 5_000,
    maxStalled: 3,
    attempts: 5,
    backoffMs: 500,
    timeoutMs: 20_000,
    keepCompleted: 500,
    keepFailed: 2_000,
  },
  documents: {
    concurrency: 2,
    lockMs: 20_000,
    stalledCheckMs: 5_000,
    maxStalled: 3,
    attempts: 6,
    backoffMs: 1_000,
    timeoutMs: 50_000,
    keepCompleted: 500,
    keepFailed: 2_000,
  },
  delivery: {
    concurrency: 4,
    lockMs: 20_000,
    stalledCheckMs: 5_000,
    maxStalled: 3,
    attempts: 8,
    backoffMs: 2_000,
    timeoutMs: 45_000,
    keepCompleted: 500,
    keepFailed: 2_000,
  },
}
