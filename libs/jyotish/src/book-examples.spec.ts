import type { Chart, Graha } from '@disha/contracts/chart'
import { arudhaPadas } from './arudha.ts'
import { ashtakavarga } from './ashtakavarga.ts'
import { grahaYuddhas } from './combustion.ts'
import { computeChart } from './compute-chart.ts'
import { SEVEN_GRAHAS, type SevenGraha } from './dignities.ts'
import { doshas } from './doshas.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { placedChart, type Places } from '../testdata/placed-chart.ts'
import { birthAt, referenceRows } from '../testdata/reference.ts'
import { GRAHAS } from '@disha/contracts/chart'

type Birth = [utc: string, latitude: number, longitude: number]
type Signs = Record<Graha | 'lagna', number>
type Example =
  | { kind: 'ashtakavarga'; name: string; signs?: Signs; birth?: Birth; varga?: 'D10'; bav?: number[][]; sav: number[]; pinda?: number[][] }
  | { kind: 'pinda'; name: string; signs: Signs; graha: SevenGraha; reduced: number[]; pinda: number[] }
  | { kind: 'arudha'; name: string; birth: Birth; padas: number[] }
  | { kind: 'yuddha'; name: string; birth: Birth; pair: Graha[] }
  | { kind: 'kaalSarp'; name: string; signs: Signs; formed: boolean }

const EXAMPLES = referenceRows<Example>('book-examples')
const of = <Kind extends Example['kind']>(kind: Kind): Extract<Example, { kind: Kind }>[] =>
  EXAMPLES.filter((example): example is Extract<Example, { kind: Kind }> => example.kind === kind)

const born = ([utc, latitude, longitude]: Birth): Chart =>
  computeChart(birthAt(utc, latitude, longitude), loadEphemeris(), { node: 'true' })

/** Every point in the middle of its sign. */
const placed = (signs: Signs): Chart =>
  placedChart(Object.fromEntries(Object.entries(signs).map(([point, sign]) => [point, 30 * sign + 15])) as Places)

/** A varga read as though it were the rashi chart. */
const asRashi = (chart: Chart, varga: 'D10'): Chart =>
  placed({ lagna: chart[varga].lagna!.sign, ...Object.fromEntries(GRAHAS.map((graha) => [graha, chart[varga][graha].sign])) } as Signs)

describe('printed examples and screens', () => {
  it.each(of('ashtakavarga'))('ashtakavarga: $name', ({ signs, birth, varga, bav, sav, pinda }) => {
    const chart = signs ? placed(signs) : varga ? asRashi(born(birth!), varga) : born(birth!)
    const ours = ashtakavarga(chart, 'parashara', 'ownSigns')
    expect(ours.sav).toEqual(sav)
    if (bav) expect([...SEVEN_GRAHAS, 'ascendant' as const].slice(0, bav.length).map((graha) => ours.bav[graha])).toEqual(bav)
    if (pinda)
      expect((['rashi', 'graha', 'shodhya'] as const).map((part) => SEVEN_GRAHAS.map((graha) => ours.pinda[graha][part]))).toEqual(pinda)
  })

  it.each(of('pinda'))('pinda: $name, by both reductions', ({ signs, graha, reduced, pinda }) => {
    for (const reduction of ['parashara', 'ownSigns'] as const) {
      const ours = ashtakavarga(placed(signs), 'parashara', reduction)
      expect(ours.reduced[graha]).toEqual(reduced)
      expect(Object.values(ours.pinda[graha])).toEqual(pinda)
    }
  })

  it.each(of('arudha'))('arudhas: $name, by both ways to the stronger lord', ({ birth, padas }) => {
    expect(arudhaPadas(born(birth))).toEqual(padas)
    expect(arudhaPadas(born(birth), 'associated')).toEqual(padas)
  })

  it.each(of('yuddha'))('war: $name', ({ birth, pair }) => {
    const wars = grahaYuddhas(born(birth)).map(({ victor, vanquished }) => [victor, vanquished].toSorted())
    expect(wars).toEqual([pair.toSorted()])
  })

  it.each(of('kaalSarp'))('kaal sarp: $name', ({ signs, formed }) => {
    const found = doshas(placed(signs)).find(({ id }) => id === 'kaalSarp')!
    expect(['formed', 'cancelled'].includes(found.status)).toBe(formed)
  })
})
