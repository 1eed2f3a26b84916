import { CommonEnv, DatabaseEnv, QueueEnv, SessionEnv } from '@disha/platform/env'
import { z } from 'zod'

/** Stripe.js of the release train that the pinned @stripe/stripe-js expects. */
const STRIPE_JS = 'https://js.stripe.com/endive/stripe.js'

/**
 * What the payments service reads from its environment. `STRIPE_API_URL` names another server that speaks Stripe's API; it is
 * all that tells a local start from a real one, and production refuses it, test keys and a foreign script.
 */
export const PaymentsEnv = CommonEnv.extend(DatabaseEnv.shape)
  .extend(QueueEnv.shape)
  .extend(SessionEnv.shape)
  .extend({
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a Stripe secret key'),
    STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_\w+$/, 'must be a Stripe publishable key'),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must be a webhook signing secret'),
    STRIPE_API_URL: z.url().optional(),
    /** where browsers load Stripe.js from */
    STRIPE_SCRIPT_URL: z.url().optional(),
    /**
     * Smallest amount that may be charged, in paise. Stripe publishes ₹0.50 for rupees and applies the minimum of the
     * account's settlement currency to the converted amount: an account that settles in dirhams (AED 2.00) needs more here.
     */
    STRIPE_MINIMUM_CHARGE_MINOR: z.coerce.number().int().min(50).default(50),
    /** how often Stripe is asked about open intents and listed for unknown ones */
    RECONCILE_INTERVAL_MS: z.coerce.number().int().min(200).default(60_000),
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  })
  .superRefine((env, context) => {
    const refuse = (path: keyof typeof env, message: string): void => context.addIssue({ code: 'custom', path: [path], message })
    if (env.STRIPE_SECRET_KEY.includes('_live_') !== env.STRIPE_PUBLISHABLE_KEY.includes('_live_')) {
      refuse('STRIPE_PUBLISHABLE_KEY', 'must be of the same mode (test or live) as the secret key')
    }
    if (env.STRIPE_API_URL !== undefined && env.STRIPE_SECRET_KEY.includes('_live_')) {
      refuse('STRIPE_SECRET_KEY', 'a live key must not be sent to another server')
    }
    if (env.DISHA_ENV !== 'production') return
    if (env.STRIPE_API_URL !== undefined) refuse('STRIPE_API_URL', 'must not be set in production')
    if (!env.STRIPE_SECRET_KEY.includes('_live_')) refuse('STRIPE_SECRET_KEY', 'must be a live key in production')
    if (!scriptUrlOf(env).startsWith('https://js.stripe.com/')) refuse('STRIPE_SCRIPT_URL', 'must be served by js.stripe.com in production')
    if (env.RATE_LIMITS !== 'on') refuse('RATE_LIMITS', 'must be on in production')
  })
export type PaymentsEnv = z.infer<typeof PaymentsEnv>

/** Injection token of the service's environment. */
export const PAYMENTS_ENV = Symbol('PaymentsEnv')

/** The address that `payment-config` gives to browsers. */
export function scriptUrlOf(env: { STRIPE_API_URL?: string | undefined; STRIPE_SCRIPT_URL?: string | undefined }): string {
  if (env.STRIPE_SCRIPT_URL !== undefined) return env.STRIPE_SCRIPT_URL
  return env.STRIPE_API_URL === undefined ? STRIPE_JS : new URL('/v3/stripe.js', env.STRIPE_API_URL).href
}
