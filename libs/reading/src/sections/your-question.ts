import { ledMatter } from './led-matter.ts'
import type { Block, Section } from '@disha/contracts/document'
import type { Composer, Line } from '../compose/composer.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { quoted } from '../compose/quote.ts'
import type { ShortConcern } from '../understanding/subjects.ts'
import { pointsAsked } from '../understanding/points-asked.ts'
import { distressOf, questionOf, topicsOf } from '../understanding/understanding.ts'
import { besideTopics, alsoLines } from './answer/answer-beside.ts'
import { isOnlyTold } from './answer/only-told.ts'
import { answerOf } from './answer/answer.ts'
import { answerItems, answerList } from './answer/answer-items.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { askedOf, nounOf } from './answer/answer-subject.ts'
import { toldWeighed } from './answer/told-weighed.ts'
import { stretchLine } from './answer/answer-stretches.ts'
import { yearsBlocks } from './answer/answer-years.ts'
import { calendarLines } from './calendars.ts'
import { looseLine } from './joined-lines.ts'
import { nowBlocks } from './now.ts'
import { childLines, shortLead, shortList, shortNoun, shortStep } from './short-concerns.ts'
import { asksOfMoneyToo } from './short-matters.ts'
import { stripBlocks } from './strip.ts'
import { methodFinding } from './verdict.ts'

/** What was added beside the question, and the wording that the visitor chose for it where theirs was read as another. */
function readBlocks(c: Composer, distress: boolean): Block[] {
  const { concern, typed = concern, details = '' } = c.input
  if (distress) return []
  const said: [MessageKey, string][] = []
  if (details.trim() !== '') said.push(['question.added', quoted(details, 600)])
  if (!concern.endsWith(typed))
    said.push([
      'question.readAs',
      quoted(
        pointsAsked(concern)
          .map(({ words }) => words)
          .join(' '),
        600,
      ),
    ])
  return said.map(([key, text]) => ({
    kind: 'paragraph',
    runs: [{ text: `${c.say(key)} ` }, { text, mark: 'quote' }],
    findingIds: [methodFinding(c, 'question', 'bphs24.145-148')],
  }))
}

/** What was told beside the question, each in the visitor's own words with what the chart says to it. */
function toldBlocks(c: Composer): Block[] {
  const weighed = toldWeighed(c).map(({ words, lines }) => {
    const block = c.paragraph(...lines)
    if (block.kind === 'paragraph') block.runs.unshift({ text: quoted(words, 120), mark: 'quote' }, { text: ' ' })
    return block
  })
  return weighed.length === 0 ? [] : [c.heading('question.headTold'), ...weighed]
}

/** The person's own question, answered first and in a few lines; then what else they asked, and where they stand. */
export function questionSection(c: Composer): Section {
  const { concern, typed = concern, topics: asked, person } = c.input
  const { distress } = topicsOf({ concern, topics: asked })
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  // words of despair are answered, not printed back
  const quote = distress ? '' : quoted(typed, 600)
  const opening: Line[] = []
  if (distress) opening.push(c.line([], `question.distress.${distressOf(concern)}`, { name: person.name }))
  const blocks: Block[] = []
  if (quote !== '')
    blocks.push({
      kind: 'paragraph',
      runs: [{ text: `${c.say('question.quote')} ` }, { text: quote, mark: 'quote' }],
      findingIds: [method],
    })
  else if (!distress) blocks.push(c.paragraph(c.line([method], 'question.none')))
  blocks.push(...readBlocks(c, distress))
  const { topic, told } = answerOf(c)
  const items = answerItems(c)
  const short = shortAnswer(c)
  const said = short.flatMap(({ lines }) => lines)
  blocks.push(c.heading('question.headAnswer'))
  for (const { words, lines } of short) {
    const answer = c.paragraph(...lines.map((line) => ({ ...line, mark: 'strong' as const })))
    if (words.length > 0 && answer.kind === 'paragraph')
      answer.runs.unshift({ text: quoted(words.join(' … '), 300), mark: 'quote' }, { text: ' ', mark: 'strong' })
    blocks.push(answer)
  }
  if (!distress) blocks.push(...toldBlocks(c), ...stripBlocks(c, [...said, ...items.flat()]))
  if (short.length > 0) blocks.push(c.heading('question.headGrounds'))
  const calendar = distress ? [] : calendarLines(c)
  blocks.push(answerList(c, items, said), ...(calendar.length > 0 ? [c.paragraph(...calendar)] : []), ...(distress ? [] : yearsBlocks(c)))
  const { short: concerns } = shortLead(c)
  // what the short answer has told is not told again; what is left of it says what it is about
  const unsaid = (noun: string, lines: readonly Line[]): Line[] => {
    const [first, ...rest] = lines.filter(({ text }) => said.every((line) => line.text !== text))
    if (first === undefined || first === lines[0]) return first === undefined ? [] : [first, ...rest]
    return [{ ...first, text: `${c.say('question.more', { noun })} ${first.text}` }, ...rest]
  }
  // somebody who asks whether to move to a grown child has not asked about the child
  const child = questionOf(concern).pair === 'homeOrAbroad' ? [] : childLines(c)
  // what a part has answered is no further matter
  const answered = short.flatMap(({ words, from }) => (words.length === 0 || from === null ? [] : [answerOf(from)]))
  const further = concerns.filter(
    (one) =>
      // the matter that leads stands above
      one !== ledMatter(c) &&
      !isOnlyTold(c, one) &&
      !(one === 'money' && asksOfMoneyToo(c)) &&
      !told.includes(one) &&
      answered.every(({ leads }) => leads !== one),
  )
  const others = besideTopics(c).filter((one) => answered.every((answer) => answer.topic !== one))
  const above = new Set(items.flat().map(({ text }) => text))
  const also: Block[] = [
    ...(child.length > 0 && topic !== null ? [c.paragraph(...child)] : []),
    ...shortList(c, further).flatMap((lines, index) => {
      const short = further[index] as ShortConcern
      // a matter whose reply stands in the list above has been answered
      return lines.slice(0, 1).some(({ text }) => above.has(text))
        ? []
        : [c.paragraph(...unsaid(shortNoun(c, short), lines), shortStep(c, short))]
    }),
    ...others.flatMap((other) => {
      // a verdict that the list above has with its count is not given again
      const lines = alsoLines(c, other).filter(({ text }) => !above.has(text))
      return lines.length === 0 ? [] : [c.paragraph(...unsaid(nounOf(c, askedOf(c, other)), lines))]
    }),
  ]
  if (also.length > 0) blocks.push(c.heading('question.headAlso'), ...also)
  blocks.push(c.heading('question.headNow'), ...nowBlocks(c))
  blocks.push(
    c.paragraph(stretchLine(c, [method]), !distress && looseLine(c)),
    c.paragraph(
      c.line([methodFinding(c, 'weighing', 'bphs24.145-148')], 'topic.weighedHow', {
        parts: c.say(c.timed ? 'topic.parts' : 'topic.partsOpen'),
        margin: c.say(c.timed ? 'topic.margin' : 'topic.marginOpen'),
      }),
    ),
  )
  return { id: 'yourQuestion', title: c.say('title.yourQuestion'), lead: c.runs(opening), blocks }
}
