import type { Chart } from '@disha/contracts/chart'
import { computeChart } from '../compute-chart.ts'
import { SEVEN_GRAHAS, type SevenGraha } from '../dignities.ts'
import { loadEphemeris } from '../node/load-ephemeris.ts'
import { birthAt, birthOf, maximum, referenceRows, SHORT_NAMES, type JyotishRow, type StrengthRow } from '../../testdata/reference.ts'
import { placedChart } from '../../testdata/placed-chart.ts'
import { ishtaKashta } from './ishta-kashta.ts'
import { shadbala, type Shadbala } from './shadbala.ts'

const ephemeris = loadEphemeris()
const strengths = referenceRows<StrengthRow>('strengths')
const charts = referenceRows<JyotishRow>('jyotish').map((row) => computeChart(birthOf(row), ephemeris, { node: 'true' }))
const balas = charts.map((chart) => shadbala(chart, ephemeris))

/** Largest difference over all births and grahas. */
function worst(of: (bala: Shadbala) => number, expected: (row: StrengthRow) => number[]): number {
  return maximum(balas.flatMap((bala, index) => SEVEN_GRAHAS.map((graha, at) => of(bala[graha]) - expected(strengths[index])[at])))
}

describe('shadbala', () => {
  it.each([
    ['uccha', (bala: Shadbala) => bala.sthana.uccha],
    ['saptavargaja', (bala: Shadbala) => bala.sthana.saptavargaja],
    ['ojayugma', (bala: Shadbala) => bala.sthana.ojayugma],
    ['kendra', (bala: Shadbala) => bala.sthana.kendra],
    ['drekkana', (bala: Shadbala) => bala.sthana.drekkana],
    ['dig', (bala: Shadbala) => bala.dig],
    ['nathonnatha', (bala: Shadbala) => bala.kala.nathonnatha],
    ['tribhaga', (bala: Shadbala) => bala.kala.tribhaga],
  ] as const)('%s equals the direct values within 0.1 virupa', (name, of) => {
    expect(worst(of, ({ direct }) => direct[name])).toBeLessThan(0.1)
  })

  it.each([
    ['paksha', (bala: Shadbala) => bala.kala.paksha],
    ['vara', (bala: Shadbala) => bala.kala.vara],
    ['hora', (bala: Shadbala) => bala.kala.hora],
    ['ayana', (bala: Shadbala) => bala.kala.ayana],
    ['cheshta', (bala: Shadbala) => bala.cheshta],
    ['drik', (bala: Shadbala) => bala.drik],
  ] as const)('%s equals the values after the worked examples within 0.1 virupa', (name, of) => {
    expect(worst(of, ({ raman }) => raman[name])).toBeLessThan(0.1)
  })

  it('names the lord of the day and of the equal hour', () => {
    for (const [index, bala] of balas.entries()) {
      const lordBy = (of: 'vara' | 'hora'): string[] =>
        SEVEN_GRAHAS.flatMap((graha, at) => (bala[graha].kala[of] > 0 ? [SHORT_NAMES[at]] : []))
      expect([lordBy('vara'), lordBy('hora')]).toEqual([[strengths[index].direct.varaLord], [strengths[index].direct.horaLordEqual]])
    }
  })

  it('adds up, and never folds beyond sixty', () => {
    for (const bala of balas.flatMap((all) => Object.values(all))) {
      const parts = [...Object.values(bala.sthana), bala.dig, ...Object.values(bala.kala), bala.cheshta, bala.naisargika, bala.drik]
      expect(bala.total).toBeCloseTo(
        parts.reduce((sum, value) => sum + value, 0),
        9,
      )
      expect(bala.rupas).toBeCloseTo(bala.total / 60, 12)
      for (const folded of [bala.sthana.uccha, bala.dig, bala.cheshta]) expect(folded >= 0 && folded <= 60).toBe(true)
    }
    expect(SEVEN_GRAHAS.map((graha) => balas[0][graha].required)).toEqual([390, 360, 300, 420, 390, 330, 300])
    expect(balas[0].mercury.reaches).toEqual({ sthana: true, dig: false, cheshta: false, kala: true, ayana: true })
  })

  it('moves the difference of two warriors from one to the other', () => {
    const bala = shadbala(placedChart({ mars: 100, jupiter: 100.5 }), ephemeris)
    const apart = shadbala(placedChart({ mars: 100, jupiter: 101.5 }), ephemeris)
    expect(bala.mars.kala.yuddha).not.toBe(0)
    expect(bala.mars.kala.yuddha + bala.jupiter.kala.yuddha).toBe(0)
    expect(bala.mars.total - bala.mars.kala.yuddha).toBeCloseTo(apart.mars.total, 0)
    expect([apart.mars.kala.yuddha, apart.jupiter.kala.yuddha]).toEqual([0, 0])
  })

  it('works where the Sun neither rises nor sets, and asks for a birth time', () => {
    for (const utc of ['1990-06-21T03:00:00Z', '1990-12-21T20:00:00Z'])
      for (const bala of Object.values(shadbala(computeChart(birthAt(utc, 78.2, 15.6, 3600), ephemeris), ephemeris)))
        expect(Number.isFinite(bala.total)).toBe(true)
    const unknown = { ...birthAt('1990-04-12T01:00:00Z', 28, 77), precision: { kind: 'unknown' } as const }
    expect(() => shadbala(computeChart(unknown, ephemeris), ephemeris)).toThrow('birth time')
  })
})

