import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)

/** What every process needs. `DISHA_ENV` says where it runs; only `production` refuses stand-ins. */
export const CommonEnv = z.object({
  DISHA_ENV: z.enum(['local', 'test', 'production']).default('local'),
  /** the one public origin, no trailing slash */
  SITE_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
  PORT: port,
  /** address to listen on; a local start keeps to this machine */
  LISTEN_HOST: z.string().min(1).default('0.0.0.0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export const DatabaseEnv = z.object({ DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address') })

export const QueueEnv = z.object({
  REDIS_URL: z.string().regex(/^rediss?:\/\//, 'must be a redis:// address'),
  /** how often the outbox is looked at when no notification came */
  RELAY_POLL_MS: z.coerce.number().int().min(50).default(2_000),
  /** how often overdue steps are rung again */
  SWEEP_INTERVAL_MS: z.coerce.number().int().min(200).default(60_000),
  /** how old an unfinished step must be before it is rung again */
  SWEEP_OVERDUE_MS: z.coerce.number().int().min(0).default(30_000),
  /** how old a paid, undelivered report must be before an operator hears of it */
  STALLED_AFTER_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(15 * 60_000),
})

export const StorageEnv = z.discriminatedUnion('STORAGE_DRIVER', [
  z.object({ STORAGE_DRIVER: z.literal('fs'), STORAGE_DIR: z.string().min(1) }),
  z.object({
    STORAGE_DRIVER: z.literal('s3'),
    S3_BUCKET: z.string().min(1),
    S3_REGION: z.string().min(1),
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY_ID: z.string().min(1),
    S3_SECRET_ACCESS_KEY: z.string().min(1),
  }),
])
export type StorageEnv = z.infer<typeof StorageEnv>

export const SessionEnv = z.object({ SESSION_SECRET: z.string().min(32, 'must have at least 32 characters') })

/** The environment is not as the process needs it; `message` names every variable at fault and never shows a value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/**
 * The environment as `schema` reads it.
 * @throws EnvironmentError naming each variable that is missing or wrong.
 */
export function readEnv<Schema extends z.ZodType>(schema: Schema, source: NodeJS.ProcessEnv = process.env): z.infer<Schema> {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(all)'}: ${issue.message}`)
  throw new EnvironmentError(`The environment is not complete:\n${lines.join('\n')}\nSee "Configuration" in README.md.`)
}
