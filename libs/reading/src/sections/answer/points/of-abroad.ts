import type { Composer, Line } from '../../../compose/composer.ts'
import { addYears } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { isLighter, type Window } from '../../../rules/windows.ts'
import { homeAndDistance } from '../../../rules/witnesses.ts'
import { namedPeriods } from '../../../understanding/named-dates.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { plainText } from '../../../understanding/topics.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { sumOf, weighLine } from '../../abroad.ts'
import { readings } from '../../cache.ts'
import { undated } from '../../undated.ts'
import { groundAloud, spanAloud, timeWithWait } from '../answer-gist.ts'
import { deadlineOf, namedItems } from '../answer-named.ts'
import { chosenStretches, NEAR_YEARS } from '../answer-stretches.ts'
import { askedOf, nounOf } from '../answer-subject.ts'
import { answerOf } from '../answer.ts'
import { method, nearOrFar, stateLine, type PlainQuestions, type Writer, type Writers } from './shared.ts'

/** Which of several countries: what no chart tells by name, near against far, and when. */
const country: Writer = (c) => {
  const { id, side } = nearOrFar(c)
  return [
    c.line([method(c)], 'point.country'),
    c.line([id], `point.country.${side}`),
    ...timeWithWait(c, 'abroad', nounOf(c, askedOf(c, 'abroad'))),
  ]
}

const PAPERS =
  / (?:pr|green ?card|gc|citizenship|citizen|ilr|visa|permit|h1b|h 1b|i140|status|nationality|passport) |ग्रीन कार्ड|नागरिक|கிரீன் கார்டு|గ్రీన్ కార్డ్/u

/** Whether somebody settles in another country: home weighed against distance as the chapter has it, then when. */
const settle: Writer = (c, { words }) => {
  const { home, distance, id } = homeAndDistance(c)
  const side = distance - home >= 1 ? 'releases' : home - distance >= 1 ? 'holds' : 'even'
  const { sum } = sumOf(c, side)
  const papers = PAPERS.test(plainText(words)) && !c.asker.settled.includes('visa')
  return [
    ...(papers ? [c.line([method(c)], 'point.settle.papers')] : []),
    // whoever asks of going back as well reads there how the two weigh
    !c.asker.abroad
      ? c.line([id], `point.settle.${sum}`)
      : pointsAsked(c.whole.input.concern).some(({ point }) => point === 'abroad.back')
        ? groundAloud(c, readings(c).abroad, c.say('noun.residence'))
        : weighLine(c, side, id, 'sum'),
    ...timeWithWait(c, 'abroad', nounOf(c, c.asker.abroad ? 'residence' : 'settle')),
    ...ownDate(c),
  ]
}

/** The day on which a permit that is told of ends: no time of the chart stands above it. */
const ownDate = (c: Composer): Line[] =>
  deadlineOf(c) === null
    ? []
    : namedItems(c, { topic: 'abroad', ground: null, noun: c.say('noun.residence') }).flatMap((item) => item.slice(0, 1))

const GO_OR_STAY = 'Should I go abroad or stay in India?'

/** Whether to go, where the words name only the going: the two ways weighed as for whoever names both. */
const should: Writer = (c) =>
  c.asker.abroad || questionOf(c.input.concern).pair !== null ? [] : [...(answerOf(c.asking(GO_OR_STAY, [])).gist ?? [])]

/** Study in another country: its own ground, then when, with the intake that is named. */
const study: Writer = (c) => {
  const { ids, state } = judge(c, 'studyAway')
  const noun = c.say('noun.studyAway')
  return [
    c.line(ids, `plea.studyAway.${state}`),
    ...(namedPeriods(c.input.concern, c.input.asOf).length === 0
      ? []
      : namedItems(c, { topic: 'abroad', ground: 'studyAway', noun }).flatMap((item) => item.slice(0, 1))),
    ...timeWithWait(c, 'abroad', noun),
  ]
}

/** The stretch in which a family can follow: the first full one after the nearest, else the next one; undefined where none is in sight. */
export function joinStretch(c: Composer): Window | undefined {
  const [first, ...later] = chosenStretches(c, 'abroad')
  if (undated(c, 'abroad')) return undefined
  const soon = later.find((stretch) => !isLighter(stretch) && stretch.from <= addYears(c.input.asOf, NEAR_YEARS))
  return soon ?? (first !== undefined && isLighter(first) ? first : (later[0] ?? first))
}

/** Whether the family can come along: one roof in another place, and the time for it. */
const join: Writer = (c) => {
  const then = joinStretch(c)
  return [
    c.line([method(c)], 'point.join.papers'),
    stateLine(c, 'together', 'point.join'),
    then === undefined
      ? c.line([method(c)], 'point.join.none')
      : c.line(then.ids, 'point.join.time', { span: spanAloud(c, then.parts[0]) }),
  ]
}

/** What has an answer of its own: other countries. */
export const ABROAD_WRITERS: Writers = {
  'abroad.join': join,
  'abroad.country': country,
  'abroad.should': should,
  'abroad.settle': settle,
  'abroad.study': study,
}

export const ABROAD_PLAIN: PlainQuestions = {
  'abroad.when': 'When will I go abroad?',
  'abroad.should': GO_OR_STAY,
  'abroad.visa': 'Will my visa be approved?',
  'abroad.work': 'When will I get a job abroad?',
  'abroad.back': 'Should I come back to India?',
}
