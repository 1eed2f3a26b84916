import { Navigate } from 'react-router-dom'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { birthLine, firstName } from '../../shared/lib/birth-line.ts'
import { visitorStore, type StoredInsights } from '../../shared/storage/visitor-store.ts'
import { Footer } from '../../shared/ui/footer.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { QuestionAsRead, useKeptInsights, type OnRead } from './question-as-read.tsx'
import { FreeSections, FullReading, ReachableAction, Sky } from './insights-parts.tsx'
import styles from './insights.module.css'

export default function InsightsScreen() {
  const [kept, onRead] = useKeptInsights()
  if (kept === null || visitorStore.get('userFormData') === null) return <Navigate to="/" replace />
  return <VisitorInsights kept={kept} onRead={onRead} />
}

function VisitorInsights({ kept: { insights, evidence, user }, onRead }: { kept: StoredInsights; onRead: OnRead }) {
  const t = useTranslate('insights', 'chart', 'products')
  const { language } = useLanguage()
  const title = t('insights.title', { name: firstName(user.fullName) })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="night">
        <PageHeader />
        <Sky t={t} chart={evidence.chart}>
          <h1 id="sky-title">{title}</h1>
          <p className={styles.birth}>{birthLine(language, user, t('common.unknownTime'))}</p>
        </Sky>
      </div>
      <main id="content">
        <QuestionAsRead evidence={evidence} user={user} onRead={onRead} />
        <FreeSections t={t} insights={insights} evidence={evidence} />
        <ReachableAction to="/products">{t('insights.choose')}</ReachableAction>
        <FullReading t={t} />
      </main>
      <Footer />
    </>
  )
}
