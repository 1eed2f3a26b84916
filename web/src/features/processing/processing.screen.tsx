import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useReportStatus } from '../../shared/api/use-report-status.ts'
import { VisitorChart } from '../../shared/chart/visitor-chart.tsx'
import { useTranslate } from '../../shared/language/language-context.tsx'
import { prefersReducedMotion } from '../../shared/lib/reduced-motion.ts'
import { useElapsed } from '../../shared/lib/use-elapsed.ts'
import { usePhone } from '../../shared/lib/use-phone.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { controlStyles } from '../../shared/ui/fields.tsx'
import { CONTACT_EMAIL } from '../../shared/lib/site.ts'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { ProgressRing } from '../../shared/ui/progress.tsx'
import { StageList } from '../../shared/ui/stage-list.tsx'
import { StateScreen } from '../../shared/ui/state-screen.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { PHASES, phaseView, REDIRECT_AFTER_MS } from './processing-plan.ts'
import { useVerification } from './use-verification.ts'
import styles from './processing.module.css'

export default function ProcessingScreen() {
  const t = useTranslate('processing', 'chart')
  const [search] = useSearchParams()
  const sessionId = search.get('session') ?? search.get('sessionId')
  const verification = useVerification(sessionId, search.get('payment_intent'), search.get('payment_intent_client_secret'))

  useEffect(() => {
    if (verification.kind === 'timeout') toast({ title: t('processing.timeout.title'), description: t('processing.timeout.text') })
    if (verification.kind === 'failed')
      toast({ title: t('processing.failed.title'), description: t('processing.failed.text'), tone: 'destructive' })
  }, [verification.kind, t])

  if (sessionId === null || verification.kind === 'failed') {
    return (
      <StateScreen title={t('processing.error.title')} text={t('processing.error.text')}>
        <ButtonLink tone="outline" to="/">
          {t('common.startOver')}
        </ButtonLink>
        {sessionId === null ? null : <Button onClick={() => window.location.reload()}>{t('processing.retry')}</Button>}
        <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
      </StateScreen>
    )
  }
  return verification.kind === 'verified' ? (
    <Phases sessionId={sessionId} />
  ) : (
    <Verifying sessionId={sessionId} offerContinue={verification.kind === 'timeout' || verification.slow} />
  )
}

const successPath = (sessionId: string) => `/success?session=${encodeURIComponent(sessionId)}`

function Verifying({ sessionId, offerContinue }: { sessionId: string; offerContinue: boolean }) {
  const t = useTranslate('processing', 'chart')
  return (
    <div className={`night ${styles.screen}`}>
      <PageTitle>{t('processing.verifying.title')}</PageTitle>
      <PageHeader />
      <main id="content" className={`wrap ${styles.main}`}>
        <div className={styles.chart}>
          <VisitorChart chart={null} size={420} stage="dotted" />
        </div>
        <div className={styles.words} role="status">
          <h1 tabIndex={-1}>{t('processing.verifying.title')}</h1>
          <p className={styles.lead}>{t('processing.verifying.text')}</p>
          {offerContinue ? (
            <>
              <p className={styles.lead}>{t('processing.slow')}</p>
              <div>
                <ButtonLink tone="accent" to={successPath(sessionId)}>
                  {t('processing.continue')}
                </ButtonLink>
              </div>
            </>
          ) : null}
        </div>
      </main>
    </div>
  )
}

const FRAME_MS = 100

function Phases({ sessionId }: { sessionId: string }) {
  const t = useTranslate('processing', 'chart')
  const navigate = useNavigate()
  const phone = usePhone()
  const [hurry] = useState(prefersReducedMotion)
  const { status, closed } = useReportStatus(sessionId)
  const elapsed = useElapsed(FRAME_MS)
  const view = phaseView(status?.stage ?? null, elapsed, hurry)
  const chart = visitorStore.get('insights')?.evidence.chart ?? null

  const leave = view.leave || closed
  useEffect(() => {
    if (!leave) return
    const timer = setTimeout(() => navigate(successPath(sessionId), { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [leave, navigate, sessionId])

  const steps = ['verified', ...PHASES.map(({ stage }) => stage)]
  return (
    <div className={`night ${styles.screen}`}>
      <PageTitle>{t('processing.title')}</PageTitle>
      <PageHeader>
        <button type="button" className={controlStyles.link} onClick={() => navigate(successPath(sessionId), { replace: true })}>
          {t('processing.skip')}
        </button>
      </PageHeader>
      <main id="content" className={`wrap ${styles.main}`}>
        <div className={styles.chart}>
          <VisitorChart
            chart={chart}
            size={420}
            phoneSize={260}
            placed={Math.ceil(((view.done + 1) / (PHASES.length + 1)) * (chart?.grahas.length ?? 0))}
          />
        </div>
        <div className={styles.words}>
          <div className={styles.now}>
            <ProgressRing size={phone ? 80 : 120} percent={view.percent} label={t('processing.title')}>
              {`${view.percent}%`}
            </ProgressRing>
            <div>
              <h1 tabIndex={-1}>{t(view.complete ? 'processing.done' : 'processing.title')}</h1>
              <p className={styles.lead}>{t('processing.usually')}</p>
            </div>
          </div>
          <StageList
            live="polite"
            stages={steps.map((step, index) => ({
              id: step,
              text: t(`processing.step.${step}`),
              state: index <= view.done ? 'done' : index === view.done + 1 ? 'now' : 'later',
            }))}
          />
        </div>
      </main>
    </div>
  )
}
