/**
 * Makes an administrator: `create-admin --email=someone@example.com [--reset]`. The password is `ADMIN_PASSWORD`, or a random one
 * that is printed once.
 */
import { parseArgs } from 'node:util'
import { databaseOptions } from '@disha/database/data-source'
import { DatabaseEnv } from '@disha/platform/env'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { makeAdministrator } from './accounts/make-administrator.ts'
import { PASSWORD_MIN_LENGTH, randomPassword } from './accounts/passwords.ts'
import { readEnvOrExit } from './read-env-or-exit.ts'

const { values } = parseArgs({ options: { email: { type: 'string' }, reset: { type: 'boolean', default: false } } })
const email = z.email().max(254).safeParse(values.email)
if (!email.success) {
  process.stderr.write('Say for whom: --email=someone@example.com (and --reset for a new password)\n')
  process.exit(1)
}
const env = readEnvOrExit(
  DatabaseEnv.extend({
    ADMIN_PASSWORD: z.string().min(PASSWORD_MIN_LENGTH, `must have at least ${PASSWORD_MIN_LENGTH} characters`).max(200).optional(),
  }),
)
const password = env.ADMIN_PASSWORD ?? randomPassword()
const dataSource = await new DataSource(databaseOptions(env.DATABASE_URL, { poolSize: 1 })).initialize()
try {
  const { created } = await makeAdministrator(dataSource, { email: email.data, password, reset: values.reset })
  process.stdout.write(`${email.data}: ${created ? 'made an administrator' : 'has a new password'}\n`)
  if (env.ADMIN_PASSWORD === undefined) process.stdout.write(`password: ${password}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await dataSource.destroy()
}
