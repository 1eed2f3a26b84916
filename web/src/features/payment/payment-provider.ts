import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe } from '@stripe/stripe-js'
import { api } from '../../shared/api/api.ts'

const SCRIPT_TIMEOUT_MS = 20_000

function loadScript(url: string): Promise<void> {
  if ('Stripe' in window) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('the payment script did not load'))
    }
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS)
    script.src = url
    script.async = true
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = fail
    document.head.append(script)
  })
}

let stripe: Promise<Stripe> | undefined

/** The provider's script from where the configuration says, then its object; tried afresh after a failure. */
export function paymentProvider(): Promise<Stripe> {
  stripe ??= (async () => {
    const config = await api.paymentConfig()
    await loadScript(config.scriptUrl)
    const loaded = await loadStripe(config.publishableKey)
    if (loaded === null) throw new Error('no payment provider outside a browser')
    return loaded
  })()
  stripe.catch(() => {
    stripe = undefined
  })
  return stripe
}
