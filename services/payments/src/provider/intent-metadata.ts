import { Language } from '@disha/contracts/language'
import { ProductId } from '@disha/contracts/product'
import { SessionId } from '@disha/contracts/session'
import { z } from 'zod'

/** What stands on every intent of ours, so that a payment can be told from Stripe alone. Values are texts there. */
export const IntentMetadata = z.object({
  sessionId: SessionId,
  userId: z.uuid(),
  revision: z.coerce.number().int().positive(),
  productId: ProductId,
  language: Language,
})
export type IntentMetadata = z.infer<typeof IntentMetadata>
