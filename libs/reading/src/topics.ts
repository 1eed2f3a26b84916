import type { ClarityArea, HindiConcern } from '@disha/contracts/api/intake'
import type { Topic } from '@disha/contracts/finding'
import type { Language } from '@disha/contracts/language'
import { DISTRESS_WORDS, NOT_DISTRESS, TOPIC_WORDS } from './topic-words.ts'

export type TopicsRequest = {
  concern: string
  /** chosen boxes of the Hindi form */
  concerns?: readonly HindiConcern[]
  clarityArea?: ClarityArea
  /** topics chosen by the visitor; they come before what the text suggests */
  topics?: readonly Topic[]
  language?: Language
}

export type TopicsAnswer = { lead: Topic; topics: Topic[]; clarityArea: ClarityArea; distress: boolean }

const HINDI_TOPICS: Readonly<Record<HindiConcern, Topic>> = {
  naukri: 'career',
  vyavasaya: 'career',
  paisa: 'career',
  shiksha: 'career',
  prem: 'love',
  parivar: 'love',
  swasthya: 'wellbeing',
  adhyatm: 'general',
}

const AREA_TOPICS: Readonly<Record<ClarityArea, Topic>> = { dharma: 'career', prema: 'love', samaya: 'general' }

const TOPIC_AREAS: Readonly<Record<Topic, ClarityArea>> = {
  career: 'dharma',
  love: 'prema',
  abroad: 'samaya',
  wellbeing: 'samaya',
  general: 'samaya',
  timing: 'samaya',
}

/** Lower case, apostrophes and zero-width signs gone, every run of other signs one space, with a space at both ends. */
export function plainText(text: string): string {
  return ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘`\u200b-\u200d\ufeff]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `
}

/**
 * A word list entry: words from their beginning (`marri` finds marriage and married); a trailing `$` wants the whole word.
 * Every script is tried whatever the chosen language, because people write Hindi in Latin letters and English in Tamil sentences.
 */
export function countHits(text: string, words: readonly string[]): number {
  return words.filter((word) => text.includes(needleOf(word))).length
}

const needleOf = (word: string): string => (word.endsWith('$') ? ` ${word.slice(0, -1)} ` : ` ${word}`)

/** Where in a plain text the first of some entries stands; Infinity when none does. */
export function firstHit(text: string, words: readonly string[]): number {
  return Math.min(...words.map((word) => text.indexOf(needleOf(word))).filter((at) => at >= 0))
}

/** True when the words speak of despair or of harm to oneself: such a concern is met with kindness and a help line first. */
export function isDistress(concern: string): boolean {
  const text = plainText(concern)
  const cleaned = NOT_DISTRESS.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), text)
  return countHits(cleaned, DISTRESS_WORDS) > 0
}

/**
 * What a visitor asks about: chosen topics first, then what the text speaks of most, then the chosen area. Plain word lists in four
 * languages; an empty or unreadable concern leads to `general`.
 */
export function topicsOf(request: TopicsRequest): TopicsAnswer {
  const text = plainText(request.concern)
  const found = (Object.keys(TOPIC_WORDS) as (keyof typeof TOPIC_WORDS)[])
    .map((topic) => ({ topic, count: countHits(text, TOPIC_WORDS[topic]), first: firstHit(text, TOPIC_WORDS[topic]) }))
    .filter(({ count }) => count > 0)
    // of equals the one that is spoken of first
    .toSorted((a, b) => b.count - a.count || a.first - b.first)
    .map(({ topic }): Topic => topic)
  const chosen = [...(request.topics ?? []), ...(request.concerns ?? []).map((concern) => HINDI_TOPICS[concern])]
  const byArea = request.clarityArea === undefined ? [] : [AREA_TOPICS[request.clarityArea]]
  // "when" is a way of asking, not a subject: it leads only where nothing else was named
  const subjects = [...chosen, ...found].filter((topic) => topic !== 'timing')
  const all: Topic[] = [
    ...subjects,
    ...(subjects.length === 0 ? byArea.filter((topic) => topic !== 'general') : []),
    ...([...chosen, ...found].includes('timing') ? (['timing'] as const) : []),
  ]
  const topics = [...new Set(all.length > 0 ? all : (['general'] as Topic[]))]
  const lead = topics[0] as Topic
  return { lead, topics, clarityArea: request.clarityArea ?? TOPIC_AREAS[lead], distress: isDistress(request.concern) }
}
