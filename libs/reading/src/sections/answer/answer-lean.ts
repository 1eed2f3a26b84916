import type { Graha } from '@disha/contracts/chart'
import { isDated, stayNow, staysAhead } from '../../compose/current.ts'
import type { Composer, Line } from '../../compose/composer.ts'
import { gocharaFinding, isNode, lordFinding, periodFinding, standingFinding } from '../../compose/parts.ts'
import { measureOf } from '../../compose/strength.ts'
import { addYears, daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import type { DashaDates } from '../../facts/dashas.ts'
import { wholePercent } from '../../facts/derived.ts'
import { aspectsSign, signLord, type House } from '../../facts/houses.ts'
import { PAIRS_OF_WAYS, type PairOfWays } from '../../understanding/question.ts'
import { periodTone } from '../../rules/period-colour.ts'
import { savFinding, savOf } from '../../rules/witnesses.ts'
import { chosenStretches, spanOf } from './answer-stretches.ts'
import { periodSpan } from '../short-concerns.ts'

/** The houses of each way, its own first (practice); a match by love or by the family has no house of its own. */
const HOUSES_OF_WAY: Readonly<Partial<Record<string, readonly [House, ...House[]]>>> = {
  study: [5, 4],
  job: [6, 10],
  business: [7, 10],
  government: [10],
  private: [6],
  home: [4, 2],
  abroad: [12, 9],
  love: [7, 5],
  career: [10, 6],
  studyHome: [4, 5],
  studyAway: [9, 12],
  post: [6, 10],
  atHome: [4, 2],
  ownWish: [5, 3],
  safeJob: [6, 10],
}

/** So many years ahead the sub-periods are counted, and so many more days make a lean. */
const YEARS = 2
const MORE_DAYS = 180
/** How far two lords, two houses and two passages of Jupiter must lie apart to tip a scale. */
const MORE_PERCENT = 10
const MORE_POINTS = 3
const SOONER_DAYS = 60
/** A stretch for going abroad is near within the first of these, and far beyond the second. */
const NEAR_YEARS = 1
const FAR_YEARS = 3

/** What tips an even scale a little, and to which of the two ways: -1 for the first. */
export type Lean = { lead: -1 | 1; by: 'time' | 'lord' | 'points' | 'jupiter'; ids: string[]; why: Line }

type Named = { house: House; houses: readonly House[]; name: string }
type Sides = readonly [Named, Named]

/**
 * Between two ways of even weight the first of four that tells them apart, always in this order (practice): whose the sub-periods of the next two
 * years are, which lord is the stronger by shadbala, which house has more points (of home and abroad, whose lords and points are weighed already, how
 * near the next stretch for going is), over which house Jupiter passes first. Null where all are silent,
 * or where a way has no house.
 */
export function leanOf(c: Composer, pair: PairOfWays, names: readonly [string, string]): Lean | null {
  const [a, b] = PAIRS_OF_WAYS[pair].map((way, index): Named | null => {
    const houses = HOUSES_OF_WAY[way]
    return houses === undefined ? null : { house: houses[0], houses, name: names[index] as string }
  }) as [Named | null, Named | null]
  if (a === null || b === null) return null
  const sides: Sides = [a, b]
  // of home and distance the lords and the points have been weighed already
  const more = pair === 'homeOrAbroad' ? byStretch(c) : (byLord(c, sides) ?? byPoints(c, sides))
  return byTime(c, sides) ?? more ?? byJupiter(c, sides)
}

/** Going abroad by its next stretch: near, or far off. */
function byStretch(c: Composer): Lean | null {
  if (!isDated(c)) return null
  const [next] = chosenStretches(c, 'abroad')
  if (next === undefined) return null
  if (next.from <= addYears(c.input.asOf, NEAR_YEARS))
    return { lead: 1, by: 'time', ids: next.ids, why: c.line(next.ids, 'answer.lean.near', { span: spanOf(c, next.parts[0]) }) }
  if (next.from <= addYears(c.input.asOf, FAR_YEARS)) return null
  const from = c.date(next.from, next.fromErrorDays)
  return { lead: -1, by: 'time', ids: next.ids, why: c.line(next.ids, 'answer.lean.far', { from }) }
}

/** A node acts for the lord of its sign. */
function isOf(c: Composer, graha: Graha, { houses }: Named): boolean {
  const acts = isNode(graha) ? signLord(c.facts.sign(graha)) : graha
  return houses.some((house) => c.facts.main.lordOf(house) === acts || c.facts.main.houseOf(graha) === house)
}

const lordOf = ({ lords }: DashaDates): Graha => lords[1] as Graha

function byTime(c: Composer, sides: Sides): Lean | null {
  if (!isDated(c)) return null
  const end = addYears(c.input.asOf, YEARS)
  const days = ({ from, to }: DashaDates): number => Math.max(0, daysBetween(laterOf(from, c.input.asOf), earlierOf(to, end)))
  const own = sides.map((side, index) =>
    c.dashas.antars
      .filter((period) => days(period) > 0 && isOf(c, lordOf(period), side) && !isOf(c, lordOf(period), sides[1 - index] as Named))
      // a lord that has to struggle opens neither way
      .filter((period) => periodTone(c, period) !== 'ill')
      .toSorted((one, other) => days(other) - days(one)),
  ) as [DashaDates[], DashaDates[]]
  const [first, second] = own.map((periods) => periods.reduce((sum, period) => sum + days(period), 0)) as [number, number]
  if (Math.abs(first - second) < MORE_DAYS) return null
  const lead = first > second ? -1 : 1
  const [side, periods] = lead < 0 ? [sides[0], own[0]] : [sides[1], own[1]]
  const [longest] = periods as [DashaDates]
  const ids = [periodFinding(c, longest)]
  return {
    lead,
    by: 'time',
    ids,
    why: c.line(ids, 'answer.lean.time', { antar: c.graha(lordOf(longest)), span: periodSpan(c, longest), way: side.name }),
  }
}

function byLord(c: Composer, sides: Sides): Lean | null {
  const [a, b] = sides.map(({ house }) => c.facts.main.lordOf(house)) as [Graha, Graha]
  const [one, other] = [measureOf(c, a), measureOf(c, b)]
  if (one === null || other === null || Math.abs(one - other) < MORE_PERCENT) return null
  const lead = one > other ? -1 : 1
  const [strong, weak] = lead < 0 ? [a, b] : [b, a]
  const [more, less] = lead < 0 ? [one, other] : [other, one]
  const [side, against] = lead < 0 ? sides : ([sides[1], sides[0]] as const)
  const ids = [lordFinding(c, side.house, 'general').id, standingFinding(c, strong), standingFinding(c, weak)]
  return {
    lead,
    by: 'lord',
    ids,
    why: c.line(ids, 'answer.lean.lord', {
      lord: c.graha(strong),
      house: c.house(side.house),
      area: { term: `short.${side.house}` },
      percent: wholePercent(more),
      other: c.graha(weak),
      otherHouse: c.house(against.house),
      less: wholePercent(less),
    }),
  }
}

function byPoints(c: Composer, sides: Sides): Lean | null {
  const points = savOf(c)
  if (points === null || points === undefined) return null
  const [one, other] = sides.map(({ house }) => points(house)) as [number, number]
  if (Math.abs(one - other) < MORE_POINTS) return null
  const lead = one > other ? -1 : 1
  const [side, against] = lead < 0 ? sides : ([sides[1], sides[0]] as const)
  const ids = sides.map(({ house }) => savFinding(c, house, 'general'))
  return {
    lead,
    by: 'points',
    ids,
    why: c.line(ids, 'answer.lean.points', {
      house: c.house(side.house),
      points: points(side.house),
      otherHouse: c.house(against.house),
      less: points(against.house),
    }),
  }
}

function byJupiter(c: Composer, sides: Sides): Lean | null {
  const passages = sides.map(({ house }) => {
    const target = c.facts.main.signOf(house)
    return [stayNow(c, 'jupiter'), ...staysAhead(c, 'jupiter')].find(({ sign }) => sign === target || aspectsSign('jupiter', sign, target))
  })
  const [first, second] = passages.map((stay) => (stay === undefined ? null : gocharaFinding(c, stay)))
  if (first === undefined || second === undefined || (first === null && second === null)) return null
  const [from, other] = [first?.from ?? '9999', second?.from ?? '9999']
  if (first !== null && second !== null && Math.abs(daysBetween(from, other)) < SOONER_DAYS) return null
  const lead = from < other ? -1 : 1
  const [side, told] = lead < 0 ? [sides[0], first] : [sides[1], second]
  if (told === null) return null
  return {
    lead,
    by: 'jupiter',
    ids: [told.id],
    why: c.line([told.id], 'answer.lean.jupiter', {
      house: c.house(side.house),
      span:
        told.from <= c.input.asOf
          ? c.say('answer.spanNow', { to: c.date(told.to) })
          : c.say('answer.span', { from: c.date(told.from), to: c.date(told.to) }),
    }),
  }
}
