import { createContext, use, useCallback, useEffect, useMemo, useState, useTransition, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { createTranslate, type Catalogue, type Translate } from '@disha/i18n/translate'
import { recordEvent } from '../api/analytics.ts'
import { visitorStore } from '../storage/visitor-store.ts'
import { addressIn, isLanguage, LANGUAGE_TAGS, languageOfPath, type Language } from './languages.ts'
import { loadMessages } from './messages.ts'

type LanguageChoice = { language: Language; switching: boolean; choose: (language: Language) => void }

const LanguageContext = createContext<LanguageChoice | null>(null)

/** The address wins (`?lang=`), then what was chosen before, then English. */
function initialLanguage(search: string): Language {
  const asked = new URLSearchParams(search).get('lang')
  if (isLanguage(asked)) return asked
  const kept = visitorStore.get('language')
  return isLanguage(kept) ? kept : 'english'
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Language>(() => initialLanguage(search))
  const [switching, startSwitch] = useTransition()
  const language = languageOfPath(pathname) ?? chosen

  // A route with a language in its name is a choice too: the screens after it follow.
  if (language !== chosen) setChosen(language)
  useEffect(() => {
    visitorStore.set('language', language)
    document.documentElement.lang = LANGUAGE_TAGS[language]
  }, [language])

  const choose = useCallback(
    (next: Language) => {
      if (next === language) return
      recordEvent('language_change', { from: language, to: next })
      startSwitch(() => {
        setChosen(next)
        navigate(addressIn(pathname, search, next), { replace: true })
      })
    },
    [language, pathname, search, navigate],
  )

  const value = useMemo(() => ({ language, switching, choose }), [language, switching, choose])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (choice === null) throw new Error('useLanguage outside LanguageProvider')
  return choice
}

/** The translator of a screen: its own namespaces and the common ones, in the visitor's language. Suspends until they are here. */
export function useTranslate(...namespaces: string[]): Translate {
  const { language } = useLanguage()
  // All are asked for before the first is waited on.
  const promises = ['common', 'errors', ...namespaces].map((namespace) => loadMessages(language, namespace))
  const catalogues = promises.map((promise): Catalogue => use(promise))
  const names = namespaces.join()
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a loaded catalogue never changes; language and names identify it
  return useMemo(() => createTranslate(Object.assign({}, ...catalogues) as Catalogue, reportMissing), [language, names])
}

function reportMissing(key: string): void {
  console.error(`missing text: ${key}`)
}
