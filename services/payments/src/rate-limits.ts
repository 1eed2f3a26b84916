import type { ThrottlerModuleOptions } from '@nestjs/throttler'
import type { Request } from 'express'

const MINUTE = 60_000

/** Calls that make us ask the payment provider. */
export const ASKING = { default: { ttl: MINUTE, limit: 60 } }
/** Status that pages poll every two seconds. */
export const POLLING = { default: { ttl: MINUTE, limit: 240 } }

/** Requests by one address and call; addresses of one household or office share a budget, so limits are wide. */
export function rateLimits(on: boolean): ThrottlerModuleOptions {
  return {
    throttlers: [{ name: 'default', ttl: MINUTE, limit: 120 }],
    skipIf: (context) => !on || /^\/(health|metrics)/.test(context.switchToHttp().getRequest<Request>().path),
  }
}
