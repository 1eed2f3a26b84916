import { ChartRow } from '@disha/database/charts/chart.entity'
import { birthOf } from '@disha/database/intake/birth-of'
import { User } from '@disha/database/intake/user.entity'
import { Reading } from '@disha/database/readings/reading.entity'
import { Report } from '@disha/database/reports/report.entity'
import { runStep } from '@disha/events/step'
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { testDatabase, type TestDatabase } from '@disha/testing/database'
import { makeUser } from '@disha/testing/factories'
import { WriteReading } from './write-reading.step.ts'

describe('writing a reading', () => {
  let database: TestDatabase
  let user: User
  const step = new WriteReading()

  beforeEach(async () => {
    database = await testDatabase()
    user = await makeUser(database.dataSource.manager)
  })
  afterEach(() => database.close())

  const ring = () => runStep(database.dataSource, step, 'chart.computed', { userId: user.id, revision: 1 }, 20_000)
  const events = async () =>
    (
      (await database.dataSource.query('SELECT name, payload FROM outbox_events ORDER BY created_at')) as {
        name: string
        payload: unknown
      }[]
    ).map(({ name }) => name)
  const storeChart = async () => {
    const chart = computeChart(birthOf(user), loadEphemeris())
    await database.dataSource.manager.insert(ChartRow, {
      userId: user.id,
      revision: 1,
      chart: chart as never,
      engineVersion: chart.engineVersion,
    })
  }

  it('waits until a payment was begun and the chart is there, whichever comes last', async () => {
    expect(await ring()).toBe('notYet')
    await database.dataSource.manager.insert(Report, { userId: user.id, revision: 1, language: 'english', initiatedAt: new Date() })
    expect(await ring()).toBe('notYet')
    await storeChart()
    expect(await ring()).toBe('done')
    expect(await events()).toEqual(['reading.written'])
  })

  it('writes once, and tells what follows again when it is rung again', async () => {
    await storeChart()
    await database.dataSource.manager.insert(Report, { userId: user.id, revision: 1, language: 'english', paidAt: new Date() })
    await ring()
    const first = await database.dataSource.manager.findOneByOrFail(Reading, { userId: user.id })
    expect(await ring()).toBe('again')
    const second = await database.dataSource.manager.findOneByOrFail(Reading, { userId: user.id })
    expect(second).toEqual(first)
    expect(first.fullReading?.personName).toBe('Meera Rao')
    expect(await events()).toEqual(['reading.written', 'reading.written'])
    expect((await database.dataSource.manager.findOneByOrFail(Report, { userId: user.id })).stage).toBe('generating')
  })

  it('leaves a superseded revision and an erased visitor alone', async () => {
    await storeChart()
    await database.dataSource.manager.insert(Report, { userId: user.id, revision: 1, language: 'english', paidAt: new Date() })
    await database.dataSource.manager.update(User, user.id, { revision: 2 })
    expect(await ring()).toBe('again')
    await database.dataSource.manager.delete(User, user.id)
    expect(await ring()).toBe('again')
    expect(await database.dataSource.manager.count(Reading)).toBe(0)
  })
})
