import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../compose/composer.ts'
import { isWithoutPost } from '../../understanding/asker.ts'
import { isDated } from '../../compose/current.ts'
import { addMonths, addYears } from '../../facts/calendar.ts'
import type { MessageKey, Slot, Slots } from '../../phrasebook/phrasebook.ts'
import {
  isLighter,
  isSpoken,
  rowsOf,
  nextAfterStrongest,
  SIGHT_YEARS,
  SPOKEN_YEARS,
  strongestOf,
  type Part,
  type Window,
} from '../../rules/windows.ts'
import { TOPIC_HOUSE, type MainTopic, type TopicReading } from '../../rules/witnesses.ts'
import { isTender } from './answer-subject.ts'
import { allWindows, windows } from '../cache.ts'
import { postSpan } from '../exam-year.ts'
import { aheadLines, laterStretches } from '../love-ahead.ts'
import { tieNames } from '../verdict.ts'
import { mayBegin, takesAny, useOf, useWords } from '../stretch-use.ts'
import { undated } from '../undated.ts'
import { advisedBy, adviceWords, besideLine, betterLines, clockText, endSlot, guardOf, isFullFar, placeSlot } from '../window-lines.ts'
import { nearMonths, type NearMonth } from '../months.ts'

/** One line of the answer: its own sentence first, in strong type, then what it rests on. */
export type Item = readonly Line[]

const NEAREST = 2

/** What begins later than this many years from now is nothing to prepare for today. */
export const NEAR_YEARS = 3

/** True when a stretch runs on the day of the reading. */
export const isOpen = (c: Composer, { from }: Window): boolean => from <= c.input.asOf

export function spanOf(c: Composer, span: Part & { parts?: readonly Part[] }, mark = ''): string {
  const to = endSlot(c, span, mark)
  return span.from <= c.input.asOf
    ? c.say('answer.spanNow', { to })
    : c.say('answer.span', { from: c.date(span.from, span.fromErrorDays), to })
}

/** The strongest full stretch in sight of a topic; undefined where none is. */
const bestOf = (c: Composer, topic: MainTopic): Window | undefined => strongestOf(allWindows(c)[topic])

/** The two nearest stretches, the nearest full one and the strongest, in the order of time; one that goes on from another is told with that. */
export function chosenStretches(c: Composer, topic: MainTopic): Window[] {
  const rows = rowsOf(allWindows(c)[topic])
  const best = bestOf(c, topic)
  const full = rows.flat().find((window) => !isLighter(window))
  // where the strongest is near, what follows it is named too
  const isNear = best !== undefined && (rows[0]?.includes(best) === true || best.from < addYears(c.input.asOf, NEAR_YEARS))
  const then = isNear ? nextAfterStrongest(allWindows(c)[topic]) : undefined
  return rows.flatMap((row, index) =>
    row.filter((window, at) => (index < NEAREST && at === 0) || window === best || window === full || window === then),
  )
}

/** A stretch for a headline: the days of its first part alone. */
const headSpan = (c: Composer, { parts: [first] }: Window, mark = ''): string => spanOf(c, first, mark)

/** The stretches of a field by time as the table of its chapter has them: what the numbered items count and list. */
export const listedStretches = (c: Composer, topic: MainTopic): readonly Window[] => windows(c)[topic]

/** The stretches that page 1 lists, by time: those within the years of an answer, and later ones too where none of these can be used. */
export function spokenStretches(c: Composer, topic: MainTopic): readonly Window[] {
  const listed = listedStretches(c, topic)
  const near = listed.filter((stretch) => isSpoken(c, stretch))
  return near.some((stretch) => useOf(c, stretch) !== 'prepare') ? near : listed
}

/** Of the stretches on page 1 the one to prefer; `near` where the strongest of all is too far off to be told here. */
type Best = { window: Window | undefined; near: boolean }

