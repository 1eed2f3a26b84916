import type { Chart, Graha } from '@disha/contracts/chart'
import { benefics, isDignified, SEVEN_GRAHAS } from './dignities.ts'
import { conjoined, sees } from './drishti.ts'
import { houseOf } from './houses.ts'

/** `classical`: in a text that we have seen; `custom`: widely used, not there; `notClassical`: a recent name that no old text carries. */
export type Standing = 'classical' | 'custom' | 'notClassical'

export type Cancellation = {
  id: string
  source: string
  /** null where another person's chart decides */
  holds: boolean | null
}

export type Dosha = {
  id: string
  standing: Standing
  source: string
  status: 'formed' | 'cancelled' | 'absent'
  grahas: Graha[]
  cancellations: Cancellation[]
  /** houses of Mars (1-12) from the points that custom counts from, and whether each is one of the dosha's */
  from?: Record<'lagna' | 'moon' | 'venus', { house: number; counts: boolean } | null>
}

/** BPHS 80.47 as commonly read, with the lagna. */
const MANGAL_BPHS = [1, 4, 7, 8, 12]
const MANGAL_CUSTOMS = { mangalNorth: [1, 4, 7, 8, 12], mangalSouth: [2, 4, 7, 8, 12] } as const

/**
 * Doshas with their standing and every cancellation, whether it holds or not. Mangal by BPHS 80.47-49 comes first, the regional customs apart
 * from it. Those that need the lagna are left out where the birth time is unknown.
 */
export function doshas(chart: Chart): Dosha[] {
  return [...(chart.D1.lagna === null ? [] : mangalDoshas(chart, chart.D1.lagna.sign)), kaalSarp(chart), guruChandala(chart)]
}

function mangalDoshas(chart: Chart, lagnaSign: number): Dosha[] {
  const { mars, moon, venus } = chart.D1
  const helped = [...benefics(chart)].some((graha) => conjoined(chart, graha, 'mars') || sees(chart, graha, 'mars'))
  const match: Cancellation = { id: 'sameInBothCharts', source: 'BPHS 80.48-49', holds: null }
  const house = houseOf(mars.sign, lagnaSign)
  const classical = dosha(
    'mangal',
    'classical',
    'BPHS 80.47',
    MANGAL_BPHS.includes(house),
    ['mars'],
    [{ id: 'beneficJoinsOrSeesMars', source: 'BPHS 80.47', holds: helped }, match],
  )
  const customs = Object.entries(MANGAL_CUSTOMS).map(([id, houses]): Dosha => {
    const countedFrom = (sign: number): { house: number; counts: boolean } => {
      const at = houseOf(mars.sign, sign)
      return { house: at, counts: (houses as readonly number[]).includes(at) }
    }
    const from = { lagna: countedFrom(lagnaSign), moon: countedFrom(moon.sign), venus: countedFrom(venus.sign) }
    const cancellations = [
      { id: 'marsOwnOrExalted', source: 'practice', holds: isDignified(chart, 'mars') },
      { id: 'jupiterJoinsOrSeesMars', source: 'practice', holds: conjoined(chart, 'jupiter', 'mars') || sees(chart, 'jupiter', 'mars') },
      { ...match, source: 'practice' },
    ]
    return { ...dosha(id, 'custom', 'practice', from.lagna.counts, ['mars'], cancellations), from }
  })
  return [classical, ...customs]
}

/** All seven grahas on one side of the nodes, the signs of the nodes included. Not in the old texts. */
function kaalSarp(chart: Chart): Dosha {
  const { rahu, ketu } = chart.D1
  const places = SEVEN_GRAHAS.map((graha) => (chart.D1[graha].sign - rahu.sign + 12) % 12)
  const formed = places.every((place) => place <= 6) || places.every((place) => place === 0 || place >= 6)
  const outsideByDegree = SEVEN_GRAHAS.filter((graha) => (chart.D1[graha].longitude - rahu.longitude + 360) % 360 > 180).length
  return dosha(
    'kaalSarp',
    'notClassical',
    'none',
    formed,
    ['rahu', 'ketu'],
    [
      {
        id: 'grahaOutsideByDegree',
        source: 'practice',
        holds: formed && outsideByDegree > 0 && outsideByDegree < SEVEN_GRAHAS.length,
      },
      {
        id: 'grahaWithNode',
        source: 'practice',
        holds: formed && SEVEN_GRAHAS.some((graha) => [rahu.sign, ketu.sign].includes(chart.D1[graha].sign)),
      },
    ],
  )
}

/** Jupiter with Rahu. A recent name: the old texts judge the pair by house and dignity. */
function guruChandala(chart: Chart): Dosha {
  return dosha(
    'guruChandala',
    'notClassical',
    'none',
    conjoined(chart, 'jupiter', 'rahu'),
    ['jupiter', 'rahu'],
    [{ id: 'jupiterOwnOrExalted', source: 'practice', holds: isDignified(chart, 'jupiter') }],
  )
}

function dosha(id: string, standing: Standing, source: string, formed: boolean, grahas: Graha[], cancellations: Cancellation[]): Dosha {
  const cancelled = cancellations.some(({ holds }) => holds === true)
  return { id, standing, source, status: !formed ? 'absent' : cancelled ? 'cancelled' : 'formed', grahas, cancellations }
}
