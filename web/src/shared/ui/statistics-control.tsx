import { chooseStatistics, useStatisticsChoice } from '../api/analytics.ts'
import { useTranslate } from '../language/language-context.tsx'
import { pageStyles as styles } from './page.tsx'

/** Asks once, in the footer, with two answers of equal weight; afterwards says what was answered and lets it be changed. */
export function StatisticsControl() {
  const t = useTranslate()
  const choice = useStatisticsChoice()
  return (
    <div className={styles.statistics} role="group" aria-label={t('common.statistics.label')}>
      {choice === null ? (
        <>
          <p>{t('common.statistics.ask')}</p>
          <div>
            <button type="button" onClick={() => chooseStatistics('no')}>
              {t('common.statistics.no')}
            </button>
            <button type="button" onClick={() => chooseStatistics('yes')}>
              {t('common.statistics.yes')}
            </button>
          </div>
        </>
      ) : (
        <>
          <p role="status">{t(choice === 'yes' ? 'common.statistics.on' : 'common.statistics.off')}</p>
          <div>
            <button type="button" onClick={() => chooseStatistics(null)}>
              {t('common.statistics.change')}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
