import type { Composer, Line } from '../compose/composer.ts'
import { addDays, addMonths, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { judge } from '../rules/grounds.ts'
import { namedPeriods, type NamedPeriod } from '../understanding/named-dates.ts'
import { visitAbroad, type VisitAbroad } from '../understanding/visit-abroad.ts'
import { labelOf } from './answer/answer-named.ts'
import { easyMonths, monthsByWorth, quickFinding, type Month } from './months.ts'
import { once } from './once.ts'
import { methodFinding } from './verdict.ts'

/**
 * A visit to another country: a journey out and back, read from the 3rd and the 9th, told by weeks of the year ahead and by what its file has to show. No
 * stretch of years, and nothing of a life there.
 */

/** The visit that the whole question is after; null for any other question, and of those who live abroad themselves. */
export const visitOf = once((c): VisitAbroad | null => (c.asker.abroad ? null : visitAbroad(c.whole.input.concern)))

/** A told time further off than this is none of the twelve months that are read. */
const YEAR_MONTHS = 12
/** Weeks that end so many days before a told time, or begin so many after it, are still near it: what one goes for is not missed by months. */
const NEAR_BEFORE = 120
const NEAR_AFTER = 45
const MOST_MONTHS = 2
/** A file of this kind is handed in so many months before the journey. */
const FILE_MONTHS = 3

/** The time of the visit, where one of the year ahead is named. */
const toldTime = once((c): NamedPeriod | undefined => {
  const { concern, asOf } = c.whole.input
  return namedPeriods(concern, asOf).find(({ from, to, grain }) => to > asOf && from < addMonths(asOf, YEAR_MONTHS) && grain !== 'year')
})

/** True of a month that serves a told time. */
const isNear = (month: Month, told: NamedPeriod): boolean => awayFrom(month, told) <= (month.from >= told.to ? NEAR_AFTER : NEAR_BEFORE)

/** How far a month lies from a told time. */
const awayFrom = (month: Month, told: NamedPeriod): number =>
  month.from < told.to && month.to > told.from
    ? 0
    : month.to <= told.from
      ? daysBetween(month.to, told.from)
      : daysBetween(told.to, month.from)

/** The easier months for the journey and its papers: those nearest a told time, else the first of the year. */
export const visitMonths = once((c): { months: Month[]; told: NamedPeriod | undefined } => {
  const told = toldTime(c)
  const easy = easyMonths(c)
  const byTime = (months: readonly Month[]): Month[] => months.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (told !== undefined) {
    const near = easy
      .filter((month) => isNear(month, told))
      .toSorted((a, b) => awayFrom(a, told) - awayFrom(b, told))
      .slice(0, MOST_MONTHS)
    if (near.length > 0) return { months: byTime(near), told }
  }
  // where no month is called easy the best of the year stands alone
  const all = easy.length > 0 ? byTime(easy) : monthsByWorth(c).slice(0, 1)
  return { months: all.slice(0, MOST_MONTHS), told: undefined }
})

/** The day by which a file is handed in, for a told time or the first of the months, whichever comes first. */
const fileDay = (c: Composer, [first]: readonly Month[]): string => {
  const aims = [first?.from, toldTime(c)?.from].filter((day) => day !== undefined)
  return aims.length === 0 ? c.input.asOf : laterOf(c.input.asOf, addMonths(aims.reduce(earlierOf), -FILE_MONTHS))
}

/** Why those months are called easy: where the Sun stands in them, counted from the Moon. */
export function easyLine(c: Composer): Line[] {
  const { months } = visitMonths(c)
  const places = { list: [...new Set(months.map(({ sunPlace }) => c.house(sunPlace)))] }
  return months.length === 0 || months.some(({ tone }) => tone !== 'good')
    ? []
    : [c.line(monthIds(c, months), 'point.visit.why', { spans: { list: months.map(({ label }) => label) }, places })]
}

const monthIds = (c: Composer, months: readonly Month[]): string[] => months.map(({ sun }) => quickFinding(c, sun).id)

/** A told time within a sentence. */
const whenOf = (c: Composer, told: NamedPeriod): string => (told.grain === 'part' ? lowerFirst(labelOf(c, told)) : labelOf(c, told))
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The easier weeks near the told time, and when the file is to go in for them. */
function visitWeeks(c: Composer): Line[] {
  const { months, told } = visitMonths(c)
  const named = toldTime(c)
  const spans = { list: months.map(({ label }) => label) }
  const day = fileDay(c, months)
  const soon = day <= addDays(c.input.asOf, SOON_DAYS)
  return [
    told !== undefined
      ? c.line(monthIds(c, months), 'point.visit.weeks.near', { label: whenOf(c, told), spans, count: months.length })
      : c.line(monthIds(c, months), named === undefined ? 'point.visit.weeks' : 'point.visit.weeks.other', {
          label: named === undefined ? '' : whenOf(c, named),
          spans,
          count: months.length,
        }),
    c.line([methodFinding(c, 'question', 'bphs24.145-148')], soon ? 'point.visit.file.now' : 'point.visit.file.by', { day: c.date(day) }),
  ]
}
/** A day that is so near is today. */
const SOON_DAYS = 14

/** What ties somebody to their home, by what they do: what an office looks for in the file of a visit. */
function tiesOf(c: Composer): 'trade' | 'post' | 'pension' | 'study' | 'home' {
  const { trade, retired, student } = c.asker
  if (trade === 'business') return 'trade'
  if (retired) return 'pension'
  if (trade === 'post') return 'post'
  return student ? 'study' : 'home'
}

/** What page 1 says of it: how the journey lies, the weeks, what the file has to show from either side, and whose the decision is. */
export function visitLines(c: Composer): Line[] {
  const told = visitOf(c)
  if (told === null) return []
  const { ids, state } = judge(c, 'visit')
  const method = [methodFinding(c, 'question', 'bphs24.145-148')]
  return [
    c.line(ids, `point.visit.${told.refused ? 'again' : 'first'}.${state}`),
    ...visitWeeks(c),
    c.line(method, told.refused ? 'point.visit.ties.again' : 'point.visit.ties', { ties: c.say(`point.visit.tie.${tiesOf(c)}`) }),
    c.line(method, !told.host ? 'point.visit.host.none' : told.birth ? 'point.visit.host.birth' : 'point.visit.host'),
    c.line(method, 'point.visit.office'),
  ]
}

/** One thing to do, by the day on which the file goes in, or by the end of the nearest easy month. */
export function visitStep(c: Composer): Line {
  const { months } = visitMonths(c)
  const [first] = months
  const day = first === undefined ? addMonths(c.input.asOf, 1) : earlierOf(addMonths(c.input.asOf, 1), first.to)
  return c.line(
    [methodFinding(c, 'question', 'bphs24.145-148')],
    visitOf(c)?.refused === true ? 'point.visit.do.again' : 'point.visit.do',
    {
      day: c.date(day),
    },
  )
}

/** The heavier months near the visit, in which nothing of it is decided. */
export function heavyLine(c: Composer): Line[] {
  const told = toldTime(c)
  const heavy = monthsByWorth(c).filter(({ tone }) => tone === 'hard')
  const near = told === undefined ? heavy : heavy.filter((month) => isNear(month, told))
  const months = near.toSorted((a, b) => (a.from < b.from ? -1 : 1)).slice(0, MOST_MONTHS)
  return months.length === 0
    ? []
    : [c.line(monthIds(c, months), 'point.visit.heavy', { spans: { list: months.map(({ label }) => label) }, count: months.length })]
}

/** The same for the chapter on journeys: the weeks with what stands over them, and that the times of years below are for longer roads. */
export function visitChapter(c: Composer): Line[] {
  const { months } = visitMonths(c)
  const { ids } = judge(c, 'visit')
  return [
    c.line([...monthIds(c, months), ...ids], 'abroad.visit.weeks', {
      spans: { list: months.map(({ label }) => label) },
      count: months.length,
    }),
    c.line(ids, 'abroad.visit.below'),
  ]
}
