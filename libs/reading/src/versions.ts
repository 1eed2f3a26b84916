import type { Language } from '@disha/contracts/language'

/** Raised with every change of a rule, a weight or a window. */
export const RULES_VERSION = '2026.11.24.3'

/** Raised with every change of a text. */
export const PHRASEBOOK_VERSION = 'english-2026.11.24.3'

/** Languages whose whole phrasebook passes its checks; a reading in any other is written in English and says so. */
export const REPORT_LANGUAGES: Language[] = ['english']
