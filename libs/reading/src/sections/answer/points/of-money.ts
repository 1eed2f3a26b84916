import type { Composer, Line } from '../../../compose/composer.ts'
import { addYears } from '../../../facts/calendar.ts'
import { lordFinding } from '../../../compose/parts.ts'
import { judge, scoreOf } from '../../../rules/grounds.ts'
import { meantText, plainText } from '../../../understanding/topics.ts'
import { groundFact, nearestTime } from '../../short-concerns.ts'
import type { ShortConcern } from '../../../understanding/subjects.ts'
import { waitLine } from '../answer-far.ts'
import { asksNewLoan, newLoanItem } from '../answer-settled.ts'
import { spanOf } from '../answer-stretches.ts'
import { answerOf } from '../answer.ts'
import { heads, method, type Writer, type Writers } from './shared.ts'

/** A sum that others owe or that is lost: what no chart tells of it, and how money stands. */
const owed: Writer = (c) => [c.line([method(c)], 'decline.recovery'), ...heads(c, 'money')]

/** Debts: how they are got clear of, and from when; of a far time why, and what comes before it. */
const debt: Writer = (c) => {
  if (!c.asker.debt) return []
  const time = nearestTime(c, 'money')
  const far = time !== null && time.from > addYears(c.input.asOf, FAR_YEARS)
  return [...heads(c, 'money'), ...(far ? [waitLine(c, 'money', time.ids), c.line(time.ids, 'point.debt.before')] : [])]
}

const PAY = / (?:salary|pay|hike|increment|raise|package|ctc|wages|tankha|tankhwah|sambalam|jeetham|jeetam) |वेतन|तनख्वाह|சம்பள|జీత/u

/** Whether an income is enough: how money stands, where no pay is spoken of; a rise in pay is answered with the post. */
const grow: Writer = (c, { words }) => (PAY.test(plainText(words)) ? [] : [...heads(c, 'money'), ...weightiest(c, 'money')])

/** A loan, fees or a sum that has to be shown: what can be carried, and when to sign, where the answer has not said it; else whether it can be brought together. */
const arrange: Writer = (c) => {
  if (!asksNewLoan(c)) {
    const { ids, state } = judge(c, 'money')
    return [c.line(ids, `point.arrange.${state}`), ...weightiest(c, 'money'), ...shortTimes(c, 'money', 'point.arrange')]
  }
  const [item] = newLoanItem(c, true)
  const told = answerOf(c).gist ?? []
  return item === undefined || item.some(({ text }) => told.some((line) => line.text === text)) ? [] : [...item]
}

/** The heaviest voice of the side that a ground comes to. */
export function weightiest(c: Composer, concern: ShortConcern | 'exam'): Line[] {
  const found = judge(c, concern)
  const [voice] = found.state === 'ill' ? found.against : found.for
  return voice === undefined
    ? []
    : [
        c.line([voice.id], found.state === 'ill' ? 'answer.person.hinders' : 'answer.person.helps', {
          fact: groundFact(c, concern, voice, false),
        }),
      ]
}

/** Of a time further off than this it is told what can be done before it. */
const FAR_YEARS = 1

/** The nearest time of a shorter matter; of one that is far what can be done before it. */
export function shortTimes(
  c: Composer,
  concern: 'money' | 'home' | 'study',
  key: 'point.invest' | 'point.move' | 'point.course' | 'point.arrange',
): Line[] {
  const time = nearestTime(c, concern)
  if (time === null) return []
  const far = time.from > addYears(c.input.asOf, FAR_YEARS)
  return [
    time.from <= c.input.asOf
      ? c.line(time.ids, `${key}.now`, { to: c.date(time.to, time.toErrorDays) })
      : c.line(time.ids, `${key}.time`, { span: spanOf(c, time) }),
    ...(far ? [c.line(time.ids, `${key}.before`)] : []),
  ]
}

/** True where money is to be put somewhere. */
export const asksToInvest = (words: string): boolean => INVEST.test(meantText(words))
const INVEST = / (?:invest\S*|mutual funds?|sip|shares?|stocks?|gold|crypto|fd) |निवेश|முதலீடு|పెట్టుబడి/u

const SHARES = / (?:shares?|stocks?|trading|f and o|futures|options|intraday|crypto|bitcoin) |शेयर|பங்கு|షేర్/u

/** Whether to invest: how money stays, by the 5th for shares (practice: speculation), and the time for a first step. */
export const invest: Writer = (c, { words }, said) => {
  const { ids, state } = judge(c, 'money')
  const lord = lordFinding(c, 5, 'general')
  const score = scoreOf(c, lord.graha)
  return [
    c.line(ids, `point.invest.${state}`),
    ...weightiest(c, 'money'),
    ...(SHARES.test(meantText(words))
      ? [c.line([lord.id], `point.invest.shares.${score > 0 ? 'well' : score < 0 ? 'ill' : 'mixed'}`, { lord: c.graha(lord.graha) })]
      : []),
    ...shortTimes(c, 'money', 'point.invest'),
    ...(said.some(({ text }) => text === c.say('decline.luck')) ? [] : [c.line([method(c)], 'point.invest.price')]),
  ]
}

const THIS_YEAR = / (?:this year|is saal|is sal|iss saal|indha varusham|ee samvatsaram|ee year) |इस साल|இந்த ஆண்டு|இந்த வருஷ|ఈ సంవత్సర/u

/** Another house to live in, rented or not: by the ground of the home, which is that of dwelling too (BPHS 11.5). */
const move: Writer = (c, { words }) => {
  const { ids, state } = judge(c, 'home')
  const time = nearestTime(c, 'home')
  const year = c.input.asOf.slice(0, 4)
  const late = time !== null && time.from.slice(0, 4) > year && THIS_YEAR.test(meantText(words))
  return [
    c.line(ids, `point.move.${state}`),
    ...weightiest(c, 'home'),
    ...shortTimes(c, 'home', 'point.move'),
    ...(late ? [c.line(time.ids, 'point.move.late', { year })] : []),
  ]
}

/** What has an answer of its own: money and a roof. */
export const MONEY_WRITERS: Writers = {
  'money.grow': grow,
  'money.stuck': owed,
  'money.loss': owed,
  'money.debt': debt,
  'money.arrange': arrange,
  'money.invest': invest,
  'home.move': move,
}
