import type { Graha } from '@disha/contracts/chart'
import { asGist, type Composer } from '../../compose/composer.ts'
import { periodFinding } from '../../compose/parts.ts'
import { addYears } from '../../facts/calendar.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { groundPeriods, judge } from '../../rules/grounds.ts'
import { agentTold } from '../../understanding/paid-agent.ts'
import { pointsAsked, SURE } from '../../understanding/points-asked.ts'
import { countHits, meantText, plainText } from '../../understanding/topics.ts'
import { readings } from '../cache.ts'
import { periodSpan } from '../short-concerns.ts'
import { methodFinding, verdictLines, questionMethod } from '../verdict.ts'
import { choiceItems } from './answer-choice.ts'
import { type Item, NEAR_YEARS, chosenStretches, isOpen, spanOf, nextItem } from './answer-stretches.ts'
import type { Question } from '../../understanding/question.ts'
import { groundItem, stepItem } from './answer-ground.ts'
import { admissionCannot, newLoanItem, settledStep } from './answer-settled.ts'
import { filesAgain } from '../refused.ts'
import { courseSeason, studyAwayLine } from '../study-away.ts'

const ENGAGED = / (?:fiancee?|engaged|sagai|सगाई|மாப்பிள்ளை|நிச்சயதார்த்த\S*|నిశ్చితార్థ\S*) /

/** A choice of work that is one of two countries as well, and of an engagement. */
export function abroadTooItem(c: Composer): Item {
  const [country = []] = choiceItems(c, 'homeOrAbroad', 'abroad')
  const engaged = ENGAGED.test(meantText(c.input.concern))
  return [...country, ...(engaged ? [c.line([readings(c).love.id], 'answer.engaged')] : [])]
}

/** Those at home who are to come along or to follow. */
const FOLLOW =
  / (?:husband|wife|spouse|family|kids?|child|children|son|daughter|baby|parents|pati|patni|bachche|bacche)(?: \S+){0,6} (?:join\S*|follow|come (?:along|with|there|too)|dependents?|dependants?) | (?:take|bring|call) (?:my )?(?:family|husband|wife|kids|children|parents)(?: \S+){0,3} (?:along|there|with me|abroad|too) | (?:dependents?|dependants?|spouse) visa /

/** Whether the family may follow: no chart says it, and the time for living together. */
export function joinItem(c: Composer): Item[] {
  const text = meantText(c.input.concern)
  // where that is asked of those who live there the short answer has its one time
  const isAnswered =
    c.asker.abroad && pointsAsked(c.whole.input.concern).some(({ point, likely }) => point === 'abroad.join' && likely >= SURE)
  if (!FOLLOW.test(text) || isAnswered) return []
  // whoever is about to leave lives together with them later
  const next = c.asker.love === 'bond' ? chosenStretches(c, 'love').find((stretch) => !isOpen(c, stretch)) : undefined
  const rules = c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'abroad.join')
  return [
    asGist(
      next === undefined || next.from > addYears(c.input.asOf, NEAR_YEARS)
        ? [rules]
        : [rules, c.line(next.ids, 'abroad.join.when', { span: spanOf(c, next.parts[0]) })],
    ),
  ]
}

/** Loans beside a wish to go: when they ease, by the ground of money, and that the two wishes pull apart. */
export function debtItem(c: Composer): Item {
  const period = groundPeriods(c, 'money').find((one) => periodTone(c, one) === 'well')
  return [
    period === undefined
      ? c.line(judge(c, 'money').ids.slice(0, 1), 'answer.debt.none')
      : c.line([periodFinding(c, period)], 'answer.debt.when', {
          antar: c.graha(period.lords[1] as Graha),
          span: periodSpan(c, period),
        }),
    c.line(judge(c, 'debt').ids.slice(0, 1), 'answer.debt.clash'),
  ]
}

/** Places for which work is mostly found through agents. */
// prettier-ignore
const AGENT_WORDS: readonly string[] = ['gulf$', 'dubai', 'saudi', 'qatar', 'kuwait', 'oman$', 'bahrain', 'uae$', 'abu dhabi', 'agent', 'khadi desh', 'खाड़ी', 'गल्फ', 'दुबई', 'सऊदी', 'कुवैत', 'வளைகுடா', 'துபாய்', 'சவுதி', 'குவைத்', 'గల్ఫ్', 'దుబాయ్', 'సౌదీ', 'కువైట్']

/** Where work is mostly found through agents: what to see to before one is paid. */
export const agentsItem = (c: Composer): Item[] =>
  // whoever deals with one already hears of it in the answer
  agentTold(c.whole.input.concern) === null && countHits(meantText(c.input.concern), AGENT_WORDS) > 0
    ? [[c.line([methodFinding(c, 'question', 'bphs24.145-148')], 'answer.agents')]]
    : []

/** Words that ask what comes of a course. */
const TURNS_OUT =
  / (?:fruitful|fruit|worth|useful|success\S*|benefit\S*|good (?:decision|for me|future)|right decision|work out|pay off|sahi rahega|faayda|fayda) /

/** Study in another country: its own houses, held against study here where both are named, with the stretches for going there. */
export function studyAbroadItems(c: Composer, { pair }: Question): Item[] {
  const noun = c.say(filesAgain(c) ? 'noun.filing' : 'noun.studyAway')
  const times = nextItem(c, readings(c).abroad, noun)
  const [, ...read] = groundItem(c, 'studyAway')
  const well = studyAwayLine(c)
  const held = c.asker.settled.includes('admission')
  const season = TURNS_OUT.test(plainText(c.input.concern)) ? asGist(courseSeason(c)) : courseSeason(c)
  return [
    ...(pair === 'homeOrAbroad'
      ? choiceItems(c, 'studyHereOrAway', null)
      : [[well, ...(held ? [c.line([questionMethod(c)], 'settled.admission')] : []), ...read, ...season] as Item]),
    ...newLoanItem(c),
    pair === 'homeOrAbroad' ? [...times, ...read.slice(0, 1), ...season] : times,
    // a field that takes no side adds nothing to a course of study
    ...(readings(c).abroad.step === null ? [] : [verdictLines(c, readings(c).abroad).slice(0, 2)]),
    (held ? settledStep(c, 'abroad') : null) ??
      stepItem(c, filesAgain(c) ? 'plea.studyAway.do.again' : 'plea.studyAway.do', 'abroad', {}, { called: noun }),
    held ? admissionCannot(c) : [c.line([questionMethod(c)], 'plea.studyAway.cannot')],
  ]
}
