import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
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
      <main id="content">
        <HowItWorks t={t} frame={frame} />
        <About t={t} />
        <section className={`wrap ${styles.features}`} aria-label={t('landing.features.label')}>
          {(['gentle', 'ancient', 'personal'] as const).map((feature) => (
            <div key={feature}>
              <h3>{t(`landing.features.${feature}.title`)}</h3>
              <p>{t(`landing.features.${feature}.text`)}</p>
            </div>
          ))}
        </section>
      </main>
      <Footer />
    </>
  )
}

function TopBar({ t }: { t: Translate }) {
  const { language } = useLanguage()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  return (
    <header className={`wrap ${styles.top}`}>
      <SkipLink />
      <Wordmark home={false} />
      <button
        ref={toggle}
        type="button"
        className={styles.menuButton}
        aria-expanded={open}
        aria-controls="top-links"
        aria-label={t('common.menu')}
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseIcon size={26} /> : <MenuIcon size={26} />}
      </button>
      <nav id="top-links" className={styles.links} data-open={open} aria-label={t('landing.nav.label')} onClick={() => setOpen(false)}>
        <a href="#how">{t('landing.nav.how')}</a>
        <a href="#about">{t('landing.nav.about')}</a>
        <ButtonLink tone="outline" size="small" to={formPath(language)}>
          {t('landing.getReading')}
        </ButtonLink>
      </nav>
      <div className={styles.languages}>
        <LanguageSwitcher />
      </div>
    </header>
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

function About({ t }: { t: Translate }) {
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
        <WhyNote
          title={t('landing.sample.why')}
          notes={[{ fact: t('landing.sample.fact'), citation: t('landing.sample.citation'), holds: t('landing.sample.holds') }]}
        />
        <p className={styles.sources}>{t('landing.about.sources')}</p>
      </div>
    </section>
  )
}
