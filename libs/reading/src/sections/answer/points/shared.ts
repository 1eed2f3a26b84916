import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../../compose/composer.ts'
import { periodFinding } from '../../../compose/parts.ts'
import { isCaseRunning } from '../../apart.ts'
import { casePressure } from '../../case-course.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import type { Part } from '../../../rules/windows.ts'
import { homeAndDistance } from '../../../rules/home-distance.ts'
import type { MainTopic } from '../../../rules/witnesses.ts'
import type { Point } from '../../../understanding/point/points.ts'
import type { AskedPoint } from '../../../understanding/points-asked.ts'
import type { ShortConcern } from '../../../understanding/subjects.ts'
import { plainText } from '../../../understanding/topics.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { nextGoodPeriod, seasonOf } from '../../season.ts'
import { shortItems } from '../../short-concerns.ts'
import { methodFinding } from '../../verdict.ts'
import { timeAloud } from '../answer-gist.ts'
import { spanAloud } from '../span-aloud.ts'
import { groundTimes } from '../answer-ground.ts'
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

/** "Will I, and when" is answered in this order. */
const WILL = /^ (?:and |but |so )?(?:will|can|is|shall|am|do|kya) /u
/** True where the time is asked for first. */
export const isWhen = (words: string): boolean => questionOf(words).form === 'when' && !WILL.test(plainText(words))

export const method = (c: Composer): string => methodFinding(c, 'question', 'bphs24.145-148')

/** Near the place of birth or away from it: the 4th house and the 12th (practice). */
export function nearOrFar(c: Composer): { id: string; side: 'near' | 'far' | 'even' } {
  const { sum, id } = homeAndDistance(c)
  return { id, side: sum === 'home' ? 'near' : sum }
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

/** A time as it is said aloud; of one that runs its end alone. */
export const spanNear = (c: Composer, part: Part): string =>
  part.from <= c.input.asOf ? c.say('answer.spanNow', { to: c.date(part.to, part.toErrorDays) }) : spanAloud(c, part)

/** The turn of a dispute is looked for within so many years. */
const TURN_YEARS = 5

/** A dispute: how one stands in it, when it presses, and when it lets go; of a case about a marriage the span of all that presses, as of any case. */
export function disputeCourse(c: Composer, kind: 'dispute' | 'share' | 'mutual'): Line[] {
  const { ids, state } = judge(c, 'dispute')
  if (isCaseRunning(c)) return [c.line(ids, `plea.${kind}.${state}`), casePressure(c)]
  const good = nextGoodPeriod(c, TURN_YEARS)
  const near = good === undefined ? undefined : seasonOf(c, 'dispute').eases.find(({ date }) => date < good.from)
  return [
    c.line(ids, `plea.${kind}.${state}`),
    // what lets go in the sub-period that brings it to the front is told of that once
    ...groundTimes(c, 'dispute').filter(({ ids: all }) => good === undefined || !all.includes(periodFinding(c, good))),
    ...(near === undefined ? [] : [c.line(near.ids, 'point.dispute.sooner', { list: near.text })]),
    good === undefined
      ? c.line([method(c)], 'plea.dispute.noEase')
      : c.line([periodFinding(c, good)], 'plea.dispute.ease', {
          antar: c.graha(good.lords[1] as Graha),
          from: c.date(good.from, c.dashas.errorDays),
        }),
  ]
}
