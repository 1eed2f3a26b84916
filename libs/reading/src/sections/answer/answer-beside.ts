import type { Composer, Line } from '../../compose/composer.ts'
import { kinTopicOfPoint, topicOfPoint } from '../../rules/point-fields.ts'
import { isMainTopic, type MainTopic } from '../../rules/witnesses.ts'
import type { Point } from '../../understanding/point/points.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
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

/** What every part of a question is surely after; null where one of them is not known, or nothing is asked in words. */
const surePoints = once((c): Point[] | null => {
  const points = pointsAsked(c.input.concern)
  return points.length > 0 && points.every(({ likely }) => likely >= SURE) ? points.map(({ point }) => point) : null
})

/** Points of one field that lie in another too. */
const ALSO_IN: Readonly<Partial<Record<Point, MainTopic>>> = { 'abroad.work': 'career', 'abroad.join': 'love' }

/** Where a shorter matter belongs among the points; any other is told wherever it is named. */
const POINTS_OF: Readonly<Partial<Record<ShortConcern, readonly string[]>>> = {
  money: ['money'],
  home: ['home'],
  business: ['work', 'money', 'home', 'kin', 'abroad.back', 'abroad.work', 'abroad.should'],
  study: ['study', 'work.exam', 'work.attempts', 'work.studyJob', 'abroad.study', 'kin.childStudy'],
  family: ['kin', 'self', 'home', 'love.bond', 'love.consent', 'love.tell', 'love.reunite', 'love.divorce', 'abroad.join', 'abroad.back'],
}

/** A child that is hoped for asks of no trade, whoever has one. */
const isKinOf = (concern: ShortConcern, point: Point): boolean => concern !== 'business' || point !== 'kin.childBirth'

/** True of a shorter matter that is only told of ("I work in a school"): every part is known, and none is after it. */
export function isOnlyTold(c: Composer, concern: ShortConcern): boolean {
  const [points, own] = [surePoints(c), POINTS_OF[concern]]
  return (
    points !== null &&
    own !== undefined &&
    !points.some((point) => point.startsWith('self.') || own.some((one) => point.startsWith(one) && isKinOf(concern, point)))
  )
}

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
