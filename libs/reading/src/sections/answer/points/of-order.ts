import type { Composer, Line } from '../../../compose/composer.ts'
import { addYears, daysBetween } from '../../../facts/calendar.ts'
import type { Part } from '../../../rules/windows.ts'
import { strongestOf } from '../../../rules/windows.ts'
import type { MainTopic } from '../../../rules/witnesses.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { bothMatters, orderAsked, type OrderAsked, type OrderMatter } from '../../../understanding/order-asked.ts'
import { SURE, type AskedPoint } from '../../../understanding/points-asked.ts'
import { againstHome } from '../../../understanding/between-lands.ts'
import { plainText } from '../../../understanding/topics.ts'
import { allWindows } from '../../cache.ts'
import { nearestTime, shortNoun } from '../../short-concerns.ts'
import { useClause } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { spanAloud } from '../span-aloud.ts'
import { chosenStretches, isOpen, NEAR_YEARS, smallerOpenings, spanOf } from '../answer-stretches.ts'
import { askedOf, nounOf } from '../answer-subject.ts'
import { TIMES } from '../timed.ts'
import { riseNoun } from '../../step-noun.ts'
import { loanOrHome } from './of-home.ts'
import { method, type Writer } from './shared.ts'

/** Which of two matters comes first, by the nearest time of each, and what follows of it. */

/** A matter on the calendar: what it is called, and its nearest time as page 1 has it. */
type Placed = { matter: OrderMatter; noun: string; time: (Part & { ids: readonly string[]; span: string; use: string }) | null }

const TOPIC: Readonly<Partial<Record<OrderMatter, MainTopic>>> = { work: 'career', trade: 'career', love: 'love', abroad: 'abroad' }

const RISE = / (?:promotions?|promoted|hike|increments?|salary|package) /
const nounFor = (c: Composer, matter: OrderMatter, words: string): string => {
  switch (matter) {
    case 'work':
      return RISE.test(plainText(words)) ? riseNoun(c) : c.say(c.asker.work === 'study' ? 'noun.firstPost' : 'noun.newPost')
    case 'trade':
      return c.say(c.asker.trade === 'business' ? 'noun.trade' : 'noun.business')
    case 'love':
    case 'abroad':
      return nounOf(c, askedOf(c, matter))
    case 'home':
      return shortNoun(c, 'home')
    case 'study':
      return c.say('order.noun.course')
    case 'debt':
      return c.say('order.noun.debt')
  }
}

function placed(c: Composer, matter: OrderMatter, words: string): Placed {
  const noun = nounFor(c, matter, words)
  const topic = TOPIC[matter]
  if (topic === undefined) {
    const found = nearestTime(c, matter === 'home' ? 'home' : matter === 'study' ? 'study' : 'money')
    return { matter, noun, time: found === null ? null : { ...found, span: spanOf(c, found), use: '' } }
  }
  const [first] = undated(c, topic) ? [] : chosenStretches(c, topic)
  if (first === undefined) return { matter, noun, time: null }
  const [part] = first.parts
  const span = isOpen(c, first) ? c.say('answer.spanNow', { to: c.date(part.to, part.toErrorDays) }) : spanAloud(c, part)
  return { matter, noun, time: { ...part, ids: first.ids, span, use: useClause(c, first) } }
}

/** Two times that share so many days, or begin within so many of each other, fall together. */
const APART_DAYS = 30

