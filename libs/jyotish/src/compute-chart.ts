import type { BirthInput } from '@disha/contracts/birth'
import {
  FURTHER_VARGAS,
  GRAHAS,
  type Chart,
  type Graha,
  type GrahaPlacement,
  type LagnaPlacement,
  type TropicalPosition,
  type VargaChart,
} from '@disha/contracts/chart'
import { normalise360, round } from './angle.ts'
import { AYANAMSAS, type AyanamsaName } from './ayanamsa.ts'
import { vimshottari } from './dasha.ts'
import { deltaTSeconds as ownDeltaTSeconds } from './delta-t.ts'
import { TRUE_NODE, type Ephemeris } from './ephemeris.ts'
import { JyotishError } from './errors.ts'
import { houseOf, sripatiHouses } from './houses.ts'
import { nakshatraOf, padaOf } from './nakshatra.ts'
import {
  ASCENDANT,
  LATITUDE,
  LONGITUDE,
  MEAN_AYANAMSA,
  MEAN_NODE,
  MIDHEAVEN,
  NATAL_SET_LENGTH,
  natalSetInto,
  NUTATION,
} from './natal-set.ts'
import { panchanga } from './panchanga.ts'
import { julianDayOf } from './time.ts'
import { vargaSign, type VargaName } from './vargas.ts'

/** Rises whenever the same inputs can give another chart. */
export const ENGINE_VERSION = 'jyotish-1'

export type ChartOptions = {
  /** which lunar node Rahu stands for; mean by default, as printed almanacs have it */
  node?: 'mean' | 'true'
  ayanamsa?: AyanamsaName
  /** days in a year of the Vimshottari dasha; 365.25 by default */
  dashaYearDays?: number
  /** TT - UT in seconds, where a caller knows better than the engine's own table */
  deltaTSeconds?: number
}

const LONGITUDE_DECIMALS = 8
const SPEED_DECIMALS = 8

/**
 * The chart of one birth: pure, and the same bytes for the same inputs. With precision `unknown` everything that hangs on the lagna is null.
 * @throws JyotishError `date_out_of_range` outside the ephemeris, `bad_coordinates`, `bad_input`
 */
export function computeChart(birth: BirthInput, ephemeris: Ephemeris, options: ChartOptions = {}): Chart {
  const { node, ayanamsa, dashaYearDays, julianDayUt, deltaTSeconds: deltaT } = checkedInput(birth, options)
  const sky = new Float64Array(NATAL_SET_LENGTH)
  natalSetInto(ephemeris, julianDayUt, deltaT, birth.latitude, birth.longitude, ayanamsa, sky)
  const trueAyanamsa = sky[MEAN_AYANAMSA] + sky[NUTATION]
  const sidereal = (tropical: number): number => round(normalise360(tropical - trueAyanamsa), LONGITUDE_DECIMALS) % 360
  const timed = birth.precision.kind !== 'unknown'

  const tropical = tropicalPositions(sky, node)
  const ascendant = timed ? round(sky[ASCENDANT], LONGITUDE_DECIMALS) : null
  const midheaven = timed ? round(sky[MIDHEAVEN], LONGITUDE_DECIMALS) : null
  const lagnaLongitude = ascendant === null ? null : sidereal(ascendant)
  const lagna = lagnaLongitude === null ? null : lagnaPlacement(lagnaLongitude)

  const longitudes = perGraha((graha) => sidereal(tropical[graha].longitude))
  const D1 = { lagna, ...perGraha((graha) => grahaPlacement(longitudes[graha], tropical[graha].speed < 0, lagna)) }
  const varga = (name: VargaName): VargaChart => vargaChart(name, lagnaLongitude, longitudes)
  const other = sidereal(sky[LONGITUDE + 2 * (node === 'mean' ? TRUE_NODE : MEAN_NODE)])

  return {
    engineVersion: ENGINE_VERSION,
    input: {
      birthLocal: birth.birthLocal,
      timeZone: birth.timeZone,
      utc: birth.utc,
      utcOffsetSeconds: birth.utcOffsetSeconds,
      latitude: birth.latitude,
      longitude: birth.longitude,
      precision: birth.precision,
    },
    conventions: { ayanamsa, node, houses: 'wholeSign', dashaYearDays },
    julianDayUt: round(julianDayUt, 9),
    deltaTSeconds: round(deltaT, 4),
    ayanamsa: { name: ayanamsa, degrees: round(trueAyanamsa, LONGITUDE_DECIMALS) },
    tropical,
    ascendant,
    midheaven,
    D1,
    D9: varga('D9'),
    D10: varga('D10'),
    ...(Object.fromEntries(FURTHER_VARGAS.map((name) => [name, varga(name)])) as Record<(typeof FURTHER_VARGAS)[number], VargaChart>),
    vimshottari: vimshottari(longitudes.moon, julianDayUt, dashaYearDays),
    otherNode: {
      kind: node === 'mean' ? 'true' : 'mean',
      longitude: other,
      sign: Math.floor(other / 30),
      nakshatra: nakshatraOf(other),
      pada: padaOf(other),
    },
    sripati: ascendant === null || midheaven === null ? null : roundedHouses(sidereal(ascendant), sidereal(midheaven)),
    panchanga: panchanga(ephemeris, julianDayUt, deltaT, birth, ayanamsa),
  }
}

