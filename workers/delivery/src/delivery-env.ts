import { CommonEnv, StorageEnv } from '@disha/platform/env'
import { z } from 'zod'

/** What delivery reads beside every worker's environment. */
export const DeliveryEnv = CommonEnv.pick({ SITE_URL: true })
  .extend({
    SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address'),
    MAIL_FROM: z.string().min(3),
    OPERATOR_EMAIL: z.email(),
  })
  .and(StorageEnv)
export const DELIVERY_ENV = Symbol('DeliveryEnv')

export type DeliveryEnv = z.infer<typeof DeliveryEnv>
