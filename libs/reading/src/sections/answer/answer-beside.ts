import type { Composer, Line } from '../../compose/composer.ts'
import { kinTopicOfPoint, topicOfPoint } from '../../rules/point-fields.ts'
import { isMainTopic, type MainTopic } from '../../rules/witnesses.ts'
import type { Point } from '../../understanding/point/points.ts'
import { surePoints } from './only-told.ts'
import { questionOf, topicsOf } from '../../understanding/understanding.ts'
import { once } from '../once.ts'
import { shortLead } from '../short-concerns.ts'
import { answerOf } from './answer.ts'
import { addYears } from '../../facts/calendar.ts'
import { readings } from '../cache.ts'
import { verdictLines } from '../verdict.ts'
import { NEAR_YEARS, adviceLine, chosenStretches, nextItem, openingsLine, whenItem } from './answer-stretches.ts'
import { askedOf, nounOf } from './answer-subject.ts'
import { monthLines } from './answer-step.ts'

/** A late partner is named where a home is chosen: no new bond is spoken of unasked. */
const onlyCompany = (c: Composer, topic: MainTopic): boolean =>
  topic === 'love' && c.asker.bond === 'widowed' && questionOf(c.input.concern).pair === 'homeOrAbroad'

/** Points of one field that lie in another too. */
const ALSO_IN: Readonly<Partial<Record<Point, MainTopic>>> = { 'abroad.work': 'career', 'abroad.join': 'love' }

/** The fields that page 1 tells beside the one that it answers: asked about in the same breath, or chosen; not what was only told. */
export const besideTopics = once((c): MainTopic[] => {
  const { concern, topics: asked } = c.input
  const { topic } = answerOf(c)
  if (topic === null) return []
  const { covered } = shortLead(c)
  const points = surePoints(c)
  // what is asked of oneself as a whole leaves no field out, and two points lie in two fields
  const isAsked = (other: MainTopic): boolean =>
    points === null ||
    points.some(
      (point) => point.startsWith('self.') || topicOfPoint(point) === other || kinTopicOfPoint(point) === other || ALSO_IN[point] === other,
    )
  return topicsOf({ concern, topics: asked }).topics.filter(
    (other): other is MainTopic =>
      isMainTopic(other) && other !== topic && (asked.includes(other) || (isAsked(other) && !covered(other) && !onlyCompany(c, other))),
  )
})

/** A second field of the question in short: its dates where dates are asked for, else its verdict; with the next stretch. */
export function alsoLines(c: Composer, topic: MainTopic): Line[] {
  const reading = readings(c)[topic]
  const noun = nounOf(c, askedOf(c, topic))
  const lead = verdictLines(c, reading).slice(0, 2)
  const dated = questionOf(c.input.concern).form === 'when'
  const [span, more] = dated ? whenItem(c, reading, noun) : nextItem(c, reading, noun)
  const [openings] = openingsLine(c, topic)
  const [next, ...later] = chosenStretches(c, topic)
  // what a stretch asks for counts for more here than why it is one, where the sentence before names it alone
  const isAlone = next !== undefined && next.from <= addYears(c.input.asOf, NEAR_YEARS) && (!dated || later.length === 0)
  const advice = isAlone ? adviceLine(c, next) : null
  const times = [span, advice ?? more, more?.text === openings?.text ? undefined : openings].filter((line) => line !== undefined)
  return dated ? [...times, ...lead, ...monthLines(c, topic)] : [...lead, ...times]
}
