import type { BirthInput, TimePrecision } from '@disha/contracts/birth'
import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { normalise180, normalise360 } from './angle.ts'
import { longitudeAt } from './apparent-longitude.ts'
import { ayanamsaSpeed, meanAyanamsa } from './ayanamsa.ts'
import { checkedInput, type ChartOptions } from './compute-chart.ts'
import { CYCLE_YEARS, DASHA_LORDS, DASHA_YEARS } from './dasha.ts'
import { apparentSiderealTime, ascendantOf, meanNodeLongitude, meanObliquity } from './earth-orientation.ts'
import { MOON, TRUE_NODE, valueAndSpeedInto, valueAt, type Ephemeris } from './ephemeris.ts'
import { JyotishError } from './errors.ts'
import { houseOf } from './houses.ts'
import { NAKSHATRA_DEGREES, nakshatraOf, padaOf } from './nakshatra.ts'
import { panchanga } from './panchanga.ts'
import { centuries, julianDayOf, SECONDS_PER_DAY, utcOf } from './time.ts'
import { vargaBoundaries, VARGAS, vargaSign, type VargaName } from './vargas.ts'

/** At `at` the fact that a path names turns from `before` to `after`, had the birth been then. */
export type SensitivityChange = { at: string; fact: string; before: string | number | boolean; after: string | number | boolean }

export type SensitivityOptions = ChartOptions & {
  /** instants (UTC ISO) whose dasha lords are watched too, as facts `dashaAt.<instant>.maha|antar|pratyantar` */
  dashaAt?: readonly string[]
}

export const STABILITY_STEPS = [2, 5, 15, 30] as const

type Change = Omit<SensitivityChange, 'at'> & { ut: number }

const SAMPLES_PER_DAY = 1440
const LAGNA_JUMP_DEGREES = 30

/** How far, in minutes, a birth of this precision may lie from the instant it is computed for; a part of the day is six hours. */
export function precisionMinutes(precision: TimePrecision): number {
  switch (precision.kind) {
    case 'exact':
      return 0
    case 'about':
      return precision.minutes
    case 'dayPart':
      return 180
    case 'unknown':
      return 720
  }
}

/**
 * Every moment within ± `minutes` of a birth at which a discrete fact of its chart changes, by time: signs, nakshatras and padas, all
 * varga signs and houses, direction, panchanga, and the dasha lords in force at given instants. Moments are found by root finding, so two
 * changes that undo each other are both listed.
 * @param minutes above 0, at most 720
 */
export function sensitivity(
  birth: BirthInput,
  ephemeris: Ephemeris,
  minutes: number,
  options: SensitivityOptions = {},
): SensitivityChange[] {
  if (!(minutes > 0 && minutes <= 720)) throw new JyotishError('bad_input', `minutes must lie in 0..720 (got ${minutes})`)
  const ut = julianDayOf(birth.utc)
  const half = minutes / 1440
  return changesBetween(birth, ephemeris, ut - half, ut + half, options)
}

/**
 * Unknown birth time: what changes between the midnights of the civil birth date. A fact that is not named here holds all day
 * (the lagna and everything that hangs on it is left out: it takes every value in a day).
 */
export function changesWithinDay(birth: BirthInput, ephemeris: Ephemeris, options: SensitivityOptions = {}): SensitivityChange[] {
  const offset = birth.utcOffsetSeconds / SECONDS_PER_DAY
  const midnight = Math.floor(julianDayOf(birth.utc) + 0.5 + offset) - 0.5 - offset
  return changesBetween({ ...birth, precision: { kind: 'unknown' } }, ephemeris, midnight, midnight + 1, options)
}

/**
 * How far the dates of the dashas move, in days, if the birth was `minutes` later: the Moon moves on, so every period begins earlier
 * (negative), by the same span.
 */
export function dashaShiftDays(birth: BirthInput, ephemeris: Ephemeris, minutes: number, options: ChartOptions = {}): number {
  const clock = clockOf(birth, ephemeris, options)
  const ut = julianDayOf(birth.utc)
  const before = moonAt(clock, ut)
  const gone = normalise180(moonAt(clock, ut + minutes / 1440) - before)
  const years = DASHA_YEARS[(nakshatraOf(before) - 1) % 9]
  return minutes / 1440 - (gone / NAKSHATRA_DEGREES) * years * clock.yearDays
}

