import type { Grammar } from '../grammar.ts'

export const ENGLISH_GRAMMAR: Grammar = {
  stop: '.',
  turn: /[:;]|, (?:and|so|but) /gu,
  ofMonth: [/\bon (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})/gu, 'in '],
  // a plural s
  wordEnd: /^s?(?!\p{L})/u,
}
