import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../../compose/composer.ts'
import { periodFinding } from '../../compose/parts.ts'
import { addMonths, addYears } from '../../facts/calendar.ts'
import { groundPeriods } from '../../rules/grounds.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { TIED, tieDegree } from '../../rules/periods.ts'
import type { Window } from '../../rules/windows.ts'
import { tieTo } from '../../rules/witnesses.ts'
import { isWithoutPost } from '../../understanding/asker.ts'
import { periodSpan } from '../short-concerns.ts'
import { nearMonths } from '../months.ts'
import { chosenStretches, NEAR_YEARS } from './answer-stretches.ts'

/** So many months of the wait are left unexplained by a sub-period at most. */
const REST_MONTHS = 6

/** Why the nearest time of work is far: the running sub-period has no tie to the matter, or the two clocks do not meet sooner. */
export function waitLine(c: Composer, ids: readonly string[]): Line {
  const { running, grain, errorDays } = c.dashas
  const slots = { matter: c.say('stands.career') }
  const lord = grain === 'none' || grain === 'maha' ? undefined : (running?.antar.lords[1] as Graha | undefined)
  if (running === null || lord === undefined) return c.line(ids, 'far.wait.apart', slots)
  const degree = tieDegree(c, running.antar, 'career')
  if (degree === 'tied') return c.line(ids, 'far.wait.apart', slots)
  const first = farStretch(c)
  return c.line([periodFinding(c, running.antar), ...ids], `far.wait.${degree}`, {
    ...slots,
    // a sub-period that ends long before the stretch is only the first part of the reason
    then: first !== undefined && running.antar.to < addMonths(first.from, -REST_MONTHS) ? c.say('far.wait.then') : '',
    antar: c.graha(lord),
    to: c.date(running.antar.to, errorDays),
  })
}

/** A sub-period of daily work is told before a far stretch where it begins within so many months. */
const PERIOD_MONTHS = 18

/** The stretch of work that comes first, where it is far. */
export function farStretch(c: Composer): Window | undefined {
  const [first] = chosenStretches(c, 'career')
  return first !== undefined && first.from > addYears(c.input.asOf, NEAR_YEARS) ? first : undefined
}

/** What somebody does while a far stretch is long in coming, by what they have. */
export function untilLine(c: Composer): Line[] {
  const first = farStretch(c)
  if (first === undefined) return []
  const { settled, work, trade } = c.asker
  const state = isWithoutPost(settled) ? 'without' : work === 'study' ? 'study' : trade === 'business' || trade === 'post' ? trade : 'any'
  return [c.line(first.ids, `far.do.${state}`)]
}

/** Whoever has no post asks before a stretch that is months away as well: in the kinder months of the year, where the time itself has named none. */
export function askLine(c: Composer, time: Line): Line[] {
  const [first] = chosenStretches(c, 'career')
  if (!isWithoutPost(c.asker.settled) || first === undefined || first.from < addMonths(c.input.asOf, SOON_MONTHS)) return []
  const months = nearMonths(c, 'career', first.from)
  // the time itself, or what is done until it, has said it
  if (months.some(({ id }) => time.ids.includes(id)) || (months.length === 0 && farStretch(c) === first)) return []
  if (months.length === 0) return [c.line(first.ids, 'far.ask.none')]
  return [
    c.line(
      months.map(({ id }) => id),
      'far.ask',
      { months: { list: months.map(({ label }) => label) } },
    ),
  ]
}
/** A stretch that begins within so many months needs nothing before it. */
const SOON_MONTHS = 2

/** Where the first stretch of work is far: why, and whose sub-period puts daily work in front before it. */
export function farLines(c: Composer): Line[] {
  const first = farStretch(c)
  if (first === undefined) return []
  const period = groundPeriods(c, 'job').find(
    (one) =>
      one.from < addMonths(c.input.asOf, PERIOD_MONTHS) &&
      one.from < first.from &&
      periodTone(c, one) !== 'ill' &&
      // what has just been told as without a tie puts nothing in front
      !(one.from <= c.input.asOf && tieTo(c, one.lords[1] as Graha, 'career') < TIED),
  )
  return [
    waitLine(c, first.ids),
    ...(period === undefined
      ? []
      : [
          c.line([periodFinding(c, period)], 'far.near', {
            antar: c.graha(period.lords[1] as Graha),
            span: periodSpan(c, period),
          }),
        ]),
  ]
}
