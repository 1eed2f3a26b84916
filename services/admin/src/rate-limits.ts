import type { ThrottlerModuleOptions } from '@nestjs/throttler'
import type { Request } from 'express'

const MINUTE = 60_000

/** Tries to log in from one address. */
export const LOGGING_IN = { default: { ttl: 10 * MINUTE, limit: 10 } }

/** Requests by one address and call. */
export function rateLimits(on: boolean): ThrottlerModuleOptions {
  return {
    throttlers: [{ name: 'default', ttl: MINUTE, limit: 300 }],
    skipIf: (context) => !on || /^\/(health|metrics)/.test(context.switchToHttp().getRequest<Request>().path),
  }
}
