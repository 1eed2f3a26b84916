import { runsAlready } from './held-beside.ts'
import type { Graha } from '@disha/contracts/chart'
import { ELDER, LATE, stageOf } from '../understanding/ages.ts'
import { isWithoutPost } from '../understanding/asker.ts'
import type { Composer } from '../compose/composer.ts'
import { ageAt } from '../compose/parts.ts'
import type { House } from '../facts/houses.ts'
import type { MessageKey } from '../phrasebook/phrasebook.ts'
import { addYears } from '../facts/calendar.ts'
import { isLighter, type Window } from '../rules/windows.ts'
import { judge } from '../rules/grounds.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import type { Point } from '../understanding/point/points.ts'
import { questionOf, shortConcernsOf } from '../understanding/understanding.ts'
import { datesSecond, leadOfPair } from './answer/answer-choice.ts'
import { askedOf } from './answer/answer-subject.ts'
import { ofTrade } from './answer/answer-trade.ts'
import { asksOfPayAlone } from './answer/points/of-pay.ts'
import { sellsTrade } from './answer/points/of-trade.ts'
import { awaitsList, examOf, fallInto, postSpan, stageTold, stepsOf, usualAgePassed, type ExamStage } from './exam-year.ts'
import { isCaseRunning } from './apart.ts'
import { isQuarrelled } from './elder-beside.ts'
import { matchKind } from './love-match.ts'
import { waitingOf } from './waiting.ts'
import { partMatters } from './part-matters.ts'
import { chosenStretches } from './answer/answer-stretches.ts'
import { sellsSite } from '../understanding/part-sold.ts'
import { asksToSellMachine } from '../understanding/work-machine.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { joinsThem } from './joins-them.ts'
import { isPlaceOfTrade, opensSecond } from './second-place.ts'
import { filesAgain } from './refused.ts'
import { isWorkUnsaid, kindOf } from './stretch-kind.ts'
import { visitOf } from './visit-asked.ts'
import { seeksPost } from './work-told.ts'
import { useOf, type StretchUse } from './stretch-use.ts'

/** Points whose event stands under a name that states of work have too. */
const EVENTS: Readonly<Partial<Record<Point, string>>> = {
  'work.promotion': 'window.career.rise',
  'work.transfer': 'window.career.transfer',
  'work.post': 'window.career.without',
  'love.divorce': 'window.love.strain',
}

/** Points for which a new file is the next thing that happens. */
const FILED: readonly Point[] = ['abroad.settle', 'abroad.study', 'abroad.when', 'abroad.visa']

/** The sale of one machine of a trade, which is no end of the trade. */
export const OF_MACHINE = 'point.work.machine'

/** A second place of a trade that runs. */
const SECOND_PLACE = 'point.work.second'

/** True where the sale of a machine and the recovery of the trade are both asked: from the second stretch on the rows are the trade's. */
export const isTradeAgain = (c: Composer, kind: string, date: string): boolean =>
  kind === OF_MACHINE &&
  date > (chosenStretches(c, 'career')[0]?.from ?? date) &&
  pointsAsked(c.whole.input.concern).some(({ point }) => point === 'work.trade')

/** True of a point whose file has its own order of events, by the day. */
const isFiled = (c: Composer, point: Point): boolean =>
  (FILED.includes(point) && filesAgain(c)) || ((FILED.includes(point) || point === 'abroad.join') && joinsThem(c))

/** Papers for good are handed in so long after the way was made. */
const STAYS_AFTER = 2

/** What is filed first, the journey after it, and last the papers for good of whoever asks to stay: no event comes twice in years that lie apart. */
function filedKind(c: Composer, date: string): string {
  const [first] = chosenStretches(c, 'abroad')
  const follows = joinsThem(c)
  const isFirst = first === undefined || date <= first.from
  if (isFirst) return filesAgain(c) ? 'window.abroad.filing' : 'window.abroad.joins'
  const staysOn = pointsAsked(c.whole.input.concern).some(({ point }) => point === 'abroad.settle')
  if (follows && staysOn && date > addYears(first.from, STAYS_AFTER)) return 'window.abroad.stays'
  return follows ? 'window.abroad.joins' : `window.${kindOf(c, 'abroad')}`
}

/** What is asked of a marriage in which two live apart has one event, whichever half of it is asked. */
const OF_LOVE: ReadonlySet<Point> = new Set(['love.reunite', 'love.divorce', 'love.bond', 'love.back'])

