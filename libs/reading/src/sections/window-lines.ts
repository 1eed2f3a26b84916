import type { Graha } from '@disha/contracts/chart'
import type { Block } from '@disha/contracts/document'
import { COURTED } from '../understanding/ages.ts'
import type { Composer, Line } from '../compose/composer.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { gocharaFinding, periodFinding, periodHouse, seatOf, wellPlaced } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
import { pairsHold } from '../rules/dasha-pairs.ts'
import { passageWord, placeFromMoon } from '../rules/passages.ts'
import { standing } from '../compose/strength.ts'
import { periodTone } from '../rules/period-colour.ts'
import { joinedOf } from '../rules/joined.ts'
import { periodTie, TIED, tieDegree } from '../rules/periods.ts'
import {
  isLighter,
  isSpoken,
  LEAST_SHARED_DAYS,
  nextAfterStrongest,
  rowsOf,
  SIGHT_YEARS,
  strongestOf,
  type Part,
  type Window,
  type WindowNote,
} from '../rules/windows.ts'
import { TOPIC_HOUSE, type MainTopic } from '../rules/witnesses.ts'
import type { Slot, Slots } from '../phrasebook/phrasebook.ts'
import { allWindows, windows, readings, inFull } from './cache.ts'
import { examYears, isExaminee, postSpan } from './exam-year.ts'
import { kindOf, mannerOf, type OfLove } from './stretch-kind.ts'
import { takesAny, useOf, useWords } from './stretch-use.ts'
import { visitOf } from './visit-asked.ts'
import { undated } from './undated.ts'
import { captionName, fieldName, tieLine, topicTerm } from './verdict.ts'
import { stepWords } from './trade-course.ts'

/** Dates as a margin: " (± 9 days)"; nothing where they are exact. */
export const errorClause = (c: Composer, errorDays: number): string => (errorDays === 0 ? '' : c.say('window.error', { days: errorDays }))

type Edges = Part & { parts?: readonly Part[] }

/** A mark with the margin of the dates in the same brackets. */
export function markWithMargin(
  c: Composer,
  { fromErrorDays, toErrorDays }: Pick<Part, 'fromErrorDays' | 'toErrorDays'>,
  mark: string,
): string {
  if (fromErrorDays === 0 && toErrorDays === 0) return mark
  const kind = fromErrorDays === toErrorDays ? 'both' : fromErrorDays > 0 ? 'from' : 'to'
  const days = Math.max(fromErrorDays, toErrorDays)
  if (mark === '') return c.say(kind === 'both' ? 'firm.days' : `window.marginAlone.${kind}`, { days })
  return c.say(`window.margin.${kind}`, { mark, days })
}

/** The margin of a stretch behind its two dates: of both, of the one that a sub-period sets, or none. */
export function edgesClause(c: Composer, { fromErrorDays, toErrorDays }: Pick<Part, 'fromErrorDays' | 'toErrorDays'>): string {
  if (fromErrorDays === toErrorDays) return errorClause(c, fromErrorDays)
  return fromErrorDays > 0 ? c.say('window.errorFrom', { days: fromErrorDays }) : c.say('window.errorTo', { days: toErrorDays })
}

/** The end of a stretch: of its first part, and after it the days of every further one; with what is to be said of the stretch in brackets. */
export function endSlot(c: Composer, { to, toErrorDays, parts = [] }: Edges, mark = ''): Slot {
  const [first, ...others] = parts
  if (first === undefined || others.length === 0) {
    const end = c.date(to, toErrorDays)
    return mark === '' ? end : c.say('until.marked', { to: end, mark })
  }
  const spans = others.map((part) =>
    c.say('until.span', { from: c.date(part.from, part.fromErrorDays), to: c.date(part.to, part.toErrorDays) }),
  )
  const slots = { to: c.date(first.to, first.toErrorDays), spans: { list: spans } }
  return mark === '' ? c.say('until.again', slots) : c.say('until.againMarked', { ...slots, mark })
}

/** Both dates of a stretch for a cell, each as finely as its own margin bears. */
export const edgeSlots = (c: Composer, edges: Edges) => ({ from: c.date(edges.from, edges.fromErrorDays), to: endSlot(c, edges) })

/** The same for a sentence: of three parts or more the first and the last day of all, since nobody reads more; the table has each. */
function spanSlots(c: Composer, edges: Edges, mark = '') {
  const { parts = [] } = edges
  const [first, last] = [parts[0], parts.at(-1)]
  const from = c.date(edges.from, edges.fromErrorDays)
  if (first === undefined || last === undefined || parts.length < 3) return { from, to: endSlot(c, edges, mark) }
  const slots = { to: c.date(first.to, first.toErrorDays), last: c.date(last.to, last.toErrorDays) }
  return { from, to: mark === '' ? c.say('until.parts', slots) : c.say('until.partsMarked', { ...slots, mark }) }
}

