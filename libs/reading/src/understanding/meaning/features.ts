import { plainText } from '../topics.ts'
import { bonesOf, foldWord } from './latin.ts'
import { listed } from './listed.ts'

/** Words looked at from the beginning and from the end of a long text. */
const MOST_WORDS = 90
/** Words at either end that count as the opening and as the asking. */
const END_WORDS = 6

/** How much each kind of feature counts (its first letter): the word lists most, letters in fours and pairs with a gap least; what was told before a part is marked: its words (t), what the lists make of it (T), and both once more (u, U) where the part names no matter. */
export const WORTH = {
  L: 2, w: 1, b: 1, p: 1, l: 0.7, g: 0.6, 2: 0.7, k: 0.4, 3: 0.3, o: 1, e: 1, z: 1, c: 1, n: 1, '?': 1, t: 0.6, u: 0.8, T: 0.8, U: 1,
} as const // prettier-ignore

/** A feature as a number of 24 bits (FNV-1a, folded). */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return ((hash >>> 24) ^ hash) & 0xffffff
}

export const stemOf = (word: string): string => word.slice(0, 5)
const FIGURES = /^\d+$/

/** Where one clause of a typed text ends. */
const CLAUSE = /[.?!;,\n।|]+|(?: - )/u

/**
 * What a text shows to the classifier: its words, their stems and consonants, pairs of neighbours, letters in fours, and once more the words of its
 * beginning, of its end and of its last clause; and what the word lists tell of it.
 */
export function featuresOf(concern: string, lists = true): Set<string> {
  const found = new Set<string>()
  const all = wordsOf(concern)
  const words = all.length > 2 * MOST_WORDS ? [...all.slice(0, MOST_WORDS), ...all.slice(-MOST_WORDS)] : all
  const stems = words.map(stemOf)
  for (const [at, word] of words.entries()) {
    const stem = stems[at] as string
    found.add(`w${word}`)
    if (word.length > 5) {
      found.add(`p${stem}`)
      found.add(`l${word.slice(-4)}`)
    }
    if (word.length > 3) found.add(`b${bonesOf(word)}`)
    for (let from = 0; from + 4 <= word.length && word.length > 4; from++) found.add(`g${word.slice(from, from + 4)}`)
    const [next, over] = [stems[at + 1], stems[at + 2]]
    if (next !== undefined) found.add(`2${stem} ${next}`)
    if (over !== undefined) {
      found.add(`k${stem} ${over}`)
      found.add(`3${stem} ${next ?? ''} ${over}`)
    }
  }
  for (const stem of stems.slice(0, END_WORDS)) found.add(`o${stem}`)
  for (const stem of stems.slice(-END_WORDS)) found.add(`e${stem}`)
  const last = words.at(-1)
  if (last !== undefined) found.add(`z${last.slice(-4)}`)
  const asked = concern
    .split(CLAUSE)
    .map((clause) => wordsOf(clause))
    .findLast((clause) => clause.length > 1)
  for (const word of asked ?? []) found.add(`c${stemOf(word)}`)
  found.add(`n${Math.min(6, Math.floor(Math.log2(1 + words.length)))}`)
  if (concern.includes('?')) found.add('?')
  if (lists) for (const one of listed(concern)) found.add(`L${one}`)
  return found
}

/** "Not able to" in Hindi is spelt as the husband is. */
const NOT_ABLE = / (nahin?) pati(?= )/g

export const wordsOf = (text: string): string[] =>
  plainText(text)
    .replace(NOT_ABLE, ' $1 sakti')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (FIGURES.test(word) ? '9'.repeat(Math.min(4, word.length)) : foldWord(word)))
