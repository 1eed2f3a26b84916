import { formatCalendarDate } from '@disha/i18n/format'
import type { Translate } from '@disha/i18n/translate'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { firstName } from '../../shared/lib/birth-line.ts'
import { prefersReducedMotion } from '../../shared/lib/reduced-motion.ts'
import { useElapsed } from '../../shared/lib/use-elapsed.ts'
import { visitorStore, type StoredInsights } from '../../shared/storage/visitor-store.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { Footer } from '../../shared/ui/footer.tsx'
import { CheckIcon, LockIcon } from '../../shared/ui/icons.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { ProgressRing } from '../../shared/ui/progress.tsx'
import { WhyNote } from '../../shared/ui/why-note.tsx'
import { SAMPLE_CHART, SAMPLE_PERSON, SAMPLE_SECTIONS } from './hindi-sample.ts'
import { QuestionAsRead, useKeptInsights, type OnRead } from './question-as-read.tsx'
import { FreeSections, FullReading, Passage, ReachableAction, Sky } from './insights-parts.tsx'
import { BEAT_MS, counterAt, PREVIEW_PARTS, readyParts } from './preview-counter.ts'
import styles from './insights.module.css'

/** The six parts that open with the full reading. */
const LOCKED_PARTS = ['career', 'love', 'abroad', 'roadmap', 'year', 'remedies'] as const

/** The visitor's own preview; where there is none, a sample that says it is one. */
export default function HindiInsightsScreen() {
  const [kept, onRead] = useKeptInsights()
  return kept === null || visitorStore.get('userFormData') === null ? <Sample /> : <Own kept={kept} onRead={onRead} />
}

function Own({ kept: { insights, evidence, user }, onRead }: { kept: StoredInsights; onRead: OnRead }) {
  const t = useTranslate('insights', 'chart', 'products')
  const name = firstName(user.fullName)
  return (
    <>
      <PageTitle>{t('insights.title', { name })}</PageTitle>
      <div className="night">
        <PageHeader />
        <Sky t={t} chart={evidence.chart}>
          <h1 id="sky-title">{t('insights.greeting', { name })}</h1>
          <BirthBadges t={t} person={user} />
          <PreviewCounter t={t} ready={readyParts(insights)} />
        </Sky>
      </div>
      <main id="content">
        <QuestionAsRead evidence={evidence} user={user} onRead={onRead} />
        <FreeSections t={t} insights={insights} evidence={evidence} />
        <LockedSections t={t} />
        <ReachableAction to="/products">{t('insights.choose')}</ReachableAction>
        <FullReading t={t} />
      </main>
      <Footer />
    </>
  )
}

function Sample() {
  const t = useTranslate('insights', 'chart', 'products')
  return (
    <>
      <PageTitle>{t('insights.sample.title')}</PageTitle>
      <div className="night">
        <PageHeader />
        <Sky t={t} chart={SAMPLE_CHART}>
          <p className={styles.sampleMark}>{t('insights.sample.mark')}</p>
          <h1 id="sky-title">{t('insights.greeting', { name: firstName(SAMPLE_PERSON.fullName) })}</h1>
          <BirthBadges t={t} person={SAMPLE_PERSON} />
          <p className={styles.sampleText}>{t('insights.sample.text')}</p>
          <ButtonLink tone="accent" to="/form-hindi">
            {t('insights.sample.own')}
          </ButtonLink>
        </Sky>
      </div>
      <main id="content">
        {SAMPLE_SECTIONS.map((section, index) => (
          <Passage
            key={section.title}
            t={t}
            page={index + 1}
            title={t(`insights.${section.title}`)}
            text={section.text}
            aside={<WhyNote title={t('insights.why')} notes={section.notes} />}
          />
        ))}
        <LockedSections t={t} />
        <ReachableAction to="/form-hindi">{t('insights.sample.own')}</ReachableAction>
        <FullReading t={t} />
      </main>
      <Footer />
    </>
  )
}

function BirthBadges({ t, person }: { t: Translate; person: { dateOfBirth: string; placeOfBirth: string } }) {
  const { language } = useLanguage()
  const unknown = t('insights.unknown')
  return (
    <dl className={styles.birthBadges}>
      <div>
        <dt>{t('insights.badge.date')}</dt>
        <dd>{person.dateOfBirth === '' ? unknown : formatCalendarDate(language, person.dateOfBirth)}</dd>
      </div>
      <div>
        <dt>{t('insights.badge.place')}</dt>
        <dd>{person.placeOfBirth.trim() === '' ? unknown : person.placeOfBirth}</dd>
      </div>
    </dl>
  )
}

/** Counts the parts of the preview that are written; each is named as the count passes it. */
function PreviewCounter({ t, ready }: { t: Translate; ready: number }) {
  const still = prefersReducedMotion()
  const end = counterAt(Infinity, ready)
  const elapsed = useElapsed(BEAT_MS, !still)
  const percent = counterAt(still ? Infinity : elapsed, ready)
  const passed = Math.floor((percent / 100) * PREVIEW_PARTS.length)
  return (
    <div className={styles.counter}>
      <ProgressRing size={80} percent={percent} label={t('insights.counter.label')}>
        {`${Math.round(percent)}%`}
      </ProgressRing>
      <ul>
        {PREVIEW_PARTS.map((part, index) => (
          <li key={part} data-ready={index < passed}>
            {index < passed ? <CheckIcon size={16} /> : <span aria-hidden="true" />}
            {t(`insights.part.${part}`)}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {percent >= end ? t('insights.counter.done', { ready, parts: PREVIEW_PARTS.length }) : ''}
      </p>
    </div>
  )
}

function LockedSections({ t }: { t: Translate }) {
  return (
    <section className={`wrap ${styles.locked}`} aria-labelledby="locked-title">
      <div>
        <h2 id="locked-title">{t('insights.locked.title')}</h2>
        <p className={styles.cardsNote}>{t('insights.locked.text')}</p>
      </div>
      <ul>
        {LOCKED_PARTS.map((part) => (
          <li key={part}>
            <LockIcon size={20} />
            <div>
              <h3>{t(`insights.locked.${part}.title`)}</h3>
              <p>{t(`insights.locked.${part}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
