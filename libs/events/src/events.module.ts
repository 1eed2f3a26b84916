import {
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type Provider,
  type Type,
} from '@nestjs/common'
import type { QueueName } from '@disha/contracts/events/catalogue'
import { HealthChecks } from '@disha/platform/health.controller'
import { DataSource } from 'typeorm'
import { assertNoEviction, producerConnection, workerConnection } from './connection.ts'
import { QueueWorker } from './queue-worker.ts'
import { OutboxRelay } from './relay.ts'
import type { Handlers } from './step.ts'
import { Sweep } from './sweep.ts'

export type EventsEnv = {
  DATABASE_URL: string
  REDIS_URL: string
  RELAY_POLL_MS: number
  SWEEP_INTERVAL_MS: number
  SWEEP_OVERDUE_MS: number
  STALLED_AFTER_MS: number
}

const ENV = Symbol('EventsEnv')
const QUEUE = Symbol('QueueName')
const HANDLERS = Symbol('Handlers')

/** Runs the relay for the life of the process. */
@Injectable()
class RelayHost implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly redis
  private readonly relay

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) env: EventsEnv,
    health: HealthChecks,
  ) {
    this.redis = producerConnection(env.REDIS_URL)
    this.relay = new OutboxRelay(dataSource, this.redis, env.DATABASE_URL, env.RELAY_POLL_MS)
    health.add({ name: 'postgres', kind: 'ready', check: async () => void (await this.dataSource.query('SELECT 1')) })
  }

  onApplicationBootstrap(): void {
    this.relay.start()
  }

  async onModuleDestroy(): Promise<void> {
    await this.relay.stop()
    this.redis.disconnect()
  }
}

/** Runs one queue's worker and its sweep; drains in onModuleDestroy, while the database is still open. */
@Injectable()
class WorkerHost implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly redis
  private readonly worker
  private readonly sweep

  constructor(
    dataSource: DataSource,
    @Inject(ENV) env: EventsEnv,
    @Inject(QUEUE) queue: QueueName,
    @Inject(HANDLERS) handlers: Handlers<QueueName>,
    health: HealthChecks,
  ) {
    this.redis = workerConnection(env.REDIS_URL)
    this.worker = new QueueWorker(queue, handlers, dataSource, this.redis)
    this.sweep = new Sweep(dataSource, queue, {
      intervalMs: env.SWEEP_INTERVAL_MS,
      overdueMs: env.SWEEP_OVERDUE_MS,
      stalledAfterMs: env.STALLED_AFTER_MS,
    })
    health.add({
      name: 'redis',
      kind: 'ready',
      check: async () => {
        if (this.redis.status !== 'ready') throw new Error(`connection is ${this.redis.status}`)
        await this.redis.ping()
      },
    })
    health.add({ name: 'consuming', kind: 'live', check: () => this.worker.assertLive() })
  }

  async onApplicationBootstrap(): Promise<void> {
    await assertNoEviction(this.redis)
    this.worker.start()
    this.sweep.start()
  }

  async onModuleDestroy(): Promise<void> {
    await this.sweep.stop()
    await this.worker.drain()
    this.redis.disconnect()
  }
}

@Module({})
export class EventsModule {
  /** For processes that only tell events: the outbox relay. */
  static publishing(env: EventsEnv): DynamicModule {
    return { module: EventsModule, providers: [{ provide: ENV, useValue: env }, RelayHost] }
  }

  /** For workers: the relay, the queue's worker in the step frame, and the queue's sweep. */
  static working<Queue extends QueueName>(options: {
    env: EventsEnv
    queue: Queue
    handlers: Type<Handlers<Queue>>
    imports?: DynamicModule['imports']
    providers?: Provider[]
  }): DynamicModule {
    return {
      module: EventsModule,
      imports: options.imports ?? [],
      providers: [
        { provide: ENV, useValue: options.env },
        { provide: QUEUE, useValue: options.queue },
        { provide: HANDLERS, useClass: options.handlers },
        ...(options.providers ?? []),
        RelayHost,
        WorkerHost,
      ],
    }
  }
}
