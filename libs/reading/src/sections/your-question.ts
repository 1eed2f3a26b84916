import type { Block, Section } from '@disha/contracts/document'
import type { Topic } from '@disha/contracts/finding'
import type { Composer, Line } from '../compose/composer.ts'
import { quoted } from '../compose/quote.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { subjectOf } from '../subjects.ts'
import { topicsOf } from '../topics.ts'
import { readings, windows } from './cache.ts'
import { nowBlocks } from './now.ts'
import { seasonLines } from './season.ts'
import { childLines, shortAnswer, shortBlocks, shortLead } from './short-concerns.ts'
import { loudestLines, methodFinding, topicTerm, verdictLines, witnessList } from './verdict.ts'
import { nextLine, windowLines } from './window-lines.ts'

const isMain = (topic: Topic): topic is MainTopic => (MAIN_TOPICS as readonly Topic[]).includes(topic)

/** The field whose witnesses speak loudest, for a question about everything. */
function loudest(c: Composer): MainTopic {
  const size = (topic: MainTopic): number => Math.max(readings(c)[topic].for.length, readings(c)[topic].against.length)
  return MAIN_TOPICS.toSorted((a, b) => size(b) - size(a))[0]
}

/** The person's own question, answered first and in a few lines; then where they stand, both sides, the dates, and what else they asked. */
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
  else if (!distress)
    blocks.push(
      c.paragraph(
        c.line([reading.id], 'question.none', { topic: topicTerm(topic), for: reading.for.length, against: reading.against.length }),
      ),
    )
  if (topics.includes('wellbeing')) blocks.push(c.paragraph(c.line([method], 'question.wellbeing')))
  else if (lead === 'timing') blocks.push(c.paragraph(c.line([method], 'question.timing')))
  const { short, alone, mind, covered } = shortLead(c)
  if (lead === 'general' && quote !== '' && !alone)
    blocks.push(c.paragraph(c.line([method], 'question.general', { topic: topicTerm(topic) })))
  blocks.push(c.heading('question.headAnswer'))
  const ahead = alone ? [] : windows(c)[topic]
  if (alone) blocks.push(c.list([...short.map((one) => shortAnswer(c, one)), ...(mind ? [seasonLines(c, 'wellbeing')] : [])]))
  else {
    const [next] = ahead
    const bond = topic === 'love' && c.asker.love === 'bond' && subjectOf(concern, 'love') === 'relationship'
    blocks.push(
      c.list(
        [
          [...seasonLines(c, topic)],
          verdictLines(c, reading),
          ...loudestLines(c, reading).map((line) => [line]),
          next === undefined ? [c.line([reading.id], 'window.none', { topic: topicTerm(topic) })] : [nextLine(c, next)],
          ...(mind ? [seasonLines(c, 'wellbeing')] : []),
          [c.line([method], bond ? 'question.cannot.bond' : `question.cannot.${topic}`)],
        ].filter((lines) => lines.length > 0),
      ),
    )
  }
  const child = childLines(c)
  if (short.length > 0 && child.length > 0) blocks.push(c.paragraph(...child))
  blocks.push(...short.flatMap((one) => shortBlocks(c, one, alone)))
  const others = topics.filter(
    (other): other is MainTopic => isMain(other) && (alone || other !== topic) && (asked.includes(other) || !covered(other)),
  )
  if (others.length > 0) {
    blocks.push(c.heading('question.headAlso'))
    for (const other of others) blocks.push(alsoBlock(c, other))
  }
  blocks.push(c.heading('question.headNow'), ...nowBlocks(c))
  const weighing = c.paragraph(c.line([methodFinding(c, 'weighing', 'bphs24.145-148')], 'topic.weighedHow'))
  if (alone) {
    blocks.push(c.paragraph(c.line([method], 'question.moreShort')), weighing)
    return { id: 'yourQuestion', title: c.say('title.yourQuestion'), lead: c.runs(opening), blocks }
  }
  blocks.push(
    c.heading('question.headFor'),
    witnessList(c, reading, 'for', 3),
    c.heading('question.headAgainst'),
    witnessList(c, reading, 'against', 3),
  )
  blocks.push(weighing)
  if (ahead.length > 0)
    blocks.push(c.heading('question.headWhen'), ...ahead.slice(0, 2).map((window) => c.paragraph(windowLines(c, window)[0])))
  blocks.push(c.paragraph(c.line([method], 'question.more', { topic: topicTerm(topic) })))
  return { id: 'yourQuestion', title: c.say('title.yourQuestion'), lead: c.runs(opening), blocks }
}

/** A second concern in short: its season, its verdict, and the next date. */
function alsoBlock(c: Composer, topic: MainTopic): Block {
  const reading = readings(c)[topic]
  const [next] = windows(c)[topic]
  return c.paragraph(seasonLines(c, topic)[0], ...verdictLines(c, reading), next !== undefined && nextLine(c, next))
}
