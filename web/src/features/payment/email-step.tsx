import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { Translate } from '@disha/i18n/translate'
import * as z from 'zod/mini'
import { formatRupees } from '@disha/i18n/format'
import type { Product } from '@disha/contracts/product'
import { api } from '../../shared/api/api.ts'
import { ApiError, errorMessageKey } from '../../shared/api/api-error.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { visitorStore, type PendingPayment } from '../../shared/storage/visitor-store.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox, controlStyles, Field, Select, TextField } from '../../shared/ui/fields.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { OUTSIDE_INDIA, REGIONS } from './regions.ts'
import styles from './payment.module.css'

/** a character that no text holds */
const LINK_MARK = '\u0000'

type EmailForm = { email: string; region: string; terms: boolean }

const schema = z.object({
  email: z.string().check(z.trim(), z.email('payment.error.email'), z.maxLength(254, 'payment.error.email')),
  region: z.string(),
  terms: z.literal(true, 'payment.error.terms'),
})

type Props = {
  sessionId: string
  product: Product
  onIntent: (pending: PendingPayment) => void
  onAlreadyPurchased: () => void
  onPriceChanged: () => Promise<void>
}

/** Step 1: where the report goes, and the terms. */
export function EmailStep({ sessionId, product, onIntent, onAlreadyPurchased, onPriceChanged }: Props) {
  const t = useTranslate('payment', 'regions', 'products')
  const { language } = useLanguage()
  const user = visitorStore.get('insights')?.user
  const { register, handleSubmit, formState } = useForm<EmailForm>({
    defaultValues: {
      email: visitorStore.get('pendingPayment')?.email ?? user?.email ?? visitorStore.get('userFormData')?.email ?? '',
      region: '',
      terms: false,
    },
    resolver: zodResolver(schema) as never,
  })
  const errorText = (field: keyof EmailForm) => {
    const message = formState.errors[field]?.message
    return message ? t(message) : undefined
  }

  const intent = useMutation({
    mutationFn: async ({ email, region }: EmailForm) => {
      const answer = await api.createPaymentIntent({
        sessionId,
        email: email.trim(),
        productId: product.id,
        amount: product.price,
        termsAccepted: true,
        ...(region === '' ? {} : { billingRegion: region }),
      })
      if (!answer.clientSecret) throw new Error(t('payment.notFound'))
      return { ...answer, email: email.trim() }
    },
    onSuccess: ({ clientSecret, paymentIntentId, amount, email }) =>
      onIntent({ sessionId, clientSecret, paymentIntentId, amount, email, confirming: false }),
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'already_purchased') return onAlreadyPurchased()
      if (error instanceof ApiError && error.code === 'price_changed') {
        toast({
          title: t('payment.unable.title'),
          description: t('errors.price_changed', { price: formatRupees(language, Number(error.detail('price'))) }),
          tone: 'destructive',
        })
        return onPriceChanged().catch(() => undefined)
      }
      const key = errorMessageKey(error)
      toast({
        title: t('payment.unable.title'),
        description: key === 'errors.unknown' || key === 'errors.invalid_request' ? t('payment.unable.text') : t(key),
        tone: 'destructive',
      })
    },
  })

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit((values) => intent.isPending || intent.mutate(values))(event)}
    >
      <div>
        <p className={styles.step}>{t('payment.step', { step: 1, steps: 2 })}</p>
        <h1 tabIndex={-1}>{t('payment.email.title')}</h1>
      </div>
      <TextField
        narrow
        label={t('payment.email.label')}
        required
        reason={t('payment.email.reason')}
        error={errorText('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...register('email')}
      />
      <Field narrow label={t('payment.region.label')} optional={t('payment.optional')} reason={t('payment.region.reason')}>
        {({ id, describedBy }) => (
          <Select id={id} aria-describedby={describedBy} autoComplete="address-level1" {...register('region')}>
            <option value="">{t('payment.region.choose')}</option>
            {REGIONS.map((region) => (
              <option key={region} value={region}>
                {t(`regions.${region}`)}
              </option>
            ))}
            <option value={OUTSIDE_INDIA}>{t('regions.outside-india')}</option>
          </Select>
        )}
      </Field>
      <Checkbox error={errorText('terms')} aria-required {...register('terms')}>
        <TermsSentence t={t} />
      </Checkbox>
      <Button type="submit" tone="accent" wide busy={intent.isPending}>
        {t('payment.continue', { price: formatRupees(language, product.price) })}
      </Button>
      <dl className={styles.rows}>
        <div>
          <dt>{t('payment.row.next')}</dt>
          <dd>{t('payment.row.nextText')}</dd>
        </div>
        <div>
          <dt>{t('payment.row.pay')}</dt>
          <dd>{t('payment.row.payText', { price: formatRupees(language, product.price) })}</dd>
        </div>
        <div>
          <dt>{t('payment.row.get')}</dt>
          <dd>{t('payment.row.getText')}</dd>
        </div>
      </dl>
      {product.reportLanguages.includes(language) ? null : <p className={controlStyles.note}>{t('payment.englishFirst')}</p>}
    </form>
  )
}

/** Each language orders its own sentence; the two links stand where its placeholders do. */
function TermsSentence({ t }: { t: Translate }) {
  const [before, between, after] = t('payment.terms.agree', { terms: LINK_MARK, privacy: LINK_MARK }).split(LINK_MARK)
  return (
    <>
      {before}
      <a href="/terms-of-use" target="_blank" rel="noopener">
        {t('common.terms')}
      </a>
      {between}
      <a href="/privacy-policy" target="_blank" rel="noopener">
        {t('common.privacy')}
      </a>
      {after}
    </>
  )
}
