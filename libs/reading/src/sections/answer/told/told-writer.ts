import type { Composer, Line } from '../../../compose/composer.ts'
import type { MessageKey } from '../../../phrasebook/phrasebook.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import type { MainTopic } from '../../../rules/witnesses.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { askedTopics } from '../../cache.ts'
import { kinAsked } from '../../kin-asked.ts'
import { weightiest } from '../points/weightiest.ts'

/**
 * What the chart has to say to one thing that was told: it stands on a fact of this chart and says what to do with it; empty where it has nothing to add.
 * @param told the clause that tells it, as it was typed
 * @param asked the points that the question is surely after
 */
export type ToldWriter = (c: Composer, told: string, asked: readonly Point[]) => Line[]
export type ToldWriters<Kind extends string> = Readonly<Record<Kind, ToldWriter>>

/** The topics that are fields of points too. */
const TOPICS: Readonly<Partial<Record<string, MainTopic>>> = { work: 'career', love: 'love', abroad: 'abroad' }

const topicOf = (point: Point): MainTopic | undefined => TOPICS[point.slice(0, point.indexOf('.'))]

/** True where one of the points is surely asked; where none is sure, where the question is of a topic of theirs. For what has its ground in the topic alone. */
export function asksAny(c: Composer, asked: readonly Point[], points: readonly Point[]): boolean {
  if (asked.length > 0) return asked.some((point) => points.includes(point))
  const topics = askedTopics(c.whole)
  return points.some((point) => {
    const topic = topicOf(point)
    return topic !== undefined && topics.has(topic)
  })
}

/** True where what is asked is the visitor's own, and not a relative's; where a relative's matter is asked beside it, it is a point of its own. */
export function isOwn(c: Composer, asked: readonly Point[]): boolean {
  if (kinAsked(c.whole) === null || asked.some((point) => point.startsWith('kin.'))) return true
  const topics = askedTopics(c.whole)
  return asked.some((point) => {
    const topic = topicOf(point)
    return topic !== undefined && topics.has(topic)
  })
}

/** True of somebody who holds a post, in whose own words none is lost or given up; for what only whoever holds one tells of. */
export const holdsTold = (c: Composer): boolean =>
  c.asker.trade !== 'business' &&
  c.asker.work === 'livelihood' &&
  !c.asker.settled.includes('postLost') &&
  !c.asker.settled.includes('resigned')

/** A text by the state of a ground, and the heaviest voice of the side that decides. */
export function byGround(c: Composer, ground: Ground, key: { [State in 'well' | 'mixed' | 'ill']: MessageKey }): Line[] {
  const { ids, state } = judge(c, ground)
  return [c.line(ids, key[state]), ...weightiest(c, ground)]
}