/** The order of two matters and what follows of it, for whoever asks for it; empty where the years ahead mark no time of either. */
export function orderLines(c: Composer, { asked, against }: OrderAsked, words: string): Line[] {
  const pair = [asked, against]
  if (pair.includes('home') && pair.includes('debt')) return loanOrHome(c)
  // a post and a trade are dated by the same stretches
  if (TOPIC[asked] !== undefined && TOPIC[asked] === TOPIC[against]) return []
  const [a, b] = [placed(c, asked, words), placed(c, against, words)]
  if (a.time === null || b.time === null) {
    const [one, other] = a.time === null ? [b, a] : [a, b]
    return one.time === null
      ? []
      : [c.line([...one.time.ids], 'order.only', { one: one.noun, other: other.noun, from: one.time.span, use: one.time.use })]
  }
  const [first, second, one, other] = a.time.from <= b.time.from ? [a, b, a.time, b.time] : [b, a, b.time, a.time]
  const shared = daysBetween(other.from, one.to < other.to ? one.to : other.to)
  const together = shared >= APART_DAYS || daysBetween(one.from, other.from) < APART_DAYS
  const ids = [...new Set([...one.ids, ...other.ids])]
  const slots = { one: first.noun, other: second.noun, from: one.span, then: other.span, useOne: one.use, useOther: other.use }
  const keys = [`order.${together ? 'both' : 'do'}.${first.matter}.${second.matter}`, `order.both.${second.matter}.${first.matter}`]
  // a lender who looks at a post asks of one that is held
  const isHeld = c.asker.work !== 'study' && !isWithoutPost(c.asker.settled)
  const known = pair.includes('home') && !isHeld ? [] : keys.slice(0, together ? 2 : 1)
  const key = known.find((found) => c.book.has(found))
  return [
    c.line(ids, together ? 'order.together' : 'order.apart', slots),
    ...bestApart(c, first, second),
    ...waiting(c, second),
    c.line(ids, (key ?? (together ? 'order.both' : 'order.do')) as 'order.do', { one: first.noun, other: second.noun }),
  ]
}

/** The strongest stretch of each, where that is not the nearest one. */
function bestApart(c: Composer, first: Placed, second: Placed): Line[] {
  const [a, b] = [TOPIC[first.matter], TOPIC[second.matter]]
  if (a === undefined || b === undefined) return []
  const [bestA, bestB] = [strongestOf(allWindows(c)[a]), strongestOf(allWindows(c)[b])]
  if (
    bestA === undefined ||
    bestB === undefined ||
    (bestA.ids.join() === first.time?.ids.join() && bestB.ids.join() === second.time?.ids.join())
  )
    return []
  return [
    c.line([...bestA.ids, ...bestB.ids], 'point.order.best', {
      a: first.noun,
      b: second.noun,
      bestA: spanAloud(c, bestA.parts[0]),
      bestB: spanAloud(c, bestB.parts[0]),
    }),
  ]
}

/** A time that is years away is not all there is to do. */
function waiting(c: Composer, { matter, noun, time }: Placed): Line[] {
  const topic = TOPIC[matter]
  if (topic === undefined || time === null || time.from <= addYears(c.input.asOf, NEAR_YEARS)) return []
  const [month] = smallerOpenings(c, topic)
  return month === undefined ? [] : [c.line([month.id], 'point.order.before', { from: time.from.slice(0, 4), month: month.label, noun })]
}

/** Which of two matters comes first. */
export const order: Writer = (c, { words, told }) => {
  const both = orderAsked(words, told) ?? bothMatters(words, told)
  if (both === null) return []
  const lines = orderLines(c, both, words)
  return lines.length === 0 ? [] : [...lines, ...(lines.length > 1 ? [] : [c.line([method(c)], 'point.order.free')])]
}

/** A wedding that was, and no step to come. */
const isPast = (c: Composer, { against }: OrderAsked): boolean => against === 'love' && c.asker.bond !== null

/** Whether a step lies before or after another one that the question names: told first, in place of the same times below. */
export function orderFirst({ asked, read }: { asked: AskedPoint; read: Composer }, said: readonly Line[]): Line[] | null {
  if (asked.point === 'self.order' && asked.likely >= SURE) return null
  const both = orderAsked(asked.words, asked.told)
  // "before that" is the last day of a permit, and no order of two matters
  if (both === null || isPast(read, both) || againstHome(plainText(asked.words), plainText(asked.told)) !== null) return null
  const lines = orderLines(read, both, asked.words)
  if (lines.length < 2) return null
  const told = new Set(lines.flatMap(({ ids }) => ids))
  const isAgain = ({ ids }: Line): boolean => TIMES.test(ids.join(' ')) && ids.some((id) => id.startsWith('window.') && told.has(id))
  return [...lines, ...said.filter((line) => !isAgain(line))]
}
