import type { Graha } from '@disha/contracts/chart'
import type { Composer } from '../compose/composer.ts'
import { periodFinding } from '../compose/parts.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../facts/calendar.ts'
import type { DashaDates } from '../facts/dashas.ts'
import type { House } from '../facts/houses.ts'
import { groundWindows, openingLord, passagesOver } from '../rules/ground-windows.ts'
import { groundPeriods, GROUNDS, isKinGround } from '../rules/grounds.ts'
import { LONGEST_RETREAT_DAYS } from '../rules/passages.ts'
import { periodTone } from '../rules/period-colour.ts'
import { SHORTEST_DAYS, type Part } from '../rules/windows.ts'
import { once } from './once.ts'
import { isEnding } from './season.ts'
import { bestOpening } from './short-concerns.ts'
import type { Concern } from './short-matters.ts'
import type { CaseGround } from './told-case.ts'

/** How far ahead the openings of a matter are listed. */
export const YEARS = 10
/** A relative's own matter is one of so many years. */
export const KIN_YEARS = 5

/** How full a time is: both clocks, with a lord that stands well or has both sides; a tied sub-period alone; Jupiter alone. */
type Kind = 'full' | 'half' | 'period' | 'light'
/** A time that helps a matter; Jupiter's passes around a retreat are spans of one. */
export type Time = {
  kind: Kind
  spans: [Part, ...Part[]]
  what: string
  ids: string[]
  best: boolean
  /** of a sub-period alone: whose it is */
  period?: DashaDates
}

export type Days = { from: string; to: string }

/** What openings leave of a passage of Jupiter, where it is long enough to be used; an end that an opening sets has the margin of that. */
function leftOf(passage: Days, openings: readonly Time[]): Part[] {
  const taken = openings.flatMap(({ spans }) => spans).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const left: Part[] = []
  let rest: Part = { ...passage, fromErrorDays: 0, toErrorDays: 0 }
  for (const span of taken) {
    if (span.to <= rest.from || span.from >= rest.to) continue
    if (span.from > rest.from) left.push({ ...rest, to: span.from, toErrorDays: span.fromErrorDays })
    rest = { ...rest, from: earlierOf(span.to, rest.to), fromErrorDays: span.toErrorDays }
  }
  return [...left, rest].filter(({ from, to }) => daysBetween(from, to) >= SHORTEST_DAYS)
}

/** What no opening holds of Jupiter's passages over the house, each with its returns. */
function lightTimes(c: Composer, house: House, openings: readonly Time[], end: string): Time[] {
  const what = c.say('matter.what.jupiter', { house: c.say(c.timed ? 'plea.house' : 'plea.houseMoon', { house: c.house(house) }) })
  const found: Time[] = []
  let lastSign: number | null = null
  for (const { id, from, to, sign } of passagesOver(c, house)) {
    if (from >= end) continue
    for (const span of leftOf({ from, to }, openings)) {
      const last = found.at(-1)
      if (last !== undefined && sign === lastSign && daysBetween(last.spans.at(-1)?.to ?? to, span.from) <= LONGEST_RETREAT_DAYS) {
        last.spans.push(span)
        last.ids.push(id)
      } else found.push({ kind: 'light', spans: [span], what, ids: [id], best: false })
      lastSign = sign
    }
  }
  return found.slice(0, MOST_LIGHT)
}

/** How far ahead the openings of a matter are listed: a relative's own matter is one of the years at hand. */
export const yearsOf = (led: Concern): number => (isKinGround(led) ? KIN_YEARS : YEARS)

/** Of Jupiter alone the nearest passages are enough. */
const MOST_LIGHT = 4

/** A season stands before the openings that it holds. */
const ORDER: readonly Kind[] = ['period', 'full', 'half', 'light']

/** Every time of the next ten years that helps a matter, soonest first: its openings, the sub-periods tied to it, and Jupiter's passages alone. */
export function timesOf(c: Composer, led: Concern): Time[] {
  const known = madeTimes(c)
  const made = known.get(led) ?? foundTimes(c, led)
  known.set(led, made)
  return made
}

const madeTimes = once((): Map<Concern, Time[]> => new Map())

function foundTimes(c: Composer, led: Concern): Time[] {
  const [house] = GROUNDS[led].houses
  const best = bestOpening(c, led)
  const openings = groundWindows(c, led, yearsOf(led)).flatMap((window) =>
    window.parts.map((days): Time => {
      const { period, how, counted, ids } = window
      return {
        spans: [days],
        ids,
        kind: periodTone(c, period) === 'well' ? 'full' : 'half',
        what: c.say(openingLord(window) === 'jupiter' ? 'matter.what.own' : 'matter.what.opening', {
          antar: c.graha(openingLord(window)),
          how: c.say(`window.how.${how}`),
          area: c.say(`short.area.${counted}`, { house: c.house(house) }),
        }),
        best: best !== undefined && best.from === days.from && best.to === days.to,
      }
    }),
  )
  const { errorDays } = c.dashas
  const end = addYears(c.input.asOf, yearsOf(led))
  const periods = groundPeriods(c, led)
    .filter((period) => periodTone(c, period) !== 'ill' && period.from < end && !isEnding(c, period))
    .map((period): Time => ({
      kind: 'period',
      spans: [{ from: period.from, to: period.to, fromErrorDays: errorDays, toErrorDays: errorDays }],
      what: c.say(`matter.what.period.${periodTone(c, period) as 'well' | 'mixed'}`, { antar: c.graha(lordOf(period)) }),
      ids: [periodFinding(c, period)],
      best: false,
      period,
    }))
  const begin = ({ spans: [first] }: Time): string => laterOf(first.from, c.input.asOf)
  return [...openings, ...periods, ...lightTimes(c, house, openings, end)].toSorted((a, b) =>
    begin(a) === begin(b) ? ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) : begin(a) < begin(b) ? -1 : 1,
  )
}

export const lordOf = ({ lords }: DashaDates): Graha => lords[1] as Graha

/** The times that a light one of a case comes back to around a retreat of Jupiter: page 1, its calendar and the months have them as the chapter does. */
export function passesOf<T extends Part>(c: Composer, ground: CaseGround, time: T): [Part, ...Part[]] {
  const whole = timesOf(c, ground).find(({ kind, spans }) => kind === 'light' && spans.some(({ to }) => to === time.to))
  const rest = whole?.spans.filter(({ from }) => from >= time.to) ?? []
  return [time, ...rest]
}