export type CheckedInput = Required<ChartOptions> & { julianDayUt: number }

/**
 * The options with their defaults, the birth's Julian day (UT) and its Delta T.
 * @throws JyotishError `bad_coordinates`, `bad_input`
 */
export function checkedInput(birth: BirthInput, options: ChartOptions): CheckedInput {
  const { node = 'mean', ayanamsa = 'lahiri', dashaYearDays = 365.25 } = options
  assertOptions(birth, node, ayanamsa, dashaYearDays)
  const julianDayUt = julianDayOf(birth.utc)
  const deltaTSeconds = options.deltaTSeconds ?? ownDeltaTSeconds(julianDayUt)
  if (!(Math.abs(deltaTSeconds) <= 100_000)) throw new JyotishError('bad_input', `not a Delta T in seconds: ${deltaTSeconds}`)
  return { node, ayanamsa, dashaYearDays, julianDayUt, deltaTSeconds }
}

function assertOptions(birth: BirthInput, node: string, ayanamsa: string, dashaYearDays: number): void {
  const { latitude, longitude, utcOffsetSeconds } = birth
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new JyotishError('bad_coordinates', `latitude must lie in -90..90 and longitude in -180..180 (got ${latitude}, ${longitude})`)
  if (!(Math.abs(utcOffsetSeconds) <= 86_400)) throw new JyotishError('bad_input', `not an offset from UTC in seconds: ${utcOffsetSeconds}`)
  if (node !== 'mean' && node !== 'true') throw new JyotishError('bad_input', `node must be mean or true (got ${node})`)
  if (!(AYANAMSAS as readonly string[]).includes(ayanamsa)) throw new JyotishError('bad_input', `unknown ayanamsa: ${ayanamsa}`)
  if (!(dashaYearDays >= 300 && dashaYearDays <= 400)) throw new JyotishError('bad_input', `not a year in days: ${dashaYearDays}`)
}

function perGraha<T>(of: (graha: Graha) => T): Record<Graha, T> {
  return Object.fromEntries(GRAHAS.map((graha) => [graha, of(graha)])) as Record<Graha, T>
}

function tropicalPositions(sky: Float64Array, node: 'mean' | 'true'): Record<Graha, TropicalPosition> {
  return Object.fromEntries(
    GRAHAS.map((graha, index) => {
      const isNode = index >= TRUE_NODE
      const at = LONGITUDE + 2 * (!isNode ? index : node === 'mean' ? MEAN_NODE : TRUE_NODE)
      return [
        graha,
        {
          longitude: round(normalise360(sky[at] + (graha === 'ketu' ? 180 : 0)), LONGITUDE_DECIMALS) % 360,
          latitude: isNode ? 0 : round(sky[LATITUDE + index], LONGITUDE_DECIMALS),
          speed: round(sky[at + 1], SPEED_DECIMALS),
        },
      ]
    }),
  ) as Record<Graha, TropicalPosition>
}

function lagnaPlacement(longitude: number): LagnaPlacement {
  const sign = Math.floor(longitude / 30)
  return {
    longitude,
    sign,
    degree: round(longitude - 30 * sign, LONGITUDE_DECIMALS),
    nakshatra: nakshatraOf(longitude),
    pada: padaOf(longitude),
  }
}

function grahaPlacement(longitude: number, retrograde: boolean, lagna: LagnaPlacement | null): GrahaPlacement {
  const { sign, degree, nakshatra, pada } = lagnaPlacement(longitude)
  return { longitude, sign, degree, house: lagna && houseOf(sign, lagna.sign), nakshatra, pada, retrograde }
}

function vargaChart(varga: VargaName, lagnaLongitude: number | null, longitudes: Record<Graha, number>): VargaChart {
  const lagna = lagnaLongitude === null ? null : { sign: vargaSign(varga, lagnaLongitude) }
  const grahas = perGraha((graha) => {
    const sign = vargaSign(varga, longitudes[graha])
    return { sign, house: lagna && houseOf(sign, lagna.sign) }
  })
  return { lagna, ...grahas }
}

function roundedHouses(ascendant: number, midheaven: number): { madhya: number[]; sandhi: number[] } {
  const { madhya, sandhi } = sripatiHouses(ascendant, midheaven)
  const rounded = (angles: number[]): number[] => angles.map((angle) => round(angle, LONGITUDE_DECIMALS) % 360)
  return { madhya: rounded(madhya), sandhi: rounded(sandhi) }
}