/** A span with its margin: in the brackets of its end where that has some already, else behind the dates. */
function marginSlots(c: Composer, edges: Edges) {
  const bracketed = (edges.parts?.length ?? 0) > 1
  const told = edges.from <= c.input.asOf ? { fromErrorDays: edges.toErrorDays, toErrorDays: edges.toErrorDays } : edges
  return bracketed
    ? { ...spanSlots(c, edges, markWithMargin(c, told, '')), error: '' }
    : { ...spanSlots(c, edges), error: edgesClause(c, told) }
}

/** The same for a cell of a table; a lighter stretch is called so. */
export const edgesText = (c: Composer, window: Window): string =>
  c.say('ledger.span', {
    from: c.date(window.from, window.fromErrorDays),
    to: endSlot(c, window, isLighter(window) ? c.say('window.lighter') : ''),
  })

/** Saturn in the house or looking at it; nothing where he is not. */
function saturnClause(c: Composer, { saturns: [saturn, ...others], sign }: Window): string {
  if (saturn === undefined) return ''
  if (others.some((other) => other.sign !== saturn.sign)) return c.say('window.saturn.joins')
  return c.say(saturn.sign === sign ? 'window.saturn.in' : 'window.saturn.sees', { sign: c.sign(saturn.sign) })
}

/** Whether Jupiter stands in the house or looks at it from elsewhere. */
const howOf = ({ jupiter, sign }: Window): 'in' | 'sees' => (jupiter?.sign === sign ? 'in' : 'sees')

/** What decides the advice of a stretch: the heaviest of what speaks against it, else that it is a lighter one. */
type Advised = 'begin' | 'plan.lighter' | 'plan.lord' | 'plan.saturn' | 'plan.rahu' | 'prepare.jupiter' | 'prepare.saturn'

/** A full stretch further away than this many years is none to keep anything back for. */
export const NEAR_FULL_YEARS = 3

/** True where no full stretch of a topic begins within those years: then a lighter one will do. */
export function isFullFar(c: Composer, topic: MainTopic): boolean {
  const end = addYears(c.input.asOf, NEAR_FULL_YEARS)
  return !allWindows(c)[topic].some((window) => !isLighter(window) && window.from <= end)
}

/** Advice in the words of what a stretch is for: a bond that is looked for, one that exists or the company of others, or anything else. */
export function adviceWords(
  c: Composer,
  window: Window,
): `${Exclude<Advised, 'begin'>}.${'love' | 'bond'}` | `${Extract<Advised, `prepare.${string}`>}.without` | 'plan.lighter.far' | Advised {
  const advised = advisedBy(window)
  // whoever is told to leave things for a full stretch has one to wait for
  if (advised === 'plan.lighter' && isFullFar(c, window.topic) && !(window.topic === 'love' && c.asker.age < COURTED))
    return `${advised}.far`
  // whoever has no post cannot wait for a better time to take one
  if ((advised === 'prepare.jupiter' || advised === 'prepare.saturn') && takesAny(c, window)) return `${advised}.without`
  if (advised === 'begin' || window.topic !== 'love') return advised
  const kind = kindOf(c, 'love')
  return `${advised}.${kind === 'love.open' || kind === 'love.again' ? 'love' : 'bond'}`
}

/** The reason of a stretch's advice. */
export const advisedBy = ({ advice, clock, notes: [first] }: Window): Advised =>
  first === undefined ? (isLighter({ clock }) ? 'plan.lighter' : 'begin') : (`${advice}.${first.kind}` as Exclude<Advised, 'begin'>)

/** The place from the Moon of the graha that decides the advice. */
export function placeSlot(c: Composer, { notes: [first] }: Window): Slots {
  return first === undefined || first.kind === 'lord' ? {} : { place: c.house(first.place) }
}

/** What Jupiter touches: the house of a topic from the lagna or from the Moon. */
const areaOf = (c: Composer, window: Window): string =>
  c.say(`window.area.${window.counted}.${howOf(window)}`, {
    house: c.house(TOPIC_HOUSE[window.topic]),
    sign: c.sign(window.sign),
    topic: c.say(`window.area.${window.topic}`),
  })

/** What to do with the nearest of the stretches in the table, and why; then why its lords belong to the subject. */
export function nearestLines(c: Composer, window: Window): Line[] {
  const { period, sub, clock } = window
  const opening =
    window.from <= c.input.asOf
      ? c.line(window.ids, 'window.open', {
          to: c.date(window.parts[0]?.to ?? window.to, window.parts[0]?.toErrorDays ?? window.toErrorDays),
        })
      : c.line(window.ids, 'window.nearest', { from: c.date(window.from, window.fromErrorDays) })
  const antar = period?.lords[1]
  const tied =
    antar === undefined || (sub === null && clock === 'jupiter')
      ? []
      : [...new Set([antar, ...(sub === null ? [] : [sub.lords[2] as Graha])])]
  return [opening, adviceLine(c, window), ...tied.map((graha) => tieLine(c, graha, window.topic))]
}

