import { CommonEnv, DatabaseEnv, QueueEnv, SessionEnv, StorageEnv } from '@disha/platform/env'
import { z } from 'zod'

/** What the intake service reads from its environment. */
export const IntakeEnv = z
  .intersection(CommonEnv.extend(DatabaseEnv.shape).extend(QueueEnv.shape).extend(SessionEnv.shape), StorageEnv)
  .and(
    z.object({
      RATE_LIMITS: z.enum(['on', 'off']).default('on'),
      /** `/test-*` and `/quick-test`: developers' pages with an invented visitor */
      TEST_PAGES: z.enum(['on', 'off']).default('off'),
    }),
  )
  .refine((env) => env.DISHA_ENV !== 'production' || env.RATE_LIMITS === 'on', {
    path: ['RATE_LIMITS'],
    message: 'must be on in production',
  })
  .refine((env) => env.DISHA_ENV !== 'production' || env.TEST_PAGES === 'off', {
    path: ['TEST_PAGES'],
    message: 'must be off in production',
  })
export type IntakeEnv = z.infer<typeof IntakeEnv>

/** Injection token of the service's environment. */
export const INTAKE_ENV = Symbol('IntakeEnv')
