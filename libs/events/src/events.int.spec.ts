import { OutboxEvent } from '@disha/database/events/outbox-event.entity'
import { StalledReport } from '@disha/database/events/stalled-report.entity'
import { User } from '@disha/database/intake/user.entity'
import { Report } from '@disha/database/reports/report.entity'
import { testDatabase, type TestDatabase } from '@disha/testing/database'
import { eventually } from '@disha/testing/eventually'
import { makeUser } from '@disha/testing/factories'
import { testRedis, type TestRedis } from '@disha/testing/redis'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { IsNull } from 'typeorm'
import { producerConnection, workerConnection } from './connection.ts'
import { publish } from './publish.ts'
import { QueueWorker } from './queue-worker.ts'
import { OutboxRelay } from './relay.ts'
import type { Handlers, Step } from './step.ts'
import { Sweep } from './sweep.ts'

type Payload = { userId: string; revision: number }

/** A charts step that notes what was asked of it, and can be told to fail or to wait. */
class RecordingStep implements Step<Payload, Payload, string> {
  readonly worked: Payload[] = []
  readonly stored: Payload[] = []
  failWork = 0
  failStore = 0
  gate: Promise<void> | undefined

  load(_manager: unknown, payload: Payload) {
    const done = this.stored.some(({ userId }) => userId === payload.userId)
    return Promise.resolve(
      done
        ? { kind: 'done' as const, followUps: [{ name: 'chart.computed' as const, payload }] }
        : { kind: 'work' as const, input: payload },
    )
  }

  async work(input: Payload): Promise<string> {
    this.worked.push(input)
    await this.gate
    if (this.failWork-- > 0) throw new Error('work failed')
    return 'result'
  }

  store(_manager: unknown, payload: Payload) {
    if (this.failStore-- > 0) return Promise.reject(new Error('crash between work and commit'))
    this.stored.push(payload)
    return Promise.resolve([{ name: 'chart.computed' as const, payload }])
  }
}

