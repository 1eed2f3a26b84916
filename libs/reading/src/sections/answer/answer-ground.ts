import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { periodFinding } from '../../compose/parts.ts'
import { addMonths, addYears } from '../../facts/calendar.ts'
import type { House } from '../../facts/houses.ts'
import type { MessageKey, Slots } from '../../phrasebook/phrasebook.ts'
import { owesPrivately } from '../../understanding/owed-pressed.ts'
import { plainText } from '../../understanding/topics.ts'
import { passagesOver } from '../../rules/ground-windows.ts'
import { groundPeriods, GROUNDS, judge } from '../../rules/grounds.ts'
import type { Part } from '../../rules/windows.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import { askedParts } from '../../understanding/asked-parts.ts'
import { landOrMachine } from '../../understanding/land-or-machine.ts'
import { partSold } from '../../understanding/part-sold.ts'
import { questionOf } from '../../understanding/understanding.ts'
import { askedOf, nounOf } from './answer-subject.ts'
import { type Item, chosenStretches, isOpen, smallerOpenings } from './answer-stretches.ts'
import { hasDues } from '../short-matters.ts'
import { groundFact, nearestTime, openingBy, periodSpan, shortStepBy } from '../short-concerns.ts'
import { deadlineOf, labelOf } from './answer-named.ts'
import { isLossAside } from './loss-aside.ts'
import { jupiterEnds } from '../season.ts'
import { examName, postSpan } from '../exam-year.ts'
import { methodFinding } from '../verdict.ts'

/** Grounds that have a reply, a rule by which they are read, and dates of their own. */
export type PleaGround =
  'together' | 'transfer' | 'consent' | 'father' | 'mother' | 'exam' | 'dispute' | 'vehicle' | 'pilgrimage' | 'visit' | 'studyAway'

/** Grounds of one house, whose lord may be the pointer as well. */
const isRead = (ground: PleaGround): ground is 'dispute' | 'vehicle' | 'pilgrimage' | 'father' | 'mother' =>
  ground === 'dispute' || ground === 'vehicle' || ground === 'pilgrimage'

/** A date for a first step is looked for within so many months. */
export const STEP_MONTHS = 14

/** A dispute is dated within so many years. */
const DISPUTE_YEARS = 3

/** What a ground comes to, from which houses, and the heaviest voice on each side; `worded` where the same ground answers another wording. */
export function groundItem(c: Composer, ground: PleaGround, worded: PleaGround | 'sit' | 'enquiry' | 'mutual' | 'share' = ground): Item {
  const found = judge(c, ground)
  const lords = GROUNDS[ground].houses.map((house) => c.facts.main.lordOf(house))
  const [helping, hindering] = [found.for[0], found.against[0]]
  return [
    c.line(found.ids, `plea.${worded}.${found.state}`, worded === 'sit' ? { exam: examName(c) } : {}),
    c.line(
      found.ids,
      isRead(ground) && lords.some((lord) => GROUNDS[ground].pointers.includes(lord)) ? `plea.${ground}.readOne` : `plea.${ground}.read`,
      { lords: { list: [...new Set(lords)].map((graha) => c.graha(graha)) } },
    ),
    c.line([helping?.id ?? found.ids[0]], helping === undefined ? 'plea.noneFor' : 'answer.person.helps', {
      fact: helping === undefined ? '' : groundFact(c, ground, helping, false),
    }),
    c.line([hindering?.id ?? found.ids[0]], hindering === undefined ? 'plea.noneAgainst' : 'answer.person.hinders', {
      fact: hindering === undefined ? '' : groundFact(c, ground, hindering, false),
    }),
  ]
}

/** The first sub-period of a ground, and Jupiter's next passage over its house. */
export function groundTimes(c: Composer, ground: 'dispute' | 'vehicle' | 'pilgrimage'): Line[] {
  const end = addYears(c.input.asOf, DISPUTE_YEARS)
  const period = groundPeriods(c, ground).find(({ from }) => ground !== 'dispute' || from < end)
  return [
    ...(period === undefined
      ? []
      : [
          c.line([periodFinding(c, period)], ground === 'dispute' ? 'plea.dispute.when' : 'plea.front', {
            antar: c.graha(period.lords[1] as Graha),
            span: periodSpan(c, period),
          }),
        ]),
    ...(ground === 'dispute' ? [] : jupiterLine(c, GROUNDS[ground].houses[0])),
  ]
}

