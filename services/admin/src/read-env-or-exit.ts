import { EnvironmentError, readEnv } from '@disha/platform/env'
import type { z } from 'zod'

/** The environment of a command-line tool; where it is not complete the tool ends with one clear message. */
export function readEnvOrExit<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> {
  try {
    return readEnv(schema)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
