import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { periodFinding } from '../compose/parts.ts'
import { addDays, addYears, daysBetween, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { stayDates, type Stay } from '../facts/sky.ts'
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
/** What is left of a debt is reckoned to the end of a time that helps between these years, so that nobody counts on less. */
const RECKON_FROM = 2
const RECKON_TO = 6
/** So many full times are named on page 1, the near ones first; the chapter has them all. */
const MOST_FULL = 3

/** Until when the time ahead is hard, until when it asks for care, and from when it is easier: each with its reason. */
export type Phases = {
  hard: { from: string; to: string; ids: string[]; lord: Graha } | null
  care: { to: string; from: string; ids: string[]; phase: 'sadeSati' | 'dhaiya4' | 'dhaiya8'; stays: readonly Stay[] } | null
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
    care: presses ? { to: around.to, from: around.from, ids: [around.id], phase: around.phase, stays: around.stays } : null,
  }
})

/** From when it eases, and by whose sub-period; null where a full opening does it. */
export type Easier = { from: string; errorDays: number; ids: readonly string[]; lord: Graha | null }

const endOf = ({ hard, care }: Phases): string => laterOf(hard?.to ?? '', care?.to ?? '')

/** True of a sub-period that is favourable as a whole. */
const isSeason = (c: Composer, { period }: Time): boolean => period !== undefined && periodTone(c, period) === 'well'

/** True where no sub-period under strain follows soon. */
export const isFreeAfter = (c: Composer, day: string): boolean =>
  !isDated(c) || c.dashas.antars.every((period) => period.to <= day || period.from > addYears(day, 1) || periodTone(c, period) !== 'ill')

/**
 * How the time ahead lies, in one sentence: hard until, with care until, easier from. Nothing where neither a sub-period nor Saturn presses.
 * @param helps the times that help meanwhile
 * @param eased true where it has been said from when it eases
 */
export function phaseLine(c: Composer, noun: string, easier: Easier | null, helps: readonly Part[] = [], eased = false): Line[] {
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
      ? !eased && isFreeAfter(c, endOf(phases))
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
  return [...whole, ...light, ...told].toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
})

/** What money is asked about for: a debt to be brought down, a loss to be made good, or what comes in to be kept. */
type Aim = 'owed' | 'pressed' | 'money'
const aimOf = (c: Composer): Aim => {
  const matter = matterOf(c, 'money')
  return matter === 'owed' || matter === 'pressed' ? matter : 'money'
}

/** One time in the list, a sub-period with the openings that lie in it or begin in it. */
function timeSaid(c: Composer, time: Named, inner: readonly Named[]): string {
  const said = (one: Named, place: 'course' | 'course.within' | 'course.beyond'): string =>
    c.say(`${place}.${one.key === 'best' ? 'best' : 'full'}`, { span: spanOf(c, one) })
  if (time.period === undefined) return time.key === 'light' ? c.say('course.light', { span: spanOf(c, time) }) : said(time, 'course')
  const slots = { span: spanOf(c, time), antar: c.graha(lordOf(time.period)) }
  if (inner.length === 0) return c.say('course.season', slots)
  const openings = inner.map((one) => said(one, one.to <= time.to ? 'course.within' : 'course.beyond'))
  return c.say('course.season.with', { ...slots, openings: { list: openings } })
}

/** Every time that helps, in order, in one sentence; openings within a sub-period are parts of it. Empty where none is dated. */
export function timesOfMoney(c: Composer): Line[] {
  const times = courseTimes(c)
  if (times.length === 0) return []
  const season = times.find(({ period }) => period !== undefined)
  const isInner = (time: Named): boolean => season !== undefined && time !== season && season.from <= time.from && time.from < season.to
  const inner = times.filter(isInner)
  const spans = times.filter((time) => !isInner(time)).map((time) => timeSaid(c, time, time === season ? inner : []))
  return [
    // a list of its own, whatever else was said of one of its sub-periods
    c.line([...new Set(times.flatMap(({ ids }) => ids)), weighed(c)], `course.times.${aimOf(c)}`, {
      count: spans.length,
      spans: { list: spans },
    }),
  ]
}

const weighed = (c: Composer): string => methodFinding(c, 'weighing', 'bphs24.145-148')

