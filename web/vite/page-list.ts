import type { Language } from '@disha/contracts/language'

/** A page that is built as HTML: where it is found, what its head says, and which part of the client takes it over. */
export type BuiltPage = {
  /** name in the build, as infra/edge serves it */
  file: string
  /** path and query that the client is rendered at */
  address: string
  /** where search engines should find it; differs from `address` where two addresses show one page */
  canonical: string
  language: Language
  /** key of the description */
  description: string
  /** source of the screen, and the texts it asks for */
  screen: string
  texts: readonly string[]
  /** `soon`: the client follows at once; `later`: at the first touch or at rest */
  program: 'soon' | 'later'
  /** the same page in each language, by canonical address */
  alternates: Readonly<Record<Language, string>>
}

const LANGUAGES = ['english', 'hindi', 'tamil', 'telugu'] as const

const inQuery = (path: string): Record<Language, string> => ({
  english: path,
  hindi: `${path}?lang=hindi`,
  tamil: `${path}?lang=tamil`,
  telugu: `${path}?lang=telugu`,
})

const LANDING = inQuery('/')
const FORMS: Record<Language, string> = { english: '/form', hindi: '/form-hindi', tamil: '/form-tamil', telugu: '/form-telugu' }
const FORM_SCREENS: Record<Language, string> = {
  english: 'intake-form/english-form.screen.tsx',
  hindi: 'intake-form/hindi-form.screen.tsx',
  tamil: 'intake-form/single-page-form.screen.tsx',
  telugu: 'intake-form/single-page-form.screen.tsx',
}

/** Every page that is prerendered. The Hindi legal pages stand at two addresses; the one with its own path is canonical. */
export const BUILT_PAGES: readonly BuiltPage[] = LANGUAGES.flatMap((language): BuiltPage[] => [
  {
    file: `landing.${language}.html`,
    address: LANDING[language],
    canonical: LANDING[language],
    language,
    description: 'landing.description',
    screen: 'landing/landing.screen.tsx',
    texts: ['landing'],
    program: 'later',
    alternates: LANDING,
  },
  {
    file: `${FORMS[language].slice(1)}.html`,
    address: FORMS[language],
    canonical: FORMS[language],
    language,
    description: 'head.form',
    screen: FORM_SCREENS[language],
    texts: ['form'],
    program: 'soon',
    alternates: FORMS,
  },
  ...(['privacy', 'terms'] as const).flatMap((document): BuiltPage[] => {
    const path = document === 'privacy' ? '/privacy-policy' : '/terms-of-use'
    const alternates = { ...inQuery(path), hindi: `${path}-hindi` }
    const page = {
      address: inQuery(path)[language],
      canonical: alternates[language],
      language,
      description: `head.${document}`,
      screen: `legal/${document}.screen.tsx`,
      texts: ['legal'],
      program: 'later' as const,
      alternates,
    }
    return [
      { ...page, file: `${path.slice(1)}.${language}.html` },
      ...(language === 'hindi' ? [{ ...page, file: `${path.slice(1)}-hindi.html`, address: `${path}-hindi` }] : []),
    ]
  }),
])
