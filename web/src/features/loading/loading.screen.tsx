import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { VisitorChart } from '../../shared/chart/visitor-chart.tsx'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { insightsPath } from '../../shared/language/languages.ts'
import { prefersReducedMotion } from '../../shared/lib/reduced-motion.ts'
import { useElapsed } from '../../shared/lib/use-elapsed.ts'
import { usePhone } from '../../shared/lib/use-phone.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button } from '../../shared/ui/button.tsx'
import { controlStyles } from '../../shared/ui/fields.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { ProgressRing } from '../../shared/ui/progress.tsx'
import { StageList } from '../../shared/ui/stage-list.tsx'
import { restoreDraft } from '../intake-form/intake-draft.ts'
import { drawingAt, loadingOutcome, messageAt, messagesOf } from './loading-pace.ts'
import styles from './loading.module.css'

const FRAME_MS = 50

/** The visitor's own chart is drawn instead of a spinner; the page goes on as soon as it is whole. */
export default function LoadingScreen() {
  const t = useTranslate('loading', 'chart')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const phone = usePhone()
  const [skipped, setSkipped] = useState(prefersReducedMotion)
  const sessionId = visitorStore.get('sessionId')
  const kept = visitorStore.get('insights')
  const formData = visitorStore.get('userFormData')
  const generation = useQuery({
    queryKey: ['generate-insights', sessionId],
    queryFn: async () => {
      const answer = await api.generateInsights(sessionId ?? '')
      const stored = { ...answer, draft: restoreDraft(formData) }
      visitorStore.set('insights', stored)
      return stored
    },
    enabled: kept === null && sessionId !== null && formData !== null,
  })
  const insights = kept ?? generation.data ?? null
  const ready = insights !== null
  const elapsed = useElapsed(FRAME_MS, !(ready && skipped))
  const outcome = loadingOutcome(elapsed, ready, skipped)

  useEffect(() => {
    if (generation.error) {
      console.error(generation.error)
      navigate('/', { replace: true })
    }
  }, [generation.error, navigate])
  useEffect(() => {
    if (outcome === 'leave') navigate(insightsPath(language), { replace: true })
  }, [outcome, language, navigate])

  if (sessionId === null || formData === null) return <Navigate to="/" replace />

  const chart = insights?.evidence.chart ?? null
  const drawing = drawingAt(skipped ? Infinity : elapsed, ready, chart?.grahas.length ?? 0)
  const messages = messagesOf(language)
  const current = messageAt(elapsed, messages.length)
  // Ticked only by what is really done: with the insights here, as far as their drawing has come.
  const share = ready ? drawing.placed / (chart?.grahas.length || 1) : 0
  const finished = (index: number) => index < Math.round(share * messages.length)
  return (
    <div className={`night ${styles.screen}`}>
      <PageTitle>{t('loading.pageTitle')}</PageTitle>
      <PageHeader>
        <button type="button" className={controlStyles.link} onClick={() => setSkipped(true)}>
          {t('loading.skip')}
        </button>
      </PageHeader>
      <main id="content" className={`wrap ${styles.main}`}>
        <div className={styles.chart}>
          <VisitorChart chart={chart} size={560} phoneSize={330} stage={drawing.stage} placed={drawing.placed} drawn={drawing.drawn} />
        </div>
        <div className={styles.words}>
          <div className={styles.now}>
            <ProgressRing size={phone ? 60 : 80} percent={100 * share} label={t('loading.pageTitle')}>
              {`${Math.round(100 * share)}%`}
            </ProgressRing>
            <h1 tabIndex={-1}>{t(`loading.message.${messages[current]}`)}</h1>
          </div>
          <p className="visually-hidden" role="status">
            {t(outcome === 'slow' ? 'loading.slow' : `loading.message.${messages[current]}`)}
          </p>
          <StageList
            stages={messages.map((message, index) => ({
              id: message,
              text: t(`loading.message.${message}`),
              state: finished(index) ? 'done' : index === current ? 'now' : 'later',
            }))}
          />
          {outcome === 'slow' ? (
            <div className={styles.slow}>
              <p>{t('loading.slow')}</p>
              <Button tone="outline" onClick={() => window.location.reload()}>
                {t('common.tryAgain')}
              </Button>
            </div>
          ) : null}
        </div>
      </main>
    </div>
  )
}
