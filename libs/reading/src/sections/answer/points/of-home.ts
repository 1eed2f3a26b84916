import type { Composer, Line } from '../../../compose/composer.ts'
import { isDated } from '../../../compose/current.ts'
import { gocharaFinding, periodFinding, standingFinding } from '../../../compose/parts.ts'
import { addYears, daysBetween, laterOf } from '../../../facts/calendar.ts'
import { stayDates } from '../../../facts/sky.ts'
import { passagesOver } from '../../../rules/ground-windows.ts'
import { groundPeriods, judge, judgeOwed, scoreOf } from '../../../rules/grounds.ts'
import { placeFromMoon, PRESSING } from '../../../rules/passages.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import type { Part } from '../../../rules/windows.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { asksWithoutCourt, courtIsAhead } from '../../../understanding/told-case.ts'
import { landOrMachine } from '../../../understanding/land-or-machine.ts'
import { plainText } from '../../../understanding/topics.ts'
import { asksShould, questionOf } from '../../../understanding/understanding.ts'
import {
  bestOpening,
  firstFull,
  fullRuns,
  laterSeason,
  lookAndSign,
  NEAR_YEARS,
  nearestTime,
  ROOM_DAYS,
  shortNoun,
  shortVerdict,
} from '../../short-concerns.ts'
import { easyMonths, quickFinding } from '../../months.ts'
import { caseAloud, courtAheadLines } from '../../case-course.ts'
import { matterOf } from '../../short-matters.ts'
import { caseOf } from '../../told-case.ts'
import { isBeforeCourt } from '../../led-matter.ts'
import { handoverLines } from '../../handover.ts'
import { asksNewLoan, newLoanItem } from '../answer-settled.ts'
import { spanOf } from '../answer-stretches.ts'
import { disputeCourse, method, nearOrFar, type PlainQuestions, type Writer, type Writers } from './shared.ts'
import { namedTime } from './times.ts'

/** Whether it is to be done now. */
const NOW = / (?:now|right now|immediately|at present|this time|right time|good time|abhi|ab|ippo|ippudu|now only) |अभी|இப்ப|ఇప్పుడు/u
const WAITS = / (?:wait|later|hold|next year|ruk\S*|baad) /
const BUILDS = / (?:build|building|construct|construction|banwa\S*|bana\S*|kattal\S*|katta\S*|kattadam) |निर्माण|बनवा|கட்ட|కట్ట/u
const RENTS = / (?:rent|rented|rental|kiraya|kiraye|vadagai|vaadagai|adde|lease) |किराय|வாடகை|అద్దె/u
const LAND = / (?:plot|plots|land|site|zameen|jameen|manai|sthalam) /
const BUILT = / (?:flat|flats|apartment|house|villa|ready|home) /
const CHOOSES = / (?:or|ya|illa|leda|which is better|which one|which is good|kaun sa) /

/** Land to build on held against what is built: by Mars, which stands for land (practice); null where no such choice is named. */
function kindLine(c: Composer, text: string): Line | null {
  const isChoice =
    CHOOSES.test(text) && ((LAND.test(text) && BUILT.test(text)) || (BUILDS.test(text) && / (?:buy|flat|ready|purchase) /.test(text)))
  if (!isChoice) return null
  const score = scoreOf(c, 'mars')
  return c.line([standingFinding(c, 'mars')], `point.home.kind.${score > 0 ? 'land' : score < 0 ? 'built' : 'even'}`)
}

/** Saturn pressing around the Moon within a season that is told: page 1 names both together. */
function saturnIn(c: Composer, season: Part): Line[] {
  const zone = c.input.displayTimeZone
  const stay = c.sky.saturn.find((one) => {
    const { from, to } = stayDates(one, zone)
    return from < season.to && to > season.from && PRESSING.includes(placeFromMoon(c, one))
  })
  if (stay === undefined) return []
  const { id, place } = gocharaFinding(c, stay)
  return [c.line([id], 'point.home.saturn', { place: c.house(place) })]
}

/** A time with its prepositions: "from 3 May 2027 to 9 June 2027", "now until 9 June 2027". */
const spanFrom = (c: Composer, { from, to, fromErrorDays, toErrorDays }: Part): string =>
  from <= c.input.asOf
    ? c.say('point.span.until', { to: c.date(to, toErrorDays) })
    : c.say('point.span.from', { from: c.date(from, fromErrorDays), to: c.date(to, toErrorDays) })

