import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { periodFinding } from '../compose/parts.ts'
import { addDays, addYears, daysBetween, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { stayDates } from '../facts/sky.ts'
import { passageTone } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import type { Part } from '../rules/windows.ts'
import { spanOf } from './answer/answer-stretches.ts'
import { lordOf, timesOf, YEARS, type Time } from './matter-times.ts'
import { once } from './once.ts'
import { saturnAround } from './season.ts'
import { bestOpening, fullRuns, nearestTime, NEAR_YEARS } from './short-concerns.ts'
import { matterOf } from './short-matters.ts'
import { methodFinding } from './verdict.ts'

/** A hard sub-period that begins within so many days belongs to the time at hand. */
const NEXT_DAYS = 120
/** What is left of a time is worth naming from so many days on. */
const ROOM_DAYS = 60
/** So many full times are named on page 1, the near ones first; the chapter has them all. */
const MOST_FULL = 3

/** Until when the time ahead is hard, until when it asks for care, and from when it is easier: each with its reason. */
export type Phases = {
  hard: { from: string; to: string; ids: string[]; lord: Graha } | null
  care: { to: string; from: string; ids: string[]; phase: 'sadeSati' | 'dhaiya4' | 'dhaiya8' } | null
}

/** The sub-periods under strain that run now or begin soon, to the end of the last that follows without a gap; and the passage of Saturn that presses beyond them. */
export const phasesOf = once((c): Phases => {
  const { asOf } = c.input
  const ill = isDated(c)
    ? c.dashas.antars.filter((period) => period.to > asOf && periodTone(c, period) === 'ill' && period.from < addYears(asOf, NEAR_YEARS))
    : []
  const run: typeof ill = []
  for (const period of ill)
    if (run.length === 0 ? period.from < addDays(asOf, NEXT_DAYS) : period.from <= (run.at(-1)?.to ?? '')) run.push(period)
  const last = run.at(-1)
  const around = saturnAround(c)
  const presses =
    around !== null &&
    around.stays.some((stay) => passageTone(c, stay) === 'hard' && stayDates(stay, c.input.displayTimeZone).to > asOf) &&
    daysBetween(laterOf(last?.to ?? asOf, asOf), around.to) > ROOM_DAYS
  return {
    hard:
      last === undefined || run[0] === undefined
        ? null
        : { from: run[0].from, to: last.to, ids: run.map((period) => periodFinding(c, period)), lord: lordOf(last) },
    care: presses ? { to: around.to, from: around.from, ids: [around.id], phase: around.phase } : null,
  }
})

/** From when it eases, and by whose sub-period; null where a full opening does it. */
export type Easier = { from: string; errorDays: number; ids: readonly string[]; lord: Graha | null }

/** A help that comes later than so many years after what presses is none of that time. */
const HELP_YEARS = 3

/** The first time after these that helps money: a full opening, or a favourable sub-period that is tied to it. */
function easierOf(c: Composer, phases: Phases): Easier | null {
  const limit = laterOf(endOf(phases), c.input.asOf)
  const times = timesOf(c, 'money').flatMap((time): Easier[] => {
    const [{ to, fromErrorDays }] = time.spans
    const from = laterOf(time.spans[0].from, limit)
    if (!isHelp(c, time) || daysBetween(from, to) < ROOM_DAYS) return []
    return [{ from, errorDays: fromErrorDays, ids: time.ids, lord: time.period === undefined ? null : lordOf(time.period) }]
  })
  const [first] = times.filter(({ from }) => from < addYears(limit, HELP_YEARS)).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return first ?? null
}

const endOf = ({ hard, care }: Phases): string => laterOf(hard?.to ?? '', care?.to ?? '')

/** True of a full opening, and of a sub-period that is favourable as a whole. */
const isHelp = (c: Composer, time: Time): boolean => time.kind === 'full' || time.kind === 'half' || isSeason(c, time)
const isSeason = (c: Composer, { period }: Time): boolean => period !== undefined && periodTone(c, period) === 'well'

/** True where no sub-period under strain follows soon. */
const isFreeAfter = (c: Composer, day: string): boolean =>
  !isDated(c) || c.dashas.antars.every((period) => period.to <= day || period.from > addYears(day, 1) || periodTone(c, period) !== 'ill')

/**
 * How the time ahead lies, in one sentence: hard until, with care until, easier from. Nothing where neither a sub-period nor Saturn presses.
 * @param helps the times that help meanwhile
 */
export function phaseLine(c: Composer, noun: string, easier: Easier | null, helps: readonly Part[] = []): Line[] {
  const phases = phasesOf(c)
  const { hard, care } = phases
  if (hard === null && care === null) return []
  const { errorDays } = c.dashas
  const parts = [
    ...(hard === null
      ? []
      : [
          hard.from <= c.input.asOf
            ? c.say('course.hard', { to: c.date(hard.to, errorDays), antar: c.graha(hard.lord) })
            : c.say('course.hardAhead', { from: c.date(hard.from, errorDays), to: c.date(hard.to, errorDays), antar: c.graha(hard.lord) }),
        ]),
    ...(care === null
      ? []
      : [
          c.say(easier === null && helps.some(({ from }) => from < care.to) ? 'course.careHelped' : 'course.care', {
            to: c.date(care.to),
            passage: c.say(`course.saturn.${care.phase}`),
          }),
        ]),
    ...(easier === null
      ? isFreeAfter(c, endOf(phases))
        ? [c.say('course.after')]
        : []
      : [
          easier.lord === null
            ? c.say('course.easier', { from: c.date(easier.from, easier.errorDays) })
            : c.say('course.easier.period', { from: c.date(easier.from, easier.errorDays), antar: c.graha(easier.lord) }),
        ]),
  ]
  const ids = [...(hard?.ids ?? []), ...(care?.ids ?? []), ...(easier?.ids ?? [])]
  return [c.line([...new Set(ids)], 'course.phases', { noun, list: { list: parts } })]
}

/** A time as page 1 names it: the best opening of the next five years is called so, one by one clock light, and a sub-period by its lord. */
type Named = Part & { ids: readonly string[]; key: 'full' | 'best' | 'light' | 'season'; period?: DashaDates | undefined }

/** The times in which money is put right, soonest first, by the one judge of page 1 and of the chapter. */
export const courseTimes = once((c): Named[] => {
  const best = bestOpening(c, 'money')
  const end = addYears(c.input.asOf, YEARS)
  const runs = fullRuns(c, 'money')
    .filter(({ from }) => from < end)
    .map((run): Named => ({ ...run, key: best !== undefined && run.from <= best.from && best.to <= run.to ? 'best' : 'full' }))
  const near = runs.slice(0, MOST_FULL)
  const told = runs.filter((run) => near.includes(run) || run.key === 'best')
  const nearest = nearestTime(c, 'money')
  const [first] = runs
  const light: Named[] =
    nearest !== null && (first === undefined || nearest.to <= first.from) && !nearest.ids.some((id) => id.startsWith('dasha.'))
      ? [{ ...nearest, key: 'light' }]
      : []
  const season = timesOf(c, 'money').find((time) => isSeason(c, time))
  const whole: Named[] =
    season === undefined || told.some(({ from, to }) => from <= season.spans[0].from && season.spans[0].to <= to)
      ? []
      : [{ ...season.spans[0], ids: season.ids, key: 'season', period: season.period }]
  return [...light, ...told, ...whole].toSorted((a, b) => (a.from < b.from ? -1 : 1))
})

/** What money is asked about for: a debt to be brought down, a loss to be made good, or what comes in to be kept. */
type Aim = 'owed' | 'pressed' | 'money'
const aimOf = (c: Composer): Aim => {
  const matter = matterOf(c, 'money')
  return matter === 'owed' || matter === 'pressed' ? matter : 'money'
}

/** Every time that helps, in order, in one sentence; empty where none is dated. */
export function timesOfMoney(c: Composer): Line[] {
  const times = courseTimes(c)
  if (times.length === 0) return []
  const spans = times.map((time) =>
    c.say(`course.${time.key}`, { span: spanOf(c, time), ...(time.period === undefined ? {} : { antar: c.graha(lordOf(time.period)) }) }),
  )
  return [
    c.line([...new Set(times.flatMap((time) => time.ids))], `course.times.${aimOf(c)}`, { count: times.length, spans: { list: spans } }),
  ]
}

/**
 * Debts, losses or money that does not stay, by their times: how the years ahead lie, every time that helps in order with the best of them named, and that
 * no chart knows the day on which it is over. The one judge of page 1; empty where no time is dated and nothing presses.
 * @param listed false where a table lists the times
 */
export function courseOfMoney(c: Composer, listed = true): Line[] {
  const aim = aimOf(c)
  const phases = phaseLine(c, c.say(`course.noun.${aim}`), easierOf(c, phasesOf(c)), courseTimes(c))
  const full = courseTimes(c).filter(({ key }) => key === 'full' || key === 'best')
  const main = full.find(({ key }) => key === 'best') ?? full[0]
  if (courseTimes(c).length === 0) return phases
  return [
    ...phases,
    // what is said of them all needs them named
    ...(listed || main === undefined ? timesOfMoney(c) : []),
    main === undefined
      ? c.line([methodFinding(c, 'weighing', 'bphs24.145-148')], `course.small.${aim}`, { count: courseTimes(c).length })
      : main.from <= c.input.asOf
        ? c.line(main.ids, `course.planNow.${aim}`, { to: c.date(main.to, main.toErrorDays) })
        : c.line(main.ids, `course.plan.${aim}`, { span: spanOf(c, main) }),
  ]
}
