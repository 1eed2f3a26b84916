import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseOptions } from '@disha/database/data-source'
import { startPostgres } from '@disha/local/postgres'
import { DataSource } from 'typeorm'
import { freePort } from '../free-port.ts'
import { dockerIsThere } from '../docker.ts'
import { TEMPLATE_DATABASE } from '../database.ts'

type Started = { url: string; stop(): Promise<unknown> }

/** Postgres in a container where Docker answers, else the embedded one that `npm start` uses. */
async function startTestPostgres(): Promise<Started> {
  if (await dockerIsThere()) {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
    const container = await new PostgreSqlContainer('postgres:18-alpine').withDatabase('disha').start()
    return { url: container.getConnectionUri(), stop: () => container.stop() }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'disha-test-postgres-'))
  return startPostgres({ dataDir: path.join(folder, 'data'), port: await freePort(), password: 'test', durable: false })
}

/** One Postgres for the whole run, with a migrated template that each test file clones. */
export default async function globalSetup(): Promise<void> {
  const postgres = await startTestPostgres()
  const admin = await new DataSource({ type: 'postgres', url: postgres.url }).initialize()
  await admin.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`)
  await admin.destroy()
  const url = new URL(postgres.url)
  url.pathname = `/${TEMPLATE_DATABASE}`
  const template = await new DataSource(databaseOptions(url.href, { poolSize: 2 })).initialize()
  await template.runMigrations({ transaction: 'each' })
  await template.destroy()
  process.env['TEST_POSTGRES_URL'] = postgres.url
  ;(globalThis as { testPostgres?: Started }).testPostgres = postgres
}
