import type { Graha } from '@disha/contracts/chart'
import { OF_AGE } from '../../understanding/ages.ts'
import type { Composer, Line } from '../../compose/composer.ts'
import { periodFinding } from '../../compose/parts.ts'
import { addYears } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import type { MessageKey } from '../../phrasebook/phrasebook.ts'
import type { PairOfWays, Question } from '../../understanding/question.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { isTiedPeriod } from '../../rules/periods.ts'
import type { MainTopic, TopicReading } from '../../rules/witnesses.ts'
import type { Care, Decline } from '../../understanding/clauses.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { delayNow } from './posting-lines.ts'
import { isPostingPutOff } from '../../understanding/posted-away.ts'
import { asksShould, holdsOffer } from '../../understanding/understanding.ts'
import { readings } from '../cache.ts'
import { elderOf } from '../elder-beside.ts'
import { courseLines, seasonIds, seasonOf } from '../season.ts'
import { asksPeace, runsAtALoss } from '../short-matters.ts'
import { countLine, looseTurn, methodFinding, verdictLines } from '../verdict.ts'
import { CHANGE_YEARS, choiceItems, favoured, partsLines, whichItems } from './answer-choice.ts'
import { backItems, kindWord, whoOf, whyItem } from './answer-clauses.ts'
import { acceptItem } from '../love-ahead.ts'
import { namedWorkLines } from '../named-work.ts'
import { asksOfWork, workNamed } from '../work-told.ts'
import { isAmongTold } from './answer-named.ts'
import { instalmentItem, weddedItem, weddedReasons } from './answer-settled.ts'
import { type Item, NEAR_YEARS, chosenStretches, isOpen, nextItem, whenItem } from './answer-stretches.ts'
import { fieldGist } from './answer-gist.ts'
import { optionLines } from './answer-options.ts'
import { otherField } from './answer-ways.ts'
import { askedOf, hasGone, nounOf, type Asked } from './answer-subject.ts'
import type { Answered } from './answered.ts'
import { ofTrade } from './answer-trade.ts'
import { reasonItem, withReasons } from './answer-reasons.ts'
import { joinItem, abroadTooItem, debtItem, agentsItem } from './answer-abroad.ts'
import { offerItem, returnItem, doItem, cannotItem } from './answer-step.ts'

/** Choices whose own lines name the counts of both fields. */
const WEIGHED_BY_COUNT: readonly (PairOfWays | null)[] = ['loveOrAbroad', 'careerOrLove', 'careerOrAbroad', null]

/** Burdens that lie in the bond itself. */
export const OF_THE_BOND: readonly Care[] = ['cruelty', 'drink', 'affair', 'silence']
const OF_ANOTHER: readonly Decline[] = ['fidelity', 'feelings', 'parting']

/** The reply to a question about one of the three fields. */
function replyItems(c: Composer, topic: MainTopic, asked: Asked, question: Question): Item[] {
  const reading = readings(c)[topic]
  const noun = nounOf(c, asked)
  const method = methodFinding(c, 'question', 'bphs24.145-148')
  if (question.form === 'why') return [whyItem(c, topic), verdictLines(c, reading).slice(0, 2), nextItem(c, reading, noun)]
  if (asked === 'breakup' && hasGone(c))
    return [...backItems(c), [...verdictLines(c, reading).slice(0, 2), c.line([method], 'answer.back.any')]]
  // whether to part no chart weighs: the season of the bond is told instead
  if (question.form === 'choice' && question.pair !== 'stayOrPart') {
    const bond = question.pair === 'loveOrAbroad' || question.pair === 'careerOrLove'
    const season = seasonOf(c, topic)
    return [
      ...choiceItems(c, question.pair, topic),
      ...(WEIGHED_BY_COUNT.includes(question.pair) ? [] : [verdictLines(c, reading).slice(0, 2)]),
      ...(bond && topic === 'love'
        ? [[c.line(seasonIds(c, season), `answer.course.${season.state}`, { noun }), ...courseLines(c, season)]]
        : []),
      nextItem(c, reading, noun),
    ]
  }
  if (question.form === 'which' && topic === 'career')
    return [...whichItems(c), verdictLines(c, reading).slice(0, 2), nextItem(c, reading, noun)]
  if (asked === 'visa')
    return [
      [c.line([method], 'answer.visa'), ...partsLines(c)],
      question.form === 'when' ? whenItem(c, reading, noun) : nextItem(c, reading, noun),
      verdictLines(c, reading).slice(0, 2),
    ]
  const { form } = question
  if (asked === 'wed' && form !== 'which' && !OF_ANOTHER.some((one) => question.declines.includes(one)))
    return form === 'when'
      ? [whenItem(c, reading, c.say('noun.wedding')), weddedItem(c)]
      : [weddedItem(c), ...(isAmongTold(c, 'love') ? [] : [nextItem(c, reading, noun)])]
  if (question.form === 'when') {
    if (topic === 'love' && c.asker.age < OF_AGE) return [[c.line([ageFinding(c)], 'answer.when.young', { age: c.asker.age })]]
    return [whenItem(c, reading, noun), verdictLines(c, reading).slice(0, 2), ...(asked === 'settle' ? [partsLines(c)] : [])]
  }
  // of somebody's truth or feelings, or of parting, no yes is said
  const open = OF_ANOTHER.some((one) => question.declines.includes(one)) || question.cares.some((one) => OF_THE_BOND.includes(one))
  if (question.form === 'whether' && asked !== 'breakup' && !(topic === 'love' && open)) {
    return [
      [whetherLine(c, reading, asked), countLine(c, reading), ...(asked === 'settle' ? partsLines(c) : [])],
      nextItem(c, reading, noun),
    ]
  }
  const season = seasonOf(c, topic)
  // a chart that shows nothing of a burden has no business to say that all is well
  const burdened = question.cares.length > 0 || kindWord(c, question, topic) !== null
  const weighed = burdened && (season.state === 'well' || season.state === 'plain')
  return [
    [
      c.line(seasonIds(c, season), weighed ? 'answer.course.trouble' : `answer.course.${season.state}`, { noun }),
      ...(topic === 'love' && question.cares.includes('drink') ? easeLines(c) : []),
      ...courseLines(c, season),
      ...turnLines(c, topic),
    ],
    [
      ...(topic === 'love' && question.cares.some((one) => OF_THE_BOND.includes(one)) ? [c.line([reading.id], 'answer.care.ground')] : []),
      ...verdictLines(c, reading).slice(0, 2),
    ],
    nextItem(c, reading, noun),
  ]
}

