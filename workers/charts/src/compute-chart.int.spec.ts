import { ChartRow } from '@disha/database/charts/chart.entity'
import { User } from '@disha/database/intake/user.entity'
import { Report } from '@disha/database/reports/report.entity'
import { runStep } from '@disha/events/step'
import { testDatabase, type TestDatabase } from '@disha/testing/database'
import { makeUser } from '@disha/testing/factories'
import { ComputeChart } from './compute-chart.step.ts'

describe('computing a chart', () => {
  let database: TestDatabase
  let user: User
  const step = new ComputeChart()

  beforeEach(async () => {
    database = await testDatabase()
    user = await makeUser(database.dataSource.manager)
    await database.dataSource.manager.insert(Report, { userId: user.id, revision: 1, language: 'english' })
  })
  afterEach(() => database.close())

  const ring = (revision = 1) => runStep(database.dataSource, step, 'intake.submitted', { userId: user.id, revision }, 10_000)

  it('stores the chart once and moves the report on', async () => {
    expect(await ring()).toBe('done')
    expect(await ring()).toBe('again')
    const { chart } = await database.dataSource.manager.findOneByOrFail(ChartRow, { userId: user.id, revision: 1 })
    // Dhanu rises, the Moon is in Makara
    expect(chart.D1.lagna?.sign).toBe(8)
    expect(chart.D1.moon.sign).toBe(9)
    expect((await database.dataSource.manager.findOneByOrFail(Report, { userId: user.id })).stage).toBe('consulting')
  })

  it('does not compute a revision that was corrected meanwhile', async () => {
    await database.dataSource.manager.update(User, user.id, { revision: 2 })
    expect(await ring(1)).toBe('again')
    expect(await database.dataSource.manager.count(ChartRow)).toBe(0)
  })
})
