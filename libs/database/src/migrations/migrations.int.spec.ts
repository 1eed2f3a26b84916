import { MIGRATIONS } from './list.ts'
import { testDatabase, type TestDatabase } from '@disha/testing/database'

describe('migrations', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  it('lead from an empty database to exactly what the entities say', async () => {
    const pending = await database.dataSource.driver.createSchemaBuilder().log()
    expect(pending.upQueries.map(({ query }) => query)).toEqual([])
  })

  it('can be taken back and run again', async () => {
    const { dataSource } = database
    for (const _migration of MIGRATIONS) await dataSource.undoLastMigration()
    expect(
      await dataSource.query("SELECT 1 FROM information_schema.tables WHERE table_schema = 'public' AND table_name = 'users'"),
    ).toEqual([])
    await dataSource.runMigrations()
    const rows: unknown = await dataSource.query(
      "SELECT language, amount_minor FROM product_prices WHERE product_id = 'kundli' ORDER BY language",
    )
    expect(rows).toEqual([
      { language: 'english', amount_minor: 15_100 },
      { language: 'hindi', amount_minor: 4_700 },
      { language: 'tamil', amount_minor: 15_100 },
      { language: 'telugu', amount_minor: 15_100 },
    ])
  })
})
