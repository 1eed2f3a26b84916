import { askedParts, SENTENCE_END } from '../asked-parts.ts'
import { remembered } from '../remembered.ts'
import { plainText, topicsOf } from '../topics.ts'
import { OF_AWAY } from './away.ts'
import { OF_BELIEF } from './belief.ts'
import { OF_DEALING } from './dealing.ts'
import { OF_HOUSEHOLD } from './household.ts'
import { OF_KIN } from './kin.ts'
import { OF_MATCH } from './match.ts'
import { OF_MEANS } from './means.ts'
import { OF_PAPERS } from './papers.ts'
import { OF_PARENTS_TOLD } from './parents.ts'
import { OF_STANDING } from './standing.ts'
import { OF_TERMS } from './terms.ts'
import { OF_TWO_HOUSES } from './two-houses.ts'
import { OF_WORK } from './work.ts'
import type { ToldPattern } from './told-pattern.ts'

/** The illness of a parent is told before what else is told of those at home. */
const { elderIll, ...AT_HOME } = OF_HOUSEHOLD

/** Every kind of thing that is told beside a question and that a chart has something to say to; what stands further up is told before the rest. */
const PATTERNS = {
  ...OF_TERMS,
  ...OF_MATCH,
  elderIll,
  ...OF_TWO_HOUSES,
  ...OF_WORK,
  ...OF_PAPERS,
  ...OF_AWAY,
  ...OF_BELIEF,
  ...OF_DEALING,
  ...OF_KIN,
  ...AT_HOME,
  ...OF_PARENTS_TOLD,
  ...OF_MEANS,
  ...OF_STANDING,
}
export type ToldKind = keyof typeof PATTERNS

/** One thing that was told: its kind, and the clause that tells it, as it was typed. */
export type ToldFact = { kind: ToldKind; words: string }

/** Clauses are cut at commas and joining words; what joins two people at its beginning ("Me and Neha") is no joint. */
const CLAUSE_END =
  /\s*[,;:()]\s*(?:(?:and|but|so|aur|lekin|par|magar)\s+)?|(?<!(?:^|[,;]\s)(?:[Mm]e|I|i|[Mm]ain?|[Nn]aan|[Nn]enu|मैं))\s+(?:and(?!\s+(?:me|I|i|mai|main)\s+(?:are|were|both|have))|but|so|because(?! of)|aur|lekin|par|magar|kyunki|और|लेकिन|पर|मगर|क्योंकि)\s+/u

const tells = ({ hears, unless }: ToldPattern, words: string): boolean => {
  const text = plainText(words)
  return hears.test(text) && unless?.test(text) !== true
}

/** Fewer words than these do not say what is quoted; scripts that join endings to a word need one less. */
const fewestWords = (run: string): number => (/[a-z]/iu.test(run) ? 4 : 3)
const lengthOf = (run: string): number => run.split(/\s+/u).length

/** The shortest run of the fewest clauses that still tells it and can be read by itself, as it was typed. */
function narrowed(pattern: ToldPattern, sentence: string): string {
  const joints = [...sentence.matchAll(new RegExp(CLAUSE_END.source, 'gu'))]
  const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)]
  const ends = [...joints.map(({ index }) => index), sentence.length]
  for (let length = 0; length < starts.length; length++) {
    const [shortest] = starts
      .slice(0, starts.length - length)
      .map((start, at) => sentence.slice(start, ends[at + length]).trim())
      .filter((run) => lengthOf(run) >= fewestWords(run) && tells(pattern, run))
      .toSorted((one, other) => lengthOf(one) - lengthOf(other))
    if (shortest !== undefined) return withoutStop(shortest)
  }
  return withoutStop(sentence.trim())
}

const withoutStop = (words: string): string => words.replace(/[.।,\s]+$/u, '')

/** What is told beside the question, each kind once, in the order of the kinds; nothing where somebody is in distress, or where all of it is asked. */
export const toldFacts = remembered((concern): readonly ToldFact[] => {
  if (topicsOf({ concern }).distress) return []
  const sentences = askedParts(concern)
    .told.split(SENTENCE_END)
    .filter((one) => one.trim() !== '')
  return (Object.entries(PATTERNS) as [ToldKind, ToldPattern][]).flatMap(([kind, pattern]) => {
    const sentence = sentences.find((one) => tells(pattern, one))
    return sentence === undefined ? [] : [{ kind, words: narrowed(pattern, sentence) }]
  })
})
