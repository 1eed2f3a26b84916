import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import type { Product } from '@disha/contracts/product'
import { api } from '../../shared/api/api.ts'
import { VisitorChart } from '../../shared/chart/visitor-chart.tsx'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { visitorStore, type PendingPayment } from '../../shared/storage/visitor-store.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { StateScreen } from '../../shared/ui/state-screen.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { PriceLine } from '../products/price-line.tsx'
import { EmailStep } from './email-step.tsx'
import { recoverFrom } from './payment-progress.ts'
import styles from './payment.module.css'

const CardStep = lazy(() => import('./card-step.tsx'))

export default function PaymentScreen() {
  const t = useTranslate('payment', 'chart', 'products')
  const sessionId = visitorStore.get('sessionId')
  const product = visitorStore.get('selectedProduct')
  if (sessionId === null || product === null) {
    return (
      <StateScreen title={t('payment.sessionRequired.title')} text={t('payment.sessionRequired.text')}>
        <ButtonLink to="/">{t('common.startOver')}</ButtonLink>
      </StateScreen>
    )
  }
  return <Payment sessionId={sessionId} initialProduct={product} />
}

const successPath = (sessionId: string) => `/success?session=${sessionId}`
const processingPath = (sessionId: string, paymentIntentId: string) => `/processing?session=${sessionId}&payment_intent=${paymentIntentId}`

/** Where a visitor stands who comes (back) to this page: paid, being paid, in the middle of the card step, or at the start. */
async function findPlace(sessionId: string, pending: PendingPayment | null): Promise<{ to: string } | { resume: boolean }> {
  const verified = await api.verifyPayment(sessionId).catch(() => null)
  if (verified?.hasPurchased) return { to: successPath(sessionId) }
  if (pending === null) return { resume: false }
  const intent = await api.checkPaymentStatus({ paymentIntentId: pending.paymentIntentId, sessionId }).catch(() => null)
  if (intent === null) return { resume: pending.confirming }
  const recovery = recoverFrom(intent.status)
  if (recovery.kind === 'success' || recovery.kind === 'processing') return { to: processingPath(sessionId, pending.paymentIntentId) }
  return { resume: recovery.kind === 'resume' }
}

function Payment({ sessionId, initialProduct }: { sessionId: string; initialProduct: Product }) {
  const t = useTranslate('payment', 'chart', 'products')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [product, setProduct] = useState(initialProduct)
  const [kept] = useState(() => visitorStore.get('pendingPayment'))
  const [left, setLeft] = useState(() =>
    kept !== null && kept.sessionId === sessionId && kept.amount === initialProduct.price ? kept : null,
  )
  const [pending, setPending] = useState<PendingPayment | null>(null)
  const place = useQuery({
    queryKey: ['payment-place', sessionId, left?.paymentIntentId ?? ''],
    queryFn: () => findPlace(sessionId, left),
    gcTime: 0,
    staleTime: 0,
  })
  const insights = visitorStore.get('insights')

  if (place.data && 'to' in place.data) return <Navigate to={place.data.to} replace />

  const resumed = place.data && 'resume' in place.data && place.data.resume ? left : null
  const current = pending ?? resumed
  const waiting = left !== null && pending === null && place.isPending
  const forget = () => {
    visitorStore.remove('pendingPayment')
    setPending(null)
    setLeft(null)
  }

  const onPriceChanged = async () => {
    forget()
    const { products } = await queryClient.fetchQuery({
      queryKey: ['products', language],
      queryFn: () => api.products(language),
      staleTime: 0,
    })
    const fresh = products.find(({ id }) => id === product.id)
    if (fresh === undefined) return
    setProduct(fresh)
    visitorStore.set('selectedProduct', fresh)
  }

  return (
    <div className={styles.layout}>
      <PageTitle>{t('payment.pageTitle')}</PageTitle>
      <div className={styles.desk}>
        <PageHeader />
        <main id="content" className={`wrap ${styles.main}`}>
          {waiting ? (
            <div className={styles.skeleton} aria-busy="true" />
          ) : current === null ? (
            <EmailStep
              sessionId={sessionId}
              product={product}
              onIntent={(next) => {
                visitorStore.set('pendingPayment', next)
                visitorStore.set('deliveryEmail', { sessionId, email: next.email })
                setPending(next)
                window.scrollTo(0, 0)
              }}
              onAlreadyPurchased={() => navigate(successPath(sessionId), { replace: true })}
              onPriceChanged={onPriceChanged}
            />
          ) : (
            <Suspense fallback={<div className={styles.skeleton} aria-busy="true" />}>
              <CardStep
                pending={current}
                product={product}
                onBack={forget}
                onExpired={() => {
                  forget()
                  toast({ title: t('payment.unable.title'), description: t('payment.expired'), tone: 'destructive' })
                }}
                onPaid={(verified) => {
                  visitorStore.remove('pendingPayment')
                  navigate(verified ? successPath(sessionId) : processingPath(sessionId, current.paymentIntentId), { replace: true })
                }}
              />
            </Suspense>
          )}
        </main>
      </div>
      <aside className={`night ${styles.order}`} aria-label={t('payment.order')}>
        <div className={styles.chart}>
          <VisitorChart chart={insights?.evidence.chart ?? null} size={384} phoneSize={96} />
        </div>
        <div className={styles.orderText}>
          <p className={styles.productName}>{product.name}</p>
          <p className={styles.productText}>
            {insights === null
              ? product.description
              : t('payment.for', { description: t('payment.contents'), name: insights.user.fullName })}
          </p>
          <PriceLine t={t} language={language} product={product} />
        </div>
      </aside>
    </div>
  )
}
