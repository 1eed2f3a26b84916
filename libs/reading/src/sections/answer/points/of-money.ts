import { weighsJoining } from '../../../understanding/join-child.ts'
import { joinChildLines } from '../../join-child.ts'
import type { Composer, Line } from '../../../compose/composer.ts'
import { addYears } from '../../../facts/calendar.ts'
import { lordFinding } from '../../../compose/parts.ts'
import { judge, judgeOwed, scoreOf } from '../../../rules/grounds.ts'
import { isWithoutPost } from '../../../understanding/asker.ts'
import { meantText, plainText } from '../../../understanding/topics.ts'
import { courseOfMoney } from '../../debt-course.ts'
import { hasDues } from '../../short-matters.ts'
import { nearestTime, shortVerdict, voiceLine } from '../../short-concerns.ts'
import { IN_MY_NAME, LIVES_BY_MARKET } from '../../../understanding/points-asked.ts'
import { moneyInto } from '../../../understanding/trade-money.ts'
import { moneyTakenBy, type Taker } from '../../../understanding/money-taken.ts'
import { asksOfPurse, sharedPurse, type SharedPurse } from '../../../understanding/shared-purse.ts'
import { missesInstalment } from '../../../understanding/owed-pressed.ts'
import { asksOfHousehold } from '../../../understanding/household.ts'
import { questionOf } from '../../../understanding/understanding.ts'
import { calledKin } from '../../kin-asked.ts'
import { householdLines } from '../../household.ts'
import { fieldLine } from '../../named-work.ts'
import { marketLines, namesMarket } from '../../market.ts'
import { asksNewLoan, newLoanItem } from '../answer-settled.ts'
import { hardLines } from '../answer-hard.ts'
import { spanOf } from '../answer-stretches.ts'
import { answerOf } from '../answer.ts'
import { asksOfPay, pay } from './of-pay.ts'
import { otherCalled } from './of-house.ts'
import { weightiest } from './weightiest.ts'
import { method, type Writer, type Writers } from './shared.ts'
import { namedTime } from './times.ts'

/** Dues that an office or an employer owes by rule. */
const DUES = {
  pf: / (?:pf|epf|epfo|provident fund) /u,
  pension: / (?:pensions?|retirement benefits?|commutation) |पेंशन|ஓய்வூதிய|పెన్షన్/u,
  pay: / (?:gratuity|arrears?|salary|salaries|wages|pay|full and final|fnf|f and f|dues|tankha\S*|tankhwah|vetan|sambalam|jeetam) |वेतन|சம்பள|జీత/u,
} as const
const PAYS = Object.keys(DUES) as (keyof typeof DUES)[]
/** To go to court, to the police or to a lawyer over it. */
const TO_LAW =
  / (?:(?:do|file|make|put|give|take|go|send|karu|karun|kar|daal\S*) (?:\S+ ){0,3})?(?:case|police|fir|court|legal notice|sue|complaint) /u

/** A sum that others owe or hold back: what no chart tells of it, whether it is worth pressing for, and when to press. */
const owed: Writer = (c, { words, told }) => {
  const market = namesMarket(c)
  if (!market && TO_LAW.test(plainText(words))) {
    const dispute = judge(c, 'dispute')
    return [c.line(dispute.ids, `point.owed.case.${dispute.state}`), ...weightiest(c, 'dispute')]
  }
  if (market)
    return [c.line([method(c)], 'point.owed.market'), ...shortVerdict(c, 'money').slice(0, 1), ...courseOfMoney(c), ...marketLines(c)]
  const { ids, state } = judge(c, 'money')
  const taker = moneyTakenBy(c.whole.input.concern)
  if (taker !== null) return takenLines(c, taker)
  const dues = PAYS.find((one) => DUES[one].test(plainText(`${told} ${words}`)))
  return [
    c.line([method(c)], dues === undefined ? 'point.owed.cannot' : `point.dues.${dues}`),
    c.line(ids, `point.owed.${state}`),
    ...shortTimes(c, 'money', 'point.owed'),
    ...(dues === undefined && hasDues(c) ? [c.line([method(c)], 'point.owed.trade')] : []),
  ]
}

/**
 * Money that somebody took by deceit: what no chart tells, how money comes back by the 2nd and 11th with the heaviest voice of either side, what a notice or a
 * complaint is worth by the ground of disputes, and when to press.
 */
function takenLines(c: Composer, taker: Taker): Line[] {
  const money = judge(c, 'money')
  const dispute = judge(c, 'dispute')
  return [
    c.line([method(c)], 'point.taken.cannot', { taker }),
    c.line(money.ids, `point.taken.${money.state}`),
    ...voiceLine(c, 'money', money, 'for'),
    ...voiceLine(c, 'money', money, 'against'),
    c.line(dispute.ids, `point.taken.law.${dispute.state}`),
    ...shortTimes(c, 'money', 'point.taken'),
  ]
}