/** Where Jupiter is, what it touches, and Saturn with it; nothing where it has no part. */
const skySlots = (c: Composer, window: Window): Slots =>
  window.jupiter === null ? {} : { sign: c.sign(window.jupiter.sign), area: areaOf(c, window), double: saturnClause(c, window) }

/** Of a graha's sign and house the one that makes it well or ill placed; a node acts for the lord of its sign. */
function stateOf(c: Composer, graha: Graha): string {
  const { by } = periodHouse(c, graha)
  const state =
    standing(c, by) === (wellPlaced(c, by) ? 'strong' : 'weak')
      ? seatOf(c, by)
      : c.say(c.timed ? 'window.inHouse' : 'window.inHouseMoon', { house: c.house(c.facts.main.houseOf(by)) })
  return by === graha ? state : c.say('window.actsFor', { by: c.graha(by), state })
}

/** What a strained lord of a sub-period asks to be guarded, between two people in words of its own. */
export const guardOf = (c: Composer, graha: Graha, topic: MainTopic): string =>
  c.say(topic === 'love' ? `guard.${graha}.love` : `guard.${graha}`)

/** What to do with a stretch, with the fact that says so. */
function adviceLine(c: Composer, window: Window): Line {
  const antar = window.period?.lords[1]
  const lord: Slots =
    antar === undefined ? {} : { antar: c.grahaStart(antar), state: stateOf(c, antar), guard: guardOf(c, antar, window.topic) }
  return c.varied(window.ids, `window.do.${adviceWords(c, window)}`, { what: useWords(c, window), ...lord, ...placeSlot(c, window) })
}

/** The same as a clause to end a sentence with. */
function adviceClause(c: Composer, window: Window): string {
  const antar = window.period?.lords[1]
  const words = adviceWords(c, window)
  // where nothing asks for care the clocks have said all
  if (words === 'begin') return ''
  // a lighter stretch is told by its clock, after which a place needs a sentence part of its own
  const own = isLighter(window) && words.startsWith('prepare.jupiter') ? (`window.butLighter.${words as 'prepare.jupiter'}` as const) : null
  return c.say(own ?? `window.but.${words}`, {
    what: useWords(c, window),
    ...(antar === undefined ? {} : { antar: c.graha(antar), guard: guardOf(c, antar, window.topic) }),
    ...placeSlot(c, window),
  })
}

/** The next stretch in which a topic is in focus, what makes it, and what to do with it. */
export function nextLine(c: Composer, next: Window): Line {
  const open = next.from <= c.input.asOf
  const slots = {
    topic: next.topic === 'abroad' ? fieldName(c, next.topic) : topicTerm(next.topic),
    topic2: c.say(`topic.isare.${next.topic}`),
    ...marginSlots(c, next),
    advice: adviceClause(c, next),
  }
  if (isLighter(next)) return c.line(next.ids, open ? 'topic.nowLighter' : 'topic.nextLighter', { ...slots, by: clockText(c, next) })
  const [maha, antar] = (next.period as DashaDates).lords as [Graha, Graha]
  const sky = skySlots(c, next)
  return c.line(next.ids, open ? 'topic.now' : 'topic.next', { ...slots, ...sky, maha: c.graha(maha), antar: c.graha(antar) })
}

/** The same of a field that nobody asked about: when, and what it is good for. */
export const briefNextLine = (c: Composer, next: Window): Line =>
  c.line(next.ids, next.from <= c.input.asOf ? 'brief.now' : 'brief.next', {
    topic: fieldName(c, next.topic),
    ...marginSlots(c, next),
    what: useWords(c, next),
  })

/**
 * Of a stretch by the dasha alone that begins when its pratyantardasha has long run: since when that runs, and the slow graha that changes its sign on the
 * day. Null where the sub-period itself sets the day.
 */
export function lateOf(c: Composer, { sub, from, fromErrorDays }: Window): Slots | null {
  if (sub === null || daysBetween(sub.from, from) <= Math.max(LEAST_LATE_DAYS, c.dashas.errorDays)) return null
  const enters = (['rahu', 'saturn', 'jupiter'] as const)
    .flatMap((graha) => c.sky[graha])
    .find((stay) => stayDates(stay, c.input.displayTimeZone).from === from)
  return enters === undefined
    ? null
    : {
        since: c.date(sub.from, c.dashas.errorDays),
        from: c.date(from, fromErrorDays),
        graha: c.graha(enters.graha as Graha),
        sign: c.sign(enters.sign),
      }
}

