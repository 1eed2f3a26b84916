import type { InsightsEvidence } from '@disha/contracts/insights'
import type { Translate } from '@disha/i18n/translate'
import { ChartDrawing, chartWords, type ChartStage } from '@disha/report/chart-drawing'
import { useLanguage, useTranslate } from '../language/language-context.tsx'
import { usePhone } from '../lib/use-phone.ts'
import { frameStyleOf } from './frame.ts'

export type VisitorChartData = InsightsEvidence['chart']

type Props = {
  chart: VisitorChartData | null
  /** px it is drawn for, so that its letters keep their size; on phones where it stands smaller there */
  size: number
  phoneSize?: number
  stage?: ChartStage
  placed?: number
  drawn?: number
  className?: string | undefined
}

/** The visitor's own rashi chart, in the style of their language; the empty frame while there is none. */
export function VisitorChart({ chart, size, phoneSize = size, stage = 'whole', placed, drawn = 1, className }: Props) {
  const t = useTranslate('chart')
  const { language } = useLanguage()
  const phone = usePhone()
  const grahas = (chart?.grahas ?? []).map((graha) => ({ ...graha, label: t(`chart.graha.${graha.graha}.short`) }))
  return (
    <ChartDrawing
      style={frameStyleOf(language)}
      size={phone ? phoneSize : size}
      stage={chart === null && stage === 'whole' ? 'frame' : stage}
      drawn={drawn}
      lagnaSign={chart?.lagnaSign ?? null}
      lagnaDegree={chart?.lagnaDegree ?? null}
      grahas={grahas.slice(0, placed ?? grahas.length)}
      title={chart === null ? '' : t('common.chart.title')}
      alternative={chart === null ? t('common.chart.waiting') : chartInWords(t, chart)}
      words={chartWords(t)}
      {...(className === undefined ? {} : { className })}
    />
  )
}

/** The drawing in words: lagna, then each graha with its rashi. */
export function chartInWords(t: Translate, chart: VisitorChartData): string {
  const lagna = chart.lagnaSign === null ? [] : [t('common.chart.lagna', { rashi: t(`chart.rashi.${chart.lagnaSign}`) })]
  const placed = chart.grahas.map((graha) =>
    t('common.chart.placed', { graha: t(`chart.graha.${graha.graha}`), rashi: t(`chart.rashi.${graha.sign}`) }),
  )
  return [...lagna, ...placed].join('; ')
}