/**
 * A purse that is shared with somebody whose work is in trouble: when money eases by the asker’s own chart, how that chart speaks of the other’s work, and one
 * step for what is owed.
 */
function purseLines(c: Composer, { earner, owes }: SharedPurse): Line[] {
  const found = judge(c, 'money')
  const theirs = judge(c, `${earner}.work`)
  const { who, own } = earner === 'spouse' ? otherCalled(c.whole) : calledKin(c.whole, earner)
  return [
    ...courseOfMoney(c),
    ...(owes === null ? shortVerdict(c, 'money').slice(0, 1) : [c.line(judgeOwed(c).ids, `point.debt.${judgeOwed(c).state}`)]),
    ...voiceLine(c, 'money', found, 'for'),
    c.line(theirs.ids, `point.purse.work.${theirs.state}`, { who, own }),
    c.line(found.ids, `point.purse.do.${owes ?? 'home'}`),
  ]
}

/** Gold that lies with a lender, and the thought of selling it. */
const GOLD = / (?:gold|jewell?ery|jewels|ornaments|zewar|gehne|nagai|nagalu) /u
const SELLS_IT = / (?:sell|sale|bech\S*) /u
/** Debts: how the time ahead lies with every time to repay, how they lie in the chart, and what the market that took the money says. */
const debt: Writer = (c, { words, told }) => {
  const purse = asksOfPurse(words) ? sharedPurse(c.whole.input.concern) : null
  if (purse !== null) return purseLines(c, purse)
  const { ids, state } = judgeOwed(c)
  if (SELLS_IT.test(plainText(words)) && GOLD.test(plainText(`${told} ${words}`))) return [c.line(ids, `point.pledge.${state}`)]
  const asksEnd = questionOf(words).form === 'when'
  const lies = c.line(ids, `point.debt.${state}`)
  const course = courseOfMoney(c)
  return [
    ...(IN_MY_NAME.test(plainText(`${told} ${words}`)) ? [c.line([method(c)], 'point.debt.inName')] : []),
    ...(asksEnd ? [...course, lies] : [lies, ...course]),
    ...(namesMarket(c) ? marketLines(c) : []),
    ...hardLines(c),
    c.line(ids, isWithoutPost(c.asker.settled) ? 'point.debt.without' : 'point.debt.rule'),
    ...(missesInstalment(c.whole.input.concern) ? [c.line([method(c)], 'point.debt.missed')] : []),
    ...(asksEnd && course.length === 0 ? [c.line([method(c)], 'point.debt.last')] : []),
  ]
}

/** Whether what was put by lasts. */
const ENOUGH = / (?:enough|sufficient|sufficent|kaafi|kafi|podhum|pothum|saripo\S*) |काफी|போதும|సరిపో/u

/** Income: whether it lasts, what a post pays, or when it grows. */
const grow: Writer = (c, part, said) => {
  const { words } = part
  const purse = asksOfPurse(words) ? sharedPurse(c.whole.input.concern) : null
  if (purse !== null) return purseLines(c, purse)
  if (asksOfHousehold(words)) return householdLines(c)
  if (asksOfPay(words) && (isWithoutPost(c.asker.settled) || PAY.test(plainText(words)))) return pay(c, part, said)
  const { ids, state } = judge(c, 'money')
  if (ENOUGH.test(plainText(words))) return [c.line(ids, `point.enough.${state}`), ...weightiest(c, 'money')]
  const named = namedTime(c, words, { topic: null, ground: 'money', noun: c.say('noun.money') })
  const verdict = shortVerdict(c, 'money').slice(0, 1)
  const course = courseOfMoney(c)
  // whoever asks when reads of the times first
  return [...named, ...(questionOf(words).form === 'when' ? [...course, ...verdict] : [...verdict, ...course]), ...weightiest(c, 'money')]
}

const PAY = / (?:salary|pay|hike|increment|raise|package|ctc|wages|tankha|tankhwah|sambalam|jeetham|jeetam) |वेतन|तनख्वाह|சம்பள|జీత/u

/** A loan, fees or a sum that has to be shown: what can be carried, and when to sign, where the answer has not said it; else whether it can be brought together. */
const arrange: Writer = (c) => {
  if (!asksNewLoan(c)) {
    const { ids, state } = judge(c, 'money')
    return [c.line(ids, `point.arrange.${state}`), ...weightiest(c, 'money'), ...shortTimes(c, 'money', 'point.arrange')]
  }
  const [item] = newLoanItem(c)
  const told = answerOf(c).gist ?? []
  return item === undefined || item.some(({ text }) => told.some((line) => line.text === text)) ? [] : [...item]
}

