import type { ReactNode } from 'react'
import { ChartDrawing } from '@disha/report/chart-drawing'
import { frameStyleOf } from '../chart/frame.ts'
import { useLanguage, useTranslate } from '../language/language-context.tsx'
import { PageHeader, pageStyles, PageTitle } from './page.tsx'

/**
 * A whole screen that says one thing and offers the next step: errors, empty and closed states. The empty frame stands on the horizon,
 * as everywhere before a chart is known.
 */
export function StateScreen({
  title,
  pageTitle,
  text,
  children,
}: {
  title: string
  pageTitle?: string
  text: ReactNode
  children?: ReactNode
}) {
  const t = useTranslate()
  const { language } = useLanguage()
  return (
    <>
      <PageTitle>{pageTitle ?? title}</PageTitle>
      <PageHeader />
      <main id="content" className={pageStyles.state}>
        <div className={pageStyles.statePicture}>
          <ChartDrawing
            style={frameStyleOf(language)}
            size={160}
            stage="dotted"
            lagnaSign={null}
            grahas={[]}
            title=""
            alternative={t('common.chart.waiting')}
          />
        </div>
        <h1>{title}</h1>
        <p>{text}</p>
        {children ? <div className={pageStyles.actions}>{children}</div> : null}
      </main>
    </>
  )
}
