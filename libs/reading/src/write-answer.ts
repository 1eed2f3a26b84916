import type { WhyNote } from '@disha/contracts/document'
import type { Topic } from '@disha/contracts/finding'
import { Composer } from './compose/composer.ts'
import { firstMentions, withoutMarks } from './compose/rashi-names.ts'
import type { ReadingInput } from './input.ts'
import { asRead } from './read-as.ts'
import { answerItems } from './sections/answer/answer-items.ts'
import { shortAnswer } from './sections/answer/answer-parts.ts'
import { topicsOf } from './understanding/understanding.ts'

/** A short answer to one question, as a conversation gives it. */
export type Answer = {
  topic: Topic
  /** the question speaks of despair: a help line comes before anything else, and nothing is foretold */
  distress: boolean
  /** empty in distress */
  paragraphs: { text: string; why: WhyNote[] }[]
}

/**
 * Answers a question (`input.concern`) from the chart with the lines that the report's own first page has: the reply, what it stands on, one
 * thing to do, and what no chart can say. One paragraph a line.
 */
export function writeAnswer(asked: ReadingInput): Answer {
  const input = asRead(asked)
  const { lead, distress } = topicsOf({ concern: input.concern, topics: input.topics, language: input.language })
  if (distress) return { topic: lead, distress, paragraphs: [] }
  const c = new Composer(input)
  const clean = firstMentions(c.book)
  const items = answerItems(c)
  const short = shortAnswer(c).map(({ lines }) => lines)
  const said = new Set(short.flat().map(({ text }) => text))
  // the few sentences first, and nothing told that they have told whole
  const parts = [...short, ...items.filter((item) => item.some(({ text }) => !said.has(text)))]
  const paragraphs = parts.flatMap((item) =>
    item.length === 0
      ? []
      : [
          {
            text: clean(item.map(({ text }) => text).join(' ')),
            why: [...new Set(item.flatMap(({ ids }) => ids))].map((id) => withoutMarks(c.notes[id] as WhyNote)),
          },
        ],
  )
  return { topic: lead, distress, paragraphs }
}
