/** Where the payment provider's script comes from; both as configured for the payments service. */
export type PaymentOrigins = {
  /** absent: the provider's own */
  scriptUrl?: string
}

const STRIPE_SCRIPT_ORIGINS = ['https://js.stripe.com', 'https://*.js.stripe.com']
const STRIPE_FRAME_ORIGINS = [...STRIPE_SCRIPT_ORIGINS, 'https://hooks.stripe.com']
const STRIPE_API_ORIGINS = ['https://api.stripe.com']

/**
 * The policy of the web client's pages: scripts from here and from the payment provider only, none inline.
 * The provider's list follows https://docs.stripe.com/security/guide#content-security-policy
 */
export function contentSecurityPolicy({ scriptUrl }: PaymentOrigins): string {
  const origin = scriptUrl ? new URL(scriptUrl).origin : undefined
  const emulated = origin !== undefined && !origin.endsWith('.stripe.com')
  const scripts = emulated ? [origin] : STRIPE_SCRIPT_ORIGINS
  const frames = emulated ? [origin] : STRIPE_FRAME_ORIGINS
  const calls = emulated ? [origin] : STRIPE_API_ORIGINS
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
    ['script-src', "'self'", ...scripts],
    // prerendered pages carry style attributes; styles cannot run code
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...calls],
    ['frame-src', ...frames],
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
