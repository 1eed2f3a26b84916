import type { Composer, Line } from '../../../compose/composer.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import { homeAndDistance, type MainTopic } from '../../../rules/witnesses.ts'
import type { Point } from '../../../understanding/point/points.ts'
import type { AskedPoint } from '../../../understanding/points-asked.ts'
import type { ShortConcern } from '../../../understanding/subjects.ts'
import { shortItems } from '../../short-concerns.ts'
import { methodFinding } from '../../verdict.ts'
import { timeAloud } from '../answer-gist.ts'
import { askedOf, nounOf } from '../answer-subject.ts'

/**
 * The answer to what a part of a question is after; empty where it has nothing of its own to say, and then the part is answered like any question.
 * @param c the composer of the part, with what was told
 * @param said the sentences that stand above: a time among them is not told a second time
 */
export type Writer = (c: Composer, part: AskedPoint, said: readonly Line[]) => Line[]
export type Writers = Readonly<Partial<Record<Point, Writer>>>
/** A question in plain words for what a part is after: the answer to it is given where the words were taken for another matter. */
export type PlainQuestions = Readonly<Partial<Record<Point, string>>>

export const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')

/** From this difference on home or distance weighs more, as the chapter on life abroad has it. */
const CLEAR = 1

/** Near the place of birth or away from it: the 4th house and the 12th (practice). */
export function nearOrFar(c: Composer): { id: string; side: 'near' | 'far' | 'even' } {
  const { home, distance, id } = homeAndDistance(c)
  return { id, side: distance - home >= CLEAR ? 'far' : home - distance >= CLEAR ? 'near' : 'even' }
}

/** The nearest time of a field, in the words of the first page. */
export const timeOf = (c: Composer, topic: MainTopic): Line[] => {
  const line = timeAloud(c, topic, nounOf(c, askedOf(c, topic)), true)
  return line === null ? [] : [line]
}

/** A ground with a sentence for each of its states. */
export const stateLine = (c: Composer, ground: Ground, key: 'point.partner' | 'point.join' | 'point.reunite'): Line => {
  const { ids, state } = judge(c, ground)
  return c.line(ids, `${key}.${state}`)
}

/** The first sentence on a shorter concern, with its nearest time. */
export const heads = (c: Composer, concern: ShortConcern): Line[] => (shortItems(c, concern)[0] ?? []).slice(0, 1)