function bestTold(c: Composer, topic: MainTopic, told: readonly Window[]): Best {
  const best = bestOf(c, topic)
  if (best === undefined || told.includes(best)) return { window: best, near: false }
  return { window: told.length > 1 ? (strongestOf(told) ?? told.find((stretch) => mayBegin(c, stretch))) : undefined, near: true }
}

/** The further parts of a stretch whose first one was told. */
function againLines(c: Composer, stretch: Window, which: 'it' | 'first' | 'second'): Line[] {
  const [, ...others] = stretch.parts
  if (others.length === 0) return []
  const spans = others.map((part) =>
    c.say('until.span', { from: c.date(part.from, part.fromErrorDays), to: c.date(part.to, part.toErrorDays) }),
  )
  return [c.line(stretch.ids, `answer.again.${which}`, { spans: { list: spans } })]
}

/** What makes a stretch: the lord of its sub-period with its tie, and Jupiter on the house, with or without Saturn. */
function whyOf(c: Composer, window: Window): string {
  const { topic, from, period, counted, saturns, jupiter, sign } = window
  if (isLighter(window)) return clockText(c, window)
  const area = c.say(`answer.why.area.${counted}`, { house: c.house(TOPIC_HOUSE[topic]), topic: c.say(`window.area.${topic}`) })
  const how = c.say(`window.how.${jupiter?.sign === sign ? 'in' : 'sees'}`)
  const slots = { area, how, double: saturns.length > 0 ? c.say('window.clock.double') : '' }
  const antar = period?.lords[1] as Graha
  const [tie] = tieNames(c, antar, topic)
  const now = from <= c.input.asOf
  const key = antar === 'jupiter' ? (now ? 'answer.why.ownNow' : 'answer.why.own') : now ? 'answer.why.windowNow' : 'answer.why.window'
  return c.say(key, { ...slots, antar: c.graha(antar), tie: tie as Slot })
}

/** What a stretch asks for and why, as one sentence; nothing where it asks for no more than a step. */
export function adviceLine(c: Composer, stretch: Window): Line | null {
  const advised = advisedBy(stretch)
  const words = adviceWords(c, stretch)
  const lord = stretch.period?.lords[1]
  if (takesAny(c, stretch)) return c.line(stretch.ids, 'answer.advice.without')
  if (advised === 'begin' || advised === 'plan.lighter') return null
  return c.line(stretch.ids, `answer.advice.${words as Exclude<typeof words, 'begin' | `plan.lighter${string}` | `${string}.without`>}`, {
    ...placeSlot(c, stretch),
    ...(lord === undefined ? {} : { antar: c.grahaStart(lord), guard: guardOf(c, lord, stretch.topic) }),
  })
}

/** How good a stretch is among others, what it asks for, and what presses on it beside that. */
const adviceLines = (c: Composer, stretch: Window, best?: Window): Line[] =>
  [
    // what a stretch to prepare in asks for says that it is no time to decide
    mayBegin(c, stretch) && stretch.strength === 'slight' && stretch !== best
      ? c.line(stretch.ids, 'answer.slight', { what: useWords(c, stretch) })
      : null,
    adviceLine(c, stretch),
    besideLine(c, stretch),
  ].filter((line) => line !== null)

/** Far dates for somebody young: that no stretch stands before them is no refusal. */
const YOUNG = 35
const FAR_YEARS = 5

const farLines = (c: Composer, first: Window): Line[] =>
  c.asker.age < YOUNG && first.from > addYears(c.input.asOf, FAR_YEARS) ? [c.line(first.ids, 'answer.far')] : []

/** That full stretches come late is said where the nearest one is a lighter one. */
function lateLines(c: Composer, chosen: readonly Window[]): Line[] {
  const [first] = chosen
  const full = chosen.find((stretch) => !isLighter(stretch))
  if (first === undefined || !isLighter(first) || full === undefined || !isFullFar(c, first.topic)) return []
  return isSpoken(c, full)
    ? [c.line(full.ids, 'answer.fullLate', { year: full.from.slice(0, 4) })]
    : [c.line(first.ids, 'answer.fullFar', { years: c.say('number', { n: SPOKEN_YEARS }) })]
}

