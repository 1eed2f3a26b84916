import type { Composer } from '../../compose/composer.ts'
import { namesExam, type PairOfWays, type Question } from '../../understanding/question.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { awaitsResult } from '../../understanding/understanding.ts'
import { readings } from '../cache.ts'
import { shortLines } from '../short-concerns.ts'
import { methodFinding } from '../verdict.ts'
import { choiceItems } from './answer-choice.ts'
import { groundItem, jupiterLine, stepItem } from './answer-ground.ts'
import { workMode } from '../career.ts'
import { nextItem } from './answer-stretches.ts'
import { sitLine, timeAloud } from './answer-gist.ts'
import { secondExamLines } from './answer-plea.ts'
import { examNoun, leadsToSeat } from './answer-subject.ts'
import type { Answered } from './answered.ts'

/** A seat that an examination leads to, asked about with the ways beside it. */
export const asksOfSeat = (c: Composer, { form, person, plea }: Question, short: readonly ShortConcern[]): boolean =>
  person === null &&
  plea === null &&
  (form === 'choice' || form === 'whether') &&
  short[0] === 'study' &&
  c.asker.trade === 'aspirant' &&
  namesExam(c.input.concern) &&
  leadsToSeat(c)

/** An examination that is still to be sat, or of which the result is awaited: its ground and its dates, never its result; and the time of the post after it. */
export function examAnswer(c: Composer, told: readonly ShortConcern[], pair: PairOfWays | null): Answered {
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const written = awaitsResult(c.input.concern)
  const seat = leadsToSeat(c)
  const noun = examNoun(c)
  const [ground, ...read] = groundItem(c, 'exam', 'sit')
  const two = secondExamLines(c)
  const sit = written ? null : sitLine(c)
  const time = seat && !written ? null : timeAloud(c, 'career', noun)
  // the other way that is named beside the examination is answered with it
  const [other = []] = pair === 'publicOrPrivate' ? choiceItems(c, pair, 'career') : []
  const beside = pair === 'publicOrPrivate' && !written ? [c.line([workMode(c).id], 'exam.beside')] : []
  return {
    items: [
      [...(ground === undefined ? [] : [ground]), ...two, ...read, ...(written ? [c.line([method], 'plea.await')] : jupiterLine(c, 5))],
      ...(other.length > 0 ? [[...other, ...beside]] : []),
      seat && !written ? shortLines(c, 'study').slice(0, 2) : nextItem(c, readings(c).career, noun),
      stepItem(c, written ? 'plea.await.do' : 'plea.sit.do', null),
      [c.line([method], 'answer.cannot.training')],
    ],
    topic: null,
    told: [...told],
    gist: [ground, ...two, sit, ...other.slice(0, 1), ...beside, time].filter((line) => line !== null && line !== undefined),
    // where the reply goes on to a post, its stretches date it and no study does
    leads: seat && !written ? 'study' : undefined,
  }
}