/** The one clock that speaks for a lighter stretch, and what the other lacks. */
export function clockText(c: Composer, window: Window): string {
  const { topic, clock, period, sub, jupiter, sign, counted, saturns } = window
  const antar: Slots = period === null ? {} : { antar: c.graha(period.lords[1] as Graha) }
  if (clock === 'dasha') {
    const own = c.say(period?.lords[1] === sub?.lords[2] ? 'window.clock.dashaOwn' : 'window.clock.dasha', {
      ...antar,
      sub: c.graha(sub?.lords[2] as Graha),
      topic: c.say(`window.area.${topic}`),
    })
    const late = lateOf(c, window)
    return late === null ? own : c.say('window.clock.late', { clock: own, ...late })
  }
  const house = c.house(TOPIC_HOUSE[topic])
  // a verse of the sub-period may speak of the topic where no house of its lord does
  const tied =
    clock === 'soft'
      ? clock
      : period === null
        ? 'moon'
        : pairsHold(c, period, topic)
          ? 'verse'
          : tieDegree(c, period, topic) === 'none'
            ? 'jupiter'
            : 'loose'
  return c.say(`window.clock.${tied}`, {
    ...antar,
    how: c.say(`window.how.${jupiter?.sign === sign ? 'in' : 'sees'}`),
    area: c.say(`answer.why.area.${counted}`, { house, topic: c.say(`window.area.${topic}`) }),
    double: saturns.length === 0 ? '' : c.say('window.clock.double'),
  })
}

/** A pratyantardasha that began fewer days before its stretch begins with it. */
const LEAST_LATE_DAYS = 3

/** Stretches further away than this have a word on the time before them. */
const FAR_DAYS = 180

/** The weeks before a stretch are told as those of daily papers within so many years. */
const STUDY_YEARS = 2

/** What can be done in the time before a stretch that is far; nothing where one is near, or where a bond is hard. */
function meanwhileLine(c: Composer, next: Window): Line | null {
  if (daysBetween(c.input.asOf, next.from) < FAR_DAYS || (next.topic === 'love' && c.asker.strain !== null)) return null
  // a visit that is asked about is told by weeks, and no stretch of years comes before it
  if (next.topic === 'abroad' && visitOf(c) !== null) return null
  const kind = kindOf(c, next.topic)
  const paper = kind === 'career.study' && isExaminee(c) ? examYears(c)?.[0]?.steps[0] : undefined
  // nobody writes mock papers for years on end
  if (paper === undefined && kind === 'career.study' && next.from > addYears(c.input.asOf, STUDY_YEARS)) return null
  return c.line(next.ids, 'step.meanwhile', {
    from: paper === undefined || next.from < paper.from ? c.date(next.from, next.fromErrorDays) : c.book.date(paper.from, 'month'),
    what: c.say(`step.meanwhile.${kind}`),
  })
}

/** What a stretch is for in words of a deed; beside a visit that weeks serve it is for a further road. */
const stepOf = (c: Composer, { topic, advice }: Window): string =>
  topic === 'abroad' && advice === 'begin' && visitOf(c) !== null
    ? c.say('step.abroad.visit.further')
    : stepWords(c, kindOf(c, topic), advice)

/** What the next stretch asks of a person in their state: the work they do or prepare, the bond they have or look for; first, if it is far, what can be done until then. */
export function stepLines(c: Composer, topic: MainTopic, untilThen = true): Line[] {
  const [next] = windows(c)[topic]
  if (next === undefined || undated(c, topic)) return []
  const antar = next.period?.lords[1]
  const meanwhile = untilThen ? meanwhileLine(c, next) : null
  if (antar === undefined) return meanwhile === null ? [] : [meanwhile]
  const [first] = next.parts
  // further parts and the margin stand in the short answer and in the table
  const dates = { from: c.date(next.from, next.fromErrorDays), to: c.date(first?.to ?? next.to, first?.toErrorDays ?? next.toErrorDays) }
  return [
    ...(meanwhile === null ? [] : [meanwhile]),
    c.line(next.ids, 'step.line', {
      when: c.say(next.from <= c.input.asOf ? 'step.until' : 'step.between', dates),
      what: useOf(c, next) === 'try' ? c.say('step.light', { what: useWords(c, next) }) : stepOf(c, next),
      why: c.say(`step.why.${advisedBy(next)}`, {
        antar: c.graha(antar),
        jupiter: c.say(`step.jupiter.${howOf(next)}`),
        ...placeSlot(c, next),
      }),
    }),
  ]
}

