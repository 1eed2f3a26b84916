import { setTimeout } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { EVENTS, type EventName, type QueueName, QUEUES } from '@disha/contracts/events/catalogue'
import { counter, gauge } from '@disha/platform/metrics'
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { OUTBOX_CHANNEL } from './publish.ts'
import { QUEUE_SETTINGS } from './queue-settings.ts'

const BATCH = 100
/** Wait before a lost listening connection is opened again. */
const RECONNECT_MS = 1_000
const published = counter('outbox_published_total', 'Events handed to the queues', ['event'])
const failures = counter('outbox_relay_failures_total', 'Relay rounds that failed (Redis or Postgres away)')
const waiting = gauge('outbox_waiting', 'Events not yet handed to the queues')

type Claimed = { id: string; name: EventName; payload: Record<string, unknown> }

/**
 * Hands committed events to the queues that hear them, at least once, in every publishing process. Woken by Postgres'
 * notification and by a timer; rows are claimed with SKIP LOCKED, so relays never wait for one another.
 */
export class OutboxRelay {
  private readonly logger = new Logger('OutboxRelay')
  private readonly queues = new Map<QueueName, Queue>()
  private listener: pg.Client | undefined
  private listening: Promise<void> | undefined
  private readonly stopping = new AbortController()
  private timer: NodeJS.Timeout | undefined
  private round: Promise<unknown> | undefined
  private again = false

  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: Redis,
    private readonly databaseUrl: string,
    private readonly pollMs: number,
  ) {
    for (const name of QUEUES) {
      const queue = new Queue(name, { connection: redis })
      queue.on('error', () => undefined)
      this.queues.set(name, queue)
    }
  }

  start(): void {
    this.timer = setInterval(() => this.nudge(), this.pollMs)
    this.listening = this.listen()
    if (this.redis.status === 'ready') this.nudge()
    this.redis.on('ready', () => this.nudge())
  }

  /** Looks at the outbox soon; calls while a round runs are folded into one more round. */
  nudge(): void {
    if (this.stopping.signal.aborted) return
    if (this.round !== undefined) {
      this.again = true
      return
    }
    this.round = this.drain()
      .catch((error: unknown) => {
        failures.inc()
        this.logger.warn(`relay round failed: ${error instanceof Error ? error.message : String(error)}`)
      })
      .finally(() => {
        this.round = undefined
        if (this.again) {
          this.again = false
          this.nudge()
        }
      })
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    this.stopping.abort()
    await this.round
    await this.listener?.end().catch(() => undefined)
    await this.listening
    await Promise.all([...this.queues.values()].map((queue) => queue.close().catch(() => undefined)))
  }

  /** Publishes everything that waits. Public for tests and one-shot tools; `start` calls it by itself. */
  async drain(): Promise<number> {
    // no rows are locked while Redis is away: a queue would wait for it inside the transaction
    if (this.redis.status !== 'ready') throw new Error(`Redis is away (${this.redis.status})`)
    let total = 0
    for (;;) {
      const count = await this.publishBatch()
      total += count
      if (count < BATCH) break
    }
    return total
  }

  private publishBatch(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows = (await manager.query(
        'SELECT id, name, payload FROM outbox_events WHERE published_at IS NULL ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED',
        [BATCH],
      )) as Claimed[]
      waiting.set(rows.length)
      if (rows.length === 0) return 0
      for (const { id, name, payload } of rows) {
        const hearers: readonly QueueName[] = EVENTS[name]?.queues ?? []
        for (const queueName of hearers) {
          const settings = QUEUE_SETTINGS[queueName]
          await this.queues.get(queueName)?.add(name, payload, {
            jobId: id,
            attempts: settings.attempts,
            backoff: { type: 'exponential', delay: settings.backoffMs, jitter: 0.3 },
            removeOnComplete: { count: settings.keepCompleted },
            removeOnFail: { count: settings.keepFailed },
          })
        }
        published.inc({ event: name })
      }
      await manager.query('UPDATE outbox_events SET published_at = now() WHERE id = ANY($1)', [rows.map(({ id }) => id)])
      return rows.length
    })
  }

  /** A lost listening connection costs only speed (the timer goes on); it is opened again. */
  private async listen(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const client = new pg.Client({ connectionString: this.databaseUrl, application_name: 'outbox-relay', keepAlive: true })
      const ended = new Promise<void>((resolve) => {
        client.once('end', resolve)
        // a dying connection may tell of its end more than once; a second, unheard 'error' would end the process
        client.on('error', () => resolve())
      })
      this.listener = client
      try {
        await client.connect()
        client.on('notification', () => this.nudge())
        await client.query(`LISTEN ${OUTBOX_CHANNEL}`)
        if (this.redis.status === 'ready') this.nudge()
        await ended
      } catch {
        await client.end().catch(() => undefined)
      }
      await setTimeout(RECONNECT_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined)
    }
  }
}
