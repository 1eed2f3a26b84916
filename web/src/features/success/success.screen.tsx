import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { FullReadingResponse } from '@disha/contracts/api/reports'
import type { Translate } from '@disha/i18n/translate'
import { api, formattedReportUrl, reportPdfUrl } from '../../shared/api/api.ts'
import { ApiError, errorMessageKey } from '../../shared/api/api-error.ts'
import { useReportStatus } from '../../shared/api/use-report-status.ts'
import { VisitorChart } from '../../shared/chart/visitor-chart.tsx'
import { isForeign } from '../../shared/language/foreign.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { birthLine } from '../../shared/lib/birth-line.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button, ButtonLink, buttonClass } from '../../shared/ui/button.tsx'
import { Switch } from '../../shared/ui/fields.tsx'
import { CONTACT_EMAIL } from '../../shared/lib/site.ts'
import { Footer } from '../../shared/ui/footer.tsx'
import { CheckIcon, DownloadIcon } from '../../shared/ui/icons.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { ProgressRing } from '../../shared/ui/progress.tsx'
import { StateScreen } from '../../shared/ui/state-screen.tsx'
import { phaseIndex, PHASES } from '../processing/processing-plan.ts'
import { LinkAgain } from './link-again.tsx'
import { readingPreview } from './reading-preview.ts'
import { useProviderReturn } from './use-provider-return.ts'
import { YourData } from './your-data.tsx'
import styles from './success.module.css'

/** product.md §9: the full reading is asked for every 5 s until it is present. */
const READING_POLL_MS = 5_000

export default function SuccessScreen() {
  const t = useTranslate('success', 'processing', 'chart')
  const [search] = useSearchParams()
  const sessionId = search.get('session') ?? visitorStore.get('sessionId')
  const returned = useProviderReturn(sessionId)

  if (sessionId === null) {
    return (
      <StateScreen title={t('success.noSession.title')} text={t('success.noSession.text')}>
        <LinkAgain />
        <ButtonLink tone="outline" to="/">
          {t('common.startOver')}
        </ButtonLink>
      </StateScreen>
    )
  }
  return returned ? <Success sessionId={sessionId} /> : <PageTitle>{t('success.pageTitle')}</PageTitle>
}

function Success({ sessionId }: { sessionId: string }) {
  const t = useTranslate('success', 'processing', 'chart')
  const { language } = useLanguage()
  const reading = useQuery({
    queryKey: ['full-reading', sessionId],
    queryFn: () => api.fullReading(sessionId),
    refetchInterval: ({ state }) =>
      state.data?.fullReading || state.data?.status === 'closed' || isFinal(state.error) ? false : READING_POLL_MS,
    gcTime: 0,
  })
  const refused = isFinal(reading.error)
  const report = useReportStatus(sessionId, !refused)
  const written = Boolean(reading.data?.fullReading) || report.status?.documentReady === true
  // a report is told of as bought only when it is: whoever comes here after a declined payment, or by a link before any, is told so
  const payment = useQuery({
    queryKey: ['verify-payment', sessionId],
    queryFn: () => api.verifyPayment(sessionId),
    enabled: !refused && !written,
    refetchInterval: ({ state }) => (state.data?.hasPurchased ? false : READING_POLL_MS),
    gcTime: 0,
  })

  if (report.closed || reading.data?.status === 'closed' || (reading.error instanceof ApiError && reading.error.code === 'report_closed')) {
    return (
      <StateScreen title={t('success.closed.title')} text={t('errors.report_closed')}>
        <a href={`mailto:${CONTACT_EMAIL}`} className={buttonClass({ tone: 'outline' })}>
          {t('success.support.button')}
        </a>
      </StateScreen>
    )
  }
  if (refused || (!written && payment.data?.hasPurchased === false)) {
    return (
      <StateScreen
        title={t(refused ? 'success.notFound.title' : 'success.unpaid.title')}
        text={t(refused ? 'success.notFound.text' : 'success.unpaid.text')}
      >
        {refused ? <LinkAgain /> : <ButtonLink to="/payment">{t('success.unpaid.button')}</ButtonLink>}
        <a href={`mailto:${CONTACT_EMAIL}`} className={buttonClass({ tone: 'outline' })}>
          {t('success.support.button')}
        </a>
      </StateScreen>
    )
  }

  const fullReading = reading.data?.fullReading ?? null
  const documentReady = report.status?.documentReady === true
  const correcting = report.status?.earlierReady === true
  const kept = visitorStore.get('insights')
  const own = kept?.user.sessionId === sessionId ? kept : null
  const title = t(written ? 'success.title' : 'success.titleWaiting')
  return (
    <>
      <PageTitle>{t(written ? 'success.pageTitle' : 'success.titleWaiting')}</PageTitle>
      <PageHeader />
      <main id="content" className={`wrap ${styles.main}`}>
        <div className={`night ${styles.cover}`} aria-hidden="true">
          <div className={styles.coverChart}>
            <VisitorChart chart={own?.evidence.chart ?? null} size={126} />
          </div>
          <div className={styles.coverText}>
            <p className={styles.coverName}>{own?.user.fullName}</p>
            <p className={styles.coverBirth}>{own ? birthLine(language, own.user, t('common.unknownTime')) : null}</p>
          </div>
        </div>
        <div className={styles.heading}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{t(written ? 'success.lead' : correcting ? 'success.leadCorrected' : 'success.leadWaiting')}</p>
        </div>
        <div className={styles.actions}>
          {documentReady ? (
            <>
              <a
                className={buttonClass({ tone: 'accent', wide: true })}
                href={formattedReportUrl(sessionId)}
                target="_blank"
                rel="noopener"
              >
                {t('success.view')}
                <span className="visually-hidden"> {t('success.newTab')}</span>
              </a>
              <a className={buttonClass({ tone: 'outline', wide: true })} href={reportPdfUrl(sessionId)} download>
                <DownloadIcon />
                {t('success.download')}
              </a>
              <p className={styles.note}>{t('success.linkNote')}</p>
            </>
          ) : (
            <>
              <Button wide tone="accent" disabled>
                {t('success.generating')}
              </Button>
              <p className={styles.note}>{t('success.usually')}</p>
              {correcting ? (
                <p className={styles.note}>
                  {t('success.earlier')}{' '}
                  <a href={formattedReportUrl(sessionId)} target="_blank" rel="noopener">
                    {t('success.earlier.view')}
                    <span className="visually-hidden"> {t('success.newTab')}</span>
                  </a>
                </p>
              ) : null}
            </>
          )}
          <p className={`${styles.note} ${styles.correct}`}>
            <Link to={`/correct?session=${sessionId}`}>{t('success.correct')}</Link>
          </p>
          {report.unreachable && reading.error ? (
            <p className={styles.note} role="alert">
              {t(errorMessageKey(reading.error))}
            </p>
          ) : null}
        </div>
        <Delivery
          t={t}
          sessionId={sessionId}
          stage={report.status?.stage ?? reading.data?.stage ?? null}
          ready={written}
          deliveredAt={report.status?.deliveredAt ?? null}
          stalled={report.status?.stalled === true}
          mail={reading.data?.mail}
        />
        {fullReading === null ? null : (
          <section className={styles.preview}>
            <h2>{t('success.preview')}</h2>
            <div className={styles.previewParts}>
              {readingPreview(fullReading).map((part) => (
                <div key={part.title} lang={isForeign(language, part.text) ? 'en' : undefined}>
                  {part.title ? <h3>{part.title}</h3> : null}
                  <p>{part.text}</p>
                </div>
              ))}
            </div>
            {documentReady ? (
              <a className={buttonClass({ tone: 'outline' })} href={formattedReportUrl(sessionId)} target="_blank" rel="noopener">
                {t('success.premium')}
                <span className="visually-hidden"> {t('success.newTab')}</span>
              </a>
            ) : null}
          </section>
        )}
        <YourData />
      </main>
      <Footer />
    </>
  )
}

