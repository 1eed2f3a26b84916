import { Controller, Get, Header, Inject, Optional, Res } from '@nestjs/common'
import type { Response } from 'express'
import { registry } from './metrics.ts'

/** A named condition; it throws, or gives a reason, when it does not hold. */
export type HealthCheck = { name: string; kind: 'live' | 'ready'; check(): Promise<void> }

/** Where a process's checks are gathered; any provider may add its own at boot. */
export class HealthChecks {
  private readonly checks: HealthCheck[] = []

  add(check: HealthCheck): void {
    this.checks.push(check)
  }

  async run(kind: HealthCheck['kind']): Promise<{ ok: boolean; checks: Record<string, string> }> {
    const results: Record<string, string> = {}
    let ok = true
    for (const { name, check } of this.checks.filter((entry) => entry.kind === kind)) {
      try {
        await check()
        results[name] = 'ok'
      } catch (error) {
        ok = false
        results[name] = error instanceof Error ? error.message : String(error)
      }
    }
    return { ok, checks: results }
  }
}

/** `/health/live` (restart me when this fails), `/health/ready` (send me work), `/metrics` (Prometheus text). */
@Controller()
export class HealthController {
  constructor(@Optional() @Inject(HealthChecks) private readonly health: HealthChecks = new HealthChecks()) {}

  @Get('health/live')
  live(@Res({ passthrough: true }) response: Response) {
    return this.answer('live', response)
  }

  @Get('health/ready')
  ready(@Res({ passthrough: true }) response: Response) {
    return this.answer('ready', response)
  }

  @Get('metrics')
  @Header('Content-Type', registry.contentType)
  metrics(): Promise<string> {
    return registry.metrics()
  }

  private async answer(kind: HealthCheck['kind'], response: Response) {
    const result = await this.health.run(kind)
    response.status(result.ok ? 200 : 503)
    return { status: result.ok ? 'ok' : 'failing', checks: result.checks }
  }
}