/** The first full stretch where a lighter one comes before it, and the strongest where it is another. */
export function strongestLines(c: Composer, topic: MainTopic): Line[] {
  const best = strongestOf(allWindows(c)[topic])
  const told = windows(c)[topic]
  const full = firstFullOf(c, topic)
  return [
    ...goesOnLines(c, topic),
    ...afterLines(c, topic),
    ...betterLines(c, topic),
    ...(full === undefined
      ? []
      : [
          c.line(full.ids, full.advice === 'prepare' ? 'topic.firstFullPrepare' : 'topic.firstFull', {
            ...spanSlots(c, full),
            weak: weakText(c, full),
          }),
        ]),
    ...(best === undefined || best === told[0] ? [] : [c.line(best.ids, 'topic.strongest', spanSlots(c, best))]),
  ]
}

/** A second stretch further away than this comforts nobody. */
const NEAR_YEARS = 4

/** A sub-period that ends sooner than this is no year to plan by. */
const LEAST_LEFT_DAYS = 90
const MOST_BETTER = 2
/** Better years further off than this are told as a later matter. */
const FAR_YEARS = 2

/**
 * Where no stretch in sight stands out as the strongest: the sub-periods of those years that are tied to the matter and favourable, by the tones and
 * ties of every table: the two closest, in the order of time. Empty where a strongest stretch has been found, or sub-periods have no dates.
 */
export function betterPeriods(c: Composer, topic: MainTopic): DashaDates[] {
  const { grain, antars } = c.dashas
  const dated = grain === 'antar' || grain === 'pratyantar'
  if (!dated || undated(c, topic) || strongestOf(allWindows(c)[topic]) !== undefined || (topic === 'love' && c.asker.age < COURTED))
    return []
  const end = addYears(c.input.asOf, SIGHT_YEARS)
  const reach = topic === 'career' ? postSpan(c) : null
  // a graha that speaks against the matter brings no better years for it
  const against = new Set(readings(c)[topic].against.flatMap(({ carriers }) => carriers))
  return (
    antars
      .filter(({ from, to, lords }) => daysBetween(c.input.asOf, to) >= LEAST_LEFT_DAYS && from < end && !against.has(lords[1] as Graha))
      // no post comes outside the years in which it can follow an examination
      .filter(({ from, to }) => reach === null || daysBetween(laterOf(from, reach.from), earlierOf(to, reach.to)) >= LEAST_LEFT_DAYS)
      .filter((period) => periodTie(c, period, topic) >= TIED && periodTone(c, period) === 'well')
      .toSorted((a, b) => periodTie(c, b, topic) - periodTie(c, a, topic))
      .slice(0, MOST_BETTER)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  )
}

/** True for somebody who is not yet bound, and whose stretches of love are those of a marriage. */
export function waitsForMarriage(c: Composer, topic: MainTopic): boolean {
  const kind = topic === 'love' ? kindOf(c, topic) : null
  return kind === 'love.open' || kind === 'love.again' || kind === 'love.partner' || kind === 'love.unready'
}

/** The same as a sentence, on the first page and in the chapter. */
export function betterLines(c: Composer, topic: MainTopic, place: 'page' | 'chapter' = 'chapter'): Line[] {
  // whoever waits for a marriage is told where to look in a line of their own (love-ahead.ts)
  const found = waitsForMarriage(c, topic) ? [] : betterPeriods(c, topic)
  // beside a near time page 1 looks no further than an answer does
  const hasNear = place === 'page' && windows(c)[topic].some((window) => isSpoken(c, window))
  const periods = hasNear ? found.filter((period) => isSpoken(c, period)) : found
  if (periods.length === 0) return found.length === 0 ? [] : [c.line([readings(c)[topic].id], 'window.better.none')]
  const { errorDays } = c.dashas
  const spans = periods.map(({ from, to, lords }) =>
    c.say(from <= c.input.asOf ? 'window.better.now' : 'window.better.span', {
      from: c.date(from, errorDays),
      to: c.date(to, errorDays),
      antar: c.graha(lords[1] as Graha),
    }),
  )
  const ids = periods.map((period) => periodFinding(c, period))
  // nobody is sent to wait years for them
  const far = periods.every(({ from }) => from > addYears(c.input.asOf, FAR_YEARS))
  return [
    c.line(
      ids,
      !inFull(c, topic)
        ? 'window.better.brief'
        : far && topic === 'career' && windows(c)[topic].length > 0
          ? 'window.better.far'
          : 'window.better',
      {
        topic: topicTerm(topic),
        spans: { list: spans },
        count: spans.length,
      },
    ),
  ]
}