/** Yes or no on a field, as far as its witnesses say so. */
export function whetherLine(c: Composer, reading: TopicReading, asked: Asked): Line {
  const asks = asksShould(c.input.concern) ? 'should' : 'whether'
  const side = reading.step === null || reading.verdict === 'silent' ? 'silent' : reading.verdict
  const key: MessageKey =
    // whoever asks whether there is a marriage at all is not met with a shrug
    asks === 'whether' && asked === 'marriage' && side !== 'support'
      ? `answer.whether.marriage.${side}`
      : reading.step === null || reading.verdict === 'silent'
        ? `answer.${asks}.silent`
        : reading.verdict === 'even'
          ? `answer.${asks}.even`
          : `answer.${asks}.${reading.verdict}.${reading.step}`
  return { ...c.line([reading.id], key, { noun: nounOf(c, asked) }), verdict: reading.topic }
}

/** Where somebody drinks: when it may ease, and on what that hangs. */
function easeLines(c: Composer): Line[] {
  const [next] = chosenStretches(c, 'love')
  if (next === undefined || next.from > addYears(c.input.asOf, NEAR_YEARS)) return []
  return [
    c.line(next.ids, isOpen(c, next) ? 'care.ease.now' : 'care.ease.ahead', {
      from: c.date(next.from, next.fromErrorDays),
      to: c.date(next.parts[0].to, next.parts[0].toErrorDays),
      who: c.say(`care.who.${whoOf(c)}`),
    }),
  ]
}

const DASHA_WORDS = /dasha|dasa|दशा|தசை|திசை|దశ/iu

/** Whose sub-period comes next and what that is to the field; the great period too where it changes soon or is asked about. */
function turnLines(c: Composer, topic: MainTopic): Line[] {
  const { running, grain, errorDays, antars, nextMaha } = c.dashas
  if (running === null || grain === 'none') return []
  const effectOf = (period: DashaDates): string =>
    isTiedPeriod(c, period, topic) ? c.say(`answer.turn.${periodTone(c, period)}`) : looseTurn(c, topic, period.lords.at(-1) as Graha)
  const lines: Line[] = []
  const next = grain === 'maha' ? undefined : antars.find(({ from }) => from >= running.antar.to)
  const both = next !== undefined && nextMaha !== null && next.from === nextMaha.from
  const turn = (period: DashaDates, key: 'answer.course.turn' | 'answer.course.turnMaha' | 'answer.course.turnBoth'): void => {
    const graha = period.lords.at(-1) as Graha
    const slots = { from: c.date(period.from, errorDays), graha: c.graha(graha), effect: effectOf(period) }
    lines.push(c.line([periodFinding(c, period)], key, slots))
  }
  // what has been named as the easing is not told again as a turn
  const { state, eases } = seasonOf(c, topic)
  const eased = state === 'well' || state === 'plain' ? [] : eases.flatMap(({ ids }) => ids)
  if (next !== undefined && !eased.includes(periodFinding(c, next))) turn(next, both ? 'answer.course.turnBoth' : 'answer.course.turn')
  const soon = addYears(c.input.asOf, DASHA_WORDS.test(c.input.concern) ? 30 : CHANGE_YEARS)
  if (nextMaha !== null && !both && nextMaha.from < soon) turn(nextMaha, 'answer.course.turnMaha')
  return lines
}