describe('events', () => {
  let database: TestDatabase
  let redis: TestRedis
  let producer: Redis
  const open: { close(): Promise<unknown> }[] = []

  beforeEach(async () => {
    ;[database, redis] = await Promise.all([testDatabase(), testRedis()])
    producer = producerConnection(redis.url)
    await eventually('redis', () => producer.status === 'ready')
  })

  afterEach(async () => {
    for (const resource of open.splice(0).reverse()) await resource.close()
    producer.disconnect()
    await redis.close()
    await database.close()
  })

  const relayOf = (): OutboxRelay => {
    const relay = new OutboxRelay(database.dataSource, producer, database.url, 60_000)
    open.push({ close: () => relay.stop() })
    return relay
  }

  const workerOf = (step: RecordingStep): QueueWorker<'charts'> => {
    const connection = workerConnection(redis.url)
    const worker = new QueueWorker('charts', { 'intake.submitted': step } as Handlers<'charts'>, database.dataSource, connection)
    open.push({
      close: async () => {
        await worker.drain()
        connection.disconnect()
      },
    })
    worker.start()
    return worker
  }

  const queueOf = (): Queue => {
    const queue = new Queue('charts', { connection: producer })
    open.push({ close: () => queue.close() })
    return queue
  }

  const submitted = async (): Promise<Payload> => {
    const user = await makeUser(database.dataSource.manager)
    return { userId: user.id, revision: 1 }
  }

  const waitingNames = async (): Promise<string[]> =>
    (await database.dataSource.manager.find(OutboxEvent, { order: { createdAt: 'ASC' } })).map(({ name }) => name)

  it('publishes what was committed, soon, and nothing that was rolled back', async () => {
    const step = new RecordingStep()
    workerOf(step)
    relayOf().start()
    const payload = await submitted()
    await expect(
      database.dataSource.transaction(async (manager) => {
        await publish(manager, 'intake.submitted', { ...payload, revision: 7 })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await database.dataSource.transaction((manager) => publish(manager, 'intake.submitted', payload))
    await eventually('the step', () => step.stored.length === 1)
    expect(step.worked).toEqual([payload])
  })

  it('refuses a payload that is not as the catalogue says, before it is stored', async () => {
    await expect(publish(database.dataSource.manager, 'intake.submitted', { userId: 'meera@example.com', revision: 1 })).rejects.toThrow()
    expect(await waitingNames()).toEqual([])
  })

  it('does the work of a doubled event once and tells what follows again', async () => {
    const step = new RecordingStep()
    const payload = await submitted()
    await publish(database.dataSource.manager, 'intake.submitted', payload)
    await publish(database.dataSource.manager, 'intake.submitted', payload)
    await relayOf().drain()
    workerOf(step)
    await eventually('both jobs', async () => (await waitingNames()).filter((name) => name === 'chart.computed').length === 2)
    expect(step.worked.length - step.stored.length).toBeLessThanOrEqual(1)
    expect(new Set(step.stored.map(({ userId }) => userId)).size).toBe(1)
  })

  it('tries again after failing work and after a crash between work and commit', async () => {
    const step = new RecordingStep()
    step.failWork = 1
    step.failStore = 1
    await publish(database.dataSource.manager, 'intake.submitted', await submitted())
    await relayOf().drain()
    workerOf(step)
    await eventually('the third try', () => step.stored.length === 1)
    expect(step.worked).toHaveLength(3)
    expect((await waitingNames()).filter((name) => name === 'chart.computed')).toHaveLength(1)
  })

  it('keeps events while Redis is away and publishes them when it is back', async () => {
    const payload = await submitted()
    await redis.close()
    await eventually('the loss', () => producer.status !== 'ready')
    await publish(database.dataSource.manager, 'intake.submitted', payload)
    await expect(relayOf().drain()).rejects.toThrow()
    expect(await database.dataSource.manager.countBy(OutboxEvent, {})).toBe(1)
    redis = await testRedis()
    producer.disconnect()
    producer = producerConnection(redis.url)
    await eventually('redis', () => producer.status === 'ready')
    expect(await relayOf().drain()).toBe(1)
    expect(await queueOf().getJobCountByTypes('waiting', 'prioritized')).toBe(1)
  })

  it('rings an overdue step again after Redis lost its job', async () => {
    const payload = await submitted()
    await database.dataSource.manager.insert(Report, { ...payload, language: 'english' })
    await publish(database.dataSource.manager, 'intake.submitted', payload)
    await relayOf().drain()
    await producer.flushall()
    const sweep = new Sweep(database.dataSource, 'charts', { intervalMs: 60_000, overdueMs: 0, stalledAfterMs: 60_000 })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await sweep.run()).toEqual({ rung: 1, stalled: 0 })
    await relayOf().drain()
    const step = new RecordingStep()
    workerOf(step)
    await eventually('the step', () => step.stored.length === 1)
  })

  it('rings a step once per overdue time, and tells an operator of a late paid report once', async () => {
    const payload = await submitted()
    await database.dataSource.manager.insert(Report, {
      ...payload,
      language: 'english',
      paidAt: new Date(Date.now() - 3_600_000),
      createdAt: new Date(Date.now() - 3_700_000),
    })
    const sweep = new Sweep(database.dataSource, 'charts', { intervalMs: 60_000, overdueMs: 60_000, stalledAfterMs: 900_000 })
    expect(await sweep.run()).toEqual({ rung: 1, stalled: 1 })
    expect(await sweep.run()).toEqual({ rung: 0, stalled: 0 })
    expect((await waitingNames()).sort()).toEqual(['intake.submitted', 'report.stalled'])
  })

  it('chases a correction from its own beginning, and no longer what it replaced', async () => {
    const { manager } = database.dataSource
    const user = await makeUser(manager)
    const bought = new Date(Date.now() - 3_600_000)
    await manager.insert(Report, { userId: user.id, revision: 1, language: 'english', paidAt: bought, createdAt: bought })
    const sweep = new Sweep(database.dataSource, 'charts', { intervalMs: 60_000, overdueMs: 60_000, stalledAfterMs: 900_000 })
    expect(await sweep.run()).toEqual({ rung: 1, stalled: 1 })

    await manager.update(User, user.id, { revision: 2 })
    await manager.insert(Report, { userId: user.id, revision: 2, language: 'english', paidAt: bought })
    await manager.update(Report, { userId: user.id, revision: 1 }, { rungAt: bought })
    // the purchase is an hour old, the correction is not
    expect(await sweep.run()).toEqual({ rung: 0, stalled: 0 })
    expect(await manager.countBy(StalledReport, { userId: user.id, resolvedAt: IsNull() })).toBe(0)

    await manager.update(Report, { userId: user.id, revision: 2 }, { createdAt: bought })
    expect(await sweep.run()).toEqual({ rung: 1, stalled: 1 })
    expect(await manager.findBy(StalledReport, { userId: user.id, resolvedAt: IsNull() })).toEqual([
      expect.objectContaining({ revision: 2 }),
    ])
  })

  it('puts an unknown event and an old payload aside without trying again', async () => {
    const queue = queueOf()
    const step = new RecordingStep()
    workerOf(step)
    await queue.add('chart.forgotten', { userId: 'x' }, { attempts: 5 })
    await queue.add('intake.submitted', { user: 'old shape' }, { attempts: 5 })
    const failed = await eventually('both failures', async () => {
      const jobs = await queue.getFailed()
      return jobs.length === 2 && jobs
    })
    expect(failed.map((job) => job.attemptsMade)).toEqual([1, 1])
    expect(step.worked).toEqual([])
  })

  it('refuses to start a queue that lacks a handler', () => {
    const connection = workerConnection(redis.url)
    open.push({ close: () => Promise.resolve(connection.disconnect()) })
    expect(() => new QueueWorker('charts', {} as Handlers<'charts'>, database.dataSource, connection)).toThrow(/intake\.submitted/)
  })

  it('lets the job in hand end when it is told to stop', async () => {
    const step = new RecordingStep()
    let release: () => void = () => undefined
    step.gate = new Promise((resolve) => (release = resolve))
    await publish(database.dataSource.manager, 'intake.submitted', await submitted())
    await relayOf().drain()
    const worker = workerOf(step)
    await eventually('the job', () => step.worked.length === 1)
    const drained = worker.drain()
    release()
    await drained
    expect(step.stored).toHaveLength(1)
  })
})