/** What goes on from the nearest stretch without a gap, up to the first that is told by itself as the first full one or the strongest. */
export function goingOn(c: Composer, topic: MainTopic): Window[] {
  const told = windows(c)[topic]
  const [, ...others] = rowsOf(told)[0] ?? []
  const own = [told.find((window) => !isLighter(window)), strongestOf(allWindows(c)[topic]), nextAfterStrongest(allWindows(c)[topic])]
  const end = others.findIndex((window) => own.includes(window))
  return end < 0 ? others : others.slice(0, end)
}

/** True of parts each of which begins no later than the one before it ends. */
const isUnbroken = (parts: readonly Part[]): boolean => parts.every(({ from }, at) => at === 0 || from <= (parts[at - 1]?.to ?? ''))

/** The same as a sentence, on the first page and in the chapter: until when, and what each part of it is good for. */
export function goesOnLines(c: Composer, topic: MainTopic): Line[] {
  const going = goingOn(c, topic)
  if (going.length === 0) return []
  const spans = going.map((window) => c.say('topic.goesOn.part', { to: endSlot(c, window), what: useWords(c, window) }))
  return [
    c.line(
      going.flatMap(({ ids }) => ids),
      isUnbroken([...(windows(c)[topic][0]?.parts ?? []), ...going.flatMap(({ parts }) => parts)]) ? 'topic.goesOn' : 'topic.goesOn.breaks',
      { spans: { list: spans } },
    ),
  ]
}

/** The first full stretch where a lighter one comes before it and another is the strongest. */
function firstFullOf(c: Composer, topic: MainTopic): Window | undefined {
  const told = windows(c)[topic]
  const full = told.find((window) => !isLighter(window))
  return full === told[0] || full === strongestOf(allWindows(c)[topic]) ? undefined : full
}

/**
 * The stretch after the nearest, where none stands out as the strongest or that one is far: nobody is sent from the nearest straight to one that is years
 * away. None where a full one after it is told.
 */
export function afterOf(c: Composer, topic: MainTopic): Window | undefined {
  const best = strongestOf(allWindows(c)[topic])
  const going = goingOn(c, topic)
  const [first, ...others] = windows(c)[topic]
  const after = others.find((window) => !going.includes(window))
  if (firstFullOf(c, topic) !== undefined || (best !== undefined && best === first)) return undefined
  const end = addYears(c.input.asOf, NEAR_YEARS)
  return after === undefined || after === best || after.from > end || (best !== undefined && best.from <= end) ? undefined : after
}

/** The same as a sentence of the chapter. */
function afterLines(c: Composer, topic: MainTopic): Line[] {
  const after = afterOf(c, topic)
  if (after === undefined) return []
  const mark = isLighter(after) ? c.say('window.lighter') : ''
  const alone = strongestOf(allWindows(c)[topic]) === undefined && betterPeriods(c, topic).length === 0
  return [c.line(after.ids, alone ? 'topic.after' : 'topic.afterNear', spanSlots(c, after, mark))]
}

/** That a full stretch is a weak one all the same, as a clause. */
export const weakText = (c: Composer, { strength }: Window): string => (strength === 'slight' ? c.say('window.weak') : '')

/** What a stretch is good for, in the words of page 1, and how it ranks: that one clock alone speaks, or how strong a full one is among the others. */
function useText(c: Composer, window: Window): string {
  const use = useOf(c, window)
  const what = useWords(c, window)
  if (isLighter(window)) return c.say('window.use.ranked', { what, rank: c.say('window.rank.lighter') })
  const strength = c.say(`window.rank.${window.strength}`)
  if (window === strongestOf(allWindows(c)[window.topic]))
    return c.say('window.use.ranked', { what, rank: c.say('window.rank.first', { strength }) })
  return use === 'prepare' || use === 'take' ? what : c.say('window.use.ranked', { what, rank: strength })
}

/** What opens a stretch, in a few words for a table. */
function reasonOf(c: Composer, window: Window): string {
  const { jupiter, sub, sign, topic, counted, clock, period } = window
  if (jupiter === null) {
    const own = { sub: { term: `grahaBare.${sub?.lords[2] as Graha}` } as const }
    const late = lateOf(c, window)
    return late === null ? c.say('window.opens.dasha', own) : c.say('window.opens.dasha.late', { ...own, ...late })
  }
  const sky = c.say(`window.opens.${counted}.${howOf(window)}`, {
    sign: c.sign(jupiter.sign),
    target: c.sign(sign),
    house: c.house(TOPIC_HOUSE[topic]),
    double: saturnClause(c, window),
  })
  return clock === 'jupiter' && period !== null ? c.say('window.opens.alone', { sky }) : sky
}

type Held = { from: string; to: string; days: number }

