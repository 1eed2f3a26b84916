import { ENGLISH_TERMS } from '../phrasebook/english/terms.ts'

const WESTERN = new RegExp(
  ` \\((?:${Object.entries(ENGLISH_TERMS)
    .filter(([key]) => key.startsWith('signWestern.'))
    .map(([, name]) => name)
    .join('|')})\\)`,
  'g',
)

/** A text without the Western names that stand beside the first mention of a rashi: they cut a sentence that a check looks for. */
export const withoutWesternNames = (text: string): string => text.replace(WESTERN, '')
