import type { WhyNote } from '@disha/contracts/document'
import type { Topic } from '@disha/contracts/finding'
import { Composer, type Line } from './compose/composer.ts'
import { stayNow } from './compose/current.ts'
import { dignityFinding, gocharaFinding } from './compose/parts.ts'
import { supported } from './compose/strength.ts'
import { firstMentions, withoutMarks } from './compose/rashi-names.ts'
import type { ReadingInput } from './input.ts'
import { MAIN_TOPICS, type MainTopic } from './rules/witnesses.ts'
import { nowBlocks } from './sections/now.ts'
import { seasonLines } from './sections/season.ts'
import { topicsOf } from './topics.ts'

/** A short answer to one question, as a conversation gives it. */
export type Answer = {
  topic: Topic
  /** the question speaks of despair: a help line comes before anything else, and nothing is foretold */
  distress: boolean
  /** empty in distress */
  paragraphs: { text: string; why: WhyNote[] }[]
}

/**
 * Answers a question (`input.concern`) from the chart: the present season of the field it names, what steadies where it asks about wellbeing,
 * the running periods with their dates where it asks when, or names no field.
 */
export function writeAnswer(input: ReadingInput): Answer {
  const { lead, distress } = topicsOf({ concern: input.concern, topics: input.topics, language: input.language })
  if (distress) return { topic: lead, distress, paragraphs: [] }
  const c = new Composer(input)
  const clean = firstMentions(c.book)
  const notesOf = (ids: readonly string[]): WhyNote[] => [...new Set(ids)].map((id) => withoutMarks(c.notes[id] as WhyNote))
  const written = (texts: readonly string[], ids: readonly string[]) => ({ text: clean(texts.join(' ')), why: notesOf(ids) })
  const ofLines = (lines: readonly Line[]) =>
    written(
      lines.map(({ text }) => text),
      lines.flatMap(({ ids }) => ids),
    )
  if (isMain(lead)) return { topic: lead, distress, paragraphs: [ofLines(seasonLines(c, lead))] }
  if (lead === 'wellbeing') return { topic: lead, distress, paragraphs: [ofLines(steadyingLines(c))] }
  const paragraphs = nowBlocks(c).flatMap((block) =>
    block.kind === 'paragraph' && block.runs.length > 0
      ? [
          written(
            block.runs.map(({ text }) => text.trim()),
            block.findingIds,
          ),
        ]
      : [],
  )
  return { topic: lead, distress, paragraphs }
}

const isMain = (topic: Topic): topic is MainTopic => (MAIN_TOPICS as readonly string[]).includes(topic)

function steadyingLines(c: Composer): Line[] {
  const moon = dignityFinding(c, 'moon', 'wellbeing')
  const { id, place } = gocharaFinding(c, stayNow(c, 'jupiter'))
  return [
    c.line([moon], `wellbeing.moon.${supported(c, 'moon') ? 'strong' : 'weak'}`),
    c.line([id], `wellbeing.jupiter.${[2, 5, 7, 9, 11].includes(place) ? 'good' : 'hard'}`),
  ]
}