/** The passages of a graha through one sign that meet a stretch, each by its own dates, with the days that they share. */
const passesIn = (c: Composer, { parts }: Pick<Window, 'parts'>, { graha, sign }: Stay): Held[] =>
  c.sky[graha as 'saturn' | 'jupiter' | 'rahu']
    .filter((stay) => stay.sign === sign)
    .map((stay) => stayDates(stay, c.input.displayTimeZone))
    .map(({ from, to }) => ({
      from,
      to,
      days: parts.reduce((sum, part) => sum + Math.max(0, daysBetween(laterOf(from, part.from), earlierOf(to, part.to))), 0),
    }))
    .filter(({ days }) => days > 0)

/** From when and until when a graha holds its place in a stretch, where it does so on some of the days alone; null of an edge that it reaches over. */
function heldWithin(c: Composer, window: Pick<Window, 'parts'>, stay: Stay): { from: string | null; to: string | null; passes: Held[] } {
  const { parts } = window
  const passes = passesIn(c, window, stay)
  const [first, last] = [passes[0], passes.at(-1)]
  const all = parts.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)
  const whole = all - passes.reduce((sum, { days }) => sum + days, 0) < LEAST_SHARED_DAYS
  if (first === undefined || last === undefined || whole) return { from: null, to: null, passes: [] }
  return { from: first.from > parts[0].from ? first.from : null, to: last.to < (parts.at(-1) as Part).to ? last.to : null, passes }
}

/** True where days of a stretch lie between two passes through one sign: the graha stands elsewhere on them. */
const isBroken = ({ parts }: Pick<Window, 'parts'>, passes: readonly Held[]): boolean =>
  passes
    .slice(1)
    .some((pass, at) =>
      parts.some((part) => daysBetween(laterOf((passes[at] as Held).to, part.from), earlierOf(pass.from, part.to)) >= LEAST_SHARED_DAYS),
    )

/** The same in brackets; nothing where it holds on all days. */
function heldWhen(c: Composer, window: Pick<Window, 'parts'>, stay: Stay): string {
  const { from, to, passes } = heldWithin(c, window, stay)
  if (passes.length === 0) return ''
  if (!isBroken(window, passes)) {
    if (from === null && to !== null) return c.say('window.when.until', { to: c.date(to) })
    if (to === null && from !== null) return c.say('window.when.from', { from: c.date(from) })
  }
  const spans = passes.map((pass) => c.say('until.span', { from: c.date(pass.from), to: c.date(pass.to) }))
  return c.say('window.when.spans', { spans: { list: spans } })
}

/** What speaks against a stretch, in a few words for a table. */
const noteText = (c: Composer, window: Window, note: WindowNote): string =>
  note.kind === 'lord'
    ? c.say('window.note.lord', { graha: { term: `grahaBare.${note.graha}` } })
    : note.kind === 'rahu' && note.place === 1
      ? c.say('window.note.rahu', { when: heldWhen(c, window, note.stay) })
      : c.say('window.note.graha', {
          graha: { term: `grahaBare.${note.kind}` },
          place: c.house(note.place),
          when: heldWhen(c, window, note.stay),
        })

/** The same of all, for a cell. */
function notesText(c: Composer, window: Window): string {
  const texts: string[] = []
  const notes = [...window.notes, ...window.beside]
  for (const [index, note] of notes.entries()) {
    const before = notes[index - 1]
    const changes = before === undefined || before.kind === 'lord' || note.kind !== before.kind ? null : heldWithin(c, window, before.stay)
    // a graha that goes on to its next place is named once
    if (note.kind !== 'lord' && note.place !== 1 && changes?.from === null && changes.to !== null) {
      const { from, to } = heldWithin(c, window, note.stay)
      if (from === changes.to && to === null && (before as typeof note).place !== 1) {
        texts.pop()
        texts.push(
          c.say('window.note.then', {
            graha: { term: `grahaBare.${note.kind}` },
            first: c.house((before as typeof note).place),
            then: c.house(note.place),
            from: c.date(from),
          }),
        )
        continue
      }
    }
    texts.push(noteText(c, window, note))
  }
  return texts.join('; ')
}

/** Saturn and Jupiter in a demanding place that too little comes of for a note, since the points of the sign soften it. */
function softTexts(c: Composer, window: Window): string[] {
  const { parts } = window
  const noted = [...window.notes, ...window.beside].flatMap((note) => (note.kind === 'lord' ? [] : [`${note.kind} ${note.stay.sign}`]))
  const texts = (['saturn', 'jupiter'] as const).flatMap((graha) =>
    c.sky[graha].flatMap((stay) => {
      const days = stayDates(stay, c.input.displayTimeZone)
      if (!parts.some(({ from, to }) => daysBetween(laterOf(from, days.from), earlierOf(to, days.to)) >= LEAST_SHARED_DAYS)) return []
      const word = passageWord(c, stay)
      if ((word !== 'softened' && word !== 'hard') || noted.includes(`${graha} ${stay.sign}`)) return []
      return [
        c.say(word === 'hard' ? 'window.note.graha' : 'window.note.softened', {
          graha: { term: `grahaBare.${graha}` },
          place: c.house(placeFromMoon(c, stay)),
          when: heldWhen(c, window, stay),
        }),
      ]
    }),
  )
  return [...new Set(texts)]
}

