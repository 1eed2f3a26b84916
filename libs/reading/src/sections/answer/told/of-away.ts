import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../../compose/composer.ts'
import { isDated } from '../../../compose/current.ts'
import { periodFinding } from '../../../compose/parts.ts'
import { addDays, laterOf } from '../../../facts/calendar.ts'
import { judge } from '../../../rules/grounds.ts'
import { isTiedPeriod } from '../../../rules/periods.ts'
import type { Point } from '../../../understanding/point/points.ts'
import { renewsPermit } from '../../../understanding/renewal.ts'
import type { OF_AWAY } from '../../../understanding/told-facts/away.ts'
import { allWindows, readings } from '../../cache.ts'
import { followingOf } from '../../season.ts'
import { useClause, useOf } from '../../stretch-use.ts'
import { undated } from '../../undated.ts'
import { isOpen } from '../answer-stretches.ts'
import { spanAloud } from '../span-aloud.ts'
import { byVoices, carriage } from './by-voices.ts'
import { dueDay } from './due-day.ts'
import { asksAny, type ToldWriter, type ToldWriters } from './told-writer.ts'
import { lordsOf, periodIds, yearsRun, yearsTold } from './years-run.ts'

/** Staying on in another country, going on from it, or coming home. */
const LIFE: readonly Point[] = [
  'abroad.back',
  'abroad.settle',
  'abroad.should',
  'abroad.country',
  'abroad.visa',
  'abroad.work',
  'abroad.join',
]
/** Where the years that were weigh on what is decided. */
const ROOTS: readonly Point[] = ['abroad.back', 'abroad.settle', 'abroad.should', 'abroad.country', 'abroad.work']
const POSTS: readonly Point[] = ['work.secure', 'work.post', 'work.change', 'work.offer', 'work.back']

/** A file is out so many days before a permit ends; what ends within the next leaves no room, and within the last nobody has papers ready. */
const FILE_DAYS = 90
const READY_DAYS = 14
const FIRST_DAYS = 10

/** A permit that ends: a time before its end in which to file, or none. */
const permitEnds: ToldWriter = (c, told, asked) => {
  const due = dueDay(c, told)
  const { asOf } = c.input
  // whether it is renewed is answered where it is asked
  if (due === null || due.day <= addDays(asOf, READY_DAYS) || c.filed || renewsPermit(c.whole.input.concern)) return []
  if (!asksAny(c, asked, [...LIFE, ...POSTS])) return []
  const day = c.date(due.day)
  const stretch = undated(c, 'abroad')
    ? undefined
    : allWindows(c)
        .abroad.toSorted((a, b) => (a.from < b.from ? -1 : 1))
        .find((window) => window.parts[0].from < addDays(due.day, -READY_DAYS) && useOf(c, window) !== 'prepare')
  if (stretch === undefined) {
    const ready = c.date(laterOf(addDays(due.day, -FILE_DAYS), addDays(asOf, FIRST_DAYS)))
    return [c.line([readings(c).abroad.id], 'told.permitEnds.none', { day, ready })]
  }
  const [part] = stretch.parts
  const use = useClause(c, stretch)
  return [
    isOpen(c, stretch)
      ? c.line(stretch.ids, 'told.permitEnds.open', { day, to: c.date(part.to, part.toErrorDays), use })
      : c.line(stretch.ids, 'told.permitEnds.inside', { day, span: spanAloud(c, part), use }),
  ]
}

/** A place in the line for a green card: what keeps it (US law), and how far the own employer may be leaned on. */
const greenCard: ToldWriter = (c, _told, asked) => {
  if (!asksAny(c, asked, [...LIFE, ...POSTS])) return []
  const { ids } = judge(c, 'job')
  return [c.line(ids, 'told.greenCard.kept'), c.line(ids, `told.greenCard.${carriage(c, 'job')}`)]
}

/** The sub-period that runs and the one after it, against far places. */
function nextTie(c: Composer): Line[] {
  const { running } = c.dashas
  const next = followingOf(c)
  if (running === null || next === undefined || !isDated(c)) return []
  const slots = {
    graha: c.graha(running.antar.lords[1] as Graha),
    next: c.graha(next.lords[1] as Graha),
    date: c.book.date(running.antar.to, 'month'),
  }
  const key = isTiedPeriod(c, next, 'abroad') ? 'tied' : 'untied'
  return [c.line([periodFinding(c, running.antar), periodFinding(c, next)], `told.yearsAway.next.${key}`, slots)]
}

/** Years in another country that are told: which of them the chart ties to far places, and what the next sub-period is to them. */
const yearsAway: ToldWriter = (c, told, asked) => {
  const years = yearsTold(c, told)
  if (years === null || !asksAny(c, asked, [...ROOTS, 'abroad.join'])) return []
  const run = yearsRun(c, years, 'abroad')
  if (run === null) return []
  const periods = run.degree === 'untied' ? run.untied : run.tied
  return [
    c.line(periodIds(c, periods), `told.yearsAway.${run.degree}`, { years, grahas: lordsOf(c, periods) }),
    ...(asksAny(c, asked, ROOTS) ? nextTie(c) : []),
  ]
}

/** What is told of a life in another country, held against the chart. */
export const AWAY_WRITERS: ToldWriters<keyof typeof OF_AWAY> = {
  permitEnds,
  greenCard,
  houseThere: (c, _told, asked) =>
    asked.includes('abroad.back')
      ? byVoices(c, 'home', { well: 'told.houseThere.well', mixed: 'told.houseThere.mixed', ill: 'told.houseThere.ill' })
      : [],
  yearsAway,
}
