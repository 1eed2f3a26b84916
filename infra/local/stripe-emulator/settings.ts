import { z } from 'zod'
import type { Store } from './store.ts'

/** Knobs for tests; kept over restarts. */
export const Settings = z.strictObject({
  /** events are made and queued, nothing is sent */
  webhooksPaused: z.boolean().default(false),
  /** further identical deliveries of each event */
  extraDeliveries: z.number().int().min(0).max(10).default(0),
  /** deliveries that are due go out in reverse order */
  disorder: z.boolean().default(false),
  /** wait before the first attempt of a delivery */
  webhookDelayMs: z.number().int().min(0).max(3_600_000).default(0),
  /** wait before each answer of the API */
  requestDelayMs: z.number().int().min(0).max(60_000).default(0),
  /** how long a `process` card stays in processing */
  processingSeconds: z.number().min(0).max(3_600).default(8),
  /**
   * What the next calls of the API meet: `refuse` answers 500 without doing anything, `lose` does the work and then drops the
   * connection, so that the caller never hears of it
   */
  fault: z
    .strictObject({ kind: z.enum(['refuse', 'lose']), times: z.number().int().min(1).max(1_000_000), path: z.string().optional() })
    .nullable()
    .default(null),
})
export type Settings = z.infer<typeof Settings>

export const SettingsChange = Settings.partial()

export function readSettings(store: Store): Settings {
  return Settings.parse(JSON.parse(store.setting('settings') ?? '{}'))
}

export function changeSettings(store: Store, change: Partial<Settings>): Settings {
  const settings = { ...readSettings(store), ...change }
  store.saveSetting('settings', JSON.stringify(settings))
  return settings
}
