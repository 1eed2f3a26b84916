import type { BirthInput } from '@disha/contracts/birth'
import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { arudhaPadas } from '@disha/jyotish/arudha'
import { ashtakavarga, type Ashtakavarga } from '@disha/jyotish/ashtakavarga'
import { computeChart } from '@disha/jyotish/compute-chart'
import { isCombust } from '@disha/jyotish/combustion'
import { dignityOf, isSeven, SEVEN_GRAHAS, type SevenGraha } from '@disha/jyotish/dignities'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { charaKarakas, type KarakaName } from '@disha/jyotish/karakas'
import { precisionMinutes } from '@disha/jyotish/sensitivity'
import { shadbala, type Shadbala } from '@disha/jyotish/shadbala/shadbala'
import { yogas, yogaStatusOf, type Yoga } from '@disha/jyotish/yogas/yogas'

/** What is computed from a whole chart and not stored in it. All but the yogas of Moon and Sun need a birth time. */
export type Derived = {
  /** all rules that are formed, cancelled or near */
  readonly yogas: Yoga[]
  /** how one of them stands, without judging the others */
  readonly yogaStatus: (id: string) => Yoga['status'] | 'none'
  readonly shadbala: Record<SevenGraha, Shadbala> | null
  /** the seven, from the one furthest above what is asked of it to the one furthest below */
  readonly byShadbala: SevenGraha[] | null
  readonly ashtakavarga: Ashtakavarga | null
  /** house of each graha between the junctures of the Sripati bhavas */
  readonly chalit: Record<Graha, number> | null
  readonly karakas: Partial<Record<KarakaName, Graha>>
  /** sign of the arudha of each house */
  readonly arudhas: number[] | null
}

const known = new WeakMap<Chart, Derived>()

/** Each part is computed when it is first asked for: the charts of other minutes are asked for one or two of them. */
function makeDerived(chart: Chart, ephemeris: Ephemeris): Derived {
  const timed = chart.D1.lagna !== null
  const once = <T>(make: () => T): (() => T) => {
    let made: { value: T } | undefined
    return () => (made ??= { value: make() }).value
  }
  const allYogas = once(() => yogas(chart, ephemeris))
  const status = once(() => yogaStatusOf(chart, ephemeris))
  const balas = once(() => (timed ? shadbala(chart, ephemeris) : null))
  const points = once(() => (timed ? ashtakavarga(chart) : null))
  const chalit = once(() => chalitHouses(chart))
  const karakas = once(() => charaKarakas(chart))
  const arudhas = once(() => (timed ? arudhaPadas(chart) : null))
  const ranked = once(() => {
    const all = balas()
    return all && SEVEN_GRAHAS.toSorted((a, b) => all[b].total / all[b].required - all[a].total / all[a].required)
  })
  return {
    get yogas() {
      return allYogas()
    },
    yogaStatus: (id) => status()(id),
    get shadbala() {
      return balas()
    },
    get byShadbala() {
      return ranked()
    },
    get ashtakavarga() {
      return points()
    },
    get chalit() {
      return chalit()
    },
    get karakas() {
      return karakas()
    },
    get arudhas() {
      return arudhas()
    },
  }
}

export function derivedOf(chart: Chart, ephemeris: Ephemeris): Derived {
  let derived = known.get(chart)
  if (derived === undefined) known.set(chart, (derived = makeDerived(chart, ephemeris)))
  return derived
}

/** A graha belongs to the bhava between the juncture before its middle and the juncture after it. */
function chalitHouses(chart: Chart): Record<Graha, number> | null {
  if (chart.sripati === null) return null
  const { sandhi } = chart.sripati
  const houseOf = (longitude: number): number => {
    for (let house = 0; house < 12; house++) {
      const from = sandhi[(house + 11) % 12]
      const width = (sandhi[house] - from + 360) % 360
      if ((longitude - from + 360) % 360 < width) return house + 1
    }
    throw new RangeError(`No bhava holds ${longitude}`)
  }
  return Object.fromEntries(GRAHAS.map((graha) => [graha, houseOf(chart.D1[graha].longitude)])) as Record<Graha, number>
}

/** Percentages of the required shadbala from which a graha speaks as strong, and below which as weak. */
export const AMPLE_PERCENT = 120
export const SHORT_PERCENT = 85

/**
 * A share of the shadbala asked as a whole percent, never rounded up to a measure that is not reached, nor less than nothing where a lost war leaves
 * a negative sum: the virupas themselves tell that.
 */
export const wholePercent = (percent: number): number =>
  percent < 100 ? Math.max(0, Math.min(99, Math.round(percent))) : Math.round(percent)

/** The virupas as a whole number, rounded down where they fall short of what is asked, so that the number bears out the words. */
export const wholeVirupas = ({ total, required }: Shadbala): number =>
  total < required ? Math.min(Math.round(total), Math.ceil(required) - 1) : Math.round(total)

/** degrees */
const NAKSHATRA = 40 / 3

/** The share of its nakshatra that the Moon had crossed at birth, in whole percent: by arc, as the dashas go by it. */
export const crossedOfNakshatra = (chart: Chart): number => Math.floor((100 * (chart.D1.moon.longitude % NAKSHATRA)) / NAKSHATRA)

/** How a graha's shadbala stands to what BPHS 27.32-33 asks of it. */
export type Band = 'ample' | 'enough' | 'near' | 'short'

/** The band of a graha's shadbala. */
export function bandOf({ total, required }: Shadbala): Band {
  const percent = (100 * total) / required
  return percent >= AMPLE_PERCENT ? 'ample' : percent >= 100 ? 'enough' : percent >= SHORT_PERCENT ? 'near' : 'short'
}

