import type { Insights, InsightsEvidence } from '@disha/contracts/insights'
import type { IntakeUser } from '@disha/contracts/api/intake'
import type { Product } from '@disha/contracts/product'
import type { Language } from '@disha/contracts/language'
import { createExpiringStore, type ExpiringStore } from './expiring-store.ts'
import type { Chat } from '../../features/chat/chat-machine.ts'
import type { IntakeDraft } from '../../features/intake-form/intake-draft.ts'

/** The free preview with what the insights screen draws beside it, for the session that asked. */
export type StoredInsights = { insights: Insights; evidence: InsightsEvidence; user: IntakeUser; draft: IntakeDraft }

/** An intent that was made and not yet known to be paid, so that a reload in the middle finds its way back. */
export type PendingPayment = {
  sessionId: string
  paymentIntentId: string
  clientSecret: string
  amount: number
  email: string
  confirming: boolean
}

type VisitorState = {
  sessionId: string
  userFormData: Partial<IntakeDraft>
  insights: StoredInsights
  selectedProduct: Product
  pendingPayment: PendingPayment
  /** where the paid report is mailed to, by session */
  deliveryEmail: { sessionId: string; email: string }
  /** what was typed into the correction of a bought report's birth, by session and by the revision that it corrects */
  correction: { sessionId: string; revision: number; draft: IntakeDraft }
  /** the conversation with a guide as it stands */
  chat: Chat
  language: Language
  /** whether statistics may be kept, and the random id they are kept under */
  statistics: 'yes' | 'no'
  anonymousId: string
}

/** Everything this browser remembers of a visitor; entries expire 30 days after they were written. */
export const visitorStore: ExpiringStore<VisitorState> = createExpiringStore<VisitorState>(
  () => window.localStorage,
  ['sessionId', 'userFormData', 'insights', 'selectedProduct', 'pendingPayment', 'deliveryEmail', 'correction', 'chat'],
)
