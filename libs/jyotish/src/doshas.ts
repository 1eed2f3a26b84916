import type { Chart, Graha } from '@disha/contracts/chart'
import { benefics, isDignified, SEVEN_GRAHAS } from './dignities.ts'
import { conjoined, sees } from './drishti.ts'
import { houseOf } from './houses.ts'

/** `classical`: in a text that we have seen; `custom`: widely used, not there; `notClassical`: a recent name that no old text carries. */
export type Standing = 'classical' | 'custom' | 'notClassical'

export type Cancellation = {
  id: string
  standing: Exclude<Standing, 'notClassical'>
  /** a verse, or `practice` */
  source: string
  /** null where another person's chart decides */
  holds: boolean | null
}

export type Dosha = {
  id: string
  standing: Standing
  /** a verse, `practice`, or `none` where no old text has it */
  source: string
  /** `near`: kaal sarp but for one graha; a customary Mangal dosha from the Moon or Venus and not from the lagna */
  status: 'formed' | 'cancelled' | 'near' | 'absent'
  grahas: Graha[]
  /** every one that is in use for it, whether it holds or not */
  cancellations: Cancellation[]
  /** houses of Mars (1-12) from the points that custom counts from, and whether each is one of the dosha's */
  from?: Record<'lagna' | 'moon' | 'venus', { house: number; counts: boolean }>
}

/** BPHS 80.47, the Sanskrit line with the lagna in it. */
const MANGAL_BPHS: readonly number[] = [1, 4, 7, 8, 12]
/** The second house came to the list in South India and is in no text that we have seen; there the first is left out. */
const MANGAL_CUSTOMS: Readonly<Record<string, readonly number[]>> = { mangalNorth: [1, 4, 7, 8, 12], mangalSouth: [2, 4, 7, 8, 12] }
/** Signs (0-11) in which Mars in a house is let pass: a list current through B.V. Raman, whose verse nobody has traced. */
const LENIENT_SIGNS: Readonly<Record<number, readonly number[]>> = { 2: [2, 5], 4: [0, 7], 7: [3, 9], 8: [8, 11], 12: [1, 6] }
const SIMHA = 4
const KARKA = 3
const KUMBHA = 10

/**
 * Doshas with their standing and every cancellation, whether it holds or not. Mangal by BPHS 80.47-49 comes first, the regional customs apart
 * from it. Those that need the lagna are left out where the birth time is unknown.
 */
export function doshas(chart: Chart): Dosha[] {
  const { lagna } = chart.D1
  const mangal = lagna === null ? [] : [mangalOfText(chart, lagna.sign), ...mangalsOfCustom(chart, lagna.sign)]
  return [...mangal, kaalSarp(chart), guruChandala(chart)]
}

/** A benefic with Mars or seeing it undoes it, the verse itself says so; two charts that have it undo each other's. */
function mangalOfText(chart: Chart, lagnaSign: number): Dosha {
  const helped = [...benefics(chart)].some((graha) => conjoined(chart, graha, 'mars') || sees(chart, graha, 'mars'))
  const formed = MANGAL_BPHS.includes(houseOf(chart.D1.mars.sign, lagnaSign))
  const cancellations: Cancellation[] = [
    { id: 'beneficJoinsOrSeesMars', standing: 'classical', source: 'BPHS 80.47', holds: helped },
    { id: 'sameInBothCharts', standing: 'classical', source: 'BPHS 80.48-49', holds: null },
  ]
  return {
    id: 'mangal',
    standing: 'classical',
    source: 'BPHS 80.47',
    status: statusOf(formed, cancellations),
    grahas: ['mars'],
    cancellations,
  }
}

function mangalsOfCustom(chart: Chart, lagnaSign: number): Dosha[] {
  const { mars, moon, venus } = chart.D1
  const reached = (graha: Graha): boolean => conjoined(chart, graha, 'mars') || sees(chart, graha, 'mars')
  const cancellations = [
    custom('marsOwnOrExalted', isDignified(chart, 'mars')),
    custom('signOfTheHouse', LENIENT_SIGNS[houseOf(mars.sign, lagnaSign)]?.includes(mars.sign) ?? false),
    custom('marsInSimhaOrKumbha', mars.sign === SIMHA || mars.sign === KUMBHA),
    custom('jupiterOrMercuryReachesMars', reached('jupiter') || reached('mercury')),
    custom('moonWithMars', conjoined(chart, 'moon', 'mars')),
    custom('lagnaKarkaOrSimha', lagnaSign === KARKA || lagnaSign === SIMHA),
    custom('sameInBothCharts', null),
    custom('maleficThereInTheOtherChart', null),
  ]
  return Object.entries(MANGAL_CUSTOMS).map(([id, houses]) => {
    const countedFrom = (sign: number): { house: number; counts: boolean } => {
      const house = houseOf(mars.sign, sign)
      return { house, counts: houses.includes(house) }
    }
    const from = { lagna: countedFrom(lagnaSign), moon: countedFrom(moon.sign), venus: countedFrom(venus.sign) }
    const near = from.moon.counts || from.venus.counts
    const status = statusOf(from.lagna.counts, cancellations, near)
    return { id, standing: 'custom', source: 'practice', status, grahas: ['mars'], cancellations, from }
  })
}

/** All seven grahas on one side of the nodes, the signs of the nodes included. Not in the old texts. */
function kaalSarp(chart: Chart): Dosha {
  const { rahu, ketu } = chart.D1
  const places = SEVEN_GRAHAS.map((graha) => (chart.D1[graha].sign - rahu.sign + 12) % 12)
  const outside = Math.min(places.filter((place) => place > 6).length, places.filter((place) => place > 0 && place < 6).length)
  const outsideByDegree = SEVEN_GRAHAS.filter((graha) => (chart.D1[graha].longitude - rahu.longitude + 360) % 360 > 180).length
  const formed = outside === 0
  const cancellations = [
    custom('grahaOutsideByDegree', formed && outsideByDegree > 0 && outsideByDegree < SEVEN_GRAHAS.length),
    custom('grahaWithNode', formed && SEVEN_GRAHAS.some((graha) => [rahu.sign, ketu.sign].includes(chart.D1[graha].sign))),
  ]
  const status = statusOf(formed, cancellations, outside === 1)
  return { id: 'kaalSarp', standing: 'notClassical', source: 'none', status, grahas: ['rahu', 'ketu'], cancellations }
}

/** Jupiter with Rahu. A recent name: the old texts judge the pair by house and dignity. */
function guruChandala(chart: Chart): Dosha {
  const cancellations = [custom('jupiterOwnOrExalted', isDignified(chart, 'jupiter'))]
  const status = statusOf(conjoined(chart, 'jupiter', 'rahu'), cancellations)
  return { id: 'guruChandala', standing: 'notClassical', source: 'none', status, grahas: ['jupiter', 'rahu'], cancellations }
}

function custom(id: string, holds: boolean | null): Cancellation {
  return { id, standing: 'custom', source: 'practice', holds }
}

function statusOf(formed: boolean, cancellations: readonly Cancellation[], near = false): Dosha['status'] {
  if (formed) return cancellations.some(({ holds }) => holds === true) ? 'cancelled' : 'formed'
  return near ? 'near' : 'absent'
}
