import type { TimePrecision } from './birth.ts'

/** Order in which grahas are listed everywhere. */
export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
export type Graha = (typeof GRAHAS)[number]

/** Rashi by number, 0 = Mesha (Aries) ... 11 = Meena (Pisces). */
export const RASHIS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const
export type RashiName = (typeof RASHIS)[number]

/** Apparent geocentric position, ecliptic and equinox of date. Degrees and degrees a day. */
export type TropicalPosition = { longitude: number; latitude: number; speed: number }

/** A graha in the rashi chart. `house` (1-12, whole sign from the lagna) is null when the birth time is unknown. */
export type GrahaPlacement = {
  /** sidereal longitude, degrees 0..360 */
  longitude: number
  /** 0 = Mesha ... 11 = Meena */
  sign: number
  /** degrees within the sign, 0..30 */
  degree: number
  house: number | null
  /** 1-27 */
  nakshatra: number
  /** 1-4 */
  pada: number
  retrograde: boolean
}

export type LagnaPlacement = { longitude: number; sign: number; degree: number; nakshatra: number; pada: number }

/** Signs (0-11) and houses (1-12 from the varga's own lagna) in one divisional chart. */
export type VargaChart = { lagna: { sign: number } | null } & Record<Graha, { sign: number; house: number | null }>

/** The vargas beside D1, D9 and D10 (Brihat Parashara Hora Shastra, ch. 6). */
export const FURTHER_VARGAS = ['D2', 'D3', 'D4', 'D7', 'D12', 'D16', 'D20', 'D24', 'D27', 'D30', 'D40', 'D45', 'D60'] as const
export type FurtherVarga = (typeof FURTHER_VARGAS)[number]

/** An element of the panchanga that is in force at birth; instants are UTC. */
export type PanchangaElement = { number: number; startAt: string; endAt: string }

export type Panchanga = {
  /** weekday from Sunday = 0; it begins at the Hindu sunrise (disc centre, no refraction) */
  vara: number
  /** the same by the visible sunrise, as newspapers print it */
  varaVisible: number
  /** 1-30 */
  tithi: PanchangaElement
  /** 1-27 */
  nakshatra: PanchangaElement & { pada: number }
  /** 1-27 */
  yoga: PanchangaElement
  /** 1-60, counted in half tithis from the new moon */
  karana: PanchangaElement & { name: string }
  /** Hindu sunrise and sunset of the civil birth date; null where the Sun does not rise or set that day */
  sunriseAt: string | null
  sunsetAt: string | null
  /** upper limb with refraction at sea level */
  visibleSunriseAt: string | null
  visibleSunsetAt: string | null
}

/** Sripati bhavas, sidereal degrees: the middle of each house from the first, and its end (the juncture with the next). */
export type SripatiHouses = { madhya: number[]; sandhi: number[] }

/** A dasha period; instants are UTC ISO strings, `lords` from maha inwards. */
export type DashaPeriod = { lords: Graha[]; startAt: string; endAt: string }

/**
 * Everything computed of one birth. Every fact has a path (`D1.saturn.house`, `D9.venus.sign`), read by `factAt`.
 * Numbers are rounded so that the same inputs serialise to the same bytes.
 */
export type Chart = {
  engineVersion: string
  input: {
    birthLocal: string
    timeZone: string
    utc: string
    utcOffsetSeconds: number
    latitude: number
    longitude: number
    precision: TimePrecision
  }
  conventions: {
    ayanamsa: 'lahiri' | 'trueChitra' | 'raman' | 'krishnamurti'
    node: 'mean' | 'true'
    houses: 'wholeSign'
    dashaYearDays: number
  }
  julianDayUt: number
  deltaTSeconds: number
  ayanamsa: { name: string; degrees: number }
  tropical: Record<Graha, TropicalPosition>
  /** tropical degrees */
  ascendant: number | null
  /** tropical degrees */
  midheaven: number | null
  D1: { lagna: LagnaPlacement | null } & Record<Graha, GrahaPlacement>
  D9: VargaChart
  D10: VargaChart
  vimshottari: {
    /** years of the first mahadasha left at birth */
    balanceYears: number
    /** mahadashas and antardashas (lords of length 1 and 2), by time, 120 years from the first lord's nominal start */
    periods: DashaPeriod[]
    /** starts of the 729 pratyantardashas, nine to each antardasha, by time; their lords follow the fixed order */
    pratyantarStartAt: string[]
  }
  /** the node that `conventions.node` did not choose, for readings that name the difference */
  otherNode: { kind: 'mean' | 'true'; longitude: number; sign: number; nakshatra: number; pada: number }
  /** null when the birth time is unknown */
  sripati: SripatiHouses | null
  panchanga: Panchanga
} & Record<FurtherVarga, VargaChart>

/**
 * The fact a path names, or undefined.
 * @example factAt(chart, 'D1.saturn.house') // 7
 */
export function factAt(chart: Chart, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined),
      chart,
    )
}
