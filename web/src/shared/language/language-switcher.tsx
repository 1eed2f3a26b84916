import { useLocation } from 'react-router-dom'
import { useLanguage, useTranslate } from './language-context.tsx'
import { addressIn, LANGUAGES, LANGUAGE_NAMES, LANGUAGE_TAGS } from './languages.ts'
import styles from './language-switcher.module.css'

/** Four links, each in its own script; the chosen one is underlined. They lead to the same page in that language, with or without the program. */
export function LanguageSwitcher() {
  const t = useTranslate()
  const { language, choose } = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <nav className={styles.switcher} aria-label={t('common.language')}>
      {LANGUAGES.map((option) => (
        <a
          key={option}
          href={addressIn(pathname, search, option)}
          lang={LANGUAGE_TAGS[option]}
          hrefLang={LANGUAGE_TAGS[option]}
          aria-current={option === language ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            choose(option)
          }}
        >
          {LANGUAGE_NAMES[option]}
        </a>
      ))}
    </nav>
  )
}