const stabilities = new WeakMap<Ephemeris, Map<string, Map<string, number>>>()
const KEPT_BIRTHS = 64

/**
 * The largest of 2, 5, 15 and 30 minutes by which the birth may be wrong, either way, without changing a fact; 0 when even two minutes
 * change it, and for all that hangs on the lagna when the time is unknown. Every fact of a chart is answered from one search, which is kept
 * for the last births.
 * @param factPath as in `factAt`, e.g. `D9.lagna.sign`, or `dashaAt.<instant>.maha`
 */
export function stabilityMinutes(birth: BirthInput, ephemeris: Ephemeris, factPath: string, options: ChartOptions = {}): number {
  if (birth.precision.kind === 'unknown' && ON_LAGNA.test(factPath)) return 0
  const instant = DASHA_FACT.exec(factPath)?.[1]
  const nearest = nearestChanges(birth, ephemeris, instant === undefined ? options : { ...options, dashaAt: [instant] })
  const change = nearest.get(factPath) ?? Infinity
  return STABILITY_STEPS.findLast((step) => step < change) ?? 0
}

const ON_LAGNA = /lagna|house|ascendant|midheaven|sripati/
const DASHA_FACT = /^dashaAt\.(.+)\.(?:maha|antar|pratyantar)$/

function nearestChanges(birth: BirthInput, ephemeris: Ephemeris, options: SensitivityOptions): Map<string, number> {
  let births = stabilities.get(ephemeris)
  if (!births) stabilities.set(ephemeris, (births = new Map<string, Map<string, number>>()))
  const key = JSON.stringify([birth, options])
  let nearest = births.get(key)
  if (!nearest) {
    nearest = new Map<string, number>()
    const ms = Date.parse(birth.utc)
    for (const { at, fact } of sensitivity(birth, ephemeris, STABILITY_STEPS[STABILITY_STEPS.length - 1] + 0.01, options)) {
      const away = Math.abs(Date.parse(at) - ms) / 60_000
      nearest.set(fact, Math.min(away, nearest.get(fact) ?? Infinity))
    }
    if (births.size >= KEPT_BIRTHS) births.delete(births.keys().next().value!)
    births.set(key, nearest)
  }
  return nearest
}

/** What the search needs of a birth, with Delta T held still over the window. */
type Clock = {
  ephemeris: Ephemeris
  deltaTDays: number
  latitude: number
  longitude: number
  node: 'mean' | 'true'
  ayanamsa: NonNullable<ChartOptions['ayanamsa']>
  yearDays: number
}

function clockOf(birth: BirthInput, ephemeris: Ephemeris, options: ChartOptions): Clock {
  const { node, ayanamsa, dashaYearDays, deltaTSeconds } = checkedInput(birth, options)
  const { latitude, longitude } = birth
  return { ephemeris, deltaTDays: deltaTSeconds / SECONDS_PER_DAY, latitude, longitude, node, ayanamsa, yearDays: dashaYearDays }
}

function changesBetween(
  birth: BirthInput,
  ephemeris: Ephemeris,
  fromUt: number,
  toUt: number,
  options: SensitivityOptions,
): SensitivityChange[] {
  const clock = clockOf(birth, ephemeris, options)
  if (fromUt + clock.deltaTDays < ephemeris.startJd || toUt + clock.deltaTDays >= ephemeris.endJd)
    throw new JyotishError('date_out_of_range', `a window around ${birth.utc} reaches beyond the ephemeris (1900-2099)`)
  const changes: Change[] = []
  const timed = birth.precision.kind !== 'unknown'
  if (timed) collectLagna(clock, fromUt, toUt, changes)
  for (const graha of GRAHAS) collectGraha(clock, graha, fromUt, toUt, changes)
  if (timed) collectHouses(clock, fromUt, changes)
  collectDirections(clock, fromUt, toUt, changes)
  collectPanchanga(clock, birth, fromUt, toUt, changes)
  for (const change of changes.filter(({ fact }) => fact === 'D1.moon.pada')) changes.push({ ...change, fact: 'panchanga.nakshatra.pada' })
  for (const instant of options.dashaAt ?? []) collectDasha(clock, instant, fromUt, toUt, changes)
  return changes
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => a.ut - b.ut)
    .map(({ ut, fact, before, after }) => ({ at: utcOf(ut), fact, before, after }))
}

