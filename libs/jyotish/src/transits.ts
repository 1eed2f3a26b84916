import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { normalise360 } from './angle.ts'
import { longitudeAt } from './apparent-longitude.ts'
import { meanAyanamsa } from './ayanamsa.ts'
import { utOfTt, ttOfUt } from './delta-t.ts'
import { SATURN, TRUE_NODE, type Ephemeris } from './ephemeris.ts'
import { JyotishError } from './errors.ts'
import { MEAN_NODE } from './natal-set.ts'
import { searchCrossings } from './polynomial-search.ts'
import { julianDayOf, utcOf } from './time.ts'

export const TRANSIT_KINDS = ['ingress', 'station', 'conjunction', 'return'] as const
export type TransitKind = (typeof TRANSIT_KINDS)[number]

/** A natal point that a transit can meet. */
export type NatalPoint = 'lagna' | Graha

/**
 * `ingress`: from and to are signs (0-11). `station`: `to` is the new direction. `conjunction`: with a natal point, `natal`.
 * `return`: a graha to its own natal place.
 */
export type Transit = {
  /** UTC, to the millisecond */
  at: string
  graha: Graha
  kind: TransitKind
  from?: number
  to?: number | 'retrograde' | 'direct'
  natal?: NatalPoint
}

export type TransitQuery = {
  fromUtc: string
  toUtc: string
  /** all nine by default */
  grahas?: readonly Graha[]
  /** adds conjunctions with and returns to its points */
  natal?: Chart
  /** all four by default */
  kinds?: readonly TransitKind[]
  /** the natal chart's own by default, else the mean node */
  node?: 'mean' | 'true'
}

/** Stations can lie this far from where the sidereal longitude turns, which is what the search is led by. */
const MARGIN_DAYS = 0.25
/** Two opposite stations nearer than this (days) are rounding of one segment's end, not of the sky. */
const SAME_TURN_DAYS = 0.002
const SIGN_STARTS = Float64Array.from({ length: 12 }, (_, sign) => 30 * sign)

/**
 * Every ingress into a sidereal sign, station, conjunction with a natal point and return between two instants, by time; sidereal is
 * Lahiri. Nothing is sampled: see `polynomial-search.ts`.
 * @throws JyotishError `date_out_of_range` unless the span lies within the ephemeris, `bad_input` when it runs backwards
 */
export function findTransits(ephemeris: Ephemeris, query: TransitQuery): Transit[] {
  const { grahas = GRAHAS, natal, kinds = TRANSIT_KINDS } = query
  const node = query.node ?? natal?.conventions.node ?? 'mean'
  const { fromUt, toUt } = spanOf(ephemeris, query.fromUtc, query.toUtc)
  const found: Found[] = []
  for (const graha of grahas) collect(ephemeris, graha, node, fromUt, toUt, natal, kinds, found)
  found.sort((a, b) => a.ut - b.ut)
  return found.map(({ ut, transit }) => {
    transit.at = utcOf(ut)
    return transit
  })
}

type Found = { ut: number; transit: Transit }

function spanOf(ephemeris: Ephemeris, fromUtc: string, toUtc: string): { fromUt: number; toUt: number } {
  const fromUt = julianDayOf(fromUtc)
  const toUt = julianDayOf(toUtc)
  if (!(fromUt <= toUt)) throw new JyotishError('bad_input', `the span ends before it begins: ${fromUtc} .. ${toUtc}`)
  if (ttOfUt(fromUt) < ephemeris.startJd || ttOfUt(toUt) > ephemeris.endJd)
    throw new JyotishError('date_out_of_range', `${fromUtc} .. ${toUtc} reaches beyond the ephemeris (1900-2099)`)
  return { fromUt, toUt }
}

function collect(
  ephemeris: Ephemeris,
  graha: Graha,
  node: 'mean' | 'true',
  fromUt: number,
  toUt: number,
  natal: Chart | undefined,
  kinds: readonly TransitKind[],
  found: Found[],
): void {
  const index = GRAHAS.indexOf(graha)
  const isNode = index >= TRUE_NODE
  const body = !isNode ? index : node === 'mean' ? MEAN_NODE : TRUE_NODE
  // Ketu stands opposite Rahu: it meets a point when Rahu meets the opposite one
  const offset = graha === 'ketu' ? 180 : 0
  const points = natal ? natalPoints(natal, graha, kinds) : []
  const ingresses = kinds.includes('ingress')
  const { angles, owners } = targetsOf(ingresses, points, offset)
  const keep = (julianDayTt: number, transit: Transit): void => {
    const ut = utOfTt(julianDayTt)
    if (ut >= fromUt && ut < toUt) found.push({ ut, transit })
  }
  const stations: { tt: number; forward: boolean }[] = []
  searchCrossings({
    ephemeris,
    body,
    fromTt: Math.max(ephemeris.startJd, ttOfUt(fromUt) - MARGIN_DAYS),
    toTt: Math.min(ephemeris.endJd, ttOfUt(toUt) + MARGIN_DAYS),
    targets: angles,
    onCrossing: (tt, target, forward) => {
      const owner = owners[target]
      if (typeof owner === 'number') {
        const entered = forward ? owner : (owner + 11) % 12
        keep(tt, { at: '', graha, kind: 'ingress', from: forward ? (owner + 11) % 12 : owner, to: entered })
      } else keep(tt, { at: '', graha, kind: owner === graha ? 'return' : 'conjunction', natal: owner })
    },
    onStation: kinds.includes('station')
      ? (tt, forward) => {
          const previous = stations[stations.length - 1]
          if (previous && tt - previous.tt < SAME_TURN_DAYS && previous.forward !== forward) stations.pop()
          else stations.push({ tt, forward })
        }
      : undefined,
  })
  for (const { tt, forward } of stations) keep(tt, { at: '', graha, kind: 'station', to: forward ? 'direct' : 'retrograde' })
}

