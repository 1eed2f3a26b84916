import type { Composer, Line } from '../../compose/composer.ts'
import { questionOf } from '../../understanding/understanding.ts'
import { readings } from '../cache.ts'
import { apartOpening, asksOfApart } from '../living-apart.ts'
import { seasonIds, seasonOf } from '../season.ts'
import { shortLead, shortVerdict } from '../short-concerns.ts'
import { verdictLines } from '../verdict.ts'
import { answerOf } from './answer.ts'
import { kindWord } from './answer-clauses.ts'
import { shortAnswer } from './answer-parts.ts'

/** So many sentences of the answer stand in the free preview. */
const MOST_LINES = 3

/** A year in figures: the times of an answer are what the report is bought for. */
const YEAR = /\p{Nd}{4}/u

/** The first words of the answer for the free preview: what page 1 of the report says before its first date. */
export function openingLines(c: Composer): Line[] {
  if (asksOfApart(c)) return apartOpening(c)
  const kind = new Set((answerOf(c).kind ?? []).map(({ text }) => text))
  const lines = shortAnswer(c).flatMap((part) => part.lines)
  const dated = lines.findIndex(({ text }) => YEAR.test(text))
  const before = (dated === -1 ? lines : lines.slice(0, dated)).slice(0, MOST_LINES)
  if (before.some(({ text }) => !kind.has(text))) return before
  const told = new Set(before.map(({ text }) => text))
  return [...before, ...verdictOpening(c).filter(({ text }) => !told.has(text))]
}

/** What the chart says of the field, where page 1 opens with a time. */
function verdictOpening(c: Composer): Line[] {
  const { items, topic } = answerOf(c)
  const question = questionOf(c.input.concern)
  const { form, person, plea } = question
  const [concern] = shortLead(c).short
  if (form === 'when' && topic !== null) return verdictLines(c, readings(c)[topic]).slice(0, 2)
  if (form === 'when' && person === null && concern !== undefined) return shortVerdict(c, concern)
  if (plea === 'relief') {
    const season = seasonOf(c, 'life')
    return [c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun: c.say('noun.life') })]
  }
  const [first = [], second = []] = items
  // a kind word alone is no answer
  const kind = question.cares.length > 0 || kindWord(c, question, topic) !== null
  return kind ? [...first.slice(0, 2), ...second.slice(0, 1)] : first.slice(0, 2)
}