/** Under which name the event of a point of its own stands; null where that of its field says it. */
export function pointKind(c: Composer, point: Point | null): string | null {
  if (point === null) return null
  // a visit is a journey and no stay
  if (point.startsWith('abroad.') && visitOf(c) !== null) return null
  if (OF_LOVE.has(point) && c.asker.apart !== null) return 'window.love.apart'
  if (isFiled(c, point)) return null
  if (point === 'work.own' && runsAlready(c)) return 'point.work.grow'
  // what is not begun yet is the trade itself in the year
  if (point === 'work.own' && isPlaceOfTrade(c)) return null
  if (point === 'work.own' && opensSecond(c)) return SECOND_PLACE
  const kind = ownKind(c, point) ?? EVENTS[point] ?? `point.${point}`
  return c.book.has(`ledger.${kind}.begin`) ? kind : null
}

/** True where what asks for a step up asks for pay and no rank. */
const isOfPay = (c: Composer): boolean =>
  pointsAsked(c.whole.input.concern).some(
    ({ point, words, likely }) => point === 'work.promotion' && likely >= SURE && asksOfPayAlone(words),
  )

/** What a point is judged by where what was told, or what page 1 leans to, gives it another event. */
function ownKind(c: Composer, point: Point): string | null {
  // whoever has no post asks of the pay of the next one
  if (point === 'work.promotion') return isWithoutPost(c.asker.settled) ? 'window.career.pay' : isOfPay(c) ? 'window.career.raise' : null
  // a business that page 1 does not ask to close is judged by its takings, and one that is to be sold by its buyer
  if (point !== 'work.close') return null
  if (asksToSellMachine(c.whole.input.concern)) return OF_MACHINE
  const { state } = judge(c, 'business')
  // page 1 holds on to a trade of good ground, and to a site until its figures have spoken
  const isHeld = state === 'well' || (state === 'mixed' && (!sellsTrade(c.input.concern) || sellsSite(c.input.concern)))
  return isHeld ? 'point.work.hold' : null
}

/** Under which name the event of a stretch stands that has no point of its own: by what was asked about, else by the field. */
export function fieldKind(c: Composer, topic: MainTopic, date: string): string {
  const { concern } = c.input
  const { plea, pair } = questionOf(concern)
  const kind = kindOf(c, topic)
  if (topic === 'abroad' && (filesAgain(c) || joinsThem(c))) return filedKind(c, date)
  // no test and no application is looked for once a place is held
  if (kind === 'abroad.study' && (c.filed || c.asker.settled.includes('admission'))) return 'window.abroad.admitted'
  if (topic === 'abroad' && pair === 'homeOrAbroad' && kind === 'abroad' && isThere(c)) return 'window.abroad.there'
  // nothing that binds is told of days before a decree
  if (topic === 'love' && isCaseRunning(c) && (c.asker.bond === 'parted' || askedOf(c, 'love') === 'again')) return 'window.love.case'
  if (topic === 'love' && c.asker.apart !== null) return 'window.love.apart'
  if (topic === 'love' && plea === 'together') return 'window.love.together'
  // past the day that page 1 sets the waiting is over, and others are met
  const waiting = kind === 'love.unready' ? waitingOf(c) : null
  if (waiting !== null && date >= waiting.limit.day) return 'window.love.open'
  // where two people hardly reach each other the step is a talk
  if (kind === 'love.bond' && c.asker.strain !== null) return 'window.love.strain'
  // where two quarrel the row is about the quarrels
  if (kind === 'love.bond' && isQuarrelled(c)) return `window.love.quarrel`
  if (kind === 'love.open' && asksOfKind(c)) return `window.love.${wayOfEvent(c)}`
  if (topic === 'career') {
    if (plea === 'transfer') return 'window.career.transfer'
    // a joining that has not come in years is no longer waited for
    if (c.asker.joins && date > addYears(c.input.asOf, JOINS_YEARS)) return 'window.career.livelihood'
    // a business that is only thought of has none of its events, and none of a post's
    const isOfTrade = pair === 'jobOrBusiness' || askedOf(c, 'career') === 'business'
    // of a choice it is the way that page 1 leans to which is put to the test
    if (isOfTrade && kind !== 'career.business' && !c.asker.freelance) {
      const leant = pair === 'jobOrBusiness' ? ofTrade(c) : 'business'
      if (leant === 'career') return 'window.career.rise'
      return leant !== 'business'
        ? TO_A_POST[kind === 'career.post' ? 'post' : 'none']
        : runsAlready(c)
          ? 'point.work.grow'
          : opensSecond(c)
            ? SECOND_PLACE
            : 'point.work.own'
    }
    // a stretch of the post that follows an examination is none for its papers
    if (postSpan(c) !== null) return 'window.career.posting'
    // nobody sits an examination after the age for it
    if (plea === 'retry' || c.asker.trade === 'aspirant') return usualAgePassed(c, date) ? 'window.career.livelihood' : 'window.career.exam'
    if (c.asker.freelance) return 'window.career.freelance'
    if (kind === 'career.post' && pair === 'stayOrMove') return leadOfPair(c, pair) > 0 ? 'window.career.move' : 'window.career.weigh'
    if (pair === 'publicOrPrivate')
      return datesSecond(c, pair) ? TO_A_POST[kind === 'career.post' ? 'post' : 'none'] : 'window.career.state'
    if (kind === 'career.post' && askedOf(c, 'career') === 'government') return 'window.career.state'
    if (kind === 'career.post' && askedOf(c, 'career') === 'promotion') return 'window.career.rise'
    if (kind === 'career.post' && askedOf(c, 'career') === 'jobChange') return 'window.career.move'
  }
  return kind === 'love.open' && askedOf(c, 'love') === 'marriage' ? 'window.love.match' : `window.${kind}`
}

