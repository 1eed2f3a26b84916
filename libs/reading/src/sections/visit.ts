import type { Composer, Line } from '../compose/composer.ts'
import { addDays, addMonths, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import { judge } from '../rules/grounds.ts'
import { namedPeriods, type NamedPeriod } from '../understanding/named-dates.ts'
import { labelOf } from './answer/answer-named.ts'
import { easyMonths, monthsByWorth, quickFinding, type Month } from './months.ts'
import { once } from './once.ts'
import { methodFinding } from './verdict.ts'
import { visitOf } from './visit-asked.ts'

/**
 * A visit to another country: a journey out and back, read from the 3rd and the 9th, told by weeks of the year ahead and by what its file has to show. No
 * stretch of years, and nothing of a life there.
 */

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

/** A day that is so near is today. */
const SOON_DAYS = 14
/** A file that waits for the end of heavier days still has so many days with the office before the journey. */
const OFFICE_DAYS = 45
/** What is missing is brought together so many days before a file goes in. */
const GATHER_DAYS = 7

const heavyMonths = once((c): Month[] => monthsByWorth(c).filter(({ tone }) => tone === 'hard'))

/** The first day from one on that lies in no heavier month. */
function afterHeavy(c: Composer, day: string): string {
  const held = heavyMonths(c).find(({ from, to }) => from <= day && day < to)
  return held === undefined ? day : afterHeavy(c, held.to)
}

/** How a file goes in: as soon as it is full, about a day, or right after heavier days; and by which day it is full. */
type Filing = { how: 'now' | 'by' | 'after'; day: string; full: string }

/** When a file is handed in, for a told time or the first of the months, whichever comes first: never in days that are called heavier, where another day is left. */
export const filing = once((c): Filing => {
  const { asOf } = c.input
  const aims = [visitMonths(c).months[0]?.from, toldTime(c)?.from].filter((day) => day !== undefined)
  const aim = aims.length === 0 ? null : aims.reduce(earlierOf)
  const wished = aim === null ? asOf : laterOf(asOf, addMonths(aim, -FILE_MONTHS))
  const free = afterHeavy(c, wished)
  if (free !== wished && (aim === null || addDays(free, OFFICE_DAYS) <= aim)) return { how: 'after', day: free, full: free }
  return wished <= addDays(asOf, SOON_DAYS)
    ? { how: 'now', day: wished, full: addDays(asOf, SOON_DAYS) }
    : { how: 'by', day: wished, full: addDays(wished, -GATHER_DAYS) }
})

/** True where a file cannot wait for the end of the heavier days. */
const filedInHeavy = (c: Composer): boolean => filing(c).how !== 'after' && afterHeavy(c, filing(c).day) !== filing(c).day

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
  const { how, day } = filing(c)
  return [
    told !== undefined
      ? c.line(monthIds(c, months), 'point.visit.weeks.near', { label: whenOf(c, told), spans, count: months.length })
      : c.line(monthIds(c, months), named === undefined ? 'point.visit.weeks' : 'point.visit.weeks.other', {
          label: named === undefined ? '' : whenOf(c, named),
          spans,
          count: months.length,
        }),
    c.line([methodFinding(c, 'question', 'bphs24.145-148')], `point.visit.file.${how}`, { day: c.date(day) }),
  ]
}
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
    ...(told.givesUp === null ? [] : [c.line(method, `point.visit.keep.${told.givesUp}`)]),
    c.line(method, !told.host ? 'point.visit.host.none' : told.birth ? 'point.visit.host.birth' : 'point.visit.host'),
    c.line(method, 'point.visit.office'),
  ]
}

/** One thing to do, before the day on which the file goes in. */
export function visitStep(c: Composer): Line {
  const day = earlierOf(addMonths(c.input.asOf, 1), filing(c).full)
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
  const near = told === undefined ? heavyMonths(c) : heavyMonths(c).filter((month) => isNear(month, told))
  const months = near.toSorted((a, b) => (a.from < b.from ? -1 : 1)).slice(0, MOST_MONTHS)
  return months.length === 0
    ? []
    : [
        c.line(monthIds(c, months), filedInHeavy(c) ? 'point.visit.heavy.full' : 'point.visit.heavy', {
          spans: { list: months.map(({ label }) => label) },
          count: months.length,
        }),
      ]
}

/** The same for the chapter on journeys: the weeks with what stands over them, and that the times of years below are for longer roads. */
export function visitChapter(c: Composer): Line[] {
  const { months } = visitMonths(c)
  const { ids, state } = judge(c, 'visit')
  return [
    c.line(ids, `abroad.visit.${state}`),
    c.line([...monthIds(c, months), ...ids], 'abroad.visit.weeks', {
      spans: { list: months.map(({ label }) => label) },
      count: months.length,
    }),
    c.line(ids, 'abroad.visit.below'),
  ]
}