/** An answer that asking again will not change. */
const isFinal = (error: Error | null): boolean => error instanceof ApiError && [401, 403, 404, 410].includes(error.status)

type DeliveryProps = {
  t: Translate
  sessionId: string
  stage: Parameters<typeof phaseIndex>[0]
  ready: boolean
  deliveredAt: string | null
  stalled: boolean
  mail: FullReadingResponse['mail']
}

/** The status card: what is done, the e-mail, and whom to write to. */
function Delivery({ t, sessionId, stage, ready, deliveredAt, stalled, mail }: DeliveryProps) {
  const [previewOpen, setPreviewOpen] = useState(false)
  const address = visitorStore.get('deliveryEmail')
  const email = address?.sessionId === sessionId ? address.email : null
  const reached = phaseIndex(stage)
  const mailed = deliveredAt !== null
  const states = PHASES.map((phase, index) => ({
    stage: phase.stage,
    done: phase.stage === 'complete' ? mailed : index < reached || mailed,
    now: index === reached && !mailed,
  }))
  return (
    <section className={styles.delivery} aria-labelledby="delivery">
      <div className={styles.deliveryHead}>
        <h2 id="delivery">{t('success.delivery')}</h2>
        {ready ? null : <ProgressRing size={40} percent={PHASES[reached]?.percent ?? 0} label={t('success.delivery')} />}
        <p data-ready={ready} role="status">
          {t(ready ? 'success.status.ready' : 'success.status.processing')}
        </p>
      </div>
      <ol className={styles.steps}>
        <li data-state="done">
          <CheckIcon size={20} />
          <span>{t('success.step.paid')}</span>
        </li>
        {states.map(({ stage: step, done, now }) => (
          <li key={step} data-state={done ? 'done' : now ? 'now' : 'later'}>
            {done ? <CheckIcon size={20} /> : <span className={styles.dot} aria-hidden="true" />}
            <span>
              {/* what is still to come is not said as done */}
              {t(`${done ? 'success' : 'processing'}.step.${step}`)}
              {step === 'complete' && email !== null ? <small>{t('success.step.to', { email })}</small> : null}
            </span>
          </li>
        ))}
      </ol>
      {stalled ? <p className={styles.stalled}>{t('success.stalled')}</p> : null}
      <div className={styles.mail}>
        <Switch checked={previewOpen} onChange={setPreviewOpen}>
          {t('success.mail.toggle')}
        </Switch>
        {previewOpen ? (
          <div className={styles.letter}>
            {email === null ? null : <p className={styles.note}>{t('success.step.to', { email })}</p>}
            {mail === undefined ? (
              <p>{t('success.mail.notYet')}</p>
            ) : (
              <>
                <p className={styles.subject}>{mail.subject}</p>
                <p className={styles.letterText}>{mail.text}</p>
                <p className={styles.note}>{t('success.mail.attachment')}</p>
              </>
            )}
          </div>
        ) : null}
        <p className={styles.support}>
          {t('success.support.before')} <a href={`mailto:${CONTACT_EMAIL}`}>{t('success.support')}</a>
        </p>
      </div>
    </section>
  )
}
