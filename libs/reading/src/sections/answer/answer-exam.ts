import { type Composer, asGist, headAsGist, type Line } from '../../compose/composer.ts'
import { namesExam } from '../../understanding/exam-attempt.ts'
import type { PairOfWays, Question } from '../../understanding/question.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { awaitsResult } from '../../understanding/understanding.ts'
import { attempts, limitLabel, reviewLabel } from '../attempts.ts'
import { readings } from '../cache.ts'
import { isPastAge } from '../exam-year.ts'
import { shortLines, periodSpan, shortVerdict } from '../short-concerns.ts'
import { methodFinding, verdictLines, questionMethod } from '../verdict.ts'
import { choiceItems, datesSecond, favoured, leadOfPair } from './answer-choice.ts'
import { groundItem, jupiterLine, stepItem } from './answer-ground.ts'
import { workMode } from '../career.ts'
import { nextItem, type Item } from './answer-stretches.ts'
import { sitLines, timeAloud } from './answer-gist.ts'
import { examNoun, leadsToSeat } from './answer-subject.ts'
import type { Answered } from './answered.ts'
import type { Graha } from '@disha/contracts/chart'
import { periodFinding } from '../../compose/parts.ts'
import { addYears } from '../../facts/calendar.ts'
import { fieldFinding, weighField } from '../../rules/fields.ts'
import { groundPeriods, judge } from '../../rules/grounds.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { plainText } from '../../understanding/topics.ts'
import { namedWorkLines } from '../named-work.ts'
import { workNamed } from '../work-told.ts'
import { isAmongTold } from './answer-named.ts'

/** A seat that an examination leads to, asked about with the ways beside it. */
export const asksOfSeat = (c: Composer, { form, person, plea }: Question, short: readonly ShortConcern[]): boolean =>
  person === null &&
  plea === null &&
  (form === 'choice' || form === 'whether') &&
  short[0] === 'study' &&
  c.asker.trade === 'aspirant' &&
  namesExam(c.input.concern) &&
  leadsToSeat(c)

/** Whether to take a private post beside an examination, and how long to try: by which of the two the chart leans to. */
export function besideLine(c: Composer): Line {
  if (isPastAge(c)) return c.line([workMode(c).id], 'exam.beside.past')
  const label = reviewLabel(c)
  const lead = datesSecond(c, 'publicOrPrivate') ? 'private' : 'state'
  return label === null ? c.line([workMode(c).id], `exam.beside.${lead}.open`) : c.line([workMode(c).id], `exam.beside.${lead}`, { label })
}

/** An examination that is still to be sat, or of which the result is awaited: its ground and its dates, never its result; and the time of the post after it. */
export function examAnswer(c: Composer, told: readonly ShortConcern[], pair: PairOfWays | null): Answered {
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  const written = awaitsResult(c.input.concern)
  const seat = leadsToSeat(c)
  const noun = examNoun(c)
  const [ground, ...read] = groundItem(c, 'exam', 'sit')
  const two = secondExamLines(c)
  const sit = sitLines(c)
  const time = seat && !written ? null : timeAloud(c, 'career', noun)
  // the other way that is named beside the examination is answered with it
  const [other = []] = pair === 'publicOrPrivate' ? choiceItems(c, pair, 'career') : []
  const beside = pair === 'publicOrPrivate' && !written ? [besideLine(c)] : []
  return {
    items: [
      [...(ground === undefined ? [] : [ground]), ...two, ...read, ...(written || attempts(c) !== null ? [] : jupiterLine(c, 5))],
      ...(other.length > 0 ? [[...other, ...beside]] : []),
      seat && !written ? shortLines(c, 'study').slice(0, 2) : nextItem(c, readings(c).career, noun),
      stepItem(c, written ? 'plea.await.do' : isPastAge(c) ? 'plea.do.retryPast' : 'plea.sit.do', null),
      [c.line([method], 'answer.cannot.training')],
    ],
    topic: null,
    told: [...told],
    gist: [ground, ...two, ...sit, ...other.slice(0, 1), ...beside, time].filter((line) => line !== null && line !== undefined),
    // where the reply goes on to a post, its stretches date it and no study does
    leads: seat && !written ? 'study' : undefined,
  }
}

/** A shop or trade of the parents', named beside an examination: the other road. */
export const FAMILY_TRADE =
  / (?:family (?:business|shop|trade|firm)|(?:papa|father|fathers|dad|dads|pitaji|parents|family|mummy|appa|nanna|बाप|पापा|पिता|पिताजी) (?:\S+ ){0,5}(?:shop|dukan|dukaan|business|factory|showroom|firm|karobar|vyapar|दुकान|कारोबार)) /u

/** What the chart carries of the family's trade, beside an examination. */
function familyTradeItem(c: Composer): Item {
  const [verdict, ...rest] = shortVerdict(c, 'business')
  return [...asGist([c.line([judge(c, 'business').ids[0]], 'plea.exam.trade', { verdict: verdict?.text ?? '' })]), ...rest]
}

