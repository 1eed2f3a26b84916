import type { ThrottlerModuleOptions } from '@nestjs/throttler'
import type { Request } from 'express'

const MINUTE = 60_000

/** Calls that compute a chart. */
export const COMPUTING = { default: { ttl: MINUTE, limit: 30 } }
/** Calls that make us send mail. */
export const MAILING = { default: { ttl: 10 * MINUTE, limit: 10 } }
/** Calls made at every key stroke or click. */
export const FREQUENT = { default: { ttl: MINUTE, limit: 300 } }
/** Pages turned one after another, each computed once and then remembered. */
export const BROWSING = { default: { ttl: MINUTE, limit: 120 } }
/** Status that pages poll. */
export const POLLING = { default: { ttl: MINUTE, limit: 240 } }

/** Requests by one address and call; addresses of one household or office share a budget, so limits are wide. */
export function rateLimits(on: boolean): ThrottlerModuleOptions {
  return {
    throttlers: [{ name: 'default', ttl: MINUTE, limit: 120 }],
    skipIf: (context) => !on || /^\/(health|metrics)/.test(context.switchToHttp().getRequest<Request>().path),
  }
}