/** That no full stretch comes is said where one could be dated. */
const noFullLines = (c: Composer, first: Window): Line[] => (first.period === null ? [] : [c.line(first.ids, 'answer.noFull')])

const markOf = (c: Composer, stretch: Window, best?: Best): string =>
  isLighter(stretch)
    ? c.say('window.lighter')
    : stretch === best?.window && (best.near || stretch.strength !== 'slight')
      ? c.say(best.near ? 'answer.bestNearMark' : 'answer.bestMark')
      : ['prepare', 'take'].includes(useOf(c, stretch))
        ? c.say('answer.useMark', { what: useWords(c, stretch) })
        : c.say('answer.gradeMark', { grade: c.say(`window.rank.${stretch.strength}`) })

/** Stretches as a list, each with its mark. */
export const spansOf = (c: Composer, list: readonly Window[], best?: Best) => ({
  list: list.map((stretch) => spanOf(c, stretch, markOf(c, stretch, best))),
})

/** Stretches that follow on those named before, by time, none left out. */
const thenLines = (c: Composer, later: readonly Window[], best?: Best): Line[] =>
  later.length === 0
    ? []
    : [
        c.line(
          later.flatMap(({ ids }) => ids),
          'answer.then',
          { spans: spansOf(c, later, best) },
        ),
      ]

/** What the headline of a reply leaves out: further parts, and the stretches after the two nearest. */
function restLines(c: Composer, listed: readonly Window[], best?: Best): Line[] {
  const [first, second] = listed
  return [
    ...(first === undefined ? [] : againLines(c, first, listed.length === 1 ? 'it' : 'first')),
    ...(second === undefined ? [] : againLines(c, second, 'second')),
    ...thenLines(c, listed.slice(NEAREST), best),
  ]
}

/** A stretch further off than this leaves room for smaller openings before it. */
const OPENING_MONTHS = 6

/** The months of the year's chapter that stand under a stretch which is long in coming; none where one is near. */
export function smallerOpenings(c: Composer, topic: MainTopic): NearMonth[] {
  const [next] = chosenStretches(c, topic)
  const limit = addMonths(c.input.asOf, OPENING_MONTHS)
  if ((next !== undefined && next.from <= limit) || (topic === 'love' && isTender(c) && c.asker.bond !== 'parted')) return []
  return nearMonths(c, topic, next?.from ?? addYears(c.input.asOf, 2))
}

/** The one of them that is told by itself, with the easiest month of the year after it where that is another one; undefined where there is none. */
export function singleOpening(
  c: Composer,
  months: readonly NearMonth[],
  rank: 'first' | 'only' | 'both' = 'both',
): { month: NearMonth; text: string; ids: string[] } | undefined {
  const month = (rank === 'first' ? undefined : months.find(({ why }) => why !== 'ask')) ?? months[0]
  if (month === undefined) return undefined
  const text = c.say(`gist.single.${month.why === 'act' ? 'step' : month.why}`, { month: month.label })
  const easiest = rank === 'only' ? undefined : months.find((one) => one !== month && one.why === 'ask')
  if (easiest === undefined) return { month, text, ids: [month.id] }
  return { month, text: c.say('gist.single.then', { first: text, month: easiest.label }), ids: [month.id, easiest.id] }
}

/** The same as a sentence. */
export function openingsLine(c: Composer, topic: MainTopic): Line[] {
  const months = smallerOpenings(c, topic)
  if (months.length === 0) return []
  const list = { list: months.map(({ label, why }) => c.say(`answer.opening.${why}`, { month: label })) }
  const before = chosenStretches(c, topic).length > 0
  return [
    c.line(
      months.map(({ id }) => id),
      before ? 'answer.openings.before' : 'answer.openings.alone',
      { list, count: months.length },
    ),
  ]
}

