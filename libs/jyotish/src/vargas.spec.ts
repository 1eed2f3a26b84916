import { GRAHAS } from '@disha/contracts/chart'
import { computeChart } from './compute-chart.ts'
import { nakshatraOf, padaOf } from './nakshatra.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { birthOf, referenceRows, SHORT_NAMES, type JyotishRow } from '../testdata/reference.ts'
import { vargaBoundaries, VARGAS, vargaSign, type VargaName } from './vargas.ts'

const ephemeris = loadEphemeris()
const rows = referenceRows<JyotishRow>('jyotish')
const parts = (varga: VargaName) => Number(varga.slice(1))

describe('vargas of the reference births', () => {
  it.each(VARGAS)('%s of every graha and the lagna, with either node', (varga) => {
    for (const row of rows) {
      const chart = computeChart(birthOf(row), ephemeris, { node: 'true' })
      const ours = [chart[varga].lagna!.sign, ...GRAHAS.map((graha) => chart[varga][graha].sign)]
      expect(`${row.birth.id} ${ours.map((sign) => sign.toString(16).toUpperCase()).join('')}`).toBe(`${row.birth.id} ${row.vargas[varga]}`)
      const mean = computeChart(birthOf(row), ephemeris)
      expect([mean[varga].rahu.sign, mean[varga].ketu.sign].map((sign) => sign.toString(16).toUpperCase()).join('')).toBe(
        row.vargasMeanNode[varga],
      )
    }
  })

  it('nakshatra and pada of every graha and the lagna', () => {
    for (const row of rows) {
      const { D1 } = computeChart(birthOf(row), ephemeris, { node: 'true' })
      expect([D1.lagna!.nakshatra, D1.lagna!.pada]).toEqual(row.nakshatra['As'])
      for (const [index, graha] of GRAHAS.entries())
        expect([graha, D1[graha].nakshatra, D1[graha].pada]).toEqual([graha, ...row.nakshatra[SHORT_NAMES[index]]])
    }
  })

  it('houses are counted from the lagna of the varga', () => {
    for (const row of rows) {
      const chart = computeChart(birthOf(row), ephemeris)
      for (const varga of VARGAS)
        for (const graha of GRAHAS) expect((chart[varga].lagna!.sign + chart[varga][graha].house! - 1) % 12).toBe(chart[varga][graha].sign)
    }
  })
})

/** Middles of the parts of a sign, by the boundaries the module itself names. */
function middles(varga: VargaName, sign: number): number[] {
  const bounds = [0, ...vargaBoundaries(varga, sign), 30]
  return bounds.slice(1).map((bound, index) => 30 * sign + (bound + bounds[index]) / 2)
}

describe('the rules of the vargas', () => {
  it.each(VARGAS)('%s gives a sign 0-11 everywhere and changes only at its boundaries', (varga) => {
    for (let sign = 0; sign < 12; sign++) {
      const bounds = [0, ...vargaBoundaries(varga, sign), 30]
      for (const [index, low] of bounds.slice(0, -1).entries()) {
        const high = bounds[index + 1]
        const signs = [low + 1e-9, (low + high) / 2, high - 1e-9].map((degree) => vargaSign(varga, 30 * sign + degree))
        expect(new Set(signs).size).toBe(1)
        expect(signs[0]).toBeGreaterThanOrEqual(0)
        expect(signs[0]).toBeLessThan(12)
      }
    }
  })

  it.each(VARGAS.filter((varga) => !['D2', 'D30', 'D40', 'D45'].includes(varga)))('%s shares its parts evenly over the zodiac', (varga) => {
    const counts = new Array<number>(12).fill(0)
    for (let sign = 0; sign < 12; sign++) for (const middle of middles(varga, sign)) counts[vargaSign(varga, middle)]++
    expect(counts).toEqual(new Array<number>(12).fill(parts(varga)))
  })

  it('the lords of D30 hold 5, 5, 8, 7 and 5 degrees of odd signs, the reverse of even ones', () => {
    const runs = (sign: number) => {
      const bounds = [0, ...vargaBoundaries('D30', sign), 30]
      return bounds.slice(1).map((bound, index) => [bound - bounds[index], vargaSign('D30', 30 * sign + bound - 0.01)])
    }
    for (let sign = 0; sign < 12; sign += 2) {
      expect(runs(sign)).toEqual([
        [5, 0],
        [5, 10],
        [8, 8],
        [7, 2],
        [5, 6],
      ])
      expect(runs(sign + 1)).toEqual([
        [5, 1],
        [7, 5],
        [8, 11],
        [5, 9],
        [5, 7],
      ])
    }
  })

  it('D2 gives the odd signs to the Sun first, the even ones to the Moon', () => {
    for (let sign = 0; sign < 12; sign++) {
      expect(vargaSign('D2', 30 * sign + 7)).toBe(sign % 2 === 0 ? 4 : 3)
      expect(vargaSign('D2', 30 * sign + 22)).toBe(sign % 2 === 0 ? 3 : 4)
    }
  })

  it('first parts: movable signs begin D9 with themselves, fixed with the ninth, dual with the fifth; D10 and D7 by odd and even', () => {
    for (let sign = 0; sign < 12; sign++) {
      expect(vargaSign('D9', 30 * sign + 1)).toBe((sign + [0, 8, 4][sign % 3]) % 12)
      expect(vargaSign('D10', 30 * sign + 1)).toBe((sign + (sign % 2 === 0 ? 0 : 8)) % 12)
      expect(vargaSign('D7', 30 * sign + 1)).toBe((sign + (sign % 2 === 0 ? 0 : 6)) % 12)
      expect(vargaSign('D16', 30 * sign + 1)).toBe([0, 4, 8][sign % 3])
      expect(vargaSign('D20', 30 * sign + 1)).toBe([0, 8, 4][sign % 3])
      expect(vargaSign('D24', 30 * sign + 1)).toBe(sign % 2 === 0 ? 4 : 3)
      expect(vargaSign('D27', 30 * sign + 1)).toBe([0, 3, 6, 9][sign % 4])
      expect(vargaSign('D40', 30 * sign + 0.5)).toBe(sign % 2 === 0 ? 0 : 6)
      expect(vargaSign('D45', 30 * sign + 0.5)).toBe([0, 4, 8][sign % 3])
      for (const varga of ['D3', 'D4', 'D12', 'D60'] as const) expect(vargaSign(varga, 30 * sign + 0.3)).toBe(sign)
    }
  })

  it('nakshatras and padas run without a gap', () => {
    for (let pada = 0; pada < 108; pada++) {
      const middle = ((pada + 0.5) * 10) / 3
      expect(nakshatraOf(middle)).toBe(Math.floor(pada / 4) + 1)
      expect(padaOf(middle)).toBe((pada % 4) + 1)
      expect(vargaSign('D9', middle)).toBe(pada % 12)
    }
    expect([nakshatraOf(0), padaOf(0), nakshatraOf(359.99999999), padaOf(359.99999999)]).toEqual([1, 1, 27, 4])
  })
})
