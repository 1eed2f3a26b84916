import { computeChart } from './compute-chart.ts'
import { conjoined, drishtiMatrix, drishtiQuarters, drishtiVirupas, rashiDrishti, sees } from './drishti.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { birthOf, maximum, referenceRows, type JyotishRow, type StrengthRow } from '../testdata/reference.ts'
import { placedChart } from '../testdata/placed-chart.ts'

const strengths = referenceRows<StrengthRow>('strengths')

describe('graha drishti', () => {
  it('equals the reference to a thousandth of a virupa', () => {
    for (const [index, row] of referenceRows<JyotishRow>('jyotish').entries()) {
      const matrix = drishtiMatrix(computeChart(birthOf(row), loadEphemeris(), { node: 'true' }))
      const expected = strengths[index].direct.drishtiMatrix
      expect(maximum(matrix.flatMap((line, from) => line.map((value, to) => value - expected[from][to])))).toBeLessThan(0.002)
    }
  })

  it('is full in the seventh and at the special places, none from the nodes', () => {
    const full = (graha: Parameters<typeof drishtiQuarters>[0]): number[] =>
      Array.from({ length: 12 }, (_, index) => index + 1).filter((place) => drishtiQuarters(graha, place) === 4)
    expect(['sun', 'mars', 'jupiter', 'saturn', 'rahu'].map((graha) => full(graha as 'sun'))).toEqual([
      [7],
      [4, 7, 8],
      [5, 7, 9],
      [3, 7, 10],
      [],
    ])
    expect([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((place) => drishtiQuarters('venus', place))).toEqual([0, 0, 1, 3, 2, 0, 3, 2, 1, 0, 0])
    expect([60, 90, 120, 150, 180, 300].map((angle) => drishtiVirupas('sun', angle))).toEqual([15, 45, 30, 0, 60, 0])
    expect(drishtiVirupas('saturn', 270)).toBe(60)
    expect(drishtiVirupas('mars', -150)).toBe(60)
  })

  it('reads sight and company by sign', () => {
    const chart = placedChart({ mars: 10, saturn: 280, moon: 15 })
    expect([sees(chart, 'mars', 'saturn'), sees(chart, 'saturn', 'mars'), sees(chart, 'saturn', 'moon')]).toEqual([false, false, false])
    expect(sees(placedChart({ mars: 10, saturn: 100 }), 'mars', 'saturn')).toBe(true)
    expect([conjoined(chart, 'mars', 'moon'), conjoined(chart, 'mars', 'mars')]).toEqual([true, false])
  })
})

describe('rashi drishti', () => {
  it('is mutual, three signs each', () => {
    expect([0, 1, 2, 3, 4, 5].map(rashiDrishti)).toEqual([
      [4, 7, 10],
      [3, 6, 9],
      [5, 8, 11],
      [1, 7, 10],
      [0, 6, 9],
      [2, 8, 11],
    ])
    for (let sign = 0; sign < 12; sign++) for (const seen of rashiDrishti(sign)) expect(rashiDrishti(seen)).toContain(sign)
  })
})
