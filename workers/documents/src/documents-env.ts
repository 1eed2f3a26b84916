import { CommonEnv, StorageEnv } from '@disha/platform/env'
import { z } from 'zod'

/** What documents reads beside every worker's environment. */
export const DocumentsEnv = CommonEnv.pick({ DISHA_ENV: true })
  .extend({
    /** the browser's program; the usual places are tried when it is not set */
    CHROMIUM_PATH: z.string().optional(),
    /** documents one browser prints before a fresh one takes over */
    CHROMIUM_RECYCLE_AFTER: z.coerce.number().int().min(1).default(100),
    /** ms for one try at one document */
    CHROMIUM_TIMEOUT_MS: z.coerce.number().int().min(1_000).default(15_000),
  })
  .refine((env) => env.DISHA_ENV !== 'production' || process.getuid?.() !== 0, {
    path: ['DISHA_ENV'],
    message: 'in production the documents worker must not run as root: its browser needs its sandbox',
  })
  .and(StorageEnv)
export type DocumentsEnv = z.infer<typeof DocumentsEnv>
export const DOCUMENTS_ENV = Symbol('DocumentsEnv')
