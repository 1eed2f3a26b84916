import { CommonEnv, DatabaseEnv, QueueEnv } from '@disha/platform/env'
import { z } from 'zod'

/** What the admin service reads from its environment. */
export const AdminEnv = CommonEnv.extend(DatabaseEnv.shape)
  .extend({ REDIS_URL: QueueEnv.shape.REDIS_URL, RATE_LIMITS: z.enum(['on', 'off']).default('on') })
  .refine((env) => env.DISHA_ENV !== 'production' || env.RATE_LIMITS === 'on', {
    path: ['RATE_LIMITS'],
    message: 'must be on in production',
  })
export type AdminEnv = z.infer<typeof AdminEnv>

/** Injection token of the service's environment. */
export const ADMIN_ENV = Symbol('AdminEnv')