const pair = new Float64Array(2)

function siderealMoon(clock: Clock, ut: number): void {
  const tt = ut + clock.deltaTDays
  valueAndSpeedInto(clock.ephemeris.longitudes[MOON], tt, pair, 0)
  pair[0] = normalise360(pair[0] - meanAyanamsa(clock.ayanamsa, tt))
  pair[1] -= ayanamsaSpeed(tt)
}

function moonAt(clock: Clock, ut: number): number {
  siderealMoon(clock, ut)
  return pair[0]
}

function siderealGraha(clock: Clock, graha: Graha, ut: number): number {
  const tt = ut + clock.deltaTDays
  const index = GRAHAS.indexOf(graha)
  const longitude =
    index < TRUE_NODE
      ? longitudeAt(clock.ephemeris, index, tt)
      : (clock.node === 'mean' ? meanNodeLongitude(centuries(tt)) : valueAt(clock.ephemeris.longitudes[TRUE_NODE], tt)) +
        (graha === 'ketu' ? 180 : 0)
  return normalise360(longitude - meanAyanamsa(clock.ayanamsa, tt))
}

function siderealLagna(clock: Clock, ut: number): number {
  const tt = ut + clock.deltaTDays
  const t = centuries(tt)
  const nutation = valueAt(clock.ephemeris.nutationLongitude, tt)
  const obliquity = meanObliquity(t) + valueAt(clock.ephemeris.nutationObliquity, tt)
  const ramc = apparentSiderealTime(ut, t, nutation, obliquity) + clock.longitude
  return normalise360(ascendantOf(ramc, obliquity, clock.latitude) - meanAyanamsa(clock.ayanamsa, tt) - nutation)
}

/**
 * All longitudes at which some fact of a point changes, with the facts: `position` is measured in 15120ths of a sign, the finest grain that
 * every varga, nakshatra and pada boundary falls on.
 */
type Boundary = { longitude: number; facts: readonly { key: string; below: number; above: number }[] }
const GRAIN = 15_120
let boundaryTable: Boundary[] | undefined

function boundaries(): Boundary[] {
  if (boundaryTable) return boundaryTable
  const positions = new Set<number>()
  for (let sign = 0; sign < 12; sign++) {
    positions.add(sign * GRAIN)
    for (const varga of VARGAS)
      for (const degree of vargaBoundaries(varga, sign)) positions.add(sign * GRAIN + Math.round((degree * GRAIN) / 30))
  }
  for (let pada = 0; pada < 108; pada++) positions.add((pada * GRAIN) / 9)
  boundaryTable = [...positions]
    .sort((a, b) => a - b)
    .map((position) => {
      const below = normalise360(((position - 0.5) * 30) / GRAIN)
      const above = ((position + 0.5) * 30) / GRAIN
      const facts = [
        ...VARGAS.map((varga) => ({ key: `${varga}.#.sign`, below: vargaSign(varga, below), above: vargaSign(varga, above) })),
        { key: 'D1.#.nakshatra', below: nakshatraOf(below), above: nakshatraOf(above) },
        { key: 'D1.#.pada', below: padaOf(below), above: padaOf(above) },
      ]
      return { longitude: (position * 30) / GRAIN, facts: facts.filter((fact) => fact.below !== fact.above) }
    })
  return boundaryTable
}

/**
 * Records the crossings of all boundaries by an angle that runs from `before` (at fromUt) by `gone` degrees to toUt, monotone in between.
 */
function collectCrossings(
  point: string,
  angleAt: (ut: number) => number,
  fromUt: number,
  toUt: number,
  before: number,
  gone: number,
  changes: Change[],
): void {
  if (gone === 0) return
  const table = boundaries()
  const forward = gone > 0
  const low = forward ? before : before + gone
  const high = forward ? before + gone : before
  let index = lowerBound(table, normalise360(low))
  let turn = low - normalise360(low)
  for (;;) {
    if (index === table.length) {
      index = 0
      turn += 360
    }
    const target = table[index].longitude + turn
    if (target > high) return
    if (target > low) {
      const ut = rootBetween(angleAt, fromUt, toUt, before, gone, target)
      for (const { key, below, above } of table[index].facts) {
        const fact = key.replace('#', point)
        changes.push(forward ? { ut, fact, before: below, after: above } : { ut, fact, before: above, after: below })
      }
    }
    index++
  }
}

