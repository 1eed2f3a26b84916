import { shortConcernsOf } from './subjects.ts'
import { topicsOf } from './topics.ts'

/** What a question tells, and what it asks, part by part, in the visitor's own words and order. */
export type AskedParts = { told: string; asked: string[] }

/** So many parts are answered one by one; what goes beyond them stays with the last. */
const MOST_PARTS = 4
/** A part of fewer words belongs to the one beside it. */
const FEWEST_WORDS = 2

/** Where a sentence of a concern ends. */
export const SENTENCE_END = /(?<=[?!।\n;])(?![?!])\s*|(?<=\.)\s+/u

/** English words that ask at the head of a part, or as its last word. */
const ENGLISH_ASKING: readonly string[] = ['when', 'which', 'why', 'how', 'what', 'where']
/** Words that ask wherever they stand. */
// prettier-ignore
const ASKING: readonly string[] = [
  'kab', 'kyu', 'kyun', 'kyon', 'kaun', 'kaunsa', 'kaunsi', 'kaise', 'kaisa', 'kaisi', 'kitna', 'kitne', 'kahan', 'konsa', 'konsi', 'kya',
  'eppo', 'eppothu', 'eppodhu', 'eppadi', 'yen', 'enna', 'entha', 'endha', 'enga', 'eppudu', 'eppudo', 'ela', 'enduku', 'ekkada', 'enti',
  'कब', 'क्या', 'क्यों', 'कौन', 'कौनसा', 'कौनसी', 'कैसे', 'कैसा', 'कैसी', 'कितना', 'कितने', 'कहाँ', 'कहां',
  'எப்போ', 'எப்போது', 'எப்பொழுது', 'எப்படி', 'ஏன்', 'என்ன', 'எந்த', 'எங்கு', 'எங்கே', 'எது', 'ఎప్పుడు', 'ఎలా', 'ఎందుకు', 'ఎక్కడ', 'ఏమి', 'ఏంటి', 'ఏ',
]
/** What asks at the head of a part: a verb before its subject, after a word of address at most. */
const HEAD =
  /^(?:(?:so|then|and|also|please|pls|sir|madam|ji|guruji|tell me|but) )*(?:(?:will|would|should|shall|can|could) |(?:is|are|am|was|do|does|did|has|have) (?:i|it|he|she|we|they|you|this|that|these|there|my|our|his|her|the|now|any) |(?:kya|क्या) )/u
/** A way that is held against another. */
const OR_SHOULD = /\sor (?:should|shall|will|can) i\s/iu
/** A Hindi verb that looks ahead before the other of two ways: "love hogi ya arrange". */
const HINDI_WAYS =
  /(?:^|\s)(?:ho(?:gi|ga|ge)|kar(?:u|un|oon|na)|mil(?:egi|ega)|rah(?:u|un|oon)|ja(?:u|un|oon)|l(?:u|un|oon)|rahega|rahegi)\s+ya\s/iu
/** "Or not", with which a statement asks. */
const OR_NOT = /(?:\s(?:or not|ya nahin?|ya na|illaya|leda)|\sया नहीं|இல்லையா|లేదా)[\s?.।]*$/iu
/** Endings by which a Tamil or a Telugu verb asks, or a Hindi one looks ahead. */
const ENDINGS =
  /(?:[^aeiou]oga|[^aeiou]ogi|[^aeiou]onge|[lntk]ega|[lntk]egi|um[ae]|aam[ae]|laam[ae]|nda|ndha|unda|stunda|taara|taada|lena|குமா|டுமா|ருமா|யுமா|லாமா|வானா|வாளா|ார்களா|ுமா|ிடுமா|ందా|ుందా|స్తుందా|తాడా|తారా|వచ్చా)$/u
/** Words that join two parts. */
const JOINED =
  /\s*,\s*(?:(?:and|also|but|aur|और) )?|\s+(?:and|also|plus|but|aur|phir|और|तथा|மற்றும்|மேலும்|mattrum|mariyu|మరియు|inka|ఇంకా)\s+|\s*&\s*/iu
/** A wish after a question is one more of them. */
const WISH = /(?:^|\s)(?:want to|wish to|would like to|plan to|planning to|dream of|chaht[aie]|चाहत[ाीे])(?:\s|$)/iu

const wordsOf = (part: string): string[] =>
  part
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '')

/** An asking word is among so many at the head. */
const HEAD_WORDS = 2

function asks(part: string): boolean {
  const words = wordsOf(part)
  if (part.trimEnd().endsWith('?')) return true
  const last = words.at(-1)
  return (
    words.some((word) => ASKING.includes(word)) ||
    [...words.slice(0, HEAD_WORDS), ...words.slice(-1)].some((word) => ENGLISH_ASKING.includes(word)) ||
    HEAD.test(`${words.join(' ')} `) ||
    OR_SHOULD.test(part) ||
    OR_NOT.test(part) ||
    HINDI_WAYS.test(part) ||
    (last !== undefined && ENDINGS.test(last))
  )
}

/** A sentence in the parts that ask something of their own: it is parted before a word that joins only where what follows asks by itself. */
function partsOf(sentence: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: joint } of sentence.matchAll(new RegExp(JOINED, 'giu'))) {
    const [before, after] = [sentence.slice(from, index), sentence.slice(index + joint.length)]
    const [next = ''] = after.split(JOINED)
    if (!asks(next.replace(/[?\s]+$/u, '')) || wordsOf(before).length < FEWEST_WORDS || wordsOf(next).length < FEWEST_WORDS) continue
    parts.push(before.trim())
    from = index + joint.length
  }
  return [...parts, sentence.slice(from).trim()].filter((part) => part !== '')
}

/** True where a word of the lists names a matter. */
export const namesMatter = (part: string): boolean => topicsOf({ concern: part }).lead !== 'general' || shortConcernsOf(part).length > 0

/** Matters that are only named, one after the other ("career, marriage and money"); none where a sentence says more than that. */
function namedMatters(sentence: string): string[] {
  const named = sentence.split(new RegExp(`${JOINED.source}|\\s*/\\s*`, 'iu')).map((part) => part.replace(/[.।\s]+$/u, ''))
  const areMatters = named.every((part) => {
    const count = wordsOf(part).length
    return count > 0 && count <= MATTER_WORDS && namesMatter(part)
  })
  return named.length > 1 && areMatters ? named : []
}

/** A matter that is only named takes so many words. */
const MATTER_WORDS = 2

/**
 * A question taken apart: what it tells (sentences and clauses that ask nothing) and each thing that it asks, as typed. "Or" never parts: two ways
 * of a choice are one question.
 */
export function askedParts(concern: string): AskedParts {
  const told: string[] = []
  const asked: string[] = []
  const ask = (part: string): void => {
    if (asked.length < MOST_PARTS) asked.push(part)
    else asked.push(`${asked.pop()} ${part}`)
  }
  for (const sentence of concern.split(SENTENCE_END)) {
    const named = namedMatters(sentence.trim())
    for (const part of named) ask(part)
    const parts = named.length > 0 ? [] : partsOf(sentence.trim())
    for (const part of parts)
      // matters that are named before what is asked of them all are asked as well
      if (parts.some(asks) && namedMatters(part).length > 0) for (const matter of namedMatters(part)) ask(matter)
      else if (asks(part) || (asked.length > 0 && WISH.test(part))) ask(part)
      else told.push(part)
  }
  return { told: told.map((part) => part.replace(/[.।\s]+$/u, '')).join('. '), asked }
}