/** A firm that has given a post keeps it open for no more than so many years. */
const JOINS_YEARS = 2

/** A post that is looked for, by whether one is held. */
const TO_A_POST = { post: 'window.career.move', none: 'window.career.without' } as const

/** Where love or arranged was asked, the way that page 1 leans to stands in the event, so that it can be held to it. */
function wayOfEvent(c: Composer): 'own' | 'family' | 'friends' | 'colleagues' | 'match' {
  const { kind, brought } = matchKind(c)
  // whose name others bring is not held to be found by oneself
  if (kind === 'circle') return c.facts.main.houseOf(c.facts.main.lordOf(7)) === 11 ? 'friends' : 'colleagues'
  return kind === 'open' || (kind === 'own' && brought) ? 'match' : kind
}
const asksOfKind = (c: Composer): boolean =>
  questionOf(c.whole.input.concern).pair === 'loveOrArranged' || partMatters(c.whole).some(({ point }) => point === 'love.loveArranged')

/** Somebody who weighs the way home from where they live. */
const isThere = (c: Composer): boolean =>
  /\b(?:come|coming|go|going|move|moving|shift|shifting)\b[^.?!]{0,20}\bback\b|\breturn|wapas|वापस|திரும்ப|తిరిగి/iu.test(c.input.concern)

const MANNERS = { step: 'begin', guarded: 'guarded', try: 'later', take: 'later', prepare: 'prepare' } as const satisfies Record<
  StretchUse,
  string
>

/** Where nothing is decided that would have to wait, what is prepared is told as a small step alone. */
const UNDECIDED: ReadonlySet<string> = new Set([
  'window.career.service',
  'window.love.maybe',
  'window.love.home',
  'window.love.elder',
  'window.love.young',
  'window.love.wed',
])

/** Kinds of a matter that comes once: what begins in a light stretch holds too, so after any of them a later one is told for the case that it has not come. */
const SETTLED: ReadonlySet<string> = new Set([
  'window.love.match',
  'window.love.own',
  'window.love.family',
  'window.love.friends',
  'window.love.colleagues',
  'window.love.partner',
  'window.love.unready',
  'window.love.open',
  'window.love.apart',
  'window.career.rise',
  'window.career.raise',
  'window.career.move',
  'window.career.state',
  'window.career.weigh',
  'window.career.study',
  'point.work.city',
  'point.work.back',
  'point.work.close',
  'point.abroad.visa',
  'point.abroad.settle',
  'window.career.pay',
  'window.career.without',
  'window.career.transfer',
  'window.career.exam',
  'window.abroad',
  'window.abroad.study',
  'window.abroad.admitted',
])

