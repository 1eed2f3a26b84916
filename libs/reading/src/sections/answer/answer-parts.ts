import { askedParts, namesMatter } from '../../understanding/asked-parts.ts'
import type { Composer, Line } from '../../compose/composer.ts'
import { matterAsked, matterLikelihood, questionOf, topicsOf } from '../../understanding/understanding.ts'
import { askedOf } from './answer-subject.ts'
import { plainText } from '../../understanding/topics.ts'
import { answerOf } from './answer.ts'
import { readings } from '../cache.ts'
import { once } from '../once.ts'

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
 * One thing that was asked after the other. The first is answered with all that was told; a later one that says by itself what it is about is read by
 * itself, since what was told can drown it. What has no answer of its own stands with the part before it.
 */
function answerParts(c: Composer, kind: readonly Line[]): AnswerPart[] {
  const { concern, topics } = c.input
  const { told, asked } = askedParts(concern)
  if (asked.length < 2 || topicsOf({ concern, topics }).distress) return []
  const parts: AnswerPart[] = []
  const said: Line[] = [...kind]
  let before: Composer | null = null
  for (const words of asked) {
    const withTold = c.asking(told === '' ? words : `${told}. ${words}`)
    // a part that is read by itself names its own field, whichever was chosen on the form
    const alone = c.asking(words, [])
    const standsAlone: boolean = before !== null && matterLikelihood(words) >= STANDS_ALONE && !leansOnTold(words, withTold, alone)
    const first: Composer = standsAlone ? alone : withTold
    const second: Composer | null = standsAlone || matterAsked(words) === 'general' || OF_THEM.test(plainText(words)) ? null : alone
    const leans = before !== null && leansOn(words, withTold, before)
    const lines = leans ? [] : (freshOf(first, said, before) ?? (second === null ? null : freshOf(second, said, before)) ?? [])
    if (lines.length > 0) parts.push({ words: [words], lines })
    else if (parts.length > 0) parts.at(-1)?.words.push(words)
    said.push(...lines)
    if (!leans) before = first
  }
  return parts
}

/** Words that stand for what was told ("should I close it"), or go on from it. */
const POINTS_BACK = / (?:it|them|also) /
/** Somebody who was told of before: what is asked of them is not asked of oneself. */
const OF_THEM =
  / (?:he|she|they|his|her|him|their|wo|woh|voh|us|usk[aei]|unk[aei]|avan\S*|aval\S*|atan\S*|aame\S*) |वह |वो |उसक|उनक|அவன|அவள|அவர|అతన|ఆమె|వాడు|వాళ్ల/u

/** True where a part points back at what was told, or where that names the other way of its choice. */
const leansOnTold = (words: string, withTold: Composer, alone: Composer): boolean =>
  POINTS_BACK.test(plainText(words)) ||
  OF_THEM.test(plainText(words)) ||
  (questionOf(withTold.input.concern).pair !== null && questionOf(alone.input.concern).pair === null)

/** From here on a part says by itself what it is about; below the other it leaves that to what stands before it. */
const STANDS_ALONE = 0.8
const LEANS = 0.4

/** True for a part that names no matter and would be taken for another one than the part before it ("and where?"). */
const leansOn = (words: string, withTold: Composer, before: Composer): boolean =>
  matterLikelihood(words) < LEANS && !namesMatter(words) && matterAsked(withTold.input.concern) !== matterAsked(before.input.concern)

/** What an answer adds to what was said; null where that is nothing, or how the ground lies for whoever asks when. */
function freshOf(c: Composer, said: readonly Line[], before: Composer | null): Line[] | null {
  const { gist = [], topic, leads } = answerOf(c)
  // what is declined has been said with the kind word, and stands on no field
  if (before !== null && topic === null && leads === undefined && questionOf(c.input.concern).declines.length > 0) return null
  const fresh = gist.filter((line) => !isSaid(line, said))
  if (before === null || topic === null || topic !== answerOf(before).topic) return fresh.length === 0 ? null : fresh
  const isSame = questionOf(c.input.concern).form === 'when' || askedOf(c, topic) === askedOf(before, topic)
  const isGround = ({ ids }: Line): boolean => ids.join() === readings(c)[topic].id
  return fresh.every((line) => isSame && isGround(line)) ? null : fresh
}

/** A stretch of time is told once, under whichever name of its matter. */
const isSaid = (line: Line, said: readonly Line[]): boolean =>
  said.some(({ text, ids }) => text === line.text || (ids.some((id) => TIMED.test(id)) && ids.join() === line.ids.join()))
const TIMED = /^(?:window|opening|dasha)\./
