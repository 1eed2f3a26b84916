import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import type { User } from '@disha/database/intake/user.entity'
import type { Response } from 'express'
import { ReportsService, type ReportState } from './reports.service.ts'

const POLL_MS = 500
const HEARTBEAT_MS = 15_000
/** A stream ends after this; the browser opens it again by itself. */
const LIFETIME_MS = 10 * 60_000
const RETRY_MS = 2_000
/** Streams of one session at once; the oldest gives way. */
const STREAMS_PER_VISITOR = 6
/** Event id that says: nothing more will come. */
const FINISHED = 'finished'

type Listener = { owner: Pick<User, 'id' | 'revision' | 'language'>; response: Response; last: string; openedAt: number; heardAt: number }

/**
 * Report status as server-sent events. One timer asks once for everybody who listens, and only while somebody does; an event is
 * sent when the status has changed. A browser that comes back after the last event is told with 204 to stay away.
 */
@Injectable()
export class ReportEvents implements OnModuleDestroy {
  private readonly logger = new Logger('ReportEvents')
  private readonly listeners = new Set<Listener>()
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | undefined

  constructor(private readonly reports: ReportsService) {}

  /** Streams until the report is complete or closed, or the visitor leaves. */
  listen(owner: Listener['owner'], lastEventId: string | undefined, response: Response): void {
    if (lastEventId === FINISHED) {
      response.status(204).end()
      return
    }
    const now = Date.now()
    const own = [...this.listeners].filter((entry) => entry.owner.id === owner.id)
    for (const entry of own.slice(0, Math.max(0, own.length - STREAMS_PER_VISITOR + 1))) this.end(entry)
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      Connection: 'keep-alive',
      'X-Accel-Buffering': 'no',
    })
    response.flushHeaders()
    response.write(`retry: ${RETRY_MS}\n\n`)
    const listener: Listener = { owner, response, last: '', openedAt: now, heardAt: now }
    this.listeners.add(listener)
    response.on('close', () => this.end(listener))
    response.on('error', () => this.end(listener))
    this.timer ??= setInterval(() => this.look(), POLL_MS)
    this.look()
  }

  /** How many streams are open; for tests and metrics. */
  get count(): number {
    return this.listeners.size
  }

  async onModuleDestroy(): Promise<void> {
    for (const listener of this.listeners) this.end(listener)
    await this.round
  }

  private look(): void {
    this.round ??= this.tell()
      .catch((error: unknown) => this.logger.warn(`status could not be read: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => {
        this.round = undefined
      })
  }

  private async tell(): Promise<void> {
    const listeners = [...this.listeners]
    const owners = [...new Map(listeners.map(({ owner }) => [owner.id, owner])).values()]
    const states = await this.reports.states(owners)
    const now = Date.now()
    for (const listener of listeners) {
      if (!this.listeners.has(listener)) continue
      const state = states.get(listener.owner.id)
      // erased meanwhile
      if (state === undefined) this.end(listener)
      else this.send(listener, state, now)
    }
  }

  private send(listener: Listener, state: ReportState, now: number): void {
    const { response } = listener
    const finished = state.kind === 'closed' || (state.status.stage === 'complete' && state.status.documentReady)
    const name = state.kind === 'closed' ? 'closed' : 'message'
    const data = JSON.stringify(state.kind === 'closed' ? { error: 'report_closed' } : state.status)
    if (data !== listener.last) {
      response.write(`event: ${name}\n${finished ? `id: ${FINISHED}\n` : ''}data: ${data}\n\n`)
      listener.last = data
      listener.heardAt = now
    } else if (now - listener.heardAt >= HEARTBEAT_MS) {
      response.write(': still here\n\n')
      listener.heardAt = now
    }
    if (finished || now - listener.openedAt >= LIFETIME_MS) this.end(listener)
  }

  private end(listener: Listener): void {
    if (!this.listeners.delete(listener)) return
    listener.response.end()
    if (this.listeners.size === 0) {
      clearInterval(this.timer)
      this.timer = undefined
    }
  }
}