const DERIVED = /^(shadbala|sav|bav|yoga|chalit|karaka|arudha|dignity|combust)\./

export const isDerived = (path: string): boolean => DERIVED.test(path)

/**
 * A fact by its path: `shadbala.saturn.enough` (reaches the minimum of BPHS 27.32-33), `shadbala.saturn.band` (how far above or below it),
 * `shadbala.rank.1`, `sav.9` and `bav.saturn.9` (points of a sign), `yoga.hamsa` (formed, cancelled, near or none), `chalit.saturn` (Sripati
 * house), `karaka.dara` (of seven), `arudha.7` (sign), `dignity.saturn`, `combust.saturn`. Undefined where the chart has no such fact.
 */
export function derivedFact(chart: Chart, ephemeris: Ephemeris, path: string): string | number | boolean | undefined {
  const [kind, name, detail] = path.split('.') as [string, string, string | undefined]
  const derived = derivedOf(chart, ephemeris)
  switch (kind) {
    case 'yoga':
      return derived.yogaStatus(name)
    case 'sav':
      return derived.ashtakavarga?.sav[Number(name)]
    case 'bav':
      return derived.ashtakavarga?.bav[name as SevenGraha]?.[Number(detail)]
    case 'chalit':
      return derived.chalit?.[name as Graha]
    case 'karaka':
      return derived.karakas[name as KarakaName]
    case 'arudha':
      return derived.arudhas?.[Number(name) - 1]
    case 'dignity':
      return dignityOf(chart, name as Graha) ?? 'none'
    case 'combust':
      return isCombust(chart, name as Graha)
    default: {
      if (name === 'rank') return derived.byShadbala?.[Number(detail) - 1]
      if (derived.shadbala === null || !isSeven(name as Graha)) return undefined
      const bala = derived.shadbala[name as SevenGraha]
      return detail === 'band' ? bandOf(bala) : bala.total >= bala.required
    }
  }
}

const STEPS = [2, 5, 15, 30] as const
const nearby = new WeakMap<Chart, Map<number, Chart>>()

/** The chart of a birth some minutes earlier or later, kept with the chart it is held against. */
function chartAt(birth: BirthInput, chart: Chart, ephemeris: Ephemeris, minutes: number): Chart {
  let charts = nearby.get(chart)
  if (charts === undefined) nearby.set(chart, (charts = new Map<number, Chart>()))
  let other = charts.get(minutes)
  if (other === undefined) {
    const shift = minutes * 60_000
    const birthLocal = new Date(Date.parse(`${birth.birthLocal.slice(0, 16)}:00Z`) + shift).toISOString().slice(0, 19)
    other = computeChart({ ...birth, birthLocal, utc: new Date(Date.parse(birth.utc) + shift).toISOString() }, ephemeris)
    charts.set(minutes, other)
  }
  return other
}

/** Minutes before and after the instant computed for within which the birth may lie: the civil day where no time is known at all. */
export function spanOf({ birthLocal, precision }: BirthInput): readonly [number, number] {
  if (precision.kind === 'unknown') {
    const minute = 60 * Number(birthLocal.slice(11, 13)) + Number(birthLocal.slice(14, 16))
    return [-minute, 1440 - minute]
  }
  const minutes = precisionMinutes(precision)
  return [-minutes, minutes]
}

/** Parts into which a span is cut when a fact is held against all of it: the Moon moves by less than four degrees in a sixth of a day. */
const PARTS = 6
/** Minutes to which the moment of a change is told. */
const GRAIN = 5

/** A value that a fact has until a moment of the span (minutes from the instant computed for). */
export type Stretch = { value: string | number | boolean | undefined; until: number }

/** How a derived fact runs through the span in which the birth lies: one stretch where it holds all through. */
export function courseOf(birth: BirthInput, chart: Chart, ephemeris: Ephemeris, path: string): Stretch[] {
  const [from, to] = spanOf(birth)
  const at = (minutes: number): Stretch['value'] =>
    derivedFact(minutes === 0 ? chart : chartAt(birth, chart, ephemeris, minutes), ephemeris, path)
  const stretches: Stretch[] = []
  let [left, before] = [from, at(from)]
  for (let part = 1; part <= PARTS; part++) {
    const right = Math.round(from + ((to - from) * part) / PARTS)
    const after = at(right)
    if (after !== before) {
      let [low, high] = [left, right]
      while (high - low > GRAIN) {
        const middle = Math.round((low + high) / 2)
        if (at(middle) === before) low = middle
        else high = middle
      }
      stretches.push({ value: before, until: high })
    }
    ;[left, before] = [right, after]
  }
  stretches.push({ value: before, until: to })
  return stretches
}

/**
 * The largest of 2, 5, 15 and 30 minutes by which the birth may be wrong, either way, without changing a derived fact, found by computing it
 * again; 0 when two minutes change it. Without a lagna: 30 when the fact is the same all through the span in which the birth lies, else 0.
 */
export function derivedHolds(birth: BirthInput, chart: Chart, ephemeris: Ephemeris, path: string): number {
  if (chart.D1.lagna === null) return courseOf(birth, chart, ephemeris, path).length === 1 ? 30 : 0
  const value = derivedFact(chart, ephemeris, path)
  const same = (minutes: number): boolean => derivedFact(chartAt(birth, chart, ephemeris, minutes), ephemeris, path) === value
  let held = 0
  for (const step of STEPS) {
    if (!same(step) || !same(-step)) break
    held = step
  }
  return held
}
