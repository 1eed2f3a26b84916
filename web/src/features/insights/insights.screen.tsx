import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Translate } from '@disha/i18n/translate'
import { api } from '../../shared/api/api.ts'
import { VisitorChart } from '../../shared/chart/visitor-chart.tsx'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { birthLine, firstName } from '../../shared/lib/birth-line.ts'
import { visitorStore, type StoredInsights } from '../../shared/storage/visitor-store.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { Footer } from '../../shared/ui/footer.tsx'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { WhyNote } from '../../shared/ui/why-note.tsx'
import { PriceLine } from '../products/price-line.tsx'
import { LockedCard, SealedCard } from './karmic-card.tsx'
import styles from './insights.module.css'

/** The lines of the upsell card; each names a part that the report really has. */
export const FULL_READING_LINES = [
  'topics',
  'dashas',
  'roadmap',
  'transits',
  'dharma',
  'pastLife',
  'remedies',
  'mantras',
  'futureCard',
] as const

export default function InsightsScreen() {
  const kept = visitorStore.get('insights')
  if (kept === null || visitorStore.get('userFormData') === null) return <Navigate to="/" replace />
  return <Insights kept={kept} />
}

function Insights({ kept: { insights, evidence, user } }: { kept: StoredInsights }) {
  const t = useTranslate('insights', 'chart', 'products')
  const { language } = useLanguage()
  const title = t('insights.title', { name: firstName(user.fullName) })
  const why = (part: string) => evidence.why[part] ?? []
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="night">
        <PageHeader />
        <section className={`wrap ${styles.sky}`} aria-labelledby="sky-title">
          <div>
            <h1 id="sky-title">{title}</h1>
            <p className={styles.birth}>{birthLine(language, user, t('common.unknownTime'))}</p>
          </div>
          <div className={styles.chart}>
            <VisitorChart chart={evidence.chart} size={500} />
          </div>
          <ChartFacts t={t} chart={evidence.chart} />
        </section>
      </div>
      <main id="content">
        <Passage
          t={t}
          page={1}
          title={t('insights.blueprint')}
          text={insights.karmicPause}
          aside={<WhyNote title={t('insights.why')} notes={why('karmicPause')} />}
        />
        <Passage
          t={t}
          page={2}
          title={t('insights.influences')}
          text={insights.emotionalClimate}
          aside={<WhyNote title={t('insights.why')} notes={why('emotionalClimate')} />}
        />
        <Passage
          t={t}
          page={2}
          title={t('insights.transits')}
          text={insights.cosmicTeaser}
          aside={<WhyNote title={t('insights.why')} notes={why('cosmicTeaser')} />}
        />
        {insights.tarotInsight ? <KarmicCards t={t} tarot={insights.tarotInsight} /> : null}
        <div className={styles.reach}>
          <ButtonLink tone="accent" wide to="/products">
            {t('insights.choose')}
          </ButtonLink>
        </div>
        <FullReading t={t} />
      </main>
      <Footer />
    </>
  )
}

function ChartFacts({ t, chart }: { t: Translate; chart: StoredInsights['evidence']['chart'] }) {
  const moon = chart.grahas.find((graha) => graha.graha === 'moon')
  const facts = [
    chart.lagnaSign === null
      ? null
      : [
          t('chart.lagna'),
          `${t(`chart.rashi.${chart.lagnaSign}`)}${chart.lagnaDegree === null ? '' : ` ${degreeText(chart.lagnaDegree)}`}`,
        ],
    moon === undefined ? null : [t('insights.fact.moon'), `${t(`chart.rashi.${moon.sign}`)} ${degreeText(moon.degree)}`],
    [
      t('insights.fact.nakshatra'),
      t('insights.fact.nakshatraPada', { nakshatra: t(`insights.nakshatra.${chart.moonNakshatra}`), pada: chart.moonPada }),
    ],
  ].filter((fact) => fact !== null)
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** `10°49′`, cut, not rounded, so that a degree never reads as the next sign. */
function degreeText(degree: number): string {
  const minutes = Math.floor(degree * 60 + 1e-6)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

function Badge({ t, page }: { t: Translate; page: number }) {
  return (
    <p className={styles.badge}>
      <strong>{t('insights.freePreview')}</strong> <span>{t('insights.page', { page, pages: 2 })}</span>
    </p>
  )
}

function Passage({ t, page, title, text, aside }: { t: Translate; page: number; title: string; text: string; aside: ReactNode }) {
  return (
    <section className={`wrap ${styles.passage}`}>
      <div>
        <Badge t={t} page={page} />
        <h2>{title}</h2>
      </div>
      <div className={styles.text}>
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.aside}>{aside}</div>
    </section>
  )
}

function KarmicCards({ t, tarot }: { t: Translate; tarot: StoredInsights['insights']['tarotInsight'] }) {
  return (
    <section className={`night ${styles.cards}`}>
      <div className={`wrap ${styles.cardsGrid}`}>
        <div>
          <Badge t={t} page={2} />
          <h2>{t('insights.cards')}</h2>
          <p className={styles.cardsNote}>{t('insights.cards.note')}</p>
        </div>
        <ul className={styles.spread}>
          <li>
            <SealedCard motif="past" />
            <Card when={t('insights.cards.past')} name={tarot.pastCard} text={tarot.pastMeaning} />
          </li>
          <li>
            <SealedCard motif="present" />
            <Card when={t('insights.cards.present')} name={tarot.presentCard} text={tarot.presentMeaning} />
          </li>
          <li>
            <LockedCard />
            <Card when={t('insights.cards.future')} name={t('insights.cards.locked')} text={tarot.futureTeaser} />
          </li>
        </ul>
      </div>
    </section>
  )
}

function Card({ when, name, text }: { when: string; name: string; text: string }) {
  return (
    <div>
      <p className={styles.when}>{when}</p>
      <h3>{name}</h3>
      <p className={styles.meaning}>{text}</p>
    </div>
  )
}

function FullReading({ t }: { t: Translate }) {
  const { language } = useLanguage()
  const { data } = useQuery({ queryKey: ['products', language], queryFn: () => api.products(language) })
  const kundli = data?.products.find((product) => product.id === 'kundli')
  return (
    <section className={`wrap ${styles.full}`} aria-labelledby="full-reading">
      <div>
        <h2 id="full-reading">{t('insights.full.title')}</h2>
        <p className={styles.cardsNote}>{t('insights.full.text')}</p>
      </div>
      <div className={styles.offer}>
        <ul className={styles.lines}>
          {FULL_READING_LINES.map((line) => (
            <li key={line}>
              <CheckIcon size={18} />
              {t(`insights.full.${line}`)}
            </li>
          ))}
        </ul>
        <div className={styles.buy}>
          {kundli === undefined ? <p className={styles.noPrice} /> : <PriceLine t={t} language={language} product={kundli} />}
          <ButtonLink tone="accent" wide to="/products">
            {t('insights.choose')}
          </ButtonLink>
          <p className={styles.terms}>{t('insights.full.once')}</p>
        </div>
      </div>
    </section>
  )
}
