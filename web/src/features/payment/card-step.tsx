import { useQuery } from '@tanstack/react-query'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, StripeElementLocale } from '@stripe/stripe-js'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formatRupees } from '@disha/i18n/format'
import type { Product } from '@disha/contracts/product'
import { api } from '../../shared/api/api.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import type { Language } from '../../shared/language/languages.ts'
import { visitorStore, type PendingPayment } from '../../shared/storage/visitor-store.ts'
import { Button } from '../../shared/ui/button.tsx'
import { controlStyles } from '../../shared/ui/fields.tsx'
import { ProgressBar } from '../../shared/ui/progress.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { isConfirming, nextPercent, STEP_MS, type PaymentStatus } from './payment-progress.ts'
import { paymentProvider } from './payment-provider.ts'
import { useLeaveConfirm } from './use-leave-confirm.ts'
import styles from './payment.module.css'

/** Redirect delay after a confirmed payment (product.md §9). */
const LEAVE_AFTER_MS = 1_000

/** Languages the provider's own form speaks; it has no Tamil or Telugu. */
const PROVIDER_LOCALES: Record<Language, StripeElementLocale> = { english: 'en', hindi: 'auto', tamil: 'auto', telugu: 'auto' }

type Props = { pending: PendingPayment; product: Product; onBack: () => void; onExpired: () => void; onPaid: (verified: boolean) => void }

/** The page's own colours for the provider's form, which cannot read our CSS. */
function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: 'flat',
    variables: {
      colorPrimary: token('--primary'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--soft'),
      colorDanger: token('--caution'),
      borderRadius: '4px',
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '17px',
    },
    rules: { '.Input': { border: `1px solid ${token('--edge')}` } },
  }
}

/** Step 2: the provider's card form. */
export default function CardStep(props: Props) {
  const t = useTranslate('payment')
  const { language } = useLanguage()
  const [look] = useState(appearance)
  const provider = useQuery({ queryKey: ['payment-provider'], queryFn: paymentProvider, gcTime: 0 })

  useEffect(() => {
    if (provider.error) toast({ title: t('payment.error.title'), description: t('payment.error.notReady'), tone: 'destructive' })
  }, [provider.error, t])

  return (
    <>
      <div>
        <p className={styles.step}>{t('payment.step', { step: 2, steps: 2 })}</p>
        <h1 tabIndex={-1}>{t('payment.card.title')}</h1>
        <p className={styles.sendTo}>
          {t('payment.card.sendTo', { email: props.pending.email })}{' '}
          <button type="button" className={controlStyles.link} onClick={props.onBack}>
            {t('payment.card.change')}
          </button>
        </p>
      </div>
      {provider.error ? (
        <div className={styles.warning} role="alert">
          <p>{t('payment.error.notReady')}</p>
          <Button tone="outline" busy={provider.isFetching} onClick={() => void provider.refetch()}>
            {t('common.tryAgain')}
          </Button>
        </div>
      ) : null}
      {provider.data === undefined ? (
        provider.error ? null : (
          <div className={styles.skeleton} aria-busy="true" />
        )
      ) : (
        <Elements
          stripe={provider.data}
          options={{ clientSecret: props.pending.clientSecret, appearance: look, locale: PROVIDER_LOCALES[language] }}
        >
          <CardForm {...props} />
        </Elements>
      )}
    </>
  )
}

function CardForm({ pending, product, onExpired, onPaid }: Props) {
  const t = useTranslate('payment')
  const { language } = useLanguage()
  const stripe = useStripe()
  const elements = useElements()
  const [status, setStatus] = useState<PaymentStatus>('idle')
  const [formReady, setFormReady] = useState(false)
  const busy = useRef(false)
  const confirming = isConfirming(status)
  useLeaveConfirm(confirming, t('payment.leave'))

  const fail = (title: string, description: string) => {
    setStatus('error')
    visitorStore.set('pendingPayment', { ...pending, confirming: false })
    toast({ title, description, tone: 'destructive' })
    busy.current = false
  }

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    if (stripe === null || elements === null || !formReady) {
      toast({ title: t('payment.error.title'), description: t('payment.error.notReady'), tone: 'destructive' })
      return
    }
    busy.current = true
    setStatus('validating')
    try {
      const checked = await elements.submit()
      if (checked.error) return fail(t('payment.failed.title'), checked.error.message ?? t('payment.unable.text'))
      setStatus('processing')
      visitorStore.set('pendingPayment', { ...pending, confirming: true })
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: {
          return_url: `${window.location.origin}/success?session=${pending.sessionId}`,
          payment_method_data: {
            billing_details: { name: visitorStore.get('insights')?.user.fullName ?? pending.email, email: pending.email },
          },
        },
      })
      // An earlier confirmation of the same intent went through (its answer was lost): the money is there.
      const paid =
        paymentIntent ??
        (error?.payment_intent?.status === 'succeeded' || error?.payment_intent?.status === 'processing' ? error.payment_intent : undefined)
      if (paid === undefined) {
        if (error?.payment_intent?.status === 'canceled') {
          busy.current = false
          return onExpired()
        }
        return fail(t('payment.failed.title'), error?.message ?? t('payment.unable.text'))
      }
      const verified = paid.status === 'succeeded' && (await api.forcePurchase(pending.sessionId).catch(() => null))?.hasPurchased === true
      setStatus('success')
      setTimeout(() => onPaid(verified), LEAVE_AFTER_MS)
    } catch (error) {
      console.error(error)
      fail(t('payment.error.title'), t('payment.error.during'))
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void pay(event)}>
      {confirming || status === 'success' ? <Warning status={status} /> : null}
      {status === 'error' ? (
        <div className={styles.warning} role="alert">
          <p>
            <strong>{t('payment.failed.title')}</strong>
          </p>
          <p>{t('payment.failed.again')}</p>
        </div>
      ) : null}
      <div inert={confirming || status === 'success'}>
        <PaymentElement
          onReady={() => setFormReady(true)}
          onLoadError={({ error }) => {
            if (error.code === 'payment_intent_unexpected_state') onExpired()
            else toast({ title: t('payment.error.title'), description: t('payment.error.notReady'), tone: 'destructive' })
          }}
        />
      </div>
      <Button type="submit" tone="accent" wide busy={confirming || status === 'success'}>
        {confirming || status === 'success'
          ? t('payment.processing')
          : t('payment.complete', { price: formatRupees(language, product.price) })}
      </Button>
      <p className={styles.secure}>{t('payment.secure')}</p>
    </form>
  )
}

function Warning({ status }: { status: PaymentStatus }) {
  const t = useTranslate('payment')
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPercent((current) => nextPercent(status, current)), STEP_MS)
    return () => clearInterval(timer)
  }, [status])
  return (
    <div className={styles.warning} role="status">
      <p>
        <strong>{t(`payment.stage.${status}`)}</strong>
      </p>
      <p>{t('payment.doNotLeave')}</p>
      <ProgressBar percent={percent} label={t(`payment.stage.${status}`)} />
    </div>
  )
}