describe('the wished and the unwished', () => {
  it('are half of exaltation and motion together, and the rest to sixty', () => {
    for (const [index, chart] of charts.entries()) {
      const both = ishtaKashta(chart, balas[index])
      for (const graha of SEVEN_GRAHAS) expect(both[graha].ishta + both[graha].kashta).toBeCloseTo(60, 9)
      expect(both.mars.ishta).toBeCloseTo((balas[index].mars.sthana.uccha + balas[index].mars.cheshta) / 2, 9)
      // the fortnight's strength of a benefic is the Moon's distance from the Sun, a third of it
      expect(both.moon.ishta).toBeCloseTo((balas[index].moon.sthana.uccha + balas[index].jupiter.kala.paksha) / 2, 9)
    }
  })

  it('take the Sun from Makara, where its motion northward begins', () => {
    const sun = (tropical: number): number => {
      const chart = { ...charts[0], tropical: { ...charts[0].tropical, sun: { ...charts[0].tropical.sun, longitude: tropical } } }
      return 2 * ishtaKashta(chart, balas[0]).sun.ishta - balas[0].sun.sthana.uccha
    }
    expect([sun(270), sun(0), sun(90), sun(180)].map((value) => Math.round(value))).toEqual([0, 30, 60, 30])
  })
})

type Worked = { chart: Chart; expected: Record<string, readonly number[]>; allow: Record<string, number> }

/** By what their printed roundings alone let them differ, virupas. */
const ROUNDING = 0.02
/**
 * Components of a printed example beside ours; `allow` is the difference in virupas that its older astronomy explains. The total is without war,
 * which both reckon otherwise.
 */
function compare({ chart, expected, allow }: Worked): void {
  const bala = shadbala(chart, ephemeris)
  const part = (graha: SevenGraha, name: string): number => {
    const { sthana, kala, total, ...others } = bala[graha]
    return ({ ...sthana, ...kala, ...others, total: total - kala.yuddha } as unknown as Record<string, number>)[name]
  }
  for (const [name, values] of Object.entries(expected))
    for (const [at, graha] of SEVEN_GRAHAS.entries()) {
      const difference = Math.abs(part(graha, name) - values[at])
      if (difference > (allow[name] ?? ROUNDING)) throw new Error(`${name} of ${graha}: ${part(graha, name)}, printed ${values[at]}`)
    }
}

