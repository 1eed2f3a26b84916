import { randomBytes } from 'node:crypto'
import { databaseOptions } from '@disha/database/data-source'
import { DataSource } from 'typeorm'

export const TEMPLATE_DATABASE = 'disha_template'

export type TestDatabase = { url: string; dataSource: DataSource; close(): Promise<void> }

/** A database of the test's own: migrated, with the catalogue, and dropped by `close`. */
export async function testDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_POSTGRES_URL']
  if (adminUrl === undefined) throw new Error('No test Postgres: integration tests run in the Jest project "int".')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const dataSource = await new DataSource(databaseOptions(url.href, { poolSize: 8 })).initialize()
  return {
    url: url.href,
    dataSource,
    async close() {
      if (dataSource.isInitialized) await dataSource.destroy()
      await onAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

async function onAdmin(url: string, sql: string): Promise<void> {
  const admin = await new DataSource({ type: 'postgres', url, poolSize: 1 }).initialize()
  try {
    // two clones of one template at once: the second waits its turn
    await admin.query('SELECT pg_advisory_lock(7001)')
    await admin.query(sql)
  } finally {
    await admin.destroy()
  }
}
