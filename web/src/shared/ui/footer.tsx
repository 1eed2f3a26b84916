import { Link } from 'react-router-dom'
import { BRAND } from '@disha/contracts/brand'
import { useLanguage, useTranslate } from '../language/language-context.tsx'
import { pageAddress } from '../language/languages.ts'
import { CONTACT_EMAIL } from '../lib/site.ts'
import { chooseStatistics } from '../api/analytics.ts'
import { visitorStore } from '../storage/visitor-store.ts'
import { StatisticsControl } from './statistics-control.tsx'
import { toast } from './toast-store.ts'
import { Wordmark } from './wordmark.tsx'
import { pageStyles as styles } from './page.tsx'

export function Footer() {
  const t = useTranslate()
  const { language } = useLanguage()
  return (
    <footer className={`night ${styles.footer}`} aria-label={t('common.footer.label')}>
      <div className="wrap">
        <div className={styles.footerTop}>
          <Wordmark />
          <div className={styles.footerLinks}>
            <Link to={pageAddress('/privacy-policy', language)}>{t('common.privacy')}</Link>
            <Link to={pageAddress('/terms-of-use', language)}>{t('common.terms')}</Link>
            {language === 'hindi' ? null : (
              <>
                <Link to="/privacy-policy-hindi" lang="hi">
                  गोपनीयता नीति
                </Link>
                <Link to="/terms-of-use-hindi" lang="hi">
                  उपयोग की शर्तें
                </Link>
              </>
            )}
            <a href={`mailto:${CONTACT_EMAIL}`}>{t('common.footer.contact')}</a>
            <button
              type="button"
              onClick={() => {
                visitorStore.clear()
                chooseStatistics(null)
                toast({ title: t('common.footer.cleared'), description: t('common.footer.clearedText') })
              }}
            >
              {t('common.footer.clear')}
            </button>
          </div>
        </div>
        <StatisticsControl />
        <div className={styles.footerBottom}>
          <p>{t('common.footer.disclaimer')}</p>
          <p suppressHydrationWarning>
            {t('common.footer.copyright', { year: String(new Date().getFullYear()), brand: BRAND.nativeNames[language] })}
          </p>
        </div>
      </div>
    </footer>
  )
}