/** What happens in a stretch by what it is good for: the step, talks towards it, a small step, or one after which nothing is decided yet. */
export function stretchEvent(c: Composer, kind: string, stretch: Window): { event: string; judge: string; settles: boolean } {
  const use = useOf(c, stretch)
  const keyOf = (manner: string): string => `ledger.${kind}.${manner}`
  // a full stretch for a plain post bears more than a light one
  const takes = use === 'take' && !isLighter(stretch) && c.book.has(keyOf('take'))
  const own = takes ? keyOf('take') : keyOf(MANNERS[use])
  const begins = use === 'step' || use === 'guarded'
  // the firm that sends decides: what is prepared for it is a step of its own
  const sent = `${keyOf('prepare')}.sent`
  const waits = use === 'prepare' && c.asker.sent && c.book.has(sent)
  const key = waits ? sent : c.book.has(own) ? own : keyOf(begins ? 'begin' : 'later')
  const plain = c.say(key as MessageKey)
  const event =
    use === 'prepare' && !waits && !c.book.has(own) && !UNDECIDED.has(kind)
      ? c.say(`ledger.prepare.${stretch.topic}`, { event: plain })
      : plain
  const settles = use !== 'prepare' && SETTLED.has(kind)
  return {
    event,
    settles,
    judge: c.say(`ledger.judge.window.${begins ? 'begin' : use === 'prepare' ? 'prepare' : 'later'}`),
  }
}

/** What is seen of an examination in days that help it: the stage that was told of where it falls into them, else its paper, else a trial of it. */
export function sittingEvent(c: Composer, days: { from: string; to: string }): string {
  if (awaitsList(c)) return c.say('ledger.sitting.result')
  const exam = examOf(c)
  const held = exam === null ? [] : fallInto(stepsOf(c, exam), days)
  const told = stageTold(c)
  const [only] = held.length === 1 ? held : []
  const stage = (held.find(({ step }) => step === told) ?? only)?.step as ExamStage | undefined
  const key = `ledger.sitting.${stage}`
  if (stage !== undefined && !c.book.has(key)) return c.say('ledger.sitting.paper')
  return c.say(stage !== undefined ? `ledger.sitting.${stage}` : held.length > 0 ? 'ledger.sitting.paper' : 'ledger.sitting.trial')
}

/** Who an event is told to, by their own words and the age at which it falls: the narrowest first. */
function audiencesOf(c: Composer, date: string): readonly string[] {
  const { work, trade, settled, children, debt, love, apart } = c.asker
  const age = ageAt(c, date)
  const stage = work === 'study' && age <= ageAt(c, c.input.asOf) + 1 ? 'young' : (stageOf(age) ?? (work === 'service' ? 'elder' : null))
  const worker =
    isWithoutPost(settled) || seeksPost(c)
      ? 'without'
      : age < ELDER && work === 'livelihood' && (trade === 'business' || trade === 'post')
        ? trade
        : null
  return [
    // grown children win no prize at school
    ...(children && age < LATE && questionOf(c.input.concern).grownChild === null ? ['parent'] : []),
    ...(debt ? ['debt'] : []),
    ...(apart !== null ? ['apart'] : (love === 'bond' || love === 'partner') && !joinsThem(c) ? ['two'] : []),
    ...(stage === null ? [] : [stage]),
    ...(worker === null ? [] : [worker]),
    // no post is taken for granted of those who may keep a home
    ...(isWorkUnsaid(c) ? ['home', ...(age >= LATE ? ['elder'] : [])] : []),
  ]
}

/** Of courses, plans and what is made by oneself. */
const PLANS_HOUSE = 5
/** True where a plan or a course is what was asked about: that it stops would be read as the verdict on it. */
function asksOfPlan(c: Composer): boolean {
  const { trade, work } = c.asker
  const { concern, concerns } = c.input
  const { plea, pair } = questionOf(concern)
  return (
    trade === 'aspirant' ||
    work === 'study' ||
    plea === 'retry' ||
    plea === 'studyAbroad' ||
    pair === 'jobOrBusiness' ||
    ['business', 'exam', 'government'].includes(askedOf(c, 'career')) ||
    shortConcernsOf(concern, concerns).some((one) => one === 'study' || one === 'business')
  )
}

/** One event of a house that can be seen to happen or not, in words for this person, else for the graha that brings it; null where none of them fits. */
export function eventText(c: Composer, house: House, side: 'good' | 'care', date: string, graha: Graha): string | null {
  const { strain, apart, settled, work } = c.asker
  // what is hard between two people is no row to tick, and whoever has no post has none to lose a part of
  if (
    side === 'care' &&
    ((house === 7 && (strain !== null || apart !== null || isQuarrelled(c))) ||
      (house === 10 && (isWithoutPost(settled) || work === 'service')))
  )
    return null
  if (side === 'care' && house === PLANS_HOUSE && asksOfPlan(c)) return null
  const own = [...audiencesOf(c, date), graha].map((who) => `ledger.event.${side}.${house}.${who}`).find((key) => c.book.has(key))
  return c.say((own ?? `ledger.event.${side}.${house}`) as `ledger.event.${typeof side}.${House}`, { who: c.say(`ledger.who.${graha}`) })
}