function lowerBound(table: Boundary[], longitude: number): number {
  let low = 0
  let high = table.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (table[middle].longitude < longitude) low = middle + 1
    else high = middle
  }
  return low
}

/** Where a monotone angle meets `target`: secant steps kept inside the bracket (Illinois), to a tenth of a millisecond. */
function rootBetween(angleAt: (ut: number) => number, fromUt: number, toUt: number, before: number, gone: number, target: number): number {
  let a = fromUt
  let fa = before - target
  let b = toUt
  let fb = before + gone - target
  if (fa === 0) return a
  for (let round = 0; round < 60 && b - a > 1e-9; round++) {
    if (fb === 0) return b
    const x = a + ((b - a) * fa) / (fa - fb)
    const fx = normalise180(angleAt(x) - target)
    if (Math.abs(x - a) < 1e-9 || Math.abs(b - x) < 1e-9 || fx === 0) return x
    if (fx > 0 === fa > 0) {
      a = x
      fa = fx
      fb /= 2
    } else {
      b = x
      fb = fx
      fa /= 2
    }
  }
  return (a + b) / 2
}

/** The lagna is sampled each minute, so that its leaps inside the polar circles are seen; between samples it runs one way. */
function collectLagna(clock: Clock, fromUt: number, toUt: number, changes: Change[]): void {
  const angleAt = (ut: number): number => siderealLagna(clock, ut)
  const samples = Math.max(1, Math.ceil((toUt - fromUt) * SAMPLES_PER_DAY))
  const step = (toUt - fromUt) / samples
  let ut = fromUt
  let angle = angleAt(ut)
  for (let index = 1; index <= samples; index++) {
    const nextUt = fromUt + index * step
    const next = angleAt(nextUt)
    collectLagnaStep(angleAt, ut, nextUt, angle, next, changes)
    ut = nextUt
    angle = next
  }
}

function collectLagnaStep(
  angleAt: (ut: number) => number,
  fromUt: number,
  toUt: number,
  before: number,
  after: number,
  changes: Change[],
): void {
  const gone = normalise180(after - before)
  if (Math.abs(gone) <= LAGNA_JUMP_DEGREES) {
    collectCrossings('lagna', angleAt, fromUt, toUt, before, gone, changes)
    return
  }
  const middleUt = (fromUt + toUt) / 2
  if (toUt - fromUt < 1e-8) {
    for (const { key, value, next } of factsOf(before, after))
      changes.push({ ut: middleUt, fact: key.replace('#', 'lagna'), before: value, after: next })
    return
  }
  const middle = angleAt(middleUt)
  collectLagnaStep(angleAt, fromUt, middleUt, before, middle, changes)
  collectLagnaStep(angleAt, middleUt, toUt, middle, after, changes)
}

function factsOf(before: number, after: number): { key: string; value: number; next: number }[] {
  return [
    ...VARGAS.map((varga) => ({ key: `${varga}.#.sign`, value: vargaSign(varga, before), next: vargaSign(varga, after) })),
    { key: 'D1.#.nakshatra', value: nakshatraOf(before), next: nakshatraOf(after) },
    { key: 'D1.#.pada', value: padaOf(before), next: padaOf(after) },
  ]
}

/** A graha that is stationary in the window is followed up to each turn and on from it: in between it runs one way. */
function collectGraha(clock: Clock, graha: Graha, fromUt: number, toUt: number, changes: Change[]): void {
  const angleAt = (ut: number): number => siderealGraha(clock, graha, ut)
  const turns = turnsOf(clock, graha, fromUt, toUt, ayanamsaSpeed(fromUt + clock.deltaTDays))
  const cuts = [fromUt, ...turns, toUt]
  for (let piece = 0; piece + 1 < cuts.length; piece++) {
    const before = angleAt(cuts[piece])
    collectCrossings(graha, angleAt, cuts[piece], cuts[piece + 1], before, normalise180(angleAt(cuts[piece + 1]) - before), changes)
  }
}