/** Of a time further off than this it is told what can be done before it. */
const FAR_YEARS = 1

/** The nearest time of a shorter matter; of one that is far what can be done before it. */
export function shortTimes(
  c: Composer,
  concern: 'money' | 'home' | 'study',
  key: 'point.invest' | 'point.move' | 'point.course' | 'point.arrange' | 'point.owed' | 'point.taken',
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
/** To leave quick trading, to part with what is held, to live by trading, or to choose among ways to keep money. */
const STOP =
  / (?:continue|keep|keep on|carry on|do|karu|karun) (?:\S+ ){0,2}(?:trading|trade|f and o|options|intraday) (?:\S+ ){0,2}(?:or|ya) (?:\S+ ){0,2}(?:stop|leave|quit|band\S*|chhod\S*|chod\S*) | (?:stop|leave|quit|give up|avoid|band|chhod\S*|chod\S*) (?:\S+ ){0,3}(?:trading|trade|it|f and o|options|intraday|shares?|market) | (?:trading|shares?|trade) (?:\S+ ){0,2}(?:band|chhod\S*|chod\S*) /u
const HOLD =
  / (?:hold|sell|exit|book|bech\S*) (?:\S+ ){0,4}(?:or|ya) (?:\S+ ){0,3}(?:sell|hold|wait|keep|rakh\S*|bech\S*) | (?:hold|rakhu|rakhun) (?:or|ya) /u
const WHICH_WAY =
  / (?:fd|fixed deposit|gold|mutual funds?|sip|shares?|stocks?|land|plot|property|ppf|bank|post office)(?: \S+){0,2} (?:or|ya|vs) (?:\S+ ){0,2}(?:fd|fixed deposit|gold|mutual funds?|sip|shares?|stocks?|land|plot|property|ppf|bank|post office) /u

/** What is asked of money that is to be put somewhere, or lies there. */
function putOf(c: Composer, words: string): 'stop' | 'hold' | 'live' | 'which' | 'put' {
  const text = meantText(words)
  if (STOP.test(text)) return 'stop'
  if (HOLD.test(text)) return 'hold'
  if (LIVES_BY_MARKET.test(meantText(c.input.concern))) return 'live'
  return WHICH_WAY.test(text) ? 'which' : 'put'
}

/** Whether to invest: how money stays, by the 5th for shares (practice: speculation), and the time for a first step. */
export const invest: Writer = (c, { words, told }, said) => {
  const { ids, state } = judge(c, 'money')
  // the trade of somebody else is neither paper nor metal
  if (moneyInto(plainText(words), plainText(`${told} ${words}`)) === 'theirs')
    return [
      c.line(ids, `point.invest.${state}`),
      ...weightiest(c, 'money'),
      c.line([method(c)], 'point.invest.theirs'),
      ...shortTimes(c, 'money', 'point.invest'),
    ]
  const lord = lordFinding(c, 5, 'general')
  const score = scoreOf(c, lord.graha)
  const fifth = score > 0 ? 'well' : score < 0 ? 'ill' : 'mixed'
  const price = said.some(({ text }) => text === c.say('decline.luck')) ? [] : [c.line([method(c)], 'point.invest.price')]
  const put = putOf(c, words)
  // quick trading, and a living by it, is asked of the 5th alone
  if (put === 'stop' || put === 'live')
    return [
      c.line([lord.id], `point.${put}.${fifth}`, { lord: c.graha(lord.graha) }),
      // the same market for a salary
      ...(put === 'live' ? [fieldLine(c, 'markets'), fieldLine(c, 'banking')] : []),
      c.line(ids, `point.stop.money.${state}`),
    ]
  if (put === 'hold') return [c.line([lord.id], `point.hold.${fifth}`, { lord: c.graha(lord.graha) }), ...price]
  return [
    c.line(ids, put === 'which' ? `point.which.${state}` : `point.invest.${state}`),
    ...weightiest(c, 'money'),
    ...(SHARES.test(meantText(words)) ? [c.line([lord.id], `point.invest.shares.${fifth}`, { lord: c.graha(lord.graha) })] : []),
    ...shortTimes(c, 'money', 'point.invest'),
    ...price,
  ]
}

const THIS_YEAR = / (?:this year|is saal|is sal|iss saal|indha varusham|ee samvatsaram|ee year) |इस साल|இந்த ஆண்டு|இந்த வருஷ|ఈ సంవత్సర/u

/** Another house to live in, rented or not: by the ground of the home, which is that of dwelling too (BPHS 11.5). */
const move: Writer = (c, { words }) => {
  if (weighsJoining(words, c.whole.input.concern)) return joinChildLines(c)
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
