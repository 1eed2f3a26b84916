import { useLanguage, useTranslate } from './language-context.tsx'
import { LANGUAGES, LANGUAGE_NAMES, LANGUAGE_TAGS } from './languages.ts'
import styles from './language-switcher.module.css'

/** Four buttons, each in its own script; the chosen one is underlined. */
export function LanguageSwitcher() {
  const t = useTranslate()
  const { language, choose } = useLanguage()
  return (
    <nav className={styles.switcher} aria-label={t('common.language')}>
      {LANGUAGES.map((option) => (
        <button key={option} type="button" lang={LANGUAGE_TAGS[option]} aria-pressed={option === language} onClick={() => choose(option)}>
          {LANGUAGE_NAMES[option]}
        </button>
      ))}
    </nav>
  )
}
