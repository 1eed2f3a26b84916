import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { middleOf, polarityOf, ruleOr } from '../compose/parts.ts'
import { addDays, dateIn, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { derivedOf } from '../facts/derived.ts'
import { isGoodPlace, vedhasOf, type Vedha } from '../facts/gochara.ts'
import { houseOfSign, type House } from '../facts/houses.ts'
import { stayDates, type Stay, type Station } from '../facts/sky.ts'
import type { Slots } from '../phrasebook/phrasebook.ts'
import { BAD_POINTS, GOOD_POINTS, passageTone, placeFromMoon, pointsOf } from '../rules/passages.ts'
import { isLighter, type Part, type Window, type WindowAdvice } from '../rules/windows.ts'
import { MAIN_TOPICS, type MainTopic } from '../rules/witnesses.ts'
import { SHORT_DAYS, type NamedGrain } from '../understanding/named-dates.ts'
import { isTender } from './answer/answer-subject.ts'
import { askedTopics, windows } from './cache.ts'
import { isExaminee } from './exam-year.ts'
import { ownTimes } from './own-times.ts'
import { once } from './once.ts'
import { isOfCompany } from './kin-asked.ts'
import { foremost, useOf } from './stretch-use.ts'

export type Quick = 'mars' | 'mercury' | 'venus'

const QUICK: readonly Quick[] = ['mars', 'venus', 'mercury']

/** A passage that ends within this many days of a month's beginning belongs to the month before. */
const SHORTEST_DAYS = 8

/** Places from the Moon in which the Sun is at his hardest. */
const HARD_FOR_SUN: readonly House[] = [4, 8, 12]

export type Month = { from: string; to: string; label: string; sun: Stay; sunPlace: House; tone: 'good' | 'mixed' | 'hard' }

/** Of a month that has begun so many days must be left for it to be told. */
const FEWEST_DAYS = 15

/** Twelve months from the day of the reading, each the Sun's time in one sign, from the Moon. */
export const monthsAhead = once((c): Month[] =>
  c.sky.sun
    .map((sun) => ({ sun, ...stayDates(sun, c.input.displayTimeZone) }))
    .filter(({ to }) => to >= addDays(c.input.asOf, FEWEST_DAYS))
    .slice(0, 12)
    .map(({ sun, to, ...stay }) => {
      const from = laterOf(stay.from, c.input.asOf)
      return { from, to, label: spanLabel(c, from, to), sun, sunPlace: placeFromMoon(c, sun), tone: toneOf(c, sun, { from, to }) }
    }),
)

/** Two days as a span, the year once where it is the same. */
export function spanLabel(c: Composer, from: string, to: string): string {
  const grain = from.slice(0, 4) === to.slice(0, 4) ? 'dayOfMonth' : 'day'
  return c.say('until.span', { from: c.book.date(from, grain), to: c.book.date(to) })
}

/** The day from which weeks are told again that stand elsewhere with both their days. */
export const dayLabel = (c: Composer, date: string): string => c.book.date(date, 'dayOfMonth')

const ownPoints = (c: Composer, graha: Graha, sign: number): number | null => {
  const bav = derivedOf(c.chart, c.input.ephemeris).ashtakavarga?.bav
  return bav === undefined || graha === 'rahu' || graha === 'ketu' ? null : bav[graha][sign]
}

/** In the middle of a month Saturn and Jupiter both stand in demanding places: such a sky allows no open month. */
function isHeavySky(c: Composer, sun: Stay): boolean {
  const { from, to } = stayDates(sun, c.input.displayTimeZone)
  const noon = `${middleOf(from, to)}T12:00:00.000Z`
  return (['saturn', 'jupiter'] as const).every((graha) => {
    const stay = c.sky[graha].find(({ startAt, endAt }) => startAt <= noon && noon < endAt)
    return stay !== undefined && passageTone(c, stay) === 'hard'
  })
}

/** True where the Sun's good place is blocked for more than half of the days of a month. */
export function isBlocked(c: Composer, sun: Stay, { from, to }: Span): boolean {
  const block = blockOf(c, sun, { from, to })
  return block !== null && daysBetween(block.from, block.to) > daysBetween(from, to) / 2
}

/** The same of a month of the year. */
const isMostlyBlocked = (c: Composer, month: Month): boolean => isBlocked(c, month.sun, month)

/**
 * How the Sun's month leans: its place from the Moon unless blocked for most of it, a step up or down for a sign strong or weak in ashtakavarga
 * (BPHS 72.30-31). Never open where it is blocked for most of its days, nor under a sky in which Jupiter and Saturn both press.
 */
function toneOf(c: Composer, sun: Stay, days: Span): Month['tone'] {
  const place = placeFromMoon(c, sun)
  const blocked = isBlocked(c, sun, days)
  const points = pointsOf(c, sun.sign)
  const base = isGoodPlace('sun', place) ? (blocked ? 0 : 1) : HARD_FOR_SUN.includes(place) ? -1 : 0
  const step = base + (points === null ? 0 : points > GOOD_POINTS ? 1 : points < BAD_POINTS ? -1 : 0)
  return step >= 1 ? (blocked || isHeavySky(c, sun) ? 'mixed' : 'good') : step <= -1 ? 'hard' : 'mixed'
}

export function quickFinding(c: Composer, stay: Stay): { id: string; place: House } {
  const place = placeFromMoon(c, stay)
  const { from, to } = stayDates(stay, c.input.displayTimeZone)
  const rule = `phal26.${stay.graha}.${place}`
  const id = c.find({
    id: `gochara.${stay.graha}.${place}.${from}`,
    topic: 'timing',
    rule,
    paths: ['D1.moon.sign', `transit.${stay.graha}.${middleOf(from, to)}.sign`],
    why: {
      key: 'why.gochara',
      slots: { graha: c.grahaStart(stay.graha), sign: c.sign(stay.sign), place: c.house(place), from: c.date(from), to: c.date(to) },
    },
    polarity: polarityOf(rule),
    window: { from, to, errorDays: 0 },
  })
  return { id, place }
}

export type Span = { from: string; to: string }

const vedhas = (c: Composer, stay: Stay): Vedha[] => vedhasOf(c.sky, stay, c.facts.sign('moon'), c.input.displayTimeZone)

type Blocked = Span & { vedha: Vedha; how: 'all' | 'until' | 'from' | 'between' }

/** The longest block of a passage, or of the days of it that lie within a span; null where the place is free or not good. */
export function blockOf(c: Composer, stay: Stay, within?: Span): Blocked | null {
  const whole = stayDates(stay, c.input.displayTimeZone)
  const span = within === undefined ? whole : { from: laterOf(whole.from, within.from), to: earlierOf(whole.to, within.to) }
  const [longest] = vedhas(c, stay)
    .map((vedha) => ({ vedha, from: laterOf(vedha.from, span.from), to: earlierOf(vedha.to, span.to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))
  if (longest === undefined) return null
  const [first, last] = [daysBetween(span.from, longest.from) <= 2, daysBetween(longest.to, span.to) <= 2]
  return { ...longest, how: first ? (last ? 'all' : 'until') : last ? 'from' : 'between' }
}

/** Why a month is neither open nor quiet: what holds a good place back, or what lifts another; null where nothing does either. */
export function mixedBy(c: Composer, { sun, sunPlace, from, to }: Month): `vedha.${Blocked['how']}` | 'points' | 'sky' | 'lifted' | null {
  const points = pointsOf(c, sun.sign)
  if (!isGoodPlace('sun', sunPlace)) return points !== null && points > GOOD_POINTS ? 'lifted' : null
  const block = blockOf(c, sun, { from, to })
  if (block !== null && isBlocked(c, sun, { from, to })) return `vedha.${block.how}`
  return points !== null && points < BAD_POINTS ? 'points' : 'sky'
}

/** The word of a table for how a month leans: of a mixed one what is good in it and what is not. */
export const toneWord = (c: Composer, month: Month): string => c.say(`tone.month.${toneKind(c, month)}`)

/** How a month leans, and of a mixed one why. */
export function toneKind(c: Composer, month: Month): Month['tone'] | `mixed.${NonNullable<ReturnType<typeof mixedBy>>}` {
  const by = month.tone === 'mixed' ? mixedBy(c, month) : null
  return by === null ? month.tone : `mixed.${by}`
}

/** The same with its finding and dates. */
export function vedhaOf(c: Composer, stay: Stay, within?: Span): { id: string; how: Blocked['how']; slots: Slots } | null {
  const block = blockOf(c, stay, within)
  if (block === null) return null
  const { vedha, from, to, how } = block
  const place = placeFromMoon(c, stay)
  const middle = middleOf(vedha.from, vedha.to)
  const id = c.find({
    id: `vedha.${stay.graha}.${place}.${vedha.by}.${vedha.from}`,
    topic: 'timing',
    rule: ruleOr(`phal26.vedha.${stay.graha}.${place}`, 'practice.vedha'),
    paths: ['D1.moon.sign', `transit.${stay.graha}.${middle}.sign`, `transit.${vedha.by}.${middle}.sign`],
    why: {
      key: 'why.vedha',
      slots: {
        graha: c.grahaStart(stay.graha),
        place: c.house(place),
        by: c.graha(vedha.by),
        blocking: c.house(vedha.place),
        from: c.date(vedha.from),
        to: c.date(vedha.to),
      },
    },
    polarity: 'oppose',
    window: { from: vedha.from, to: vedha.to, errorDays: 0 },
  })
  return { id, how, slots: { graha: c.graha(vedha.by), place: c.house(vedha.place), from: c.date(from), to: c.date(to) } }
}

/** Months that follow each other without a gap, as one time. */
export function joinedMonths(months: readonly Month[]): { from: string; to: string; months: Month[] }[] {
  const runs: { from: string; to: string; months: Month[] }[] = []
  for (const month of months) {
    const last = runs.at(-1)
    if (last?.to === month.from) runs[runs.length - 1] = { from: last.from, to: month.to, months: [...last.months, month] }
    else runs.push({ from: month.from, to: month.to, months: [month] })
  }
  return runs
}

/** House from the lagna, or from the Moon where the lagna is not known. */
export const fieldOf = (c: Composer, sign: number): House => houseOfSign(sign, c.facts.main.firstSign)

const stretchesOfMonths = once((): Map<string, Window[]> => new Map())

/** The stretches that hold more than half of a month, found once a month. */
export function stretchesIn(c: Composer, month: Span): Window[] {
  const found = stretchesOfMonths(c)
  const key = `${month.from} ${month.to}`
  let stretches = found.get(key)
  if (stretches === undefined) found.set(key, (stretches = findStretches(c, month)))
  return stretches
}

function findStretches(c: Composer, month: Span): Window[] {
  const half = daysBetween(month.from, month.to) / 2
  // company is there in every month where a relative's matter is asked about
  return MAIN_TOPICS.filter((topic) => !(topic === 'love' && isOfCompany(c))).flatMap((topic) =>
    windows(c)[topic].filter(({ parts }) =>
      parts.some(({ from, to }) => daysBetween(laterOf(from, month.from), earlierOf(to, month.to)) > half),
    ),
  )
}

/** True where the chapter's own text takes something back from a month: the Sun outside his good places, or blocked there. */
const isTakenBack = (c: Composer, { sun, sunPlace }: Month): boolean => !isGoodPlace('sun', sunPlace) || vedhas(c, sun).length > 0

/** True where the month's own text asks to wait: a graha of requests, papers or drive turns back in it, or Mars makes work uphill. */
export const asksToWait = (c: Composer, month: Month): boolean =>
  stationsOf(c, (date) => date >= month.from && date < month.to).some(
    ({ to, graha }) => to === 'retrograde' && (graha === 'jupiter' || graha === 'mercury' || graha === 'mars'),
  ) || [quickMoves(c, month).care].some((move) => move?.graha === 'mars' && placeFromMoon(c, move.stay) === 10)

/** A month in a stretch counts for more where the stretch may be used, and most where it is one to begin in. */
const stretchWorth = (found: readonly Window[]): number =>
  (found.some(({ advice }) => advice === 'begin') ? 20 : 0) + (found.some(({ advice }) => advice !== 'prepare') ? 40 : 0)

/**
 * Months by how much they carry, the easiest first: what the year says and the ledger tests. An open month comes before every other, one that its own
 * text takes back after the rest of the open ones, one whose good place is blocked for most of its days after all that are free, and one in which a
 * stretch may be used is not the quietest.
 */
export function byWorth(c: Composer, months: readonly Month[]): Month[] {
  const worth = (month: Month): number =>
    (month.tone === 'good' ? 1000 : month.tone === 'hard' ? -1000 : 0) +
    stretchWorth(stretchesIn(c, month)) -
    (isMostlyBlocked(c, month) ? 500 : 0) -
    (month.tone === 'good' && isTakenBack(c, month) ? 200 : 0) -
    (month.tone === 'good' && asksToWait(c, month) ? 200 : 0) +
    (pointsOf(c, month.sun.sign) ?? 0)
  const values = new Map(months.map((month) => [month, worth(month)]))
  return months.toSorted((a, b) => (values.get(b) as number) - (values.get(a) as number))
}

/** So many days of a stretch make it a matter of a month. */
export const FEWEST_SHARED = 8

/**
 * True for a month that is needed: some of it lies in a stretch, to be used, of what was asked about, or of any field where none was, or a short time
 * that is named begins in it.
 */
const isWanted = (c: Composer, month: Month): boolean =>
  MAIN_TOPICS.filter((topic) => askedTopics(c).size === 0 || askedTopics(c).has(topic)).some((topic) =>
    windows(c)[topic].some(
      (window) =>
        useOf(c, window) !== 'prepare' &&
        window.parts.some(({ from, to }) => daysBetween(laterOf(from, month.from), earlierOf(to, month.to)) >= FEWEST_SHARED),
    ),
  ) || ownTimes(c).some(({ from, to }) => from >= month.from && from < month.to && daysBetween(from, to) <= SHORT_DAYS)

/** The quietest of months in their order of worth: the last in which the Sun stands in none of his good places, and which nothing asked for needs. */
export function quietestOf(c: Composer, ordered: readonly Month[]): Month {
  const quiet = ordered.filter(({ sunPlace }) => !isGoodPlace('sun', sunPlace))
  return quiet.findLast((month) => month.tone !== 'good' && !isWanted(c, month)) ?? quiet.at(-1) ?? (ordered.at(-1) as Month)
}

/** The months of the year in that order, found once a reading. */
export const monthsByWorth = once((c): Month[] => byWorth(c, monthsAhead(c)))

/** A month that may be called easy without another sentence taking it back. */
export const isEasy = (c: Composer, month: Month): boolean => month.tone === 'good' && !isTakenBack(c, month)

/** Saturn and Jupiter as far as they stand in demanding places in the middle of a month. */
export function pressingIn(c: Composer, { from, to }: Month): Stay[] {
  const noon = `${middleOf(from, to)}T12:00:00.000Z`
  return (['saturn', 'jupiter'] as const).flatMap((graha) =>
    c.sky[graha].filter((stay) => stay.startAt <= noon && noon < stay.endAt && passageTone(c, stay) === 'hard'),
  )
}

/** What the month in which the Sun crosses the house of a matter is for: to act, to take one step, or to press for nothing. */
export const matterTone = (c: Composer, month: Month, rest: Month): 'good' | 'mixed' | 'hard' =>
  month === rest || month.tone === 'hard' || isMostlyBlocked(c, month)
    ? 'hard'
    : isEasy(c, month) && pressingIn(c, month).length === 0
      ? 'good'
      : 'mixed'

/** The house of a topic that the Sun crosses in its month. */
export const MONTH_HOUSE: Readonly<Record<MainTopic, House>> = { career: 10, love: 7, abroad: 12 }

/** A month of this chapter in which a matter may move before its next stretch: why it is one, and its finding. */
export type NearMonth = { label: string; from: string; to: string; why: 'act' | 'step' | 'open' | 'ask'; id: string }

/**
 * At most two months that end before a day, as the chapter speaks of them: the one in which the Sun crosses the house of the topic, unless that is
 * one to wait in, and the easiest of the year. None where the chapter has no such month. The month of the house in which the Sun stands in none of
 * his good places gives way to the first open month, where one comes in time.
 */
export function nearMonths(c: Composer, topic: MainTopic, until: string): NearMonth[] {
  const ordered = monthsByWorth(c)
  const [best] = ordered
  const rest = quietestOf(c, ordered)
  const told = (month: Month, why: NearMonth['why']): NearMonth => ({
    label: month.label,
    from: month.from,
    to: month.to,
    why,
    id: quickFinding(c, month.sun).id,
  })
  const own = c.timed ? ordered.find(({ sun }) => fieldOf(c, sun.sign) === MONTH_HOUSE[topic]) : undefined
  const tone = own === undefined ? 'hard' : matterTone(c, own, rest)
  const open = isTender(c) ? [] : ordered.filter((month) => month !== rest && month.to <= until && isEasy(c, month))
  // for a form the nearest easy month comes before the month of the house
  const isForForms = topic === 'career' && isExaminee(c)
  const givesWay = open.length > 0 && (isForForms || (own !== undefined && tone === 'mixed' && !isGoodPlace('sun', own.sunPlace)))
  const isAsked =
    best !== undefined &&
    best !== own &&
    best !== rest &&
    best.tone !== 'hard' &&
    !isMostlyBlocked(c, best) &&
    best.to <= until &&
    !isTender(c)
  const [first] = givesWay ? open.toSorted((a, b) => (a.from < b.from ? -1 : 1)) : []
  // where the easiest month is the nearest too, no other one is named
  return [
    ...(own === undefined || tone === 'hard' || own.to > until || givesWay ? [] : [told(own, tone === 'good' ? 'act' : 'step')]),
    ...(first === undefined || (isAsked && best.from <= first.from) ? [] : [told(first, 'open')]),
    ...(isAsked ? [told(best, 'ask')] : []),
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** The months of the year that are easy to ask in, by time; none of them is the one kept for rest. */
export const easyMonths = once((c): Month[] => {
  const rest = quietestOf(c, monthsByWorth(c))
  return isTender(c) ? [] : monthsAhead(c).filter((month) => month !== rest && isEasy(c, month))
})

const ADVICE_WORTH: Readonly<Record<WindowAdvice, number>> = { begin: 6, plan: 4, prepare: 1 }

/** The easiest month of the year, where a stretch holds it, is the one to choose in it. */
const EASIEST_WORTH = 3

/** How a month leans for a field: by its own tone, then where the Sun crosses the house of the field. */
export const leaning = (c: Composer, month: Month, topic: MainTopic | null): number =>
  (isEasy(c, month) ? 4 : month.tone === 'good' ? 3 : 0) +
  (month === monthsByWorth(c)[0] ? EASIEST_WORTH : 0) +
  (topic !== null && c.timed && fieldOf(c, month.sun.sign) === MONTH_HOUSE[topic] ? 1.5 : 0)

/** The months in which something may be chosen: neither a quiet one nor the one kept for rest. */
export const choosable = once((c): Month[] => {
  const rest = quietestOf(c, monthsByWorth(c))
  return monthsAhead(c).filter((month) => month !== rest && month.tone !== 'hard')
})

/**
 * The month to choose among those that stretches of a field hold, the one judge of it for page 1 and for the months: first by what the stretch allows,
 * then by how the month leans.
 */
export function monthToChoose(c: Composer, topic: MainTopic, stretches: readonly Window[]): { month: Month; stretch: Window } | undefined {
  const [best] = choosable(c)
    .flatMap((month) => {
      const stretch = foremost(
        c,
        stretchesIn(c, month).filter((window) => stretches.includes(window)),
      )
      return stretch === undefined ? [] : [{ month, stretch, worth: ADVICE_WORTH[stretch.advice] + leaning(c, month, topic) }]
    })
    .toSorted((a, b) => b.worth - a.worth)
  // weeks to get ready in are not the ones to choose beside a stretch of the same year that bears more
  const isLess = best !== undefined && useOf(c, best.stretch) === 'prepare' && stretches.some((one) => bearsInMonths(c, one))
  return isLess ? undefined : best
}

/** True of a stretch for more than getting ready that lies in the twelve months. */
function bearsInMonths(c: Composer, stretch: Window): boolean {
  const end = monthsAhead(c).at(-1)?.to ?? c.input.asOf
  return useOf(c, stretch) !== 'prepare' && stretch.parts.some(({ from, to }) => from < end && to > c.input.asOf)
}

/** Weeks to choose, by their first and last day and what they are called. */
export type Weeks = Span & { label: string }

/** The days of a month that a stretch holds, the longest of them where it has parts: no weeks are named that lie outside it. */
export function weeksIn(c: Composer, month: Span, parts: readonly Span[]): Weeks {
  const [held] = parts
    .map(({ from, to }) => ({ from: laterOf(from, month.from), to: earlierOf(to, month.to) }))
    .toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))
  const { from, to } = held !== undefined && held.from < held.to ? held : month
  return { from, to, label: spanLabel(c, from, to) }
}

/** So short a time is what a question that names it goes by, and no stretch. */
const IN_MONTHS: readonly NamedGrain[] = ['day', 'weeks', 'month', 'part']

/** The short times that the question names; what is left of a year, or a span from today, is none of its own. */
export const shortTimes = once((c) =>
  ownTimes(c).filter(({ from, to, grain }) => IN_MONTHS.includes(grain) && daysBetween(from, to) <= SHORT_DAYS),
)

/** So many days of a month lie in some parts. */
export const heldDays = (parts: readonly Span[], month: Span): number =>
  parts.reduce((sum, { from, to }) => sum + Math.max(0, daysBetween(laterOf(from, month.from), earlierOf(to, month.to))), 0)

/** A month that a stretch holds more than half of comes before one that it only touches. */
const HELD_WORTH = 8

/** The month that leans best within some days of a field; undefined where none holds enough of them. */
export function bestWithin(c: Composer, topic: MainTopic | null, parts: readonly Span[]): Month | undefined {
  return choosable(c)
    .flatMap((month) => {
      const days = heldDays(parts, month)
      if (days < FEWEST_SHARED) return []
      const held = days > daysBetween(month.from, month.to) / 2 ? HELD_WORTH : 0
      return [{ month, worth: held + leaning(c, month, topic) }]
    })
    .toSorted((a, b) => b.worth - a.worth)[0]?.month
}

/** Part of a stretch, with the end of what goes on from it asking for the same. */
export type Phase = Part & { windows: readonly Window[] }

/** The stretches of a matter by their parts; what goes on without a gap and asks for the same is one. */
export function phasesOf({ stretches }: { stretches: readonly Window[] }): Phase[] {
  const out: Phase[] = []
  for (const part of stretches
    .flatMap((window) => window.parts.map((one): Phase => ({ ...one, windows: [window] })))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = out.at(-1)
    const [one, other] = [last?.windows[0], part.windows[0]]
    const alike = one !== undefined && other !== undefined && one.advice === other.advice && isLighter(one) === isLighter(other)
    if (last !== undefined && alike && last.to >= part.from)
      out[out.length - 1] = {
        ...last,
        to: laterOf(last.to, part.to),
        toErrorDays: part.toErrorDays,
        windows: [...last.windows, ...part.windows],
      }
    else out.push(part)
  }
  return out
}

/** Weeks to choose in a stretch: whether its month is an easy one, and whether they come only when the stretch opens again after a gap. */
export type ChosenWeeks = { weeks: Weeks; id: string; isEasy: boolean; isAgain: boolean }

/** Such weeks in brackets behind the stretch that is named. */
export function weeksAside(c: Composer, { weeks, isEasy, isAgain }: ChosenWeeks): string {
  const kind = isEasy ? 'easiest' : 'best'
  return c.say(isAgain ? `gist.${kind}.again` : `gist.${kind}`, { month: weeks.label })
}

/**
 * The weeks to choose in each stretch of a field, so that "open now" hides no eleven days at its end; none where the question names a time of its own or a
 * loss comes first, in a stretch to prepare in, and where they would fill most of it. The month that is best for all of them is the choice in its own stretch.
 */
export function weeksOf(c: Composer, topic: MainTopic, stretch: Window, all: readonly Window[]): ChosenWeeks | null {
  if (isTender(c) || shortTimes(c).length > 0 || ['prepare', 'take'].includes(useOf(c, stretch))) return null
  const parts = phasesOf({ stretches: all }).filter(({ windows: own }) => own.includes(stretch))
  const best = monthToChoose(c, topic, all)?.month
  const month = best !== undefined && heldDays(parts, best) >= FEWEST_SHARED ? best : bestWithin(c, topic, parts)
  if (month === undefined) return null
  const weeks = weeksIn(
    c,
    month,
    all.flatMap((one) => one.parts),
  )
  const days = stretch.parts.reduce((sum, { from, to }) => sum + Math.max(0, daysBetween(laterOf(from, c.input.asOf), to)), 0)
  // what fills most of the stretch is no choice in it, and what follows it is told of the one that goes on
  const isWithin = stretch.parts.some(({ from, to }) => weeks.from >= from && weeks.from < to)
  const isChoice = isWithin && daysBetween(weeks.from, weeks.to) <= days / 2
  const ahead = stretch.parts.find(({ to }) => to > c.input.asOf)
  const isAgain = ahead !== undefined && weeks.from >= ahead.to
  return isChoice ? { weeks, id: quickFinding(c, month.sun).id, isEasy: isEasy(c, month), isAgain } : null
}

type Move = { graha: Quick; stay: Stay; begins: string; running: boolean; good: boolean; within: Span }

/**
 * The best and the least easy of the quick grahas' moves in a month: what the table of dates holds is not all retold. A passage that runs on the day
 * of the reading belongs to the first month. One that is blocked until the month ends is no help of that month.
 */
export function quickMoves(c: Composer, month: Span): { best: Move | undefined; care: Move | undefined } {
  const moves = QUICK.flatMap((graha) =>
    c.sky[graha].flatMap((stay) => {
      const { from, to } = stayDates(stay, c.input.displayTimeZone)
      const begins = laterOf(from, c.input.asOf)
      if (begins < month.from || begins >= month.to || daysBetween(begins, to) < SHORTEST_DAYS) return []
      const good = isGoodPlace(graha, placeFromMoon(c, stay))
      const within = { from: begins, to: earlierOf(to, month.to) }
      const worth = (good ? 4 : -4) + (ownPoints(c, graha, stay.sign) ?? 4) - (graha === 'mercury' ? 0.5 : 0)
      return [{ graha, stay, begins, running: from < begins, good, within, worth }]
    }),
  ).toSorted((a, b) => b.worth - a.worth)
  const best = moves.find(({ good, stay, within }) => good && blockOf(c, stay, within)?.how !== 'all')
  return { best, care: moves.findLast(({ good }) => !good) }
}

/** The sign a graha is in at a station. */
function signAt(c: Composer, { graha, at }: Station): number | null {
  const stay = c.sky[graha as Quick | 'jupiter' | 'saturn'].find(({ startAt, endAt }) => startAt <= at && at < endAt)
  return stay?.sign ?? null
}

export function stationsOf(c: Composer, within: (date: string) => boolean): (Station & { date: string; sign: number })[] {
  return c.sky.stations.flatMap((station) => {
    const date = dateIn(c.input.displayTimeZone, station.at)
    const sign = signAt(c, station)
    return within(date) && sign !== null ? [{ ...station, date, sign }] : []
  })
}