/** All that is against a stretch meanwhile, for a cell: what weighs, then what is softened, else that there is nothing. */
const meanwhileText = (c: Composer, window: Window): string =>
  [notesText(c, window), ...softTexts(c, window)].filter((text) => text !== '').join('; ') || c.say('window.note.none')

/** The same as a part of a sentence. */
const noteClause = (c: Composer, window: Window, note: Exclude<WindowNote, { kind: 'lord' }>): string => {
  return `${placeClause(c, note)}${heldWhen(c, window, note.stay)}`
}

const placeClause = (c: Composer, note: Exclude<WindowNote, { kind: 'lord' }>): string =>
  note.kind === 'rahu' && note.place === 1
    ? c.say('window.clause.rahu')
    : c.say('window.clause.graha', { graha: c.graha(note.kind), place: c.house(note.place) })

/** The slow grahas that press today on a stretch that is open, by its own notes. */
export function slowingNow(c: Composer, { notes, beside }: Window): { texts: string[]; ids: string[] } {
  const { asOf, displayTimeZone } = c.input
  const held = [...notes, ...beside]
    .filter((note) => note.kind !== 'lord')
    .filter(({ stay }) => {
      const { from, to } = stayDates(stay, displayTimeZone)
      return from <= asOf && to > asOf
    })
  return { texts: held.map((note) => placeClause(c, note)), ids: held.map(({ stay }) => gocharaFinding(c, stay).id) }
}

/** What presses on a stretch beside the reason of its advice, and that the step stands with it; of a careful advice only that its own lord is strained. */
export function besideLine(c: Composer, window: Window): Line | null {
  const { ids, topic } = window
  const { hinders } = joinedOf(window)
  // the lord that opens a stretch and strains it stands on both sides, so it is said which side counts for what
  const lord = hinders.slice(1).find(({ note }) => note.kind === 'lord')?.note
  const slowing = hinders.flatMap(({ note, role }) => (role === 'slows' && note.kind !== 'lord' ? [note] : []))
  const how = slowing.every(({ kind }) => kind === 'rahu') ? 'Rahu' : topic === 'love' ? 'Love' : ''
  const others: Slots = { notes: { list: slowing.map((note) => noteClause(c, window, note)) }, count: slowing.length }
  if (lord?.kind !== 'lord') return slowing.length === 0 ? null : c.line(ids, `window.beside${how}`, others)
  const own: Slots = {
    graha: c.grahaStart(lord.graha),
    which: c.say(topic === 'love' ? `window.which.${mannerOf(c, topic) as OfLove}` : 'window.which'),
  }
  if (slowing.length === 0) return c.line(ids, 'window.besideLord', own)
  return c.line(ids, 'window.besideBoth', { lord: c.say('window.besideLord', own), others: c.say(`window.beside${how}`, others) })
}

/** The told stretches of a topic at a glance: when, by whose clock, what opens them, what is meanwhile against, what they are good for. */
export function windowTable(c: Composer, topic: MainTopic, later: readonly Window[] = []): Block[] {
  const told = [...windows(c)[topic], ...later].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (told.length === 0) return []
  const { period } = told[0]
  const errorDays = Math.max(...told.map((window) => window.errorDays))
  return [
    {
      kind: 'table',
      caption: c.say('window.table', {
        topic: captionName(c, topic),
        years: SIGHT_YEARS,
        strongest: strongestOf(allWindows(c)[topic]) === undefined ? '' : c.say('window.tableStrongest'),
        error: errorDays === 0 ? '' : c.say('window.tableError', { days: errorDays }),
      }),
      columns: [
        { label: c.say('table.when'), align: 'start' },
        ...(period === null ? [] : [{ label: c.say('table.period'), align: 'start' as const }]),
        { label: c.say('table.opens'), align: 'start' },
        { label: c.say('table.meanwhile'), align: 'start' },
        { label: c.say('table.goodFor'), align: 'start' },
      ],
      rows: told.map((window) => [
        c.say('ledger.span', edgeSlots(c, window)),
        ...(window.period === null
          ? []
          : [`${c.book.term(`grahaBare.${window.period.lords[0]}`)} / ${c.book.term(`grahaBare.${window.period.lords[1]}`)}`]),
        reasonOf(c, window),
        meanwhileText(c, window),
        useText(c, window),
      ]),
    },
  ]
}
