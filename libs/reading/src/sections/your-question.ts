import type { Block, Section } from '@disha/contracts/document'
import type { Topic } from '@disha/contracts/finding'
import type { Composer, Line } from '../compose/composer.ts'
import { quoted } from '../compose/quote.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { topicsOf } from '../topics.ts'
import { readings, windows } from './cache.ts'
import { nowBlocks } from './now.ts'
import { seasonLines } from './season.ts'
import { factsOf, methodFinding, topicTerm, uncountedLine, verdictLines, windowLines, witnessList } from './verdict.ts'

const isMain = (topic: Topic): topic is MainTopic => (MAIN_TOPICS as readonly Topic[]).includes(topic)

/** The field whose witnesses speak loudest, for a question about everything. */
function loudest(c: Composer): MainTopic {
  const size = (topic: MainTopic): number => Math.max(readings(c)[topic].for.length, readings(c)[topic].against.length)
  return MAIN_TOPICS.toSorted((a, b) => size(b) - size(a))[0]
}

/** The person's own question, answered first. */
export function questionSection(c: Composer): Section {
  const { concern, topics: asked, person } = c.input
  const { lead, topics, distress } = topicsOf({ concern, topics: asked })
  const topic = isMain(lead) ? lead : loudest(c)
  const reading = readings(c)[topic]
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  // words of despair are answered, not printed back
  const quote = distress ? '' : quoted(concern, 600)
  const opening: Line[] = []
  if (distress) opening.push(c.line([], 'question.distress', { name: person.name }))
  const blocks: Block[] = []
  if (quote !== '')
    blocks.push({
      kind: 'paragraph',
      runs: [{ text: `${c.say('question.quote')} ` }, { text: quote, mark: 'quote' }],
      findingIds: [method],
    })
  else if (!distress) blocks.push(c.paragraph(c.line([reading.id], 'question.none', { topic: topicTerm(topic) })))
  if (topics.includes('wellbeing')) blocks.push(c.paragraph(c.line([method], 'question.wellbeing')))
  else if (lead === 'timing') blocks.push(c.paragraph(c.line([method], 'question.timing')))
  else if (lead === 'general' && quote !== '')
    blocks.push(c.paragraph(c.line([reading.id], 'question.general', { topic: topicTerm(topic) })))
  blocks.push(c.heading('question.headNow'), ...nowBlocks(c))
  blocks.push(c.heading('question.headAnswer'), c.paragraph(...seasonLines(c, topic)), c.paragraph(...verdictLines(c, reading)))
  if (reading.for.length + reading.against.length > 0) {
    blocks.push(
      c.heading('question.headFor'),
      witnessList(c, reading, 'for', 3),
      c.heading('question.headAgainst'),
      witnessList(c, reading, 'against', 3),
    )
  } else {
    const nearest = reading.witnesses.filter(({ ids }) => ids.length > 0).toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score))[0]
    blocks.push(c.paragraph(c.line(nearest.ids, 'witness.quiet', { facts: factsOf(c, nearest.ids) })))
  }
  const uncounted = uncountedLine(c, reading)
  if (uncounted !== null) blocks.push(c.paragraph(uncounted))
  blocks.push(c.heading('question.headWhen'))
  const ahead = windows(c)[topic]
  if (ahead.length === 0) blocks.push(c.paragraph(c.line([reading.id], 'window.none')))
  else blocks.push(...ahead.slice(0, 2).map((window) => c.paragraph(windowLines(c, window)[0])))
  blocks.push(c.paragraph(c.line([reading.id], 'question.more', { topic: topicTerm(topic) })))
  blocks.push(c.heading('question.headCannot'), c.paragraph(c.line([method], `question.cannot.${topic}`)))
  const others = topics.filter((other) => isMain(other) && other !== topic) as MainTopic[]
  if (others.length > 0)
    blocks.push(c.paragraph(c.line([method], 'question.alsoAsked', { topics: { list: others.map(topicTerm) }, count: others.length })))
  return { id: 'yourQuestion', title: c.say('title.yourQuestion'), lead: c.runs(opening), blocks }
}
