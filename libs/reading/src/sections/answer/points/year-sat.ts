import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../../compose/composer.ts'
import { isDated, stayNow, staysAhead } from '../../../compose/current.ts'
import { gocharaFinding, periodFinding } from '../../../compose/parts.ts'
import { sentenceCase } from '../../../compose/sentence-case.ts'
import { addDays, daysBetween, earlierOf, laterOf } from '../../../facts/calendar.ts'
import { entranceMonths } from '../../../rules/entrances.data.ts'
import { passagesOver } from '../../../rules/ground-windows.ts'
import { groundPeriods, judge } from '../../../rules/grounds.ts'
import { passageTone } from '../../../rules/passages.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import type { NamedPeriod } from '../../../understanding/named-dates.ts'
import { plainText } from '../../../understanding/topics.ts'
import { FEWEST_DAYS, monthStart, type Span } from '../../exam-year.ts'
import { labelOf } from '../answer-named.ts'
import { spanAloud } from '../span-aloud.ts'
import { method } from './shared.ts'

type StudyTime = Span & { id: string; errorDays: number; why: string }

/** The house of learning. */
const LEARNING = 5

/** So many days one month has at the most. */
const LONGEST_MONTH = 31

const shared = (a: Span, b: Span): number => daysBetween(laterOf(a.from, b.from), earlierOf(a.to, b.to))

/** What carries study and papers: Jupiter over the 5th house or in the 5th from the Moon, and the sub-periods of examinations that do not press. */
function studyTimes(c: Composer): StudyTime[] {
  const house = c.say(c.timed ? 'plea.house' : 'plea.houseMoon', { house: c.house(LEARNING) })
  const over = passagesOver(c, LEARNING).map(({ id, from, to }): StudyTime => ({
    id,
    from,
    to,
    errorDays: 0,
    why: c.say('point.sitYear.why.jupiter', { house }),
  }))
  const fromMoon = [stayNow(c, 'jupiter'), ...staysAhead(c, 'jupiter')]
    .filter((stay) => passageTone(c, stay) !== 'hard')
    .map((stay) => gocharaFinding(c, stay))
    .filter(({ id, place }) => place === LEARNING && over.every((one) => one.id !== id))
    .map(({ id, from, to }): StudyTime => ({ id, from, to, errorDays: 0, why: c.say('point.sitYear.why.moon') }))
  const periods = (isDated(c) ? groundPeriods(c, 'exam') : [])
    .filter((period) => periodTone(c, period) !== 'ill')
    .map((period): StudyTime => ({
      id: periodFinding(c, period),
      from: period.from,
      to: period.to,
      errorDays: c.dashas.errorDays,
      why: c.say('point.sitYear.why.period', { antar: c.graha(period.lords[1] as Graha) }),
    }))
  return [...over, ...fromMoon, ...periods].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** How far days are covered by times: no day of them, most, or a part. */
function coverOf(days: Span, times: readonly Span[]): 'none' | 'part' | 'most' {
  const covered = times.map((one) => shared(one, days)).filter((count) => count >= FEWEST_DAYS)
  if (covered.length === 0) return 'none'
  return Math.max(...covered) * 2 >= daysBetween(days.from, days.to) ? 'most' : 'part'
}

/** What the usual months of an entrance in a year hold, for a seat whose own dates are not known. */
function usualLine(c: Composer, year: number, times: readonly StudyTime[]): Line[] {
  const months = entranceMonths(plainText(c.whole.input.concern))
  if (months === null) return []
  const daysOf = ([from, to]: readonly [number, number]): Span => ({ from: monthStart(year, from), to: monthStart(year, to + 1) })
  const [papers, seats] = [daysOf(months.papers), daysOf(months.seats)]
  if (papers.from <= c.input.asOf) return []
  const nameOf = ({ from, to }: Span): string =>
    daysBetween(from, to) <= LONGEST_MONTH
      ? c.book.date(from, 'monthName')
      : c.say('point.sitYear.months', { from: c.book.date(from, 'monthName'), to: c.book.date(addDays(to, -1), 'monthName') })
  return [
    c.line([method(c), ...times.map(({ id }) => id)], 'point.sitYear.usual', {
      papers: nameOf(papers),
      seats: nameOf(seats),
      paperHelp: c.say(`point.sitYear.papers.${coverOf(papers, times)}`),
      seatHelp: c.say(`point.sitYear.seats.${coverOf(seats, times)}`),
    }),
  ]
}

/** The times for study that a named year has, by their own days, and what the usual months of its papers hold. */
export function yearHolds(c: Composer, named: NamedPeriod): Line[] {
  const days = { from: laterOf(named.from, c.input.asOf), to: named.to }
  const times = studyTimes(c).filter((one) => shared(one, days) >= FEWEST_DAYS)
  const label = sentenceCase(labelOf(c, named))
  const usual = named.grain === 'year' ? usualLine(c, Number(named.from.slice(0, 4)), times) : []
  if (times.length === 0) return [c.line(judge(c, 'exam').ids, 'point.sitYear.outside', { label }), ...usual]
  return [
    c.line(
      times.map(({ id }) => id),
      'point.sitYear.within',
      {
        label,
        times: {
          list: times.map(({ from, to, errorDays, why }) =>
            c.say('point.sitYear.time', {
              span: spanAloud(c, {
                from: laterOf(from, c.input.asOf),
                to,
                fromErrorDays: from <= c.input.asOf ? 0 : errorDays,
                toErrorDays: errorDays,
              }),
              why,
            }),
          ),
        },
      },
    ),
    ...usual,
  ]
}
