import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatRupees } from '@disha/i18n/format'
import type { Translate } from '@disha/i18n/translate'
import { ChartDrawing } from '@disha/report/chart-drawing'
import { api } from '../../shared/api/api.ts'
import { frameStyleOf, type FrameStyle } from '../../shared/chart/frame.ts'
import { HorizonDrawing } from '../../shared/chart/horizon-drawing.tsx'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { formPath } from '../../shared/language/languages.ts'
import { LanguageSwitcher } from '../../shared/language/language-switcher.tsx'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { Footer } from '../../shared/ui/footer.tsx'
import { CloseIcon, MenuIcon } from '../../shared/ui/icons.tsx'
import { PageTitle, SkipLink } from '../../shared/ui/page.tsx'
import { WhyNote } from '../../shared/ui/why-note.tsx'
import { Wordmark } from '../../shared/ui/wordmark.tsx'
import { Roadmap } from './roadmap.tsx'
import { SAMPLE_GRAHAS, SAMPLE_LAGNA_SIGN } from './sample-chart.ts'
import styles from './landing.module.css'

export default function LandingScreen() {
  const t = useTranslate('landing')
  const { language } = useLanguage()
  const frame = frameStyleOf(language)
  return (
    <>
      <PageTitle>{t('landing.pageTitle')}</PageTitle>
      <meta name="description" content={t('landing.description')} />
      <div className={`night ${styles.sky}`}>
        <TopBar t={t} />
        <section className={styles.hero} aria-labelledby="hero-title">
          <div className={styles.horizon} aria-hidden="true">
            <HorizonDrawing style={frame} className={styles.drawing} />
            <p className={styles.east}>{t('landing.hero.east')}</p>
          </div>
          <div className={`wrap ${styles.heroText}`}>
            <h1 id="hero-title">{t('landing.hero.title')}</h1>
            <p className={styles.lead}>{t('landing.hero.text')}</p>
            <ButtonLink tone="accent" to={formPath(language)}>
              {t('landing.hero.start')}
            </ButtonLink>
            <p className={styles.free}>{t('landing.hero.note')}</p>
          </div>
        </section>
      </div>
      <main id="content" className={styles.main}>
        <section className={`wrap ${styles.features}`} aria-label={t('landing.features.label')}>
          {FEATURES.map((feature) => (
            <div key={feature}>
              <h2>{t(`landing.features.${feature}.title`)}</h2>
              <p>{t(`landing.features.${feature}.text`)}</p>
            </div>
          ))}
        </section>
        <HowItWorks t={t} frame={frame} />
        <About t={t} frame={frame} />
        <Roadmap t={t} />
        <Method t={t} />
        <Closing t={t} frame={frame} />
      </main>
      <Footer />
    </>
  )
}

function TopBar({ t }: { t: Translate }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <header className={`wrap ${styles.top}`}>
      <SkipLink />
      <Wordmark home={false} />
      <nav className={styles.links} aria-label={t('landing.nav.label')}>
        <Links t={t} />
      </nav>
      {/* opens and closes without any program */}
      <details ref={menu} className={styles.menu}>
        <summary aria-label={t('common.menu')}>
          <MenuIcon size={26} />
          <CloseIcon size={26} />
        </summary>
        <nav className={styles.menuLinks} aria-label={t('landing.nav.label')} onClick={close}>
          <Links t={t} />
        </nav>
      </details>
      <div className={styles.languages}>
        <LanguageSwitcher />
      </div>
    </header>
  )
}

function Links({ t }: { t: Translate }) {
  const { language } = useLanguage()
  return (
    <>
      <a href="#how">{t('landing.nav.how')}</a>
      <a href="#about">{t('landing.nav.about')}</a>
      <Link to="/daily-mail">{t('landing.nav.daily')}</Link>
      <ButtonLink tone="outline" size="small" to={formPath(language)}>
        {t('landing.getReading')}
      </ButtonLink>
    </>
  )
}

function HowItWorks({ t, frame }: { t: Translate; frame: FrameStyle }) {
  const { language } = useLanguage()
  const { data } = useQuery({ queryKey: ['products', language], queryFn: () => api.products(language) })
  const kundli = data?.products.find((product) => product.id === 'kundli')
  return (
    <section id="how" className={`wrap ${styles.how}`}>
      <h2>{t('landing.how.title')}</h2>
      <ol className={styles.steps}>
        {[1, 2, 3].map((step) => (
          <li key={step}>
            <div aria-hidden="true">
              <ChartDrawing
                style={frame}
                size={120}
                lagnaSign={step === 1 ? null : SAMPLE_LAGNA_SIGN}
                grahas={SAMPLE_GRAHAS.slice(0, step === 1 ? 0 : step === 2 ? 4 : 9)}
                stage={step === 1 ? 'frame' : 'whole'}
                title=""
                alternative=""
              />
            </div>
            <div>
              <h3>{t(`landing.how.${step}.title`)}</h3>
              <p>
                {t(`landing.how.${step}.text`)}
                {step === 3 && kundli ? ` ${t('landing.how.3.price', { price: formatRupees(language, kundli.price) })}` : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function About({ t, frame }: { t: Translate; frame: FrameStyle }) {
  return (
    <section id="about" className={styles.about}>
      <div className={`wrap ${styles.aboutGrid}`}>
        <div className={styles.aboutText}>
          <h2>{t('landing.about.title')}</h2>
          <p>{t('landing.about.text')}</p>
        </div>
        <figure className={styles.sample}>
          <figcaption>{t('landing.sample.intro')}</figcaption>
          <blockquote>{t('landing.sample.text')}</blockquote>
        </figure>
        <div className={styles.evidence}>
          <div aria-hidden="true">
            <ChartDrawing style={frame} size={128} lagnaSign={SAMPLE_LAGNA_SIGN} grahas={SAMPLE_GRAHAS} title="" alternative="" />
          </div>
          <WhyNote
            title={t('landing.sample.why')}
            notes={[{ fact: t('landing.sample.fact'), citation: t('landing.sample.citation'), holds: t('landing.sample.holds') }]}
          />
        </div>
      </div>
    </section>
  )
}

const METHOD = ['sky', 'moment', 'rules', 'limits'] as const
const FEATURES = ['gentle', 'ancient', 'personal'] as const

function Method({ t }: { t: Translate }) {
  return (
    <section className={`wrap ${styles.method}`} aria-labelledby="method-title">
      <h2 id="method-title">{t('landing.method.title')}</h2>
      <div>
        <dl className={styles.methodList}>
          {METHOD.map((part) => (
            <div key={part}>
              <dt>{t(`landing.method.${part}.title`)}</dt>
              <dd>{t(`landing.method.${part}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.sources}>{t('landing.about.sources')}</p>
      </div>
    </section>
  )
}

/** From the book back to the sky: the empty frame on its horizon, and the one thing to do. */
function Closing({ t, frame }: { t: Translate; frame: FrameStyle }) {
  const { language } = useLanguage()
  return (
    <section className={`night ${styles.closing}`} aria-labelledby="closing-title">
      <div className={`wrap ${styles.closingGrid}`}>
        <div className={styles.closingText}>
          <h2 id="closing-title">{t('landing.closing.title')}</h2>
          <ButtonLink tone="accent" to={formPath(language)}>
            {t('landing.hero.start')}
          </ButtonLink>
          <p>{t('landing.hero.note')}</p>
        </div>
        <div className={styles.closingFrame} aria-hidden="true">
          <ChartDrawing style={frame} size={240} stage="dotted" lagnaSign={null} grahas={[]} title="" alternative="" />
        </div>
      </div>
    </section>
  )
}