/** What a stretch is, and how firm its dates are: said once, at the end of the chapter. */
export function stretchLine(c: Composer, ids: readonly string[]): Line {
  const days = c.dashas.errorDays
  return isDated(c) ? c.line(ids, 'question.stretch.dated', { days }) : c.line(ids, 'question.stretch.undated')
}

/** That no stretch is marked: of a post after an examination in the years in which it can follow. */
const noneKey = <Key extends 'answer.nextNone' | 'answer.when.none'>(c: Composer, topic: MainTopic, key: Key) =>
  topic === 'career' && postSpan(c) !== null ? 'answer.nextNone.after' : key

/** Reply to a question of when: the stretches in order, the strongest with its reason. */
export function whenItem(c: Composer, reading: TopicReading, noun: string): Item {
  if (undated(c, reading.topic)) return []
  const chosen = chosenStretches(c, reading.topic)
  const listed = spokenStretches(c, reading.topic)
  const told = bestTold(c, reading.topic, listed)
  const best = told.window
  const [first] = chosen
  const openings = openingsLine(c, reading.topic)
  const ahead = reading.topic === 'love' ? aheadLines(c, listed, 'page') : []
  const better = betterLines(c, reading.topic, 'page')
  if (first === undefined)
    return [c.line([reading.id], noneKey(c, reading.topic, 'answer.when.none'), { noun }), ...better, ...openings, ...ahead]
  const near = listed.slice(0, NEAREST)
  const ids = near.flatMap((stretch) => stretch.ids)
  // what is told for the case that it has not come by then is counted with the others
  const last = listed.reduce((day, { to }) => (to > day ? to : day), '')
  const further = ahead.length === 0 ? [] : laterStretches(c, last)
  const later = listed.some((stretch) => isSpoken(c, stretch)) ? further.filter((stretch) => isSpoken(c, stretch)) : further
  const isCut = listed.length < listedStretches(c, reading.topic).length || later.length < further.length
  const counted = listed.length + (listed.every(isLighter) ? later.filter(isLighter) : later).length
  const slots = {
    noun,
    n: c.say('number', { n: counted }),
    count: listed.length,
    near: near.length,
    reach: c.say(isCut ? 'answer.reach.near' : 'answer.reach.ahead', { years: c.say('number', { n: SPOKEN_YEARS }) }),
    within: isCut ? ` ${c.say('answer.reach.near', { years: c.say('number', { n: SPOKEN_YEARS }) })}` : '',
    years: c.say('number', { n: isCut ? SPOKEN_YEARS : SIGHT_YEARS }),
    spans: {
      list: near.map((stretch) => {
        const mark = listed.every(isLighter) ? '' : markOf(c, stretch, stretch === first ? undefined : told)
        return headSpan(c, stretch, mark)
      }),
    },
  }
  const { verdict } = reading
  if (listed.every(isLighter))
    return [
      c.line(ids, counted > near.length ? 'answer.when.lighterNear' : 'answer.when.lighter', slots),
      ...restLines(c, listed),
      c.line(first.ids, listed.length === 1 ? 'answer.when.why' : 'answer.when.first', { why: whyOf(c, first) }),
      ...adviceLines(c, first),
      ...openings,
      ...(better.length > 0 ? better : noFullLines(c, first)),
      ...ahead,
    ]
  const key: MessageKey =
    verdict === 'oppose' && reading.topic === 'love' && c.asker.love === 'bond'
      ? 'answer.when.opposeBond'
      : (verdict === 'oppose' || verdict === 'silent') && reading.topic === 'career' && isWithoutPost(c.asker.settled)
        ? 'answer.when.without'
        : verdict === 'oppose' || verdict === 'silent'
          ? `answer.when.${verdict}`
          : counted > near.length
            ? 'answer.when.manyNear'
            : listed.length === 1
              ? 'answer.when.one'
              : 'answer.when.many'
  const why = whyOf(c, best ?? first)
  return [
    c.line(ids, key, slots),
    ...restLines(c, listed, told),
    ...(listed.length === 1
      ? [c.line(first.ids, 'answer.when.why', { why }), ...adviceLines(c, first, best)]
      : best === undefined
        ? [c.line(first.ids, 'answer.when.first', { why }), ...adviceLines(c, first)]
        : best === first
          ? [c.line(best.ids, told.near ? 'answer.when.nearestBest' : 'answer.when.nearest', { why }), ...adviceLines(c, best, best)]
          : [
              c.line(first.ids, 'answer.when.first', { why: whyOf(c, first) }),
              ...adviceLines(c, first),
              c.line(best.ids, `answer.when.best${told.near ? 'Near' : ''}${why === whyOf(c, first) ? 'Same' : ''}`, { why }),
            ]),
    ...openings,
    ...better,
    ...farLines(c, first),
    ...lateLines(c, chosen),
    ...ahead,
  ]
}