describe('printed examples', () => {
  // Saturn's uccha is printed 34.08 where his own sum of 177.30 needs 34.80
  it("B.V. Raman's: 1918-10-16, 14:22:16, 13 N 77:35 E (his longitudes; Mars' dig bala, printed 64.30, folded to 55.70; his yuddha is left out)", () => {
    const sky = computeChart(birthAt('1918-10-16T08:52:16Z', 13, 77.583333, 19_800), ephemeris, { ayanamsa: 'raman' })
    const printed = {
      sun: 180.8986,
      moon: 311.2886,
      mars: 229.5094,
      mercury: 181.5261,
      jupiter: 84.0136,
      venus: 171.1656,
      saturn: 124.3781,
    }
    compare({
      chart: placedChart(printed, sky),
      expected: {
        uccha: [3.0, 32.75, 37.06, 54.5, 56.33, 1.95, 34.8],
        saptavargaja: [90, 48.75, 90, 135, 71.25, 116.25, 97.5],
        ojayugma: [30, 15, 15, 30, 15, 30, 15],
        kendra: [60, 30, 30, 60, 15, 15, 30],
        drekkana: [15, 0, 0, 0, 0, 15, 0],
        dig: [48.1, 31.56, 55.7, 21.09, 11.5, 15.15, 58.02],
        nathonnatha: [48.32, 11.68, 11.68, 60, 48.32, 48.32, 11.68],
        paksha: [16.54, 86.92, 16.54, 16.54, 43.46, 43.46, 16.54],
        tribhaga: [0, 0, 0, 0, 60, 0, 60],
        abda: [0, 0, 0, 0, 0, 0, 15],
        masa: [0, 0, 0, 30, 0, 0, 0],
        vara: [0, 0, 0, 45, 0, 0, 0],
        hora: [0, 60, 0, 0, 0, 0, 0],
        ayana: [38.12, 43.44, 1.84, 41.25, 59.4, 23.75, 13.75],
        cheshta: [0, 0, 22.23, 2.3, 35.26, 5.95, 21.14],
        naisargika: [60, 51.43, 17.14, 25.7, 34.28, 42.85, 8.57],
        drik: [15.86, -21.73, 0.95, 15.64, -16.04, 18.47, 7.21],
        total: [424.24, 389.8, 306.2 - 8.6, 537.02 + 0.8, 433.71 - 0.8, 376.15, 389.21],
      },
      // his tables of mean places (cheshta of Mercury), rounded declinations, local noon by the equation of time
      allow: { uccha: 0.12, dig: 0.4, nathonnatha: 0.3, ayana: 0.55, cheshta: 4.5, total: 5 },
    })
  })

  it("V.P. Jain's: 1981-09-13, 01:30, 28:39 N 77:13 E", () => {
    compare({
      chart: computeChart(birthAt('1981-09-12T20:00:00Z', 28.65, 77.216667, 19_800), ephemeris),
      expected: {
        uccha: [14.54, 32.17, 4.94, 58.16, 34.85, 3.09, 48.81],
        saptavargaja: [127.5, 30, 135, 120, 58.13, 150, 82.5],
        ojayugma: [15, 0, 15, 0, 0, 15, 0],
        dig: [6.59, 12.22, 20.99, 31.97, 31.99, 53.29, 26.67],
        nathonnatha: [6.1, 53.9, 53.9, 60, 6.1, 6.1, 53.9],
        paksha: [5.62, 108.76, 5.62, 54.38, 54.38, 54.38, 5.62],
        tribhaga: [0, 0, 0, 0, 60, 60, 0],
        abda: [0, 0, 15, 0, 0, 0, 0],
        masa: [0, 0, 30, 0, 0, 0, 0],
        vara: [0, 0, 0, 0, 0, 0, 45],
        hora: [0, 0, 0, 60, 0, 0, 0],
        ayana: [70.08, 43.19, 53.56, 37.1, 22.94, 15.41, 35.04],
        cheshta: [0, 0, 20.93, 28.76, 8.43, 28.18, 5.05],
        naisargika: [60, 51.43, 17.14, 25.71, 34.29, 42.86, 8.57],
        drik: [11.24, -0.32, -5.1, 4.29, 4.32, -2.86, 5.82],
        total: [331.67, 346.35, 396.98, 539.57, 376.23, 455.45, 391.98],
      },
      allow: { nathonnatha: 0.05, ayana: 0.25, cheshta: 4.5, total: 4.5 },
    })
  })
})
