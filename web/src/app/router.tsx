import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useLanguage } from '../shared/language/language-context.tsx'
import { loadMessages } from '../shared/language/messages.ts'
import { Toasts } from '../shared/ui/toasts.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageArrival } from './page-arrival.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { CrashBoundary } from './crash-boundary.tsx'

type Screen = { load: () => Promise<{ default: ComponentType }>; texts: string[] }

/** Each screen's code and texts are asked for together, so that neither waits for the other. */
const SCREENS = {
  landing: { load: () => import('../features/landing/landing.screen.tsx'), texts: ['landing'] },
  form: { load: () => import('../features/intake-form/english-form.screen.tsx'), texts: ['form'] },
  hindiForm: { load: () => import('../features/intake-form/hindi-form.screen.tsx'), texts: ['form'] },
  singlePageForm: { load: () => import('../features/intake-form/single-page-form.screen.tsx'), texts: ['form'] },
  loading: { load: () => import('../features/loading/loading.screen.tsx'), texts: ['loading', 'chart'] },
  insights: { load: () => import('../features/insights/insights.screen.tsx'), texts: ['insights', 'chart', 'products', 'question'] },
  hindiInsights: {
    load: () => import('../features/insights/hindi-insights.screen.tsx'),
    texts: ['insights', 'chart', 'products', 'question'],
  },
  products: { load: () => import('../features/products/products.screen.tsx'), texts: ['products', 'chart', 'question'] },
  payment: { load: () => import('../features/payment/payment.screen.tsx'), texts: ['payment', 'chart'] },
  processing: { load: () => import('../features/processing/processing.screen.tsx'), texts: ['processing', 'chart'] },
  success: { load: () => import('../features/success/success.screen.tsx'), texts: ['success', 'chart'] },
  chat: { load: () => import('../features/chat/chat.screen.tsx'), texts: ['chat', 'advisors', 'chart', 'insights', 'form'] },
  correction: { load: () => import('../features/correction/correction.screen.tsx'), texts: ['correction', 'form', 'success', 'question'] },
  daily: { load: () => import('../features/daily/daily.screen.tsx'), texts: ['daily', 'chart', 'insights', 'form'] },
  privacy: { load: () => import('../features/legal/privacy.screen.tsx'), texts: ['legal'] },
  terms: { load: () => import('../features/legal/terms.screen.tsx'), texts: ['legal'] },
  admin: { load: () => import('../features/admin/admin.screen.tsx'), texts: ['admin'] },
  testPages: { load: () => import('../features/test-pages/test-pages.screen.tsx'), texts: ['notFound'] },
  notFound: { load: () => import('../features/not-found/not-found.screen.tsx'), texts: ['notFound'] },
} satisfies Record<string, Screen>

/** Developers' pages: 'not found' unless the server has TEST_PAGES=on. */
const TEST_PATHS = [
  '/test-payment',
  '/test-e2e',
  '/test-subscription',
  '/test-payment-simple',
  '/test-reading-direct',
  '/quick-test',
  '/test-production-flow',
]

const cache = new Map<Screen, ComponentType>()

function componentOf(screen: Screen): ComponentType {
  let component = cache.get(screen)
  if (component === undefined) {
    component = lazy(screen.load)
    cache.set(screen, component)
  }
  return component
}

/**
 * Asks for a screen's code and texts when its route is the one that is shown, not before. A screen that only waits fetches meanwhile what it
 * leads to (`next`), so that no empty page comes between the two on a slow line; what fails here is asked for again when it is shown.
 */
function Shown({ component: Component, texts, next }: { component: ComponentType; texts: readonly string[]; next?: Screen }) {
  const { language } = useLanguage()
  for (const namespace of ['common', 'errors', ...texts]) void loadMessages(language, namespace)
  useEffect(() => {
    if (next === undefined) return
    next.load().catch(() => undefined)
    for (const namespace of next.texts) void loadMessages(language, namespace)
  }, [next, language])
  return <Component />
}

const show = (screen: Screen, next?: Screen) => <Shown component={componentOf(screen)} texts={screen.texts} next={next} />

/** Tells once when the first screen stands and listens. */
function Arrival({ told }: { told: () => void }) {
  useEffect(() => {
    // in a task of its own: what the screen puts into its fields in answer to its first effects is drawn by then
    const timer = setTimeout(told)
    return () => clearTimeout(timer)
  }, [told])
  return null
}

export function Router({ onArrival }: { onArrival?: () => void }) {
  const { pathname } = useLocation()
  return (
    <CrashBoundary key={pathname}>
      <Suspense fallback={<ScreenSkeleton />}>
        <OfflineNotice />
        <PageArrival />
        <Routes>
          <Route path="/" element={show(SCREENS.landing)} />
          <Route path="/form" element={show(SCREENS.form)} />
          <Route path="/form-hindi" element={show(SCREENS.hindiForm)} />
          <Route path="/form-tamil" element={show(SCREENS.singlePageForm)} />
          <Route path="/form-telugu" element={show(SCREENS.singlePageForm)} />
          <Route path="/loading" element={show(SCREENS.loading, SCREENS.insights)} />
          <Route path="/loading-hindi" element={show(SCREENS.loading, SCREENS.hindiInsights)} />
          <Route path="/loading-tamil" element={show(SCREENS.loading, SCREENS.insights)} />
          <Route path="/loading-telugu" element={show(SCREENS.loading, SCREENS.insights)} />
          <Route path="/insights-hindi" element={show(SCREENS.hindiInsights)} />
          <Route path="/insights" element={show(SCREENS.insights)} />
          <Route path="/products" element={show(SCREENS.products)} />
          <Route path="/payment" element={show(SCREENS.payment)} />
          <Route path="/payment-simple" element={<Navigate to="/payment" replace />} />
          <Route path="/processing" element={show(SCREENS.processing, SCREENS.success)} />
          <Route path="/success" element={show(SCREENS.success)} />
          <Route path="/chat" element={show(SCREENS.chat)} />
          <Route path="/correct" element={show(SCREENS.correction)} />
          <Route path="/daily-mail" element={show(SCREENS.daily)} />
          <Route path="/privacy-policy" element={show(SCREENS.privacy)} />
          <Route path="/privacy-policy-hindi" element={show(SCREENS.privacy)} />
          <Route path="/terms-of-use" element={show(SCREENS.terms)} />
          <Route path="/terms-of-use-hindi" element={show(SCREENS.terms)} />
          <Route path="/admin" element={show(SCREENS.admin)} />
          {TEST_PATHS.map((path) => (
            <Route key={path} path={path} element={show(SCREENS.testPages)} />
          ))}
          <Route path="*" element={show(SCREENS.notFound)} />
        </Routes>
        <Toasts />
        {onArrival ? <Arrival told={onArrival} /> : null}
      </Suspense>
    </CrashBoundary>
  )
}