/** The fastest loops are the true node's, of some days; its turns lie hours apart. */
const TURN_STEP_DAYS = 1 / 24

/** Where the speed on the mean equinox passes `level` (degrees a day). Sun, Moon and the mean node never turn. */
function turnsOf(clock: Clock, graha: Graha, fromUt: number, toUt: number, level: number): number[] {
  const isNode = graha === 'rahu' || graha === 'ketu'
  if (graha === 'sun' || graha === 'moon' || (isNode && clock.node === 'mean')) return []
  const series = clock.ephemeris.longitudes[Math.min(GRAHAS.indexOf(graha), TRUE_NODE)]
  const speedAt = (ut: number): number => {
    valueAndSpeedInto(series, ut + clock.deltaTDays, pair, 0)
    return pair[1] - level
  }
  const turns: number[] = []
  const steps = Math.ceil((toUt - fromUt) / TURN_STEP_DAYS)
  for (let step = 0; step < steps; step++) {
    let low = fromUt + ((toUt - fromUt) * step) / steps
    let high = fromUt + ((toUt - fromUt) * (step + 1)) / steps
    const retrograde = speedAt(low) < 0
    if (retrograde === speedAt(high) < 0) continue
    while (high - low > 1e-9) {
      const middle = (low + high) / 2
      if (speedAt(middle) < 0 === retrograde) low = middle
      else high = middle
    }
    turns.push((low + high) / 2)
  }
  return turns
}

/** Direction goes by the apparent speed: nutation's own, all but steady over hours, is added. */
function collectDirections(clock: Clock, fromUt: number, toUt: number, changes: Change[]): void {
  valueAndSpeedInto(clock.ephemeris.nutationLongitude, (fromUt + toUt) / 2 + clock.deltaTDays, pair, 0)
  const level = -pair[1]
  for (const graha of GRAHAS) {
    const turns = turnsOf(clock, graha, fromUt, toUt, level)
    if (turns.length === 0) continue
    const series = clock.ephemeris.longitudes[Math.min(GRAHAS.indexOf(graha), TRUE_NODE)]
    valueAndSpeedInto(series, fromUt + clock.deltaTDays, pair, 0)
    let retrograde = pair[1] < level
    for (const ut of turns) {
      changes.push({ ut, fact: `D1.${graha}.retrograde`, before: retrograde, after: !retrograde })
      retrograde = !retrograde
    }
  }
}

/** Houses follow from the signs: each change of a lagna moves all nine of its varga, each change of a graha its own. */
function collectHouses(clock: Clock, fromUt: number, changes: Change[]): void {
  const start: Record<string, number> = {}
  const lagna = siderealLagna(clock, fromUt)
  const longitudes = new Map<Graha, number>(GRAHAS.map((graha) => [graha, siderealGraha(clock, graha, fromUt)]))
  for (const varga of VARGAS) {
    start[`${varga}.lagna`] = vargaSign(varga, lagna)
    for (const graha of GRAHAS) start[`${varga}.${graha}`] = vargaSign(varga, longitudes.get(graha)!)
  }
  const signs = changes.filter(({ fact }) => fact.endsWith('.sign')).sort((a, b) => a.ut - b.ut)
  for (const { ut, fact, after } of signs) {
    const [varga, point] = fact.split('.') as [VargaName, Graha | 'lagna']
    const lagnaBefore = start[`${varga}.lagna`]
    const key = `${varga}.${point}`
    const old = start[key]
    start[key] = after as number
    for (const graha of point === 'lagna' ? GRAHAS : [point]) {
      const now = start[`${varga}.${graha}`]
      const was = point === 'lagna' ? now : old
      changes.push({ ut, fact: `${varga}.${graha}.house`, before: houseOf(was, lagnaBefore), after: houseOf(now, start[`${varga}.lagna`]) })
    }
  }
}

