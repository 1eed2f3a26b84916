import type { Graha } from '@disha/contracts/chart'
import { grahaYuddhas } from '@disha/jyotish/combustion'
import type { Composer } from '../compose/composer.ts'
import { housePaths, isCountedFrom } from '../compose/parts.ts'
import { standing } from '../compose/strength.ts'
import { derivedOf } from '../facts/derived.ts'
import type { House } from '../facts/houses.ts'

export type Lean = 'home' | 'far' | 'even'

type Kind = 'strong' | 'weak' | 'combust' | 'war' | 'seat' | 'kind' | 'harsh' | 'guest'

/** One fact that speaks for home or for distance: what it is, of which grahas, and in which house. */
type Fact = {
  for: 'home' | 'far'
  kind: Kind
  grahas: readonly Graha[]
  /** of which house it is the lord; null of guests */
  of: 1 | 4 | 12 | null
  /** in which house the fact lies */
  house: House
}

/** A lord with all that it says for one side, or the guests of a house: one voice. */
export type Claim = Pick<Fact, 'for' | 'grahas' | 'of'> & { facts: readonly Pick<Fact, 'kind' | 'house'>[] }

export type HomeAndDistance = {
  claims: readonly Claim[]
  home: number
  distance: number
  /** which side has more of these voices */
  byLords: Lean
  /** the points of the 4th and the 12th; null where none are known */
  points: { home: number; far: number } | null
  byPoints: Lean | null
  /** what both come to: where they contradict one another, neither wins */
  sum: Lean
  id: string
}

/** Seats in which the lord of the 4th keeps somebody at home or leads away, and those in which the lord of the 12th leads away or comes home (practice). */
const HOLDS: readonly House[] = [1, 2, 4, 10]
const LEAVES: readonly House[] = [3, 9, 12]
const CARRIES: readonly House[] = [7, 9, 12]
const SETTLES: readonly House[] = [2, 4]
/** Seats of the lagna lord that turn it to another country, and to its own. */
const OUTWARD: readonly House[] = [7, 9, 12]
const HOMEWARD: readonly House[] = [2, 4]
/**
 * The 4th has more points than the 12th in two charts of three, for the lagna gives there: what everybody has is no evidence. So home has the points’
 * voice from this difference on, and distance wherever it has more at all (as in the witness of the points).
 */
const HOME_POINTS = 8
/** So many more harsh grahas than kind ones on the 4th unsettle it: of the nine there are more harsh ones. */
const HARSH_MORE = 2

/** What makes a lord able or unable, for its own side. */
function ofLord(c: Composer, house: 4 | 12): Fact[] {
  const lord = c.facts.main.lordOf(house)
  const [own, other] = house === 4 ? (['home', 'far'] as const) : (['far', 'home'] as const)
  const claim = (side: 'home' | 'far', kind: Kind): Fact => ({ for: side, kind, grahas: [lord], of: house, house })
  const state = standing(c, lord)
  return [
    ...(state === 'plain' ? [] : [claim(state === 'strong' ? own : other, state)]),
    ...(c.facts.combust(lord) ? [claim(other, 'combust')] : []),
    ...(grahaYuddhas(c.chart).some(({ vanquished }) => vanquished === lord) ? [claim(other, 'war')] : []),
  ]
}

/** Where a lord stands; from a house that is counted from itself its place says nothing. */
function ofSeats(c: Composer): Fact[] {
  const view = c.facts.main
  const seat = (house: 1 | 4 | 12, near: readonly House[], far: readonly House[]): Fact[] => {
    const lord = view.lordOf(house)
    const placed = view.houseOf(lord)
    const side = isCountedFrom(c, lord) ? null : near.includes(placed) ? 'home' : far.includes(placed) ? 'far' : null
    return side === null ? [] : [{ for: side, kind: 'seat', grahas: [lord], of: house, house: placed }]
  }
  const lords = [view.lordOf(4), view.lordOf(12)]
  // a lagna lord that rules one of the two houses has its place counted there
  return [...seat(4, HOLDS, LEAVES), ...seat(12, SETTLES, CARRIES), ...(lords.includes(view.lordOf(1)) ? [] : seat(1, HOMEWARD, OUTWARD))]
}