function natalPoints(natal: Chart, graha: Graha, kinds: readonly TransitKind[]): { point: NatalPoint; longitude: number }[] {
  if (natal.conventions.ayanamsa !== 'lahiri')
    throw new JyotishError('bad_input', `transits are searched in Lahiri; the natal chart stands in ${natal.conventions.ayanamsa}`)
  const points: { point: NatalPoint; longitude: number }[] = []
  if (kinds.includes('conjunction') && natal.D1.lagna) points.push({ point: 'lagna', longitude: natal.D1.lagna.longitude })
  for (const other of GRAHAS)
    if (kinds.includes(other === graha ? 'return' : 'conjunction')) points.push({ point: other, longitude: natal.D1[other].longitude })
  return points
}

/** Target angles by rising order, each with what it stands for: a sign's number or a natal point. */
function targetsOf(
  ingresses: boolean,
  points: { point: NatalPoint; longitude: number }[],
  offset: number,
): { angles: Float64Array; owners: (number | NatalPoint)[] } {
  const targets: { angle: number; owner: number | NatalPoint }[] = points.map(({ point, longitude }) => ({
    angle: normalise360(longitude - offset),
    owner: point,
  }))
  if (ingresses) for (let sign = 0; sign < 12; sign++) targets.push({ angle: normalise360(SIGN_STARTS[sign] - offset), owner: sign })
  targets.sort((a, b) => a.angle - b.angle)
  return { angles: Float64Array.from(targets, ({ angle }) => angle), owners: targets.map(({ owner }) => owner) }
}

export const SADE_SATI_PHASES = ['rising', 'peak', 'setting'] as const

export type SadeSatiPhase = {
  /** 1 Saturn in the sign before the natal Moon's, 2 in it, 3 in the next */
  phase: 1 | 2 | 3
  name: (typeof SADE_SATI_PHASES)[number]
  startAt: string
  endAt: string
  /** true where the phase began before, or goes on after, the span that was asked for or the ephemeris */
  startClipped: boolean
  endClipped: boolean
}

/**
 * Saturn's passages through the twelfth, first and second sign from the natal Moon's, each entry and re-entry apart. A span that reaches
 * beyond the ephemeris is clipped to it, and the phase that is cut says so.
 * @param moonSign 0-11
 */
export function sadeSati(ephemeris: Ephemeris, moonSign: number, fromUtc: string, toUtc: string): SadeSatiPhase[] {
  if (!(Number.isInteger(moonSign) && moonSign >= 0 && moonSign < 12)) throw new JyotishError('bad_input', `not a sign: ${moonSign}`)
  const fromUt = Math.max(julianDayOf(fromUtc), utOfTt(ephemeris.startJd) + MARGIN_DAYS)
  const toUt = Math.min(julianDayOf(toUtc), utOfTt(ephemeris.endJd) - MARGIN_DAYS)
  if (!(fromUt < toUt)) throw new JyotishError('date_out_of_range', `${fromUtc} .. ${toUtc} holds no span within the ephemeris (1900-2099)`)
  const phases: SadeSatiPhase[] = []
  let startAt = utcOf(fromUt)
  let startClipped = true
  const close = (sign: number, endAt: string, endClipped: boolean): void => {
    const phase = ((sign - moonSign + 13) % 12) + 1
    if (phase === 1 || phase === 2 || phase === 3)
      phases.push({ phase, name: SADE_SATI_PHASES[phase - 1], startAt, endAt, startClipped, endClipped })
  }
  let sign = saturnSign(ephemeris, fromUt)
  for (const { at, to } of findTransits(ephemeris, { fromUtc: startAt, toUtc: utcOf(toUt), grahas: ['saturn'], kinds: ['ingress'] })) {
    close(sign, at, false)
    sign = to as number
    startAt = at
    startClipped = false
  }
  close(sign, utcOf(toUt), true)
  return phases
}

function saturnSign(ephemeris: Ephemeris, ut: number): number {
  const tt = ttOfUt(ut)
  return Math.floor(normalise360(longitudeAt(ephemeris, SATURN, tt) - meanAyanamsa('lahiri', tt)) / 30)
}
