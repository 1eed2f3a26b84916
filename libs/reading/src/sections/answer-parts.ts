import { askedParts, namesMatter } from '../asked-parts.ts'
import type { Composer, Line } from '../compose/composer.ts'
import { matterAsked, topicsOf } from '../understanding.ts'
import { answerOf } from './answer.ts'
import { once } from './cache.ts'

/** The first sentences of an answer, and what was asked in the visitor's own words: no words where they answer the question as a whole. */
export type AnswerPart = { words: string[]; lines: Line[] }

/** The answer in a few plain sentences: as a whole, or one thing that was asked after the other. */
export const shortAnswer = once((c): AnswerPart[] => {
  const { gist = [], kind = [] } = answerOf(c)
  const parts = answerParts(c, kind)
  if (parts.length > 1) return kind.length === 0 ? parts : [{ words: [], lines: kind }, ...parts]
  return gist.length === 0 ? [] : [{ words: [], lines: gist }]
})

/**
 * One thing that was asked after the other. Each is answered with all that was told; one to which this gives nothing new is read by itself, since what
 * was told can drown it. What then has no answer of its own stands with the part before it.
 */
function answerParts(c: Composer, kind: readonly Line[]): AnswerPart[] {
  const { concern, topics } = c.input
  const { told, asked } = askedParts(concern)
  if (asked.length < 2 || topicsOf({ concern, topics }).distress) return []
  const parts: AnswerPart[] = []
  const said: Line[] = [...kind]
  for (const words of asked) {
    const lines = namesNothing(words) && parts.length > 0 ? [] : partLines(c, words, told, said)
    if (lines.length === 0 && parts.length > 0) parts.at(-1)?.words.push(words)
    else parts.push({ words: [words], lines })
    said.push(...lines)
  }
  // a question about everything is answered by what it then names
  return parts.filter(({ lines }) => lines.length > 0)
}

/** So few words name their matter outright, or lean on the part before them ("and where?"). */
const FEW_WORDS = 2

/** True where a part leaves its matter to what stands before it. */
const namesNothing = (words: string): boolean =>
  words.split(/\s+/u).length <= FEW_WORDS ? !namesMatter(words) : matterAsked(words) === 'general'

function partLines(c: Composer, words: string, told: string, said: readonly Line[]): Line[] {
  const inContext = freshOf(gistOf(c.asking(told === '' ? words : `${told}. ${words}`)), said)
  if (inContext.length > 0 || told === '') return inContext
  const apart = gistOf(c.asking(words))
  const fresh = freshOf(apart, said)
  // a reply that has been told leaves nothing to add
  return fresh[0] !== undefined && fresh[0] === apart[0] ? fresh : []
}

const gistOf = (c: Composer): readonly Line[] => answerOf(c).gist ?? []

/** A stretch of time is told once, under whichever name of its matter. */
const isSaid = (line: Line, said: readonly Line[]): boolean =>
  said.some(({ text, ids }) => text === line.text || (ids.length > 1 && ids.join() === line.ids.join()))

const freshOf = (lines: readonly Line[], said: readonly Line[]): Line[] => lines.filter((line) => !isSaid(line, said))
