import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@disha/contracts/language'

/** Each language by its own name, in its own script. */
export const LANGUAGE_NAMES: Record<Language, string> = { english: 'English', hindi: 'हिन्दी', tamil: 'தமிழ்', telugu: 'తెలుగు' }

export const isLanguage = (value: unknown): value is Language => (LANGUAGES as readonly unknown[]).includes(value)

export { LANGUAGES, LANGUAGE_TAGS }
export type { Language }

/** Suffix of the routes that exist per language: `/form`, `/form-hindi`, ... */
const SUFFIX: Record<Language, string> = { english: '', hindi: '-hindi', tamil: '-tamil', telugu: '-telugu' }

/**
 * The address of the page at `path` and `search` in a language, so that a link leads there without any program running: the
 * route of that language where the page has one, else `?lang=`.
 */
export function addressIn(path: string, search: string, language: Language): string {
  const own = pathInLanguage(path, language)
  if (own !== path || languageOfPath(path) === language) return own
  const query = new URLSearchParams(search)
  query.set('lang', language)
  return `${path}?${query.toString()}`
}

/** A link to the landing or a legal page in a language; English needs no mention. */
export const pageAddress = (path: '/' | '/privacy-policy' | '/terms-of-use', language: Language): string =>
  language === 'english' ? path : `${path}?lang=${language}`

export const formPath = (language: Language): string => `/form${SUFFIX[language]}`
export const loadingPath = (language: Language): string => `/loading${SUFFIX[language]}`
export const insightsPath = (language: Language): string => (language === 'hindi' ? '/insights-hindi' : '/insights')

/** The language a path fixes by its suffix, or null where it follows the chosen one. */
export function languageOfPath(path: string): Language | null {
  const match = /^\/(form|loading|insights|privacy-policy|terms-of-use)-(hindi|tamil|telugu)$/.exec(path)
  if (match) return match[2] as Language
  return /^\/(form|loading)$/.test(path) ? 'english' : null
}

/** The same page for another language: its own route where it has one. */
export function pathInLanguage(path: string, language: Language): string {
  if (/^\/form(-|$)/.test(path)) return formPath(language)
  if (/^\/(privacy-policy|terms-of-use)-hindi$/.test(path)) return pageAddress(path.replace('-hindi', '') as '/privacy-policy', language)
  return path
}