function collectPanchanga(clock: Clock, birth: BirthInput, fromUt: number, toUt: number, changes: Change[]): void {
  const deltaT = clock.deltaTDays * SECONDS_PER_DAY
  let ut = fromUt
  const at = (instant: number): Chart['panchanga'] => panchanga(clock.ephemeris, instant, deltaT, birth, clock.ayanamsa)
  let now = at(ut)
  while (ut < toUt) {
    const rises = [now.sunriseAt, now.visibleSunriseAt].filter((rise) => rise !== null).map(julianDayOf)
    const ends = [now.tithi, now.nakshatra, now.yoga, now.karana].map(({ endAt }) => julianDayOf(endAt))
    const next = Math.min(...[...rises, ...ends].filter((instant) => instant > ut + 1e-8), nextMidnight(birth, ut))
    if (!(next < toUt)) return
    const later = at(next + 1e-7)
    for (const key of ['tithi', 'nakshatra', 'yoga', 'karana'] as const)
      changes.push({ ut: next, fact: `panchanga.${key}.number`, before: now[key].number, after: later[key].number })
    for (const key of ['vara', 'varaVisible'] as const)
      changes.push({ ut: next, fact: `panchanga.${key}`, before: now[key], after: later[key] })
    ut = next + 1e-7
    now = later
  }
}

function nextMidnight(birth: BirthInput, ut: number): number {
  const offset = birth.utcOffsetSeconds / SECONDS_PER_DAY
  return Math.floor(ut + 0.5 + offset) + 0.5 - offset
}

/** Years from the start of the cycle at Ashvini's first degree that an instant lies at, for a birth at `ut`: it grows with the Moon. */
function collectDasha(clock: Clock, instant: string, fromUt: number, toUt: number, changes: Change[]): void {
  const date = julianDayOf(instant)
  const yearsAt = (ut: number): number => {
    const moon = moonAt(clock, ut)
    const nakshatra = nakshatraOf(moon) - 1
    const lord = nakshatra % 9
    return CYCLE_STARTS[lord] + (moon / NAKSHATRA_DEGREES - nakshatra) * DASHA_YEARS[lord] + (date - ut) / clock.yearDays
  }
  const before = yearsAt(fromUt)
  let gone = yearsAt(toUt) - before
  gone -= CYCLE_YEARS * Math.round(gone / CYCLE_YEARS)
  const angleAt = (ut: number): number => (yearsAt(ut) * 360) / CYCLE_YEARS
  for (let k = lowerYear(before); ; k++) {
    const inCycle = ((k % 729) + 729) % 729
    const bound = PRATYANTAR_STARTS[inCycle] + CYCLE_YEARS * Math.floor(k / 729)
    if (bound > before + gone) return
    if (bound <= before) continue
    const ut = rootBetween(angleAt, fromUt, toUt, before * 3, gone * 3, bound * 3)
    const was = lordsOf((inCycle + 728) % 729)
    const is = lordsOf(inCycle)
    for (const [level, name] of (['maha', 'antar', 'pratyantar'] as const).entries())
      changes.push({ ut, fact: `dashaAt.${instant}.${name}`, before: was[level], after: is[level] })
  }
}

const CYCLE_STARTS = DASHA_YEARS.map((_, index) => DASHA_YEARS.slice(0, index).reduce((sum, years) => sum + years, 0))
const PRATYANTAR_STARTS = pratyantarStarts()

function pratyantarStarts(): Float64Array {
  const starts = new Float64Array(729)
  let years = 0
  for (let k = 0; k < 729; k++) {
    starts[k] = years
    const [maha, antar, pratyantar] = lordNumbers(k)
    years += (DASHA_YEARS[maha] * DASHA_YEARS[antar] * DASHA_YEARS[pratyantar]) / CYCLE_YEARS ** 2
  }
  return starts
}

function lordNumbers(k: number): [number, number, number] {
  const maha = Math.floor(k / 81)
  const antar = (maha + Math.floor((k % 81) / 9)) % 9
  return [maha, antar, (antar + (k % 9)) % 9]
}

function lordsOf(k: number): [Graha, Graha, Graha] {
  const [maha, antar, pratyantar] = lordNumbers(k)
  return [DASHA_LORDS[maha], DASHA_LORDS[antar], DASHA_LORDS[pratyantar]]
}

function lowerYear(years: number): number {
  const turn = Math.floor(years / CYCLE_YEARS)
  const rest = years - turn * CYCLE_YEARS
  let k = 0
  while (k < 728 && PRATYANTAR_STARTS[k + 1] <= rest) k++
  return turn * 729 + k
}
