import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'

/**
 * Back from the provider's own page: the intent's client secret, checked at the provider, opens the session in this browser
 * too, then leaves the address. True once that is over (at once without it).
 */
export function useProviderReturn(sessionId: string | null): boolean {
  const [search, setSearch] = useSearchParams()
  const paymentIntentId = search.get('payment_intent')
  const clientSecret = search.get('payment_intent_client_secret')
  const pending = sessionId !== null && paymentIntentId !== null && clientSecret !== null
  const [over, setOver] = useState(!pending)

  useEffect(() => {
    if (!pending || over) return
    let left = false
    void api
      .checkPaymentStatus({ paymentIntentId, sessionId, clientSecret })
      .then(() => api.forcePurchase(sessionId))
      .catch(() => null)
      .then(() => {
        if (left) return
        visitorStore.set('sessionId', sessionId)
        visitorStore.remove('pendingPayment')
        setOver(true)
        setSearch({ session: sessionId }, { replace: true })
      })
    return () => {
      left = true
    }
  }, [pending, over, paymentIntentId, clientSecret, sessionId, setSearch])

  return over
}