/**
 * Who stands in the 12th, and who stands in or looks at the 4th: the kind keep the home, the harsh unsettle it. Who is heard as a lord, or stands in the
 * 12th, is not heard once more.
 */
function ofGuests(c: Composer, heard: readonly Graha[]): Fact[] {
  const view = c.facts.main
  const lords: readonly Graha[] = [view.lordOf(4), view.lordOf(12)]
  const free = (grahas: readonly Graha[]): Graha[] => grahas.filter((graha) => !lords.includes(graha) && !heard.includes(graha))
  const guests = free(view.occupants(12)).filter((graha) => !isCountedFrom(c, graha))
  const near = free([...view.occupants(4), ...view.aspecting(4)]).filter((graha) => !guests.includes(graha))
  const kind = near.filter((graha) => c.facts.benefic(graha))
  const harsh = near.filter((graha) => !c.facts.benefic(graha))
  return [
    ...(kind.length > harsh.length ? [{ for: 'home', kind: 'kind', grahas: kind, of: null, house: 4 } as const] : []),
    ...(harsh.length - kind.length >= HARSH_MORE ? [{ for: 'far', kind: 'harsh', grahas: harsh, of: null, house: 4 } as const] : []),
    ...(guests.length > 0 ? [{ for: 'far', kind: 'guest', grahas: guests, of: null, house: 12 } as const] : []),
  ]
}

/** A lord that has facts on both sides speaks for the side with more of them, and for neither where they are as many. */
function ofLords(c: Composer): Claim[] {
  const facts = [...ofLord(c, 4), ...ofLord(c, 12), ...ofSeats(c)]
  return ([4, 12, 1] as const).flatMap((of): Claim[] => {
    const own = facts.filter((fact) => fact.of === of)
    const [near, far] = (['home', 'far'] as const).map((side) => own.filter((fact) => fact.for === side))
    if (near.length === far.length) return []
    const side = near.length > far.length ? 'home' : 'far'
    return [{ for: side, grahas: [c.facts.main.lordOf(of)], of, facts: side === 'home' ? near : far }]
  })
}

/**
 * Home against distance, for living: the 4th house and the 12th with their lords (practice), and their points. One judge for every chapter: each
 * graha counts once and on one side, the side with more of them has the lords’ voice, and points that say the contrary leave it open.
 */
export function homeAndDistance(c: Composer): HomeAndDistance {
  const view = c.facts.main
  const [lord4, lord12] = [view.lordOf(4), view.lordOf(12)]
  const lords = ofLords(c)
  const heard = lords.flatMap(({ grahas }) => grahas)
  const guests = ofGuests(c, heard).map(({ kind, house, ...guest }): Claim => ({ ...guest, facts: [{ kind, house }] }))
  const claims = [...lords, ...guests]
  const home = claims.filter((claim) => claim.for === 'home').length
  const distance = claims.length - home
  const byLords = distance > home ? 'far' : home > distance ? 'home' : 'even'
  const { ashtakavarga } = derivedOf(c.chart, c.input.ephemeris)
  const points = ashtakavarga === null ? null : { home: ashtakavarga.sav[view.signOf(4)], far: ashtakavarga.sav[view.signOf(12)] }
  const byPoints = points === null ? null : points.far > points.home ? 'far' : points.home - points.far >= HOME_POINTS ? 'home' : 'even'
  const sum = byPoints === null || byPoints === 'even' || byPoints === byLords ? byLords : byLords === 'even' ? byPoints : 'even'
  const seatClause = (graha: Graha): string =>
    isCountedFrom(c, graha)
      ? c.say('seat.plain', { sign: c.sign(c.facts.sign(graha)) })
      : c.say('seat.house', { house: c.houseName(view.houseOf(graha)) })
  const id = c.find({
    id: 'home.distance',
    topic: 'abroad',
    rule: 'none.h',
    paths: [...new Set(housePaths(view, lord4, lord12, ...claims.flatMap(({ grahas }) => grahas)))],
    why: {
      key: 'why.homeDistance',
      slots: {
        fourth: c.houseName(4),
        twelfth: c.houseName(12),
        lord4: c.grahaStart(lord4),
        placed4: seatClause(lord4),
        lord12: c.graha(lord12),
        placed12: seatClause(lord12),
      },
    },
    polarity: 'mixed',
  })
  return { claims, home, distance, byLords, points, byPoints, sum, id }
}