const ageFinding = (c: Composer): string =>
  c.find({
    id: 'age',
    rule: 'practice.clock',
    paths: ['input.birthLocal'],
    why: { key: 'why.age', slots: { age: c.asker.age } },
    timeless: true,
  })

/** The work that is named, beside the reply: before it where it is between two fields, else after its first line. */
function withNamedWork(c: Composer, items: Item[], { form, pair }: Question): Item[] {
  if (form === 'which') return items
  const options = optionLines(c)
  if (options.length > 0) return [options, ...items.slice(1)]
  if (workNamed(c).length === 0 || !asksOfWork(c)) return items
  const named = namedWorkLines(c)
  if (form === 'choice' && pair === null && workNamed(c).length > 1) return [named, ...items.slice(1)]
  return [...items.slice(0, 1), named, ...items.slice(1)]
}

/** The answer on one of the three fields: its reply with the reasons, what stands beside it, one thing to do and what no chart can say. */
export function fieldAnswer(c: Composer, led: MainTopic, question: Question): Pick<Answered, 'items' | 'gist'> {
  const topic = favoured(c, question.pair) ?? (question.pair === 'homeOrAbroad' ? 'abroad' : led)
  const asked =
    question.pair === 'jobOrBusiness'
      ? ofTrade(c)
      : topic === 'career' && c.asker.trade === 'business' && runsAtALoss(c.input.concern)
        ? 'trade'
        : askedOf(c, topic)
  const plain = replyItems(c, topic, asked, question)
  const [reply, ...rest] = topic === 'career' ? withNamedWork(c, plain, question) : plain
  // the reason that was asked for stands beside the reply, and is not told a second time
  const isPutOff = c.asker.sent && isPostingPutOff(c.whole.input.concern)
  const why = question.extras.includes('why') || (topic === 'abroad' && isPutOff)
  const weighed =
    asked === 'wed' ? weddedReasons(c) : reasonItem(c, readings(c)[topic], why || question.extras.includes('broken') ? ['for'] : undefined)
  const reasons =
    asked === 'again'
      ? [...weighed, c.line([readings(c).love.id], c.asker.bond === 'widowed' ? 'answer.again.widowed' : 'answer.again.read')]
      : weighed
  const told = why && question.form !== 'why' ? [[...whyItem(c, topic), ...(topic === 'abroad' && isPutOff ? delayNow(c) : [])]] : []
  const items = withReasons(c, topic, reasons, [
    // whoever waits for a wedding asks why before when
    ...(topic === 'love' ? told : []),
    ...(reply === undefined ? [] : [reply]),
    ...(topic === 'career' && question.pair === null && question.form !== 'which'
      ? [otherField(c, question)].filter((item) => item.length > 0)
      : []),
    ...(topic === 'abroad' ? joinItem(c) : []),
    ...(question.abroadToo ? [abroadTooItem(c)] : []),
    ...(topic === 'career' ? instalmentItem(c) : []),
    ...(topic === 'abroad' && c.asker.debt && !c.asker.abroad ? [debtItem(c)] : []),
    ...(topic === 'abroad' && !c.asker.abroad ? agentsItem(c) : []),
    ...(topic === 'love' ? [] : told),
    ...(asked === 'again' ? acceptItem(c) : []),
    ...rest,
    topic !== 'love' && holdsOffer(c.input.concern) && !c.asker.settled.includes('admission') && !c.asker.joins && !c.asker.sent
      ? offerItem(c)
      : question.pair === 'homeOrAbroad'
        ? returnItem(c)
        : doItem(c, topic, asked),
    cannotItem(c, asked, question),
  ])
  return { items, gist: fieldGist(c, topic, asked, question, reply?.[0]) }
}

/** Shorter concerns that the answer on a field has told already, or that were only the company in which the question was asked. */
export function toldBy(c: Composer, topic: MainTopic, { pair }: Question, short: readonly ShortConcern[]): ShortConcern[] {
  const asked = askedOf(c, topic)
  const told: ShortConcern[] = topic === 'career' ? ['job'] : []
  if (asked === 'business' || asked === 'trade' || pair === 'jobOrBusiness') told.push('business')
  if (asked === 'training' || asked === 'exam' || asked === 'government' || pair === 'studyOrJob') told.push('study')
  // who stands beside a marriage is told of with it
  if (!asksPeace(c) || (topic === 'love' && elderOf(c) !== null)) told.push('family')
  return short.filter((one) => told.includes(one))
}
