import type { ReactNode } from 'react'
import { ChartDrawing } from '@disha/report/chart-drawing'
import { frameStyleOf } from '../../shared/chart/frame.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { LanguageSwitcher } from '../../shared/language/language-switcher.tsx'
import { PageTitle, SkipLink } from '../../shared/ui/page.tsx'
import { ProgressBar } from '../../shared/ui/progress.tsx'
import { Wordmark } from '../../shared/ui/wordmark.tsx'
import { birthShare, type IntakeDraft } from './intake-draft.ts'
import styles from './form-layout.module.css'

type Props = { title: string; intro: string; stepText: string; percent: number; draft: IntakeDraft; children: ReactNode }

/** Sky on the left (on top of a phone) with the frame that is drawn as answers come; the questions on paper. */
export function FormLayout({ title, intro, stepText, percent, draft, children }: Props) {
  const t = useTranslate('form')
  const { language } = useLanguage()
  return (
    <div className={styles.layout}>
      <PageTitle>{title}</PageTitle>
      <header className={`night ${styles.side}`}>
        <SkipLink />
        <Wordmark />
        <div className={styles.languages}>
          <LanguageSwitcher />
        </div>
        <div className={styles.heading}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          <p className={styles.intro}>{intro}</p>
        </div>
        <div className={styles.frame}>
          <ChartDrawing
            style={frameStyleOf(language)}
            size={240}
            stage="frame"
            drawn={birthShare(draft)}
            lagnaSign={null}
            grahas={[]}
            title=""
            alternative={t('common.chart.waiting')}
          />
        </div>
        <div className={styles.progress}>
          <p>
            <span>{stepText}</span>
            <span>{percent}%</span>
          </p>
          <ProgressBar percent={percent} label={stepText} />
        </div>
      </header>
      <main id="content" className={styles.questions}>
        <h1 className="visually-hidden" tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.introPhone}>{intro}</p>
        {children}
      </main>
    </div>
  )
}
