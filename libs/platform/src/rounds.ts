import type { Logger } from '@nestjs/common'

/** Work that is done at once and then every so often, never twice at a time; a round that fails is logged, and the next one tries again. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined
  private round: Promise<unknown> | undefined
  private ended = false

  constructor(
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly intervalMs: number,
    private readonly work: () => Promise<unknown>,
  ) {}

  /** True once `stop` was called: long work looks at it between its steps. */
  get stopped(): boolean {
    return this.ended
  }

  start(): void {
    this.timer = setInterval(() => this.go(), this.intervalMs)
    this.go()
  }

  /** No further round begins; resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.ended = true
    clearInterval(this.timer)
    await this.round
  }

  private go(): void {
    this.round ??= this.work()
      .catch((error: unknown) => this.logger.warn(`round failed: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => {
        this.round = undefined
      })
  }
}
