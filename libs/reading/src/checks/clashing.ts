import { sectionText, type ReadingDocument } from '@disha/contracts/document'
import { withoutWesternNames } from './western-names.ts'

/** A graha that one book calls strong in one place and weak in another, and no word in either says by which measure. */
export type Clash = { graha: string; strong: string; weak: string }

const NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const
const NAME = `(?:the |The )?(?:${NAMES.join('|')})`
const LIST = `${NAME}(?:(?:, | and |, and )${NAME})*`

/** Words that judge a graha as a whole; what is said "by sign", "by house" or "by measure" alone names its measure and is none of these. */
const STRONG: readonly RegExp[] = [
  new RegExp(`(${NAME})(?:, [^.;:,]{1,40},)? is strong\\b`, 'g'),
  new RegExp(`(${NAME}), (?:[^.;:,]{1,40}, )?strong(?: in \\w+)?[,:.)]`, 'g'),
  new RegExp(`(${NAME})(?:, [^.;:]{1,60},)? has strength to spare`, 'g'),
  new RegExp(`(${LIST}) stands? (?:high|well)\\b`, 'g'),
  new RegExp(`(?:Of|Both) (${LIST}), which give authority in your chart, (?:(?:two|both|all) )?stand well`, 'g'),
  new RegExp(`\\((${NAME})\\): it is well (?:seated|placed),`, 'g'),
  new RegExp(`comes from (${NAME}) \\(pointer[^)]*\\): it is well placed,`, 'g'),
]
const WEAK: readonly RegExp[] = [
  new RegExp(`(${NAME})(?:, [^.;:]{1,60},)? needs help`, 'g'),
  new RegExp(`(${NAME})(?:, [^.;:]{1,60},)? is (?:short of strength|weak)\\b`, 'g'),
  new RegExp(`(${NAME}), (?:[^.;:,]{1,40}, )?weak(?: in \\w+)?[,:.)]`, 'g'),
  new RegExp(`(${NAME})(?:, [^.;:]{1,60},)? struggles\\b`, 'g'),
  new RegExp(`comes from (${NAME}) \\([^)]*\\): it has little support`, 'g'),
  new RegExp(`\\((${NAME})\\): it has little support`, 'g'),
]
/** The pointer to work that is to be built on, and the voice that speaks loudest against work: never one and the same graha. */
const BEST = new RegExp(`Of the pointers to work (${NAME}) is your best`, 'g')
const LOUDEST = new RegExp(`strongest point against comes from (?:[^():.]*\\()?(${NAME})\\b`, 'g')
/** A sentence that tells both sides in one breath, or names the measure it goes by. */
const NAMED = /\bthough\b|\bbut\b|\byet\b|\bby (?:sign|house|place|measure|its place|its sign)\b/

const sentencesOf = (text: string): string[] => withoutWesternNames(text).split(/(?<=[.!?])\s+|\n+/)

function said(sentences: readonly string[], patterns: readonly RegExp[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const sentence of sentences)
    if (!NAMED.test(sentence))
      for (const pattern of patterns)
        for (const [, grahas] of sentence.matchAll(pattern))
          for (const name of NAMES) if (grahas?.includes(name)) found.set(name, found.get(name) ?? sentence)
  return found
}

/** Every graha that a book calls strong and weak. */
export function clashing({ sections }: Pick<ReadingDocument, 'sections'>): Clash[] {
  const sentences = sections.flatMap((section) => sentencesOf(sectionText(section)))
  const career = sections.filter(({ id }) => id === 'career').flatMap((section) => sentencesOf(sectionText(section)))
  return [...pairs(said(sentences, STRONG), said(sentences, WEAK)), ...pairs(said(career, [BEST]), said(career, [LOUDEST]))]
}

const pairs = (strong: ReadonlyMap<string, string>, weak: ReadonlyMap<string, string>): Clash[] =>
  [...strong].flatMap(([graha, words]) => {
    const other = weak.get(graha)
    return other === undefined ? [] : [{ graha, strong: words, weak: other }]
  })