/** The first day by which a step can be set, with what happens on it: the end of a stretch of a field that is open, else the next one, else its first smaller opening, else the next turn of a sub-period, else Jupiter's change of sign. */
export function stepBy(c: Composer, topic: MainTopic | null, called?: string): { ids: readonly string[]; date: string; day: string } {
  const deadline = deadlineOf(c)
  if (deadline !== null)
    return {
      ids: [methodFinding(c, 'question', 'bphs24.145-148')],
      day: deadline.from,
      date: c.say('plea.by.deadline', { label: labelOf(c, deadline) }),
    }
  const end = addMonths(c.input.asOf, STEP_MONTHS)
  const noun = topic === null ? '' : (called ?? nounOf(c, askedOf(c, topic)))
  // what is open is used while it lasts
  const [first] = topic === null ? [] : chosenStretches(c, topic)
  if (topic !== null && first !== undefined && isOpen(c, first) && first.parts[0].to < end)
    return {
      ids: first.ids,
      day: first.parts[0].to,
      date: c.say('ways.by.open', { date: c.date(first.parts[0].to, first.parts[0].toErrorDays), noun }),
    }
  const ahead = topic === null ? undefined : chosenStretches(c, topic).find(({ from }) => from > c.input.asOf && from < end)
  if (topic !== null && ahead !== undefined)
    return {
      ids: ahead.ids,
      day: ahead.from,
      date: c.say('plea.by.stretch', { date: c.date(ahead.from, ahead.fromErrorDays), noun }),
    }
  // where there are months to ask in soon, what prepares them is due when they begin, or while they last
  const [opening] = topic === null ? [] : smallerOpenings(c, topic)
  if (opening !== undefined && !isFar(c, opening.from)) {
    const runs = opening.from <= c.input.asOf
    const day = runs ? opening.to : opening.from
    return { ids: [opening.id], day, date: c.say(runs ? 'plea.by.openingNow' : 'plea.by.opening', { date: c.date(day) }) }
  }
  const turn = isDated(c) ? c.dashas.antars.find(({ from }) => from > c.input.asOf && from < end) : undefined
  if (turn !== undefined)
    return {
      ids: [periodFinding(c, turn)],
      day: turn.from,
      date: c.say('plea.by.turn', { date: c.date(turn.from, c.dashas.errorDays), graha: c.graha(turn.lords[1] as Graha) }),
    }
  const { id, to, text } = jupiterEnds(c)
  return { ids: [id], day: to, date: text }
}

/** A date that is more than so many months away wants a step for the month itself. */
const FAR_MONTHS = 4

/** True when a day is too far off to be the only one that a step is set for. */
export const isFar = (c: Composer, day: string): boolean => day > addMonths(c.input.asOf, FAR_MONTHS)

/** What a step is for: how its field is called, and the time that it makes ready where that is no stretch of a field. */
type StepFor = { called?: string; time?: (Part & { ids: readonly string[] }) | undefined }

/** One thing to do by a date that says why it is one; where something weighs on the person, the step that depends on nobody else. */
export function stepItem(c: Composer, key: MessageKey, topic: MainTopic | null, slots: Slots = {}, { called, time }: StepFor = {}): Item {
  const care = careStep(c)
  if (care !== null) return care
  const { ids, date, day } = stepBy(c, topic, called)
  const first = time ?? (topic === null ? undefined : chosenStretches(c, topic)[0])
  return [
    c.line(ids, key, { ...slots, date }),
    ...(isFar(c, day) ? [c.line(ids, 'plea.begin')] : []),
    // before an examination the step makes its form ready, and no stretch of the post after it
    ...(first === undefined || (topic === 'career' && postSpan(c) !== null) ? [] : preparesLine(c, day, first)),
  ]
}

/** A step that is due so long before the time which it makes ready says when that is. */
const LEAD_MONTHS = 6

const preparesLine = (c: Composer, day: string, { from, fromErrorDays, ids }: Part & { ids: readonly string[] }): Line[] =>
  addMonths(day, LEAD_MONTHS) < from ? [c.line(ids, 'plea.prepares', { from: c.date(from, fromErrorDays) })] : []

/** What customers owe is asked for within a month, whatever opens later. */
const duesBy = (c: Composer): { ids: readonly string[]; date: string; day: string } => {
  const day = addMonths(c.input.asOf, 1)
  return { ids: [methodFinding(c, 'question', 'bphs24.145-148')], date: c.book.date(day), day }
}

