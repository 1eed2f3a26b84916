import { z } from 'zod'

export const LANGUAGES = ['english', 'hindi', 'tamil', 'telugu'] as const
export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>

/** BCP 47 tags for `lang` attributes and Intl; Western digits in every language. */
export const LOCALES: Record<Language, string> = {
  english: 'en-IN',
  hindi: 'hi-IN-u-nu-latn',
  tamil: 'ta-IN-u-nu-latn',
  telugu: 'te-IN-u-nu-latn',
}

/** The two-letter tags, for `lang` attributes, fonts and plural rules. */
export const LANGUAGE_TAGS: Record<Language, 'en' | 'hi' | 'ta' | 'te'> = { english: 'en', hindi: 'hi', tamil: 'ta', telugu: 'te' }
