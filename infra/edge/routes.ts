/**
 * The one route table: the local edge follows it, and the Caddyfile of the compose set-up is generated from it
 * (`npm run -s caddyfile -w @disha/edge`).
 */

export type Upstream = 'intake' | 'payments' | 'admin'

export type Route = {
  /** an exact path, or a prefix when it ends with `/*` */
  path: string
  upstream: Upstream
  /** server-sent events: no time limit, nothing held back */
  stream?: true
}

/** First match wins. Everything that no row names is a file of the web client or one of its pages. */
export const ROUTES: readonly Route[] = [
  { path: '/api/products', upstream: 'payments' },
  { path: '/api/payment-config', upstream: 'payments' },
  { path: '/api/create-payment-intent', upstream: 'payments' },
  { path: '/api/force-purchase', upstream: 'payments' },
  { path: '/api/verify-payment/*', upstream: 'payments' },
  { path: '/api/check-payment-status', upstream: 'payments' },
  { path: '/api/payments/*', upstream: 'payments' },
  { path: '/api/admin/*', upstream: 'admin' },
  { path: '/admin/queues', upstream: 'admin' },
  { path: '/admin/queues/*', upstream: 'admin' },
  { path: '/api/report-events/*', upstream: 'intake', stream: true },
  { path: '/api/*', upstream: 'intake' },
  { path: '/r/*', upstream: 'intake' },
]

/**
 * Pages that the web client draws itself, as in web/src/app/router.tsx: answered with its entry page and 200. Any other path gets
 * the same page, which then says that there is nothing here, with 404.
 */
export const APP_PAGES: readonly string[] = [
  '/',
  '/form',
  '/form-hindi',
  '/form-tamil',
  '/form-telugu',
  '/loading',
  '/loading-hindi',
  '/loading-tamil',
  '/loading-telugu',
  '/insights',
  '/insights-hindi',
  '/products',
  '/payment',
  '/payment-simple',
  '/processing',
  '/success',
  '/correct',
  '/chat',
  '/daily-mail',
  '/privacy-policy',
  '/privacy-policy-hindi',
  '/terms-of-use',
  '/terms-of-use-hindi',
  '/admin',
]

/** Exist only with TEST_PAGES=on, which production refuses. */
export const TEST_PAGES: readonly string[] = [
  '/test-payment',
  '/test-e2e',
  '/test-subscription',
  '/test-payment-simple',
  '/test-reading-direct',
  '/quick-test',
  '/test-production-flow',
]

export const PAGE_LANGUAGES = ['english', 'hindi', 'tamil', 'telugu'] as const

/**
 * Pages that the build prerenders once for each language, opened as `/?lang=hindi` (English without): path → name of the files,
 * `landing.hindi.html`. Other prerendered pages have one language by their path: `/form-hindi` → `form-hindi.html`.
 */
export const LANGUAGE_PAGES: Readonly<Record<string, string>> = {
  '/': 'landing',
  '/privacy-policy': 'privacy-policy',
  '/terms-of-use': 'terms-of-use',
}

/** Bodies above this are refused with 413 before any service sees them. */
export const MAX_BODY_BYTES = 256 * 1024

/** An upstream that says nothing for so long gets a 504. */
export const UPSTREAM_TIMEOUT_MS = 60_000

/** The row for a path without query, or undefined when it belongs to the web client. */
export function matchRoute(pathname: string): Route | undefined {
  return ROUTES.find(({ path }) => (path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path))
}