/** The step for a shorter concern by its own nearest opening, else by the next turn. */
export function shortStepItem(c: Composer, concern: ShortConcern): Item {
  const care = careStep(c)
  if (care !== null) return care
  const by =
    (concern === 'money' && hasDues(c) ? duesBy(c) : openingBy(c, concern, addMonths(c.input.asOf, STEP_MONTHS))) ?? stepBy(c, null)
  const nearest = nearestTime(c, concern)
  return [
    shortStepBy(c, concern, by),
    ...(isFar(c, by.day) ? [c.line(by.ids, 'plea.begin')] : []),
    ...(nearest === null ? [] : preparesLine(c, by.day, nearest)),
  ]
}

const DIED =
  '(?:expired|died|dead|death|passed(?: away)?|lost|no more|gone|demise|guzar\\S*|swargwas\\S*|irandh\\S*|poyar\\S*|chanipo\\S*|मृत्यु|निधन|गुज़र\\S*|गुजर\\S*|இறந்\\S*|చనిపో\\S*)'
const LOST_IN = new RegExp(` ${DIED} (?:\\S+ ){0,3}(20\\d\\d) | (20\\d\\d) (?:\\S+ ){0,5}${DIED} `, 'u')
const LOST_AGO = new RegExp(
  ` ${DIED} (?:\\S+ ){0,2}(\\d{1,2}) (?:years?|yrs?|saal|sal|साल) | (\\d{1,2}) (?:years?|yrs?|saal|sal|साल) (?:ago |back |before |pehle |पहले )(?:\\S+ ){0,5}${DIED} `,
  'u',
)
/** After so many years a loss is no mourning that a step must wait for. */
const OLD_LOSS_YEARS = 2

/** True where a loss is told to lie years back. */
export function isOldLoss(c: Composer): boolean {
  const text = plainText(c.input.concern)
  const year = LOST_IN.exec(text)?.slice(1).find(Boolean)
  const ago = LOST_AGO.exec(text)?.slice(1).find(Boolean)
  return (year !== undefined && Number(c.input.asOf.slice(0, 4)) - Number(year) >= OLD_LOSS_YEARS) || Number(ago ?? 0) >= OLD_LOSS_YEARS
}

/** A loss of the last months. */
const FRESH = / (?:last|this|recently|just|yesterday|months?|weeks?|days?|abhi|pichle|haal|mahine) /

/** The one step of whoever weighs the sale of a site, or of land against a machine, before the dated ones of the short answer; null of others. */
function saleStep(c: Composer): Item | null {
  const { asked } = askedParts(c.whole.input.concern)
  const id = methodFinding(c, 'question', 'bphs24.145-148')
  const [part] = asked.flatMap((words) => partSold(words) ?? [])
  if (part !== undefined) return [c.line([id], 'answer.do.part', { sold: c.say(`site.${part.sold}`) })]
  return asked.some(landOrMachine) ? [c.line([id], 'answer.do.landOrMachine')] : null
}

/** The step for whoever is weighed down by something at home or by a loss; null where nothing of the kind is told. */
export function careStep(c: Composer): Item | null {
  // an older loss is met with a kind word, and the step belongs to what is asked
  const isOlder = (): boolean =>
    isOldLoss(c) || isLossAside(c, false) || (c.asker.bond === 'widowed' && !FRESH.test(plainText(c.input.concern)))
  const [care] = questionOf(c.input.concern).cares.filter((one) => !(one === 'grief' && isOlder()))
  return care === undefined
    ? saleStep(c)
    : [
        c.line(
          [methodFinding(c, 'question', 'bphs24.145-148')],
          care === 'lenders' && owesPrivately(c.input.concern) ? 'care.do.lendersPrivate' : `care.do.${care}`,
        ),
      ]
}

/** Jupiter's next passage over a house as a dated line, told where no sub-period dates a matter; nothing where the known sky has none. */
export function jupiterLine(c: Composer, house: House, key: MessageKey = 'plea.jupiterOver', slots: Slots = {}): Line[] {
  const [passage] = passagesOver(c, house)
  if (passage === undefined) return []
  const { id, from, to } = passage
  const far = key === 'plea.jupiterOver' && from > addMonths(c.input.asOf, STEP_MONTHS)
  return [
    c.line([id], far ? 'plea.jupiterFar' : key === 'plea.jupiterOver' && from <= c.input.asOf ? 'plea.jupiterNow' : key, {
      ...slots,
      house: c.say(c.timed ? 'plea.house' : 'plea.houseMoon', { house: c.house(house) }),
      span:
        from <= c.input.asOf ? c.say('answer.spanNow', { to: c.date(to) }) : c.say('answer.span', { from: c.date(from), to: c.date(to) }),
    }),
  ]
}

/** So many times of one kind are told. */
export const MOST_TOLD = 2