/** A trade that runs down is held to the end of a time that is over within so many years, and no longer. */
export const HOLD_YEARS = 2

/** A sentence on a stretch by what it is for, which may be told under another name. */
const namedLine = (c: Composer, { ids }: Window, key: MessageKey, called: string, slots: Slots): Line => {
  const renamed = (noun: string): Line => c.line(ids, key, { ...slots, noun })
  return { ...renamed(called), called, renamed }
}

/** The next stretch, with what follows it unless that is left out, for questions that do not ask when. */
export function nextItem(c: Composer, reading: TopicReading, noun: string, told: 'all' | 'next' = 'all'): Item {
  if (undated(c, reading.topic)) return []
  const chosen = chosenStretches(c, reading.topic)
  const listed = spokenStretches(c, reading.topic)
  const [next, ...later] = listed
  const best = bestTold(c, reading.topic, listed)
  const openings = openingsLine(c, reading.topic)
  const ahead = reading.topic === 'love' && told === 'all' ? aheadLines(c, listed, 'page') : []
  const better = betterLines(c, reading.topic, 'page')
  if (next === undefined)
    return [c.line([reading.id], noneKey(c, reading.topic, 'answer.nextNone'), { noun }), ...better, ...openings, ...ahead]
  if (next.from > addYears(c.input.asOf, NEAR_YEARS))
    return [
      namedLine(c, next, openings.length > 0 ? 'answer.nextFarYet' : 'answer.nextFar', noun, {
        from: c.date(next.from, next.fromErrorDays),
      }),
      ...openings,
      ...(isLighter(next)
        ? [c.line(next.ids, 'answer.nextFarSpan', { span: spanOf(c, next, c.say('window.lighter')) })]
        : mayBegin(c, next) && next.strength === 'slight' && next !== best.window
          ? [c.line(next.ids, 'answer.nextFarSlight', { span: spanOf(c, next), what: useWords(c, next) })]
          : [c.line(next.ids, 'answer.nextFarSpan', { span: spanOf(c, next, markOf(c, next)) }), ...adviceLines(c, next).slice(0, 1)]),
      // nobody is left with the lighter one alone where a full one follows it
      ...thenLines(c, later, best),
      ...better,
      ...farLines(c, next),
      ...ahead,
    ]
  const open = isOpen(c, next)
  const tier = isLighter(next) ? 'Lighter' : ''
  return [
    namedLine(c, next, open ? `answer.nextOpen${tier}` : `answer.next${tier}`, noun, { span: headSpan(c, next) }),
    ...againLines(c, next, 'it'),
    c.line(next.ids, open ? 'answer.nowWhy' : 'answer.nextWhy', { why: whyOf(c, next) }),
    ...adviceLines(c, next, best.near ? undefined : best.window),
    // a smaller opening after the reason, which is the stretch's own
    ...openings,
    ...(later.length === 0 || told === 'next'
      ? []
      : [
          ...thenLines(c, later, best),
          ...(best.window === next ? [c.line(next.ids, best.near ? 'answer.nextBestNear' : 'answer.nextBest')] : []),
        ]),
    ...(better.length > 0 ? better : chosen.every(isLighter) ? noFullLines(c, next) : lateLines(c, chosen)),
    ...ahead,
  ]
}