/** When a house or land can be had: yes or not yet where now is asked, then in one sentence when to look for it and when to sign. */
function homeTimes(c: Composer, words: string, isAgainstRent: boolean): Line[] {
  const text = plainText(words)
  const times = lookAndSign(c, 'home')
  if (times === null) return [c.line([method(c)], 'point.home.none')]
  const { look, sign } = times
  const open = look.from <= c.input.asOf
  const full = firstFull(c, 'home')
  // between a rent and a purchase the choice has been told
  const weighs =
    !isAgainstRent &&
    (IS_IT_TIME.test(text) || ((NOW.test(text) || WAITS.test(text) || asksShould(words)) && questionOf(words).form !== 'when'))
  const kind = matterOf(c, 'home') === 'build' || BUILDS.test(text) ? 'build' : 'buy'
  const season = laterSeason(c, 'home')
  const best = bestOpening(c, 'home')
  const slots = {
    look: spanFrom(c, look),
    sign: sign === null ? '' : spanFrom(c, sign),
    best: sign !== null && best?.from === sign.from && best.to === sign.to ? 'yes' : 'no',
    noun: shortNoun(c, 'home'),
  }
  const ids = [...new Set([...look.ids, ...(sign?.ids ?? [])])]
  // nobody who asks whether to wait is sent years on
  if (weighs && open && kind === 'buy' && sign !== null && times.isLate) return [c.line(ids, 'point.home.buy.nowFar', slots)]
  return [
    ...(weighs ? [c.line(look.ids, open ? `point.home.${kind}.now` : `point.home.${kind}.wait`)] : []),
    c.line(ids, `point.home.steps.${kind}.${sign === null ? 'one' : times.isLate ? 'far' : 'two'}`, slots),
    ...(season === undefined || full !== undefined
      ? []
      : [c.line(season.ids, `point.home.season.${kind}`, { span: spanOf(c, season) }), ...saturnIn(c, season)]),
    ...(full === undefined && kind === 'build' && isDated(c) && c.timed ? [c.line([method(c)], 'point.home.noFull.build')] : []),
  ]
}
/** Whether this is the time is asked for a yes or a no. */
const IS_IT_TIME = / (?:is|was) (?:this|it|now|today|next year|20\d\d)(?: \S+){0,2} (?:time|year|period|month) /

/** A house that stands half built. */
const STOPPED =
  / (?:construction|building|house|makan|ghar|work|kaam|slab|chhat) (?:\S+ ){0,8}(?:stopped|stuck|stop|incomplete|half|ruk\S*|band|adhura|closed|halted) /

/** A place that is paid for and not handed over. */
const BOOKED = / (?:possession|handed over|hand over|builder (?:\S+ ){0,2}delay\S*) /

/** A loan that weighs on the purchase: when it comes down, by the time of money, and that no second one is signed beside it. */
function owedLines(c: Composer): Line[] {
  const [home, money] = [nearestTime(c, 'home'), nearestTime(c, 'money')]
  const noSecond = c.line([method(c)], 'point.home.owed')
  if (money === null) return [noSecond]
  const isSame = home !== null && home.from === money.from && home.to === money.to
  return [c.line(money.ids, isSame ? 'point.home.owed.same' : 'point.home.owed.time', { span: spanFrom(c, money) }), noSecond]
}

/** A loan that a bank has granted already. */
const APPROVED =
  / loan (?:\S+ ){0,3}(?:approved|sanctioned|passed|granted|ready|pass ho\S*|mil gaya|mil chuka) | (?:approved|sanctioned) (?:\S+ ){0,2}loan /