/** Examinations by name, each way of writing one apart. */
// prettier-ignore
const EXAMS: readonly RegExp[] = [/ (?:upsc|ias|civil services?|यूपीएससी) /u, / (?:state )?(?:\S*pcs|psc|tnpsc|appsc|tspsc|kpsc|mpsc|uppsc|bpsc|पीसीएस|டிஎன்பிஎஸ்சி|గ్రూప్) /u, / (?:ssc|cgl|chsl|एसएससी) /u, / (?:rrb|railway|ntpc|रेलवे) /u, / (?:ibps|bank po|sbi po|bank exam) /u, / (?:nda|cds|afcat) /u, / gate /u, / (?:cat|xat) exam | cat /u, / (?:net|jrf|ugc) /u, / (?:tet|ctet) /u, / (?:neet|नीट|நீட்|నీట్) /u, / (?:jee|जेईई) /u, / cuet /u]

/** Where a second examination is named beside the first: the chart has one place for both. */
export function secondExamLines(c: Composer): Line[] {
  const text = plainText(c.input.concern)
  return EXAMS.filter((exam) => exam.test(text)).length < 2 ? [] : [c.line(judge(c, 'exam').ids, 'plea.exam.second')]
}

/** Another post under the state, and no private one, is what the first is held against. */
const OTHER_STATE = / (?:other|another|different|any|some|lower|state) (?:\S+ )?(?:government|govt|gov|sarkari) /
export const asksOtherState = (c: Composer): boolean =>
  OTHER_STATE.test(plainText(c.input.concern)) && !/ private /.test(plainText(c.input.concern))

/** Other posts under the state by what the chart on work says of service, with a private one in a clause where that has more support. */
function otherState(c: Composer): Item {
  const { carried } = weighField(c, 'government')
  const isPrivate = leadOfPair(c, 'publicOrPrivate') > 0
  return [
    c.line([fieldFinding(c, 'government'), ...judge(c, 'government').ids], `plea.exam.state.${carried}`, {
      also: isPrivate ? c.say('plea.exam.state.private') : '',
    }),
  ]
}

/** The step of whoever sits again, with the limit that page 1 sets where it names one. */
function retryStep(c: Composer, key: 'plea.do.retryHeir' | 'plea.do.retryPosted' | 'plea.do.retryCourse' | 'plea.do.retry'): Item {
  if (isPastAge(c)) return stepItem(c, 'plea.do.retryPast', 'career')
  const label = limitLabel(c)
  return label === null ? stepItem(c, key, 'career') : stepItem(c, `${key}.limit`, 'career', { label })
}

/** An examination after a failure: whether another attempt has ground, when, and what comes first of the ways named. */
export function retryItems(c: Composer, { pair }: Question): Item[] {
  const [work, first] = [pair === 'publicOrPrivate' || pair === 'studyOrJob', pair === 'careerOrLove' || pair === 'careerOrAbroad']
  const choice = asksOtherState(c) ? [otherState(c)] : work || first ? choiceItems(c, pair, 'career') : []
  // whoever has a post already looks for no first one
  const posted = c.asker.trade === 'post' || c.asker.trade === 'business'
  // whoever leaves school looks for a course and not for a post
  const admission = !posted && leadsToSeat(c)
  const heir = choice.length === 0 && FAMILY_TRADE.test(plainText(c.input.concern))
  const next = nextItem(c, readings(c).career, examNoun(c))
  // the dates of a stretch in which a named time lies stand right above
  const toldByName = choice.length === 0 && !heir && workNamed(c).length < 2 && next.length > 1 && isAmongTold(c, 'career')
  const [period] = groundPeriods(c, 'exam')
  const lines: Line[] =
    period === undefined
      ? jupiterLine(c, 5)
      : [
          ...(period.from > addYears(c.input.asOf, 1) ? jupiterLine(c, 5) : []),
          c.line([periodFinding(c, period)], 'plea.exam.when', {
            antar: c.graha(period.lords[1] as Graha),
            span: periodSpan(c, period),
            well: c.say(`plea.exam.lord.${periodTone(c, period)}`),
          }),
        ]
  return [
    ...(first ? choice : []),
    [...groundItem(c, 'exam', isPastAge(c) ? 'sit' : 'exam'), ...secondExamLines(c), ...(attempts(c) === null ? lines : [])],
    ...(first ? [] : choice.map(headAsGist)),
    ...(heir ? [familyTradeItem(c)] : []),
    ...(choice.length === 0 && workNamed(c).length > 1 ? [namedWorkLines(c)] : []),
    ...(choice.length === 0 || first || isPastAge(c) ? [] : [[c.line([questionMethod(c)], 'plea.exam.join')]]),
    ...(pair === 'careerOrLove' && favoured(c, pair) === 'love'
      ? [nextItem(c, readings(c).love, c.say('noun.marriage'))]
      : [
          toldByName ? next.slice(1) : next,
          // two ways and a field that are weighed one by one say more than the count of all of work
          ...(work && workNamed(c).length > 0 ? [] : [verdictLines(c, readings(c).career).slice(0, 2)]),
        ]),
    retryStep(c, heir ? 'plea.do.retryHeir' : posted ? 'plea.do.retryPosted' : admission ? 'plea.do.retryCourse' : 'plea.do.retry'),
    [c.line([questionMethod(c)], 'answer.cannot.training')],
  ]
}
