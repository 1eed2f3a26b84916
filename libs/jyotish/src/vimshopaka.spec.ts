import { computeChart } from './compute-chart.ts'
import { SEVEN_GRAHAS } from './dignities.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { vimshopaka, VARGA_SETS } from './vimshopaka.ts'
import { placedChart } from '../testdata/placed-chart.ts'
import { birthAt } from '../testdata/reference.ts'
import type { Chart } from '@disha/contracts/chart'
import { VARGAS } from './vargas.ts'

/** A chart in which a graha stands in the same sign in every varga. */
function everywhere(chart: Chart, graha: 'sun', sign: number): Chart {
  return { ...chart, ...Object.fromEntries(VARGAS.map((varga) => [varga, { ...chart[varga], [graha]: { ...chart[varga][graha], sign } }])) }
}

describe('vimshopaka', () => {
  // the lord of each sign that is tried: the Moon in the second from Karka, Mercury in the third from Kanya, Saturn in Kumbha itself
  const chart = placedChart({ sun: 130, moon: 130, mars: 220, jupiter: 155, mercury: 215, venus: 250, saturn: 310 })

  it.each([
    ['own sign', 4, 20],
    ["a great friend's", 3, 18],
    ["a neutral's who is a friend for the time", 5, 15],
    ["a great enemy's", 10, 5],
  ] as const)('is the same share of twenty in all sets if every varga is %s', (_, sign, expected) => {
    for (const set of VARGA_SETS) expect(vimshopaka(everywhere(chart, 'sun', sign), 'sun')[set]).toBeCloseTo(expected, 12)
  })

  it('weighs each varga by its set', () => {
    const base = everywhere(chart, 'sun', 4)
    const without = (varga: 'D1' | 'D2' | 'D9' | 'D10' | 'D60' | 'D16'): number[] =>
      Object.values(vimshopaka({ ...base, [varga]: { ...base[varga], sun: { ...base[varga].sun, sign: 10 } } }, 'sun')).map(
        (strength) => (20 - strength) / 0.75,
      )
    expect(without('D1')).toEqual([6, 5, 3, 3.5].map((weight) => expect.closeTo(weight, 9) as number))
    expect(without('D2')).toEqual([2, 2, 1.5, 1].map((weight) => expect.closeTo(weight, 9) as number))
    expect(without('D9')).toEqual([5, 4.5, 1.5, 3].map((weight) => expect.closeTo(weight, 9) as number))
    expect(without('D10')).toEqual([0, 0, 1.5, 0.5].map((weight) => expect.closeTo(weight, 9) as number))
    expect(without('D16')).toEqual([0, 0, 1.5, 2].map((weight) => expect.closeTo(weight, 9) as number))
    expect(without('D60')).toEqual([0, 0, 5, 4].map((weight) => expect.closeTo(weight, 9) as number))
  })

  it('needs no birth time', () => {
    const unknown = { ...birthAt('1990-04-12T01:00:00Z', 28, 77), precision: { kind: 'unknown' } as const }
    for (const graha of SEVEN_GRAHAS)
      for (const strength of Object.values(vimshopaka(computeChart(unknown, loadEphemeris()), graha)))
        expect(strength >= 5 && strength <= 20).toBe(true)
  })
})