/** From when it eases: the day on which nothing presses any more, if no other sub-period under strain runs then. */
export function easeOf(c: Composer): { from: string; errorDays: number; ids: readonly string[] } | null {
  const phases = phasesOf(c)
  const { hard, care } = phases
  const from = endOf(phases)
  if (from === '') return null
  const running = isDated(c) ? c.dashas.antars.find((period) => period.from <= from && from < period.to) : undefined
  if (running !== undefined && periodTone(c, running) === 'ill') return null
  const byPeriod = hard !== null && hard.to === from
  return { from, errorDays: byPeriod ? c.dashas.errorDays : 0, ids: byPeriod ? hard.ids : (care?.ids ?? []) }
}

/**
 * By about when the rest can be gone: the end of the last time that helps within the years in which people reckon, after the weight has eased; else of the
 * first later one. Where all of them end sooner, it is a first part.
 */
function restOf(c: Composer, ease: string): { by: string; key: 'rest' | 'first'; ids: readonly string[] } | null {
  const times = courseTimes(c).toSorted((a, b) => (a.to < b.to ? -1 : 1))
  const { asOf } = c.input
  const late = times.filter(({ to }) => to >= laterOf(ease, addYears(asOf, RECKON_FROM)))
  const [first] = late
  const rest = late.findLast(({ to }) => to < addYears(asOf, RECKON_TO)) ?? first
  if (rest !== undefined) return { by: rest.to, key: 'rest', ids: rest.ids }
  const last = times.at(-1)
  return last === undefined ? null : { by: last.to, key: 'first', ids: last.ids }
}

const isFull = ({ key }: Named): boolean => key === 'full' || key === 'best'

/** The time for the large step: the best opening, else the first full one or the favourable sub-period of the years at hand, else the first full one of all. */
function mainOf(c: Composer): Named | undefined {
  const times = courseTimes(c)
  const near = times.filter(({ from }) => from < addYears(c.input.asOf, RECKON_TO))
  return times.find(({ key }) => key === 'best') ?? near.find(isFull) ?? near.find(({ key }) => key === 'season') ?? times.find(isFull)
}

/** The reply to "when": from when it eases, the best time for the large step, by about when the rest can be gone, and that no chart has the day. */
function horizonLine(c: Composer, aim: Aim): Line[] {
  const ease = easeOf(c)
  const main = mainOf(c)
  const rest = restOf(c, ease?.from ?? c.input.asOf)
  if (rest === null) return []
  const eases = ease === null ? [] : [c.say('course.eases', { from: c.date(ease.from, ease.errorDays) })]
  // a first part that is paid while the weight still lies is told before its end
  const isBefore = ease !== null && rest.key === 'first' && rest.by < ease.from && main === undefined
  if (isBefore && ease !== null) {
    const parts = [
      c.say(`course.firstBefore.${aim}`, { by: { date: rest.by, grain: 'month' } }),
      c.say('course.easesAll', { from: c.date(ease.from, ease.errorDays) }),
    ]
    return [c.line([...new Set([...ease.ids, ...rest.ids, weighed(c)])], `course.horizon.${aim}`, { list: { list: parts } })]
  }
  const parts = [
    ...eases,
    ...(main === undefined
      ? []
      : main.from <= c.input.asOf
        ? [c.say(`course.mainNow.${aim}`, { to: c.date(main.to, main.toErrorDays) })]
        : [c.say(`course.main.${aim}`, { span: spanOf(c, main) })]),
    main !== undefined && main.to === rest.by
      ? c.say(`course.${rest.key}Then.${aim}`)
      : c.say(`course.${rest.key}.${aim}`, { by: { date: rest.by, grain: 'month' } }),
  ]
  const ids = [...(ease?.ids ?? []), ...(main?.ids ?? []), ...rest.ids, weighed(c)]
  return [c.line([...new Set(ids)], `course.horizon.${aim}`, { list: { list: parts } })]
}

/**
 * Debts, losses or money that does not stay, by their times: from when it eases, the best time and by about when the rest can be gone, what presses until
 * then, and every time that helps in order. The one judge of page 1; empty where no time is dated and nothing presses.
 * @param listed false where a table lists the times
 */
export function courseOfMoney(c: Composer, listed = true): Line[] {
  const aim = aimOf(c)
  const count = courseTimes(c).length
  const phases = phaseLine(c, c.say(`course.noun.${aim}`), null, courseTimes(c), count > 0 && easeOf(c) !== null)
  if (count === 0) return phases
  const small = !courseTimes(c).some(isFull)
  return [
    ...horizonLine(c, aim),
    ...phases,
    // what is said of them all needs them named
    ...(listed || small ? timesOfMoney(c) : []),
    ...(small ? [c.line([weighed(c)], 'course.small', { count })] : []),
  ]
}
