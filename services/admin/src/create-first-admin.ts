/** Run at every local start: makes the first administrator where there is none; prints one line of JSON. */
import { databaseOptions } from '@disha/database/data-source'
import { DatabaseEnv } from '@disha/platform/env'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { makeFirstAdministrator } from './accounts/make-administrator.ts'
import { readEnvOrExit } from './read-env-or-exit.ts'

const env = readEnvOrExit(DatabaseEnv.extend({ ADMIN_EMAIL: z.email().max(254) }))
const dataSource = await new DataSource(databaseOptions(env.DATABASE_URL, { poolSize: 1 })).initialize()
try {
  process.stdout.write(`${JSON.stringify(await makeFirstAdministrator(dataSource, env.ADMIN_EMAIL))}\n`)
} finally {
  await dataSource.destroy()
}
