import type { Language } from '@disha/contracts/language'

const SCRIPTS: Record<Exclude<Language, 'english'>, RegExp> = {
  hindi: /[\u0900-\u097f]/g,
  tamil: /[\u0b80-\u0bff]/g,
  telugu: /[\u0c00-\u0c7f]/g,
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** Whether a passage is still written in English for a visitor of another language. What it quotes of the visitor, a name or a question, may be in their own script. */
export const isForeign = (language: Language, text: string): boolean =>
  language !== 'english' && count(text, /[A-Za-z]/g) > count(text, SCRIPTS[language])
