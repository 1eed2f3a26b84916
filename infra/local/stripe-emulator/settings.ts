import { z } from 'zod'
import type { Store } from './store.ts'

/** Knobs for tests; kept over restarts. */
const Settings = z.strictObject({
  /** events are made and queued, nothing is sent */
  webhooksPaused: z.boolean(),
  /** further identical deliveries of each event */
  extraDeliveries: z.number().int().min(0).max(10),
  /** deliveries that are due go out in reverse order, one at a time */
  disorder: z.boolean(),
  /** wait before the first attempt of a delivery */
  webhookDelayMs: z.number().int().min(0).max(3_600_000),
  /** wait before each answer of the API */
  requestDelayMs: z.number().int().min(0).max(60_000),
  /** how long a `process` card stays in processing */
  processingSeconds: z.number().min(0).max(3_600),
  /**
   * What the next calls of the API meet: `refuse` answers 500 without doing anything, `lose` does the work and then drops the
   * connection, so that the caller never hears of it
   */
  fault: z
    .strictObject({ kind: z.enum(['refuse', 'lose']), times: z.number().int().min(1).max(1_000_000), path: z.string().optional() })
    .nullable(),
})
export type Settings = z.infer<typeof Settings>

export const SettingsChange = Settings.partial()

const DEFAULTS: Settings = {
  webhooksPaused: false,
  extraDeliveries: 0,
  disorder: false,
  webhookDelayMs: 0,
  requestDelayMs: 0,
  processingSeconds: 8,
  fault: null,
}

export function readSettings(store: Store): Settings {
  return { ...DEFAULTS, ...(JSON.parse(store.setting('settings') ?? '{}') as Partial<Settings>) }
}

export function changeSettings(store: Store, change: Partial<Settings>): Settings {
  const settings = { ...readSettings(store), ...change }
  store.saveSetting('settings', JSON.stringify(settings))
  return settings
}
