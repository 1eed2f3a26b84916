import { GRAHAS, type Chart, type Graha } from '@disha/contracts/chart'
import { computeChart } from '../src/compute-chart.ts'
import { houseOf } from '../src/houses.ts'
import { loadEphemeris } from '../src/node/load-ephemeris.ts'
import { VARGAS, vargaSign } from '../src/vargas.ts'
import { birthAt } from './reference.ts'

const BASE = birthAt('1990-04-12T01:00:00Z', 28.6139, 77.209, 19_800)

let computed: Chart | null = null
const baseChart = (): Chart => (computed ??= computeChart(BASE, loadEphemeris()))

export type Places = Partial<Record<Graha | 'lagna', number>> & { retrograde?: Graha[] }

/**
 * A chart whose lagna and grahas stand at given sidereal longitudes (degrees), in the rashi chart and every varga; whatever is not given
 * stands where it stands in `chart`, one real birth's by default, and Ketu opposite a given Rahu. For rules, not for the sky.
 */
export function placedChart(places: Places, chart = baseChart()): Chart {
  const { lagna: lagnaAt = chart.D1.lagna!.longitude, retrograde = [], ...given } = places
  if (given.rahu !== undefined) given.ketu ??= (given.rahu + 180) % 360
  const longitudeOf = (graha: Graha): number => given[graha] ?? chart.D1[graha].longitude
  const lagnaSign = Math.floor(lagnaAt / 30)
  const D1 = {
    lagna: { ...chart.D1.lagna!, longitude: lagnaAt, sign: lagnaSign, degree: lagnaAt % 30 },
    ...Object.fromEntries(
      GRAHAS.map((graha) => {
        const longitude = longitudeOf(graha)
        const sign = Math.floor(longitude / 30)
        const place = { ...chart.D1[graha], longitude, sign, degree: longitude % 30, house: houseOf(sign, lagnaSign) }
        return [graha, { ...place, retrograde: retrograde.includes(graha) }]
      }),
    ),
  } as Chart['D1']
  const vargas = VARGAS.slice(1).map((varga) => {
    const sign = vargaSign(varga, lagnaAt)
    const grahas = GRAHAS.map((graha) => {
      const at = vargaSign(varga, longitudeOf(graha))
      return [graha, { sign: at, house: houseOf(at, sign) }]
    })
    return [varga, { lagna: { sign }, ...Object.fromEntries(grahas) }]
  })
  return { ...chart, ...Object.fromEntries(vargas), D1 }
}
