import type { Graha } from '@disha/contracts/chart'
import type { Composer, Line } from '../compose/composer.ts'
import { isDated, stayNow } from '../compose/current.ts'
import { gocharaFinding, periodFinding } from '../compose/parts.ts'
import { addMonths, addYears } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import { periodTone } from '../rules/period-colour.ts'
import { savFinding, savOf } from '../rules/witnesses.ts'
import { asksOfHousehold } from '../understanding/household.ts'
import { pointsAsked } from '../understanding/points-asked.ts'
import { spanOf } from './answer/answer-stretches.ts'
import { phasesOf } from './debt-course.ts'
import { ledOpenings } from './led-matter.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import { monthsByWorth, quickFinding } from './months.ts'
import { once } from './once.ts'
import { aroundEnd, saturnAround } from './season.ts'
import { shortVerdict, voiceLine } from './short-concerns.ts'
import { judge } from '../rules/grounds.ts'
import { questionMethod } from './verdict.ts'
import type { Item } from './answer/answer-stretches.ts'

/** True where it is asked when those at home are better off, whatever else is asked beside it. */
export const householdAsked = once((c): boolean => pointsAsked(c.whole.input.concern).some(({ words }) => asksOfHousehold(words)))

/** So many times for it are named on page 1. */
const MOST_TIMES = 3
/** More and fewer points than most houses have (BPHS 72.3-6). */
const MANY = 30
const FEW = 25

/** From when it is easier, and what ends then: the last of Saturn’s long passage and of the sub-periods under strain; null where neither runs. */
const easeOfHome = once((c) => {
  const { hard } = phasesOf(c)
  const around = saturnAround(c)
  if (hard === null && around === null) return null
  const bySaturn = around !== null && around.to >= (hard?.to ?? '')
  return {
    from: bySaturn ? around.to : (hard?.to ?? ''),
    errorDays: bySaturn ? 0 : c.dashas.errorDays,
    ids: bySaturn ? [around.id] : (hard?.ids ?? []),
    hard,
    around,
    bySaturn,
  }
})

/** A favourable sub-period: of those that do not end before the day from which it eases the first, and one that comes before it. */
function carriers(c: Composer, day: string): { then: DashaDates | undefined; before: DashaDates | undefined } {
  const good = isDated(c) ? c.dashas.antars.filter((period) => period.to > c.input.asOf && periodTone(c, period) === 'well') : []
  return {
    then: good.find(({ from, to }) => to > addMonths(day, LEAST_MONTHS) && from < addYears(day, 1)),
    before: good.find(({ to }) => to <= addMonths(day, LEAST_MONTHS)),
  }
}
/** A sub-period that goes on for less than this after a day does not carry what comes then. */
const LEAST_MONTHS = 3

/** From when it grows easier at home and why, what presses until then, and the lighter time before it; or that nothing presses. */
function easeLines(c: Composer): Line[] {
  const ease = easeOfHome(c)
  if (ease === null) return [c.line([gocharaFinding(c, stayNow(c, 'saturn')).id], 'household.free')]
  const { hard, around, bySaturn } = ease
  const { errorDays } = c.dashas
  const slotsOf = (period: DashaDates) => ({
    antar: c.graha(period.lords[1] as Graha),
    from: c.date(period.from, errorDays),
    to: c.date(period.to, errorDays),
  })
  const { then, before } = carriers(c, ease.from)
  const passage = around === null ? '' : c.say(`course.saturn.${around.phase}`)
  const list = [
    bySaturn || hard === null ? c.say('household.ends.saturn', { passage }) : c.say('household.ends.period', { antar: c.graha(hard.lord) }),
    ...(then === undefined ? [] : [c.say(then.from <= c.input.asOf ? 'household.carries.now' : 'household.carries', slotsOf(then))]),
  ]
  const thenIds = then === undefined ? [] : [periodFinding(c, then)]
  return [
    c.line([...new Set([...ease.ids, ...thenIds])], 'household.eases', { from: c.date(ease.from, ease.errorDays), list: { list } }),
    ...(hard !== null && around !== null
      ? [
          c.line([...hard.ids, around.id], 'household.press.both', {
            passage,
            antar: c.graha(hard.lord),
            hard: c.date(hard.to, errorDays),
            to: aroundEnd(c, around),
          }),
        ]
      : around !== null
        ? [c.line([around.id], 'household.press.saturn', { passage, to: aroundEnd(c, around) })]
        : hard !== null
          ? [c.line(ease.ids, 'household.press.period', { antar: c.graha(hard.lord) })]
          : []),
    ...(before === undefined
      ? []
      : [c.line([periodFinding(c, before)], before.from <= c.input.asOf ? 'household.before.now' : 'household.before', slotsOf(before))]),
  ]
}

/** How the house of gains is counted in points, where it says something. */
function gainsLine(c: Composer): Line[] {
  const points = savOf(c)?.(11)
  if (points === undefined || (points <= MANY && points >= FEW)) return []
  return [c.line([savFinding(c, 11, 'general')], points > MANY ? 'household.gains.many' : 'household.gains.few', { points })]
}

/** Meanwhile: the easiest month of the year ahead, and the times for the money of the home. */
function meanwhileLines(c: Composer): Line[] {
  const [month] = monthsByWorth(c)
  const openings = ledOpenings(c, 'money')
    .flatMap(({ parts, ids, isFull }) => parts.map((part) => ({ part, ids, isFull })))
    .slice(0, MOST_TIMES)
  return [
    ...(month === undefined ? [] : [c.line([quickFinding(c, month.sun).id], 'household.month', { month: month.label })]),
    ...(openings.length === 0
      ? []
      : [
          c.line([...new Set(openings.flatMap(({ ids }) => ids))], 'household.times', {
            count: openings.length,
            spans: { list: openings.map(({ part, isFull }) => spanOf(c, part, isFull ? '' : c.say('opening.light'))) },
          }),
        ]),
  ]
}

/** The condition of a home, by the one judge of page 1 and of the chapter: from when it is easier and why, what presses, what helps meanwhile. */
export const householdLines = (c: Composer): Line[] => [...easeLines(c), ...gainsLine(c), ...meanwhileLines(c)]

/** The first months in which it is easier, as a row that may fail. */
export function householdEntries(c: Composer): LedgerEntry[] {
  const ease = householdAsked(c) ? easeOfHome(c) : null
  if (ease === null) return []
  const { errorDays: days } = ease
  return [
    {
      from: ease.from,
      to: addMonths(ease.from, 6),
      ...(days === 0 ? {} : { fromErrorDays: days, toErrorDays: days }),
      id: `household.${ease.from}`,
      asked: true,
      statement: c.say('ledger.household'),
      judge: c.say('ledger.judge.household'),
    },
  ]
}

/** What the answer stands on: how money lies and what helps and weighs, one step of this month, and what no chart says of a home. */
export function householdItems(c: Composer): Item[] {
  const found = judge(c, 'money')
  return [
    [...shortVerdict(c, 'money').slice(0, 1), ...voiceLine(c, 'money', found, 'for'), ...voiceLine(c, 'money', found, 'against')],
    [c.line(found.ids, 'household.do')],
    [c.line([questionMethod(c)], 'household.cannot')],
  ]
}
