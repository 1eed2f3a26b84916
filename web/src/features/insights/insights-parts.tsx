import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Insights, InsightsEvidence } from '@disha/contracts/insights'
import type { Translate } from '@disha/i18n/translate'
import { api } from '../../shared/api/api.ts'
import { moonNames } from '../../shared/chart/moon-names.ts'
import { VisitorChart } from '../../shared/chart/visitor-chart.tsx'
import { isForeign } from '../../shared/language/foreign.ts'
import { useLanguage } from '../../shared/language/language-context.tsx'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { pageStyles } from '../../shared/ui/page.tsx'
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

/** The night above the reading: whose chart it is, the chart itself, and its first facts. */
export function Sky({ t, chart, children }: { t: Translate; chart: InsightsEvidence['chart']; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.sky}`} aria-labelledby="sky-title">
      <div>{children}</div>
      <div className={styles.chart}>
        <VisitorChart chart={chart} size={500} phoneSize={330} />
      </div>
      <ChartFacts t={t} chart={chart} />
    </section>
  )
}

/** The free sections in their order: two pages of text with their reasons, then the cards. */
export function FreeSections({ t, insights, evidence }: { t: Translate; insights: Insights; evidence: InsightsEvidence }) {
  const { language } = useLanguage()
  const passage = (page: number, title: string, part: 'karmicPause' | 'emotionalClimate' | 'cosmicTeaser') => {
    const written = isForeign(language, insights[part]) ? 'en' : undefined
    return (
      <Passage
        t={t}
        page={page}
        title={title}
        text={insights[part]}
        written={written}
        aside={
          <WhyNote
            title={t('insights.why')}
            notes={evidence.why[part] ?? []}
            written={written}
            more={(count) => t('insights.why.more', { count })}
          />
        }
      />
    )
  }
  return (
    <>
      {passage(1, t('insights.blueprint'), 'karmicPause')}
      {passage(2, t('insights.influences'), 'emotionalClimate')}
      {passage(2, t('insights.transits'), 'cosmicTeaser')}
      <KarmicCards t={t} tarot={insights.tarotInsight} />
    </>
  )
}

/** The one action on a phone, within reach of the thumb until its own card comes. */
export function ReachableAction({ to, children }: { to: string; children: string }) {
  return (
    <div className={`${pageStyles.reach} ${styles.reach}`}>
      <ButtonLink tone="accent" wide to={to}>
        {children}
      </ButtonLink>
    </div>
  )
}

function ChartFacts({ t, chart }: { t: Translate; chart: InsightsEvidence['chart'] }) {
  const { language } = useLanguage()
  const degree = chart.grahas.find((graha) => graha.graha === 'moon')?.degree
  const { moon, nakshatra } = moonNames(t, language, chart)
  const facts = [
    chart.lagnaSign === null
      ? null
      : [
          t('chart.lagna'),
          `${t(`chart.rashi.${chart.lagnaSign}`)}${chart.lagnaDegree === null ? '' : ` ${degreeText(chart.lagnaDegree)}`}`,
        ],
    // a degree belongs to an hour
    [t('insights.fact.moon'), chart.lagnaSign === null || degree === undefined ? moon : `${moon} ${degreeText(degree)}`],
    [
      t('insights.fact.nakshatra'),
      chart.moonPada === null ? nakshatra : t('insights.fact.nakshatraPada', { nakshatra, pada: chart.moonPada }),
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

type PassageProps = {
  t: Translate
  page: number
  title: string
  text: string
  aside: ReactNode
  /** English for a visitor of another language, who is told so above the first one */
  written?: 'en' | undefined
}

export function Passage({ t, page, title, text, aside, written }: PassageProps) {
  return (
    <section className={`wrap ${styles.passage}`}>
      <div>
        <Badge t={t} page={page} />
        <h2>{title}</h2>
        {written !== undefined && page === 1 ? <p className={styles.foreign}>{t('insights.english')}</p> : null}
      </div>
      <div className={styles.text} lang={written}>
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.aside}>{aside}</div>
    </section>
  )
}

function KarmicCards({ t, tarot }: { t: Translate; tarot: Insights['tarotInsight'] }) {
  const { language } = useLanguage()
  const written = isForeign(language, tarot.pastMeaning) ? 'en' : undefined
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
            <Card when={t('insights.cards.past')} text={tarot.pastMeaning} written={written}>
              <span lang={written}>{tarot.pastCard}</span>
            </Card>
          </li>
          <li>
            <SealedCard motif="present" />
            <Card when={t('insights.cards.present')} text={tarot.presentMeaning} written={written}>
              <span lang={written}>{tarot.presentCard}</span>
            </Card>
          </li>
          <li>
            <LockedCard />
            <Card when={t('insights.cards.future')} text={tarot.futureTeaser} written={written}>
              {t('insights.cards.locked')}
            </Card>
          </li>
        </ul>
      </div>
    </section>
  )
}

type CardProps = { when: string; text: string; written: 'en' | undefined; children: ReactNode }

function Card({ when, text, written, children }: CardProps) {
  return (
    <div>
      <p className={styles.when}>{when}</p>
      <h3>{children}</h3>
      <p className={styles.meaning} lang={written}>
        {text}
      </p>
    </div>
  )
}

export function FullReading({ t }: { t: Translate }) {
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