/** Whether and when a house or land is had: the way that is chosen, how the ground lies, its times, and the loan that stands beside it. */
const buy: Writer = (c, { words, told }) => {
  if (matterOf(c, 'home') === 'swap') return swap(c, words)
  if (matterOf(c, 'home') === 'handover') return handoverLines(c)
  const text = plainText(words)
  const [verdict, voice] = shortVerdict(c, 'home')
  const resumed = STOPPED.test(plainText(`${told} ${words}`)) ? nearestTime(c, 'home') : null
  if (resumed !== null)
    return [c.line(resumed.ids, 'point.home.resume', { span: spanOf(c, resumed) }), ...(voice === undefined ? [] : [voice])]
  const handed = BOOKED.test(plainText(c.input.concern)) ? nearestTime(c, 'home') : null
  if (handed !== null)
    return [c.line(handed.ids, 'point.home.booked', { span: spanOf(c, handed) }), ...(verdict === undefined ? [] : [verdict])]
  const { ids, state } = judge(c, 'home')
  const named = namedTime(c, words, { topic: null, ground: 'home', noun: shortNoun(c, 'home') })
  const isAgainstRent = RENTS.test(text) && CHOOSES.test(text)
  const ways = isAgainstRent ? c.line(ids, `point.home.rent.${state}`) : kindLine(c, plainText(`${told} ${words}`))
  const asksWhen = questionOf(words).form === 'when' || NOW.test(text) || IS_IT_TIME.test(text)
  // whoever asks when, or whether now, reads of that first
  // a year that is only the other side of "now" has no line of its own
  const times = named.length > 0 && !WAITS.test(text) ? named : homeTimes(c, words, isAgainstRent)
  const [first, ...rest] = times
  const ground = verdict === undefined || isAgainstRent ? [] : [verdict]
  return [
    ...(ways === null ? [] : [ways]),
    ...(asksWhen && first !== undefined ? [first, ...ground] : [...ground, ...(first === undefined ? [] : [first])]),
    ...(ways === null && rest.length === 0 && voice !== undefined ? [voice] : []),
    ...rest,
    ...(c.asker.debt
      ? owedLines(c)
      : APPROVED.test(plainText(`${told} ${words} ${c.input.concern}`))
        ? [c.line(judge(c, 'debt').ids, `point.home.loan.${judge(c, 'debt').state}`)]
        : asksNewLoan(c)
          ? newLoanItem(c, false).flatMap((item) => [...item.slice(0, 1), ...item.slice(-1)])
          : []),
  ]
}

/** A house or land held against a debt: which comes first, by the nearest time of each and by how debts lie. */
export function loanOrHome(c: Composer): Line[] {
  const home = nearestTime(c, 'home')
  const money = nearestTime(c, 'money')
  const debt = judgeOwed(c)
  const noun = shortNoun(c, 'home')
  const later = [home, firstFull(c, 'home')].find((one) => one && money !== null && one.from >= money.to)
  const both = home !== null && debt.state === 'well' && (money === null || home.from < money.from)
  return [
    home === null
      ? c.line(debt.ids, 'point.loan.only', { noun })
      : both
        ? c.line([...debt.ids, ...home.ids], 'point.loan.beside', { noun, span: spanOf(c, home) })
        : later
          ? c.line(later.ids, 'point.loan.first', { noun, span: spanOf(c, later) })
          : c.line(home.ids, money === null || money.from !== home.from ? 'point.loan.first' : 'point.loan.same', {
              noun,
              span: spanOf(c, home),
            }),
    ...(money === null || (!both && !later && money.from === home?.from)
      ? []
      : [c.line(money.ids, 'point.loan.time', { span: spanOf(c, money) })]),
    ...shortVerdict(c, 'home').slice(0, 1),
  ]
}

/**
 * A home that is sold and another that is bought: both in one plan, in the order in which the money of the first pays for the second; the first time for the
 * buyer, the next for the signature, as the chapter’s table has them.
 */
function swap(c: Composer, words: string): Line[] {
  const [verdict, voice] = shortVerdict(c, 'home')
  const noun = shortNoun(c, 'home')
  const times = lookAndSign(c, 'home')
  const named = namedTime(c, words, { topic: null, ground: 'home', noun })
  if (times === null || verdict === undefined)
    return [...named, c.line([method(c)], 'point.swap.none'), ...(verdict === undefined ? [] : [verdict])]
  const { look, sign, isLate } = times
  const best = bestOpening(c, 'home')
  const last = sign ?? look
  const run = isLate ? undefined : fullRuns(c, 'home').find(({ from, to }) => from <= last.from && last.to < to)
  const text = plainText(words)
  const asksNow = NOW.test(text) || IS_IT_TIME.test(text) || asksShould(words)
  return [
    ...(named.length > 0 ? named : asksNow ? [c.line(look.ids, look.from <= c.input.asOf ? 'point.swap.now' : 'point.swap.wait')] : []),
    c.line([...new Set([...look.ids, ...(sign?.ids ?? [])])], `point.swap.${sign === null ? 'one' : isLate ? 'far' : 'two'}`, {
      look: spanFrom(c, look),
      sign: sign === null ? '' : spanFrom(c, sign),
      best: sign !== null && best?.from === sign.from && best.to === sign.to ? 'yes' : 'no',
    }),
    ...(run === undefined ? [] : [c.line(run.ids, 'point.swap.goesOn', { to: c.date(run.to, run.toErrorDays) })]),
    verdict,
    ...(voice === undefined ? [] : [voice]),
    c.line([method(c)], 'point.sell.buys'),
  ]
}

