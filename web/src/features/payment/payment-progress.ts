/** Stages of a payment on the page (product.md §2, §4). */
export type PaymentStatus = 'idle' | 'validating' | 'processing' | 'success' | 'error'

const TARGETS: Record<PaymentStatus, number> = { idle: 0, validating: 25, processing: 75, success: 90, error: 0 }
export const STEP_MS = 100
const STEP_PERCENT = 1.5

/** The next percent of the progress display, `STEP_MS` after `current`: 1.5 towards the stage's target, never past it; an error resets it. */
export function nextPercent(status: PaymentStatus, current: number): number {
  const target = TARGETS[status]
  return status === 'error' || status === 'idle' ? 0 : Math.max(current, Math.min(target, current + STEP_PERCENT))
}

/** While the provider confirms, leaving asks first. */
export const isConfirming = (status: PaymentStatus): boolean => status === 'validating' || status === 'processing'

export type Recovery = { kind: 'success' } | { kind: 'processing' } | { kind: 'resume' } | { kind: 'restart' }

/** Where a visitor who comes back belongs, by the provider's own word for the intent that was left open. */
export function recoverFrom(intentStatus: string): Recovery {
  switch (intentStatus) {
    case 'succeeded':
      return { kind: 'success' }
    case 'processing':
      return { kind: 'processing' }
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      return { kind: 'resume' }
    default:
      return { kind: 'restart' }
  }
}
