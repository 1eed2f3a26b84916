import { Link } from 'react-router-dom'
import { BRAND } from '@disha/contracts/brand'
import { useLanguage } from '../language/language-context.tsx'
import { LANGUAGE_TAGS, pageAddress } from '../language/languages.ts'
import styles from './page.module.css'

/** The frame with the rising point, the name, and its native spelling beside it. Leads home. */
export function Wordmark({ home = true }: { home?: boolean }) {
  const { language } = useLanguage()
  const mark = (
    <>
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="var(--accent-text)"
        strokeWidth="1.4"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M3.5 3.5h17v17h-17zM12 3.5l8.5 8.5-8.5 8.5L3.500 12Z" />
        <circle cx="12" cy="8.400" r="1.7" fill="var(--accent-text)" stroke="none" />
      </svg>
      <span className={styles.brand} lang="en">
        {BRAND.name}
      </span>
      {language === 'english' ? null : (
        <span className={styles.native} lang={LANGUAGE_TAGS[language]}>
          {BRAND.nativeNames[language]}
        </span>
      )}
    </>
  )
  return home ? (
    <Link className={styles.wordmark} to={pageAddress('/', language)}>
      {mark}
    </Link>
  ) : (
    <span className={styles.wordmark}>{mark}</span>
  )
}
