import type { Grammar } from '../grammar.ts'

export const ENGLISH_GRAMMAR: Grammar = {
  stop: '.',
  turn: /[:;]|, (?:and|so|but) /gu,
  // a plural s
  wordEnd: /^s?(?!\p{L})/u,
}