/** The first easy month in which it can be shown, where its time is further off than the year ahead. */
function monthToShow(c: Composer, time: Part | null): Line[] {
  const [month] = easyMonths(c)
  return month === undefined || (time !== null && time.from <= addYears(c.input.asOf, 1))
    ? []
    : [c.line([quickFinding(c, month.sun).id], 'point.sell.month', { month: month.label })]
}

/** Buyers who come to see it and bind themselves to nothing. */
const LOOKS_ONLY =
  / (?:buyers?|parties|party|people|customers?|brokers?) (?:\S+ ){0,8}?(?:nobody|no one|none|not|no|dont|never|without|go(?:es)? back|back out|bargain\S*|negotiat\S*|cancel\S*) | (?:nobody|no one|none) (?:\S+ ){0,3}(?:advance|token|deposit|booking|offer|agreement) | (?:no|not|without) (?:\S+ ){0,3}(?:advance|token amount|token|final\S*|deal) /

/** Whether to sell now, and when it sells: how the ground for a sale lies, its time, and what helps or asks care. */
const sell: Writer = (c, { words }) => {
  if (matterOf(c, 'home') === 'swap') return swap(c, words)
  const { ids, state } = judge(c, 'home')
  const time = nearestTime(c, 'home')
  const full = firstFull(c, 'home')
  const text = plainText(words)
  const asksWhen = questionOf(words).form === 'when'
  const [, voice] = shortVerdict(c, 'home')
  const open = time !== null && time.from <= c.input.asOf
  const span = time === null ? '' : spanOf(c, time)
  const reply =
    time === null
      ? c.line(ids, 'point.sell.none')
      : c.line([...time.ids, ...ids], asksWhen ? 'point.sell.when' : open ? 'point.sell.now' : 'point.sell.wait', { span })
  return [
    reply,
    c.line(ids, `point.sell.${state}`),
    ...(landOrMachine(words) ? [c.line([method(c)], 'point.sell.orMachine'), c.line([method(c)], 'point.sell.orMachine.then')] : []),
    ...(LOOKS_ONLY.test(plainText(c.input.concern)) ? [c.line([method(c)], 'point.sell.token'), ...monthToShow(c, time)] : []),
    ...(/ (?:price|rate|daam|keemat) /.test(text) ? [c.line([method(c)], 'point.sell.price')] : []),
    // what is owed now waits for no time that is years away
    ...(full === undefined || time === null || full.from <= time.to || landOrMachine(words)
      ? voice === undefined
        ? []
        : [voice]
      : [c.line(full.ids, 'point.sell.full', { span: spanOf(c, full) })]),
  ]
}

/** The nearest time for a vehicle with what dates it: a sub-period tied to the 4th or to Venus that does not press, or Jupiter over the 4th. */
function vehicleTime(c: Composer): (Part & { ids: string[] }) | null {
  const { asOf } = c.input
  const { errorDays } = c.dashas
  const period = groundPeriods(c, 'vehicle').find((one) => periodTone(c, one) !== 'ill' && daysBetween(asOf, one.to) >= ROOM_DAYS)
  const passage = passagesOver(c, 4).find(({ to }) => daysBetween(asOf, to) >= ROOM_DAYS)
  const times = [
    ...(period === undefined
      ? []
      : [{ from: period.from, to: period.to, fromErrorDays: errorDays, toErrorDays: errorDays, ids: [periodFinding(c, period)] }]),
    ...(passage === undefined ? [] : [{ from: passage.from, to: passage.to, fromErrorDays: 0, toErrorDays: 0, ids: [passage.id] }]),
  ]
  return times.toSorted((a, b) => (laterOf(a.from, asOf) < laterOf(b.from, asOf) ? -1 : 1))[0] ?? null
}

const KIND_OF =
  / (?:second hand|used|old|purani|petrol|electric|diesel) (?:\S+ )?(?:or|ya) | (?:or|ya) (?:\S+ )?(?:second hand|used|old|purani|electric|diesel) /
const ASKS_TIME = / (?:when|kab|time|samay) /
const SELLS = / (?:sell|bech\S*) /

