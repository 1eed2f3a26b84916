import { Logger } from '@nestjs/common'
import { EVENTS, EVENT_NAMES, type EventName, type QueueName } from '@disha/contracts/events/catalogue'
import { counter, histogram } from '@disha/platform/metrics'
import { UnrecoverableError, Worker, type Job } from 'bullmq'
import type { Redis } from 'ioredis'
import type { DataSource } from 'typeorm'
import { ZodError } from 'zod'
import { QUEUE_SETTINGS } from './queue-settings.ts'
import { runStep, TryLater, type AnyStep, type Handlers } from './step.ts'

const DRAIN_MS = 20_000
/** a worker with waiting jobs that has taken none for this long is deaf */
const DEAF_AFTER_MS = 90_000

const outcomes = counter('step_outcomes_total', 'How steps ended', ['queue', 'event', 'outcome'])
const runSeconds = histogram('step_run_seconds', 'How long steps ran', ['queue', 'event'])
const waitSeconds = histogram('step_wait_seconds', 'How long jobs waited for a worker', ['queue', 'event'])

/** Listens to one queue and runs its handlers in the step frame. */
export class QueueWorker<Queue extends QueueName> {
  private readonly logger: Logger
  private worker: Worker | undefined
  private lastTaken = Date.now()

  constructor(
    private readonly queue: Queue,
    private readonly handlers: Handlers<Queue>,
    private readonly dataSource: DataSource,
    private readonly redis: Redis,
  ) {
    this.logger = new Logger(`queue:${queue}`)
    const missing = EVENT_NAMES.filter((name) => hears(name, queue) && (handlers as Record<string, unknown>)[name] === undefined)
    if (missing.length > 0) throw new Error(`Queue ${queue} has no handler for ${missing.join(', ')}.`)
  }

  start(): void {
    const settings = QUEUE_SETTINGS[this.queue]
    this.worker = new Worker(this.queue, (job) => this.take(job), {
      connection: this.redis,
      concurrency: settings.concurrency,
      lockDuration: settings.lockMs,
      stalledInterval: settings.stalledCheckMs,
      maxStalledCount: settings.maxStalled,
      removeOnComplete: { count: settings.keepCompleted },
      removeOnFail: { count: settings.keepFailed },
    })
    this.worker.on('error', (error) => this.logger.warn(error.message))
    this.worker.on('failed', (job, error) => {
      const last = job === undefined || job.attemptsMade >= (job.opts.attempts ?? 1)
      const line = `${job?.name ?? 'job'} failed (try ${job?.attemptsMade ?? '?'}): ${error.message}`
      if (last) this.logger.error(`${line}; no tries left`)
      else if (error instanceof TryLater) this.logger.debug(line)
      else this.logger.warn(line)
    })
  }

  /** Stops taking jobs and waits, within bounds, for those in hand. */
  async drain(waitMs = DRAIN_MS): Promise<void> {
    if (this.worker === undefined) return
    let timer: NodeJS.Timeout | undefined
    const expired = new Promise<'expired'>((resolve) => {
      timer = setTimeout(() => resolve('expired'), waitMs)
    })
    const closed = this.worker.close().then(() => 'closed' as const)
    if ((await Promise.race([closed, expired])) === 'expired') {
      this.logger.warn('jobs in hand did not end in time; another worker will take them')
    }
    clearTimeout(timer)
  }

  /** Liveness by consumption: jobs wait, none is in hand, and none was taken for long. */
  async assertLive(): Promise<void> {
    if (this.worker === undefined || this.redis.status !== 'ready') return
    const waiting = await this.redis.llen(`bull:${this.queue}:wait`)
    if (waiting === 0) this.lastTaken = Date.now()
    const active = await this.redis.llen(`bull:${this.queue}:active`)
    if (waiting > 0 && active === 0 && Date.now() - this.lastTaken > DEAF_AFTER_MS)
      throw new Error(`${waiting} jobs wait and none is taken`)
  }

  private async take(job: Job): Promise<string> {
    this.lastTaken = Date.now()
    const name = job.name as EventName
    const step = (this.handlers as Record<string, AnyStep<never> | undefined>)[name]
    if (step === undefined || !hears(name, this.queue))
      throw new UnrecoverableError(`queue ${this.queue} does not know the event ${job.name}`)
    waitSeconds.observe({ queue: this.queue, event: name }, Math.max(0, Date.now() - job.timestamp - (job.delay ?? 0)) / 1000)
    const stop = runSeconds.startTimer({ queue: this.queue, event: name })
    try {
      const outcome = await runStep(this.dataSource, step, name, job.data, QUEUE_SETTINGS[this.queue].timeoutMs)
      outcomes.inc({ queue: this.queue, event: name, outcome })
      return outcome
    } catch (error) {
      outcomes.inc({ queue: this.queue, event: name, outcome: 'failed' })
      if (error instanceof ZodError) throw new UnrecoverableError(`the payload of ${name} is not as the catalogue says`)
      throw error
    } finally {
      stop()
    }
  }
}

function hears(name: EventName, queue: QueueName): boolean {
  return ((EVENTS[name]?.queues ?? []) as readonly QueueName[]).includes(queue)
}
