import { INLINE_SCRIPT_SOURCE } from './inline-scripts.ts'

/** Which other origins the web client's pages may use for paying. */
export type PaymentOrigins = { scripts: string; frames: string; calls: string }

/** The provider's own, after https://docs.stripe.com/security/guide#content-security-policy */
export const STRIPE_ORIGINS: PaymentOrigins = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: 'https://api.stripe.com',
}

/** The provider's, unless its script is configured to come from elsewhere (the local emulator): then that origin alone. */
export function paymentOrigins(scriptUrl: string | undefined): PaymentOrigins {
  const origin = scriptUrl ? new URL(scriptUrl).origin : undefined
  if (origin === undefined || origin.endsWith('.stripe.com')) return STRIPE_ORIGINS
  return { scripts: origin, frames: origin, calls: origin }
}

/** The policy of the web client's pages: scripts from here and from the payment provider only, and the one inline script by its hash. */
export function contentSecurityPolicy({ scripts, frames, calls }: PaymentOrigins): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
    ['script-src', "'self'", INLINE_SCRIPT_SOURCE, scripts],
    ['style-src', "'self'"],
    // widths and dash patterns that are computed; an attribute styles its own element only
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'", 'data:'],
    ['connect-src', "'self'", calls],
    ['frame-src', frames],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** On every answer; a service that sets one of them itself keeps its own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(self "https://js.stripe.com")',
}

/** Only where the site is served over TLS; a browser ignores it otherwise. */
export const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'
