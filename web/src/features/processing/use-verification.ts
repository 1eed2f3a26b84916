import { useEffect, useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { POLL_MS, verificationAfter, type Verification } from './processing-plan.ts'

export type VerificationState = Verification | { kind: 'verified' }

/**
 * Asks every 2 s, up to 150 times, whether the session is paid; with an intent given, the provider's own word is asked for
 * first (which lets the server reconcile). Failures count as asks and are tried again until the cap.
 */
export function useVerification(sessionId: string | null, paymentIntentId: string | null, clientSecret: string | null): VerificationState {
  const [state, setState] = useState<VerificationState>({ kind: 'polling', slow: false })

  useEffect(() => {
    if (sessionId === null) return
    let ended = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let polls = 0
    const poll = async () => {
      polls += 1
      const answer = await api.verifyPayment(sessionId).catch(() => null)
      if (ended) return
      if (answer?.hasPurchased) return setState({ kind: 'verified' })
      const next = verificationAfter(polls, answer === null)
      setState(next)
      if (next.kind === 'polling') timer = setTimeout(() => void poll(), POLL_MS)
    }
    const start = async () => {
      if (paymentIntentId !== null) {
        await api.checkPaymentStatus({ paymentIntentId, sessionId, ...(clientSecret === null ? {} : { clientSecret }) }).catch(() => null)
      }
      if (!ended) await poll()
    }
    void start()
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [sessionId, paymentIntentId, clientSecret])

  return state
}
