import { useQuery } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CorrectionState } from '@disha/contracts/api/corrections'
import { formatCalendarDate } from '@disha/i18n/format'
import { api } from '../../shared/api/api.ts'
import { ApiError, errorMessageKey } from '../../shared/api/api-error.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { CONTACT_EMAIL } from '../../shared/lib/site.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button, ButtonLink, buttonClass } from '../../shared/ui/button.tsx'
import { FieldError } from '../../shared/ui/fields.tsx'
import { Footer } from '../../shared/ui/footer.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { StateScreen } from '../../shared/ui/state-screen.tsx'
import { BirthFields } from '../intake-form/birth-fields.tsx'
import { LinkAgain } from '../success/link-again.tsx'
import { QuestionReadCard } from '../question-reading/question-read-card.tsx'
import { useCorrectionForm } from './use-correction-form.ts'
import styles from './correction.module.css'

/** /correct?session=…: a buyer corrects the birth that their report stands on. */
export default function CorrectionScreen() {
  const t = useTranslate('correction', 'form', 'success')
  const [search] = useSearchParams()
  const sessionId = search.get('session') ?? visitorStore.get('sessionId')
  const { data, error, refetch } = useQuery({
    queryKey: ['correction', sessionId],
    queryFn: () => api.correctionState(sessionId),
    gcTime: 0,
  })

  if (data !== undefined) {
    if (data.refusal === null) return <Correction state={data} />
    return (
      <StateScreen title={t('correction.over.title')} pageTitle={t('correction.title')} text={t(`errors.${data.refusal}`)}>
        <ButtonLink to={`/success?session=${data.sessionId}`}>{t('correction.back')}</ButtonLink>
        <Support />
      </StateScreen>
    )
  }
  if (error === null) return <PageTitle>{t('correction.title')}</PageTitle>
  const code = error instanceof ApiError ? error.code : null
  if (code === 'report_closed') {
    return (
      <StateScreen title={t('success.closed.title')} text={t('errors.report_closed')}>
        <Support />
      </StateScreen>
    )
  }
  if (code === 'not_purchased') {
    return (
      <StateScreen title={t('success.unpaid.title')} text={t('correction.unpaid')}>
        <ButtonLink to="/payment">{t('success.unpaid.button')}</ButtonLink>
      </StateScreen>
    )
  }
  if (code === 'not_found' || code === 'no_session') {
    return (
      <StateScreen title={t('success.notFound.title')} text={t('success.notFound.text')}>
        <LinkAgain />
        <Support />
      </StateScreen>
    )
  }
  return (
    <StateScreen title={t('correction.title')} text={t(errorMessageKey(error))}>
      <Button onClick={() => void refetch()}>{t('correction.again')}</Button>
    </StateScreen>
  )
}

function Support() {
  const t = useTranslate('success')
  return (
    <a href={`mailto:${CONTACT_EMAIL}`} className={buttonClass({ tone: 'outline' })}>
      {t('success.support.button')}
    </a>
  )
}

function Correction({ state }: { state: CorrectionState }) {
  const { t, form, questions, errorText, notice, pending, onSubmit } = useCorrectionForm(state)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { question } = state
  const until = formatCalendarDate(language, new Intl.DateTimeFormat('en-CA').format(new Date(state.until)))
  return (
    <FormProvider {...form}>
      <PageTitle>{t('correction.title')}</PageTitle>
      <PageHeader />
      <main id="content" className={`wrap ${styles.main}`}>
        <div className={styles.heading}>
          <h1 tabIndex={-1}>{t('correction.title')}</h1>
          <p>{t('correction.intro')}</p>
          <p className={styles.note}>{t('correction.left', { left: state.left, until })}</p>
        </div>
        <form noValidate className={styles.form} onSubmit={onSubmit}>
          <BirthFields errorText={errorText} questions={questions} />
          <div className={styles.send}>
            <Button type="submit" tone="accent" wide busy={pending}>
              {t(pending ? 'correction.submitting' : 'correction.submit')}
            </Button>
            <FieldError id="correction-failure">{notice?.kind === 'failed' ? notice.text : null}</FieldError>
            <p role="status" className={styles.note}>
              {notice?.kind === 'unchanged' ? notice.text : null}
            </p>
            <ButtonLink tone="outline" wide to={`/success?session=${state.sessionId}`}>
              {t('correction.back')}
            </ButtonLink>
          </div>
        </form>
        {question.read === null ? null : (
          <QuestionReadCard
            bought
            sessionId={state.sessionId}
            read={question.read}
            typed={question.typed}
            onRead={({ changed }) => {
              if (changed) navigate(`/success?session=${state.sessionId}`)
            }}
          />
        )}
      </main>
      <Footer />
    </FormProvider>
  )
}