/** Whether a vehicle is bought now, and when: by its nearest time, then how the ground lies. */
const vehicle: Writer = (c, { words, told }) => {
  if (KIND_OF.test(plainText(words)) && plainText(told).trim() !== '' && !ASKS_TIME.test(plainText(words)))
    return [c.line([method(c)], 'point.vehicle.kind')]
  if (SELLS.test(plainText(words))) return [c.line([method(c)], 'point.vehicle.old')]
  const { ids, state } = judge(c, 'vehicle')
  const time = vehicleTime(c)
  const named = namedTime(c, words, { topic: null, ground: 'vehicle', noun: c.say('noun.vehicle') })
  const { asOf } = c.input
  const when = questionOf(words).form === 'when' && !NOW.test(plainText(words))
  const far = time === null || time.from > addYears(asOf, NEAR_YEARS)
  const key = far ? 'point.vehicle.far' : when ? 'point.vehicle.when' : time.from <= asOf ? 'point.vehicle.now' : 'point.vehicle.wait'
  return [
    ...named,
    ...(named.length > 0 ? [] : [c.line(far ? ids : time.ids, key, { span: time === null ? '' : spanOf(c, time) })]),
    c.line(ids, `plea.vehicle.${state}`),
    c.line([method(c)], 'point.vehicle.sum'),
  ]
}

const COURT = / (?:court|case|suit|lawyer|vakil|kesu|mukadma|muqadma|vazhakku) |अदालत|मुकदम|केस |வழக்கு|కోర్టు|కేసు/u

/** Property that a parent means to give. */
const DIVIDES =
  / (?:divide|distribute|give|partition|transfer) (?:my |the |our )?(?:property|house|land|flat|assets) (?:\S+ ){0,3}(?:sons?|daughters?|children|kids) /

/** Whether property is divided now: by its nearest time, and how peace at home lies. */
function divide(c: Composer): Line[] {
  const time = nearestTime(c, 'home')
  const { ids, state } = judge(c, 'family')
  return [
    ...(time === null
      ? []
      : [c.line(time.ids, time.from <= c.input.asOf ? 'point.divide.now' : 'point.divide.wait', { span: spanOf(c, time) })]),
    c.line(ids, `point.divide.${state}`),
  ]
}

/** A share that is withheld: how one stands in it, what a court is for, when the matter presses and lets go, and when to sign. */
const share: Writer = (c, { words, told }) => {
  if (caseOf(c) !== null && questionOf(c.input.concern).plea === 'dispute') return caseAloud(c)
  if (DIVIDES.test(plainText(words))) return divide(c)
  // terms against a court has an answer of its own, after how the matter stands
  const ahead = caseOf(c) === null && courtIsAhead(words) ? courtAheadLines(c, words) : []
  const asked = pointsAsked(c.whole.input.concern)
  if (ahead.length > 0 && asked.some((other) => other.point === 'home.share' && other.words !== words)) return ahead
  const [stand, ...course] = disputeCourse(c, matterOf(c, 'home') === 'share' ? 'share' : 'dispute')
  // a wall or a tenant is no place to be valued
  const papers = isBeforeCourt(c) ? null : nearestTime(c, 'home')
  const isTermsToo = ahead.length > 0 || asked.some((other) => courtIsAhead(other.words))
  return [
    ...(asksWithoutCourt(words) ? ahead.slice(0, 1) : []),
    ...(stand === undefined ? [] : [stand]),
    ...(asksWithoutCourt(words) ? ahead.slice(1) : ahead),
    ...(!isTermsToo && COURT.test(plainText(`${told} ${words}`))
      ? [c.line([method(c)], `point.share.court.${judge(c, 'dispute').state}`)]
      : []),
    ...course,
    ...(papers === null
      ? []
      : [c.line(papers.ids, isTermsToo ? 'point.share.papers.only' : 'point.share.papers', { span: spanOf(c, papers) })]),
  ]
}

const LIVES_WHERE = / (?:where|kahan|kaha|settle|live|native|hometown|village|gaon) /

/** Where to live once work is over: the place one comes from against another, by home and distance; empty where no place is asked. */
export function retirePlace(c: Composer, words: string): Line[] {
  if (!LIVES_WHERE.test(plainText(words))) return []
  const { id, side } = nearOrFar(c)
  return [c.line([id], `point.retirePlace.${side}`), c.line([method(c)], 'point.retirePlace.doctor')]
}

/** What has an answer of its own: the house, what is inherited, and a vehicle. */
export const HOME_WRITERS: Writers = { 'home.buy': buy, 'home.sell': sell, 'home.share': share, 'home.vehicle': vehicle }

export const HOME_PLAIN: PlainQuestions = {
  'home.buy': 'When will I have my own house?',
  'home.sell': 'When will my house be sold?',
  'home.share': 'Will I get my share of the family property?',
  'home.vehicle': 'When should I buy a car?',
}
