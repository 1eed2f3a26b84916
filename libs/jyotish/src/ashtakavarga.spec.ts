import { ashtakavarga } from './ashtakavarga.ts'
import { computeChart } from './compute-chart.ts'
import { SEVEN_GRAHAS } from './dignities.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { placedChart } from '../testdata/placed-chart.ts'
import { birthAt, birthOf, referenceRows, type JyotishRow, type StrengthRow } from '../testdata/reference.ts'

const strengths = referenceRows<StrengthRow>('strengths')
const charts = referenceRows<JyotishRow>('jyotish').map((row) => computeChart(birthOf(row), loadEphemeris(), { node: 'true' }))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

describe('ashtakavarga', () => {
  it('equals the reference in every cell, by both tables', () => {
    for (const [index, chart] of charts.entries()) {
      const expected = strengths[index]
      const { bav, sav } = ashtakavarga(chart)
      expect([...SEVEN_GRAHAS, 'ascendant' as const].map((of) => bav[of])).toEqual(expected.bav)
      expect(sav).toEqual(expected.sav)
      const other = ashtakavarga(chart, 'varahamihira')
      expect({ moon: other.bav.moon, venus: other.bav.venus, sav: other.sav }).toEqual(expected.alt)
      expect(other.bav.mars).toEqual(bav.mars)
    }
  })

  it('adds up to 337, and each row to its own sum', () => {
    for (const table of ['parashara', 'varahamihira'] as const) {
      const { bav, sav } = ashtakavarga(charts[7], table)
      expect(Object.values(bav).map(sum)).toEqual([48, 49, 39, 54, 56, 52, 39, 49])
      expect(sum(sav)).toBe(337)
    }
  })

  it('reduces by trines and by lords', () => {
    // Sun of the first birth: 5 8 5 3 6 2 4 3 3 4 3 2; after the trines 2 6 2 1 3 0 1 1 0 2 0 0. Mesha and Vrishabha are empty and richer than
    // Vrischika and Tula with their grahas, so they fall to theirs; Mithuna and Kanya, Dhanu and Mina, Makara and Kumbha hold a nought.
    const { reduced, pinda } = ashtakavarga(charts[0])
    expect(reduced.sun).toEqual([1, 1, 2, 1, 3, 0, 1, 1, 0, 2, 0, 0])
    expect(pinda.sun.rashi).toBe(7 + 10 + 16 + 4 + 30 + 7 + 8 + 10)
    for (const chart of charts) {
      const all = ashtakavarga(chart)
      const occupied = new Set(SEVEN_GRAHAS.map((graha) => chart.D1[graha].sign))
      for (const graha of SEVEN_GRAHAS)
        for (const [one, other] of [
          [0, 7],
          [1, 6],
          [2, 5],
          [8, 11],
          [9, 10],
        ]) {
          const [a, b] = [all.reduced[graha][one], all.reduced[graha][other]]
          if (a > 0 && b > 0 && !occupied.has(one) && !occupied.has(other)) expect(a).toBe(b)
          if (a > 0 && b > 0 && occupied.has(one) && !occupied.has(other)) expect(b).toBe(a)
        }
    }
  })

  it('takes what the verses take, pair by pair', () => {
    // Sun and Mars in Mesha and Simha, the rest in Karka: a chart whose pairs show each case of the second reduction
    const chart = placedChart({ lagna: 5, sun: 5, mars: 125, moon: 95, mercury: 96, jupiter: 97, venus: 98, saturn: 99, rahu: 40 })
    const { bav, reduced } = ashtakavarga(chart)
    for (const graha of SEVEN_GRAHAS) {
      const trine = bav[graha].map((value, sign) => value - Math.min(...[0, 4, 8].map((step) => bav[graha][(sign + step) % 12])))
      expect([reduced[graha][3], reduced[graha][4]]).toEqual([trine[3], trine[4]])
      const pair = (one: number, other: number): number[] => [reduced[graha][one], reduced[graha][other]]
      // Mesha holds the Sun; Rahu in Vrishabha does not make it occupied
      if (trine[0] > 0 && trine[7] > 0) expect(pair(0, 7)).toEqual([trine[0], trine[7] > trine[0] ? trine[0] : 0])
      for (const [one, other] of [
        [1, 6],
        [2, 5],
        [8, 11],
        [9, 10],
      ]) {
        const [a, b] = [trine[one], trine[other]]
        const least = a === b ? 0 : Math.min(a, b)
        expect(pair(one, other)).toEqual(a > 0 && b > 0 ? [least, least] : [a, b])
      }
    }
  })

  it("equals the reference's pindas by the reduction that goes no further than a graha's own signs", () => {
    for (const [index, chart] of charts.entries()) {
      const other = ashtakavarga(chart, 'parashara', 'ownSigns')
      const parts = (['rashi', 'graha', 'shodhya'] as const).map((part) => SEVEN_GRAHAS.map((graha) => other.pinda[graha][part]))
      expect(parts).toEqual(strengths[index].pinda)
      const { pinda, reduction } = ashtakavarga(chart)
      expect([reduction, other.reduction]).toEqual(['parashara', 'ownSigns'])
      // an occupied sign keeps its points either way
      expect(SEVEN_GRAHAS.map((graha) => pinda[graha].graha)).toEqual(strengths[index].pinda[1])
      for (const { rashi, graha, shodhya } of Object.values(pinda)) expect(shodhya).toBe(rashi + graha)
    }
  })

  it('asks for a birth time', () => {
    const birth = { ...birthAt('1990-04-12T01:00:00Z', 28, 77), precision: { kind: 'unknown' } as const }
    expect(() => ashtakavarga(computeChart(birth, loadEphemeris()))).toThrow('birth time')
  })
})
