import type { RuleSource } from '@disha/contracts/finding'
import { YOGA_RULES } from '@disha/jyotish/yogas/rules'
import { CITATION_ROWS } from './citations.data.ts'

export type CitationRow = readonly [
  id: string,
  work: string,
  chapter: number,
  verse: string,
  condition: string,
  effect: string,
  polarity: 'support' | 'oppose' | 'mixed' | 'method',
  verified: 'seen' | 'secondary' | 'memory',
  use: 'ok' | 'soften' | 'suppress',
]

export type Citation = {
  id: string
  work: string
  chapter: number
  verse: string
  condition: string
  effect: string
  polarity: CitationRow[6]
  verified: CitationRow[7]
  use: CitationRow[8]
}

const CITATIONS = new Map<string, Citation>(
  CITATION_ROWS.map(([id, work, chapter, verse, condition, effect, polarity, verified, use]) => [
    id,
    { id, work, chapter, verse, condition, effect, polarity, verified, use },
  ]),
)

export const citation = (id: string): Citation | undefined => CITATIONS.get(id)

const YOGA = 'yoga.'
const YOGA_SOURCES = new Map(YOGA_RULES.map(({ id, source }) => [`${YOGA}${id}`, source]))

/** The verse that the engine gives a yoga (read in a text, see docs/yogas.md), by the rule id `yoga.<id>`; null for practice and other rules. */
export function yogaVerse(ruleId: string): { work: string; chapter: number; verse: string } | null {
  const [, work, chapter, verse] = /^(\D+) (\d+)\.(.+)$/.exec(YOGA_SOURCES.get(ruleId) ?? '') ?? []
  return work === undefined || chapter === undefined || verse === undefined ? null : { work, chapter: Number(chapter), verse }
}

/** True when the rule may stand behind a printed sentence. */
export function isPrintable(id: string): boolean {
  if (id.startsWith(YOGA)) return yogaVerse(id) !== null
  const rule = CITATIONS.get(id)
  return rule !== undefined && rule.use !== 'suppress' && rule.verified !== 'memory'
}

/**
 * The source to print for a rule: verse when the text was seen, chapter alone when a second work quotes it, `practice` for what no checked text has.
 * @throws when the rule is unknown, suppressed, or known from memory only.
 */
export function sourceOf(ruleId: string): RuleSource {
  if (ruleId.startsWith('practice.')) return { kind: 'practice', ruleId }
  const verse = yogaVerse(ruleId)
  if (verse !== null) return { kind: 'text', ruleId, ...verse }
  const rule = CITATIONS.get(ruleId)
  if (rule === undefined) throw new Error(`No such rule: ${ruleId}`)
  if (!isPrintable(ruleId)) throw new Error(`Rule may not be printed: ${ruleId}`)
  if (rule.work === 'none') return { kind: 'practice', ruleId }
  const printsVerse = rule.verified === 'seen' && rule.verse !== '' && !rule.verse.includes('?')
  return { kind: 'text', ruleId, work: rule.work, chapter: rule.chapter, ...(printsVerse ? { verse: rule.verse } : {}) }
}

/** How the keys of texts name the works that are cited. */
const WORK_KEYS: Readonly<Record<string, string>> = {
  BPHS: 'bphs',
  'Brihat Jataka': 'brihatJataka',
  'Brihat Samhita': 'brihatSamhita',
  'Laghu Parashari': 'laghuParashari',
  Phaladeepika: 'phaladeepika',
  Saravali: 'saravali',
}

/** The key of a work’s name as it is printed. */
export const workKey = (work: string): string => `cited.${WORK_KEYS[work] ?? work}`

/** The key of a chapter’s Sanskrit name. */
export const chapterKey = (work: string, chapter: number): string => `${workKey(work)}.${chapter}`
