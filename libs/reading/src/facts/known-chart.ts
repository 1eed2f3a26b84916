import { FURTHER_VARGAS, GRAHAS, type Chart, type VargaChart } from '@disha/contracts/chart'
import type { BirthInput } from '@disha/contracts/birth'
import type { Ephemeris } from '@disha/jyotish/ephemeris'
import { precisionMinutes } from '@disha/jyotish/sensitivity'
import { changesNear } from './changes.ts'

/** Up to this uncertainty (minutes either way) a lagna is read and its nearest edge told; beyond it only one that cannot have changed is read. */
const CLOSE_MINUTES = 30

/** The moment at which the lagna's rashi would be another, nearest to the birth and at most `minutes` away (negative: earlier); null for none. */
export function nearestLagnaChange(
  birth: BirthInput,
  ephemeris: Ephemeris,
  minutes: number,
): { minutes: number; before: number; after: number } | null {
  const born = Date.parse(birth.utc)
  const changes = changesNear(birth, ephemeris, minutes)
    .filter(({ fact }) => fact === 'D1.lagna.sign')
    .map(({ at, before, after }) => ({ minutes: (Date.parse(at) - born) / 60_000, before: Number(before), after: Number(after) }))
  return changes.toSorted((a, b) => Math.abs(a.minutes) - Math.abs(b.minutes))[0] ?? null
}

const withoutHouses = (varga: VargaChart): VargaChart =>
  ({ ...Object.fromEntries(GRAHAS.map((graha) => [graha, { ...varga[graha], house: null }])), lagna: null }) as VargaChart

/**
 * The chart as far as the birth time bears it: where the time is so rough (a part of the day, an hour or two either way) that another rashi may
 * have been rising, the lagna and all that is counted from it are left out, as they are for an unknown time.
 */
export function knownChart(birth: BirthInput, chart: Chart, ephemeris: Ephemeris): Chart {
  const minutes = precisionMinutes(birth.precision)
  if (chart.D1.lagna === null || minutes <= CLOSE_MINUTES || nearestLagnaChange(birth, ephemeris, minutes) === null) return chart
  let rough = withoutLagna.get(chart)
  if (rough === undefined) withoutLagna.set(chart, (rough = roughChart(chart)))
  return rough
}

/** Kept with the chart, as everything is that follows from one. */
const withoutLagna = new WeakMap<Chart, Chart>()

function roughChart(chart: Chart): Chart {
  const D1 = {
    ...Object.fromEntries(GRAHAS.map((graha) => [graha, { ...chart.D1[graha], house: null }])),
    lagna: null,
  } as Chart['D1']
  const further = Object.fromEntries(FURTHER_VARGAS.map((varga) => [varga, withoutHouses(chart[varga])]))
  return {
    ...chart,
    ...further,
    D1,
    D9: withoutHouses(chart.D9),
    D10: withoutHouses(chart.D10),
    ascendant: null,
    midheaven: null,
    sripati: null,
  }
}
