import { ChartDrawing } from '@disha/report/chart-drawing'
import { frameStyleOf } from '../../shared/chart/frame.ts'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { StateScreen } from '../../shared/ui/page.tsx'

export default function NotFoundScreen() {
  const t = useTranslate('notFound')
  const { language } = useLanguage()
  return (
    <StateScreen
      title={t('notFound.title')}
      text={t('notFound.text')}
      picture={
        <ChartDrawing
          style={frameStyleOf(language)}
          size={160}
          stage="dotted"
          lagnaSign={null}
          grahas={[]}
          title=""
          alternative={t('common.chart.waiting')}
        />
      }
    >
      <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
    </StateScreen>
  )
}
