/** Brings the schema up to date. Environment: DATABASE_URL; SEED_DEMO=on adds demo price history (local starts only). */
import { DataSource } from 'typeorm'
import { databaseOptions } from '../data-source.ts'
import { seedDemoHistory } from '../payments/seed-demo-history.ts'

const url = process.env['DATABASE_URL']
if (url === undefined || url === '') {
  process.stderr.write('DATABASE_URL is missing: the address of the database, postgres://user:password@host:port/name.\n')
  process.exit(1)
}
const dataSource = await new DataSource(databaseOptions(url, { applicationName: 'migrate', poolSize: 2 })).initialize()
try {
  const done = await dataSource.runMigrations({ transaction: 'each' })
  if (process.env['SEED_DEMO'] === 'on') await seedDemoHistory(dataSource.manager)
  process.stdout.write(`${done.length} migration${done.length === 1 ? '' : 's'} run\n`)
} finally {
  await dataSource.destroy()
}
