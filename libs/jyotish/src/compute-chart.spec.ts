import { factAt, GRAHAS, type Chart } from '@disha/contracts/chart'
import { computeChart, ENGINE_VERSION } from './compute-chart.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { birthAt, randoms } from '../testdata/reference.ts'

const ephemeris = loadEphemeris()
const birth = birthAt('1990-04-12T01:00:00Z', 28.6139, 77.209, 19_800)

function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => numbersIn(child, `${path}.${key}`))
}

describe('computeChart', () => {
  it('names its version, inputs and conventions, and every fact by a path', () => {
    const chart = computeChart(birth, ephemeris)
    expect(chart).toMatchObject({
      engineVersion: ENGINE_VERSION,
      input: { utc: birth.utc, birthLocal: '1990-04-12T06:30:00', utcOffsetSeconds: 19_800 },
      conventions: { ayanamsa: 'lahiri', node: 'mean', houses: 'wholeSign', dashaYearDays: 365.25 },
    })
    expect(factAt(chart, 'D1.sun.sign')).toBe(11)
    expect(factAt(chart, 'D60.moon.sign')).toBe(chart.D60.moon.sign)
    expect(factAt(chart, 'panchanga.tithi.number')).toBe(chart.panchanga.tithi.number)
    expect(factAt(chart, 'D1.pluto.sign')).toBeUndefined()
  })

  it('serialises to the same bytes, however the instant is written', () => {
    const text = JSON.stringify(computeChart(birth, ephemeris))
    expect(JSON.stringify(computeChart({ ...birth }, ephemeris))).toBe(text)
    for (const utc of ['1990-04-12T06:30:00+05:30', '1990-04-11T21:00:00-04:00', '1990-04-12T01:00:00.000Z']) {
      const chart = computeChart({ ...birth, utc }, ephemeris)
      expect(JSON.stringify({ ...chart, input: { ...chart.input, utc: birth.utc } })).toBe(text)
    }
    expect(JSON.parse(text)).toEqual(computeChart(birth, ephemeris))
  })

  it('holds no NaN, no -0 and no angle out of range, for births all over time and the globe', () => {
    const random = randoms(20)
    for (let index = 0; index < 120; index++) {
      const utc = new Date(Date.UTC(1900, 0, 1) + random() * 6.3e12).toISOString()
      const latitude = index % 10 === 0 ? (random() < 0.5 ? 90 : -90) : random() * 180 - 90
      const chart = computeChart(birthAt(utc, latitude, random() * 360 - 180), ephemeris, { node: index % 2 === 0 ? 'mean' : 'true' })
      for (const [path, value] of numbersIn(chart)) {
        if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`${utc} ${path} is ${value}`)
        if (path.endsWith('.longitude') && !path.startsWith('.input') && (value < 0 || value >= 360))
          throw new Error(`${utc} ${path} is ${value}`)
      }
      for (const graha of GRAHAS) {
        const { longitude, sign, degree, house, nakshatra, pada } = chart.D1[graha]
        expect(30 * sign + degree).toBeCloseTo(longitude, 7)
        expect((chart.D1.lagna!.sign + house! - 1) % 12).toBe(sign)
        expect((nakshatra - 1) * 4 + pada - 1).toBe(Math.floor(longitude * 0.3))
      }
      const opposite = (chart.D1.ketu.longitude - chart.D1.rahu.longitude + 360) % 360
      expect(opposite).toBeCloseTo(180, 6)
      expect(((chart.ascendant! - chart.midheaven! + 360) % 360) - 180).toBeLessThan(1e-6)
    }
  })

  it('with an unknown time leaves out all that hangs on the lagna and nothing else', () => {
    const full = computeChart(birth, ephemeris)
    const chart = computeChart({ ...birth, precision: { kind: 'unknown' } }, ephemeris)
    const strip = (of: Chart): unknown =>
      JSON.parse(JSON.stringify(of), (key, value: unknown) =>
        ['lagna', 'house', 'ascendant', 'midheaven', 'sripati', 'precision'].includes(key) ? undefined : value,
      )
    expect(strip(chart)).toEqual(strip(full))
    expect([
      chart.D1.lagna,
      chart.D9.lagna,
      chart.ascendant,
      chart.midheaven,
      chart.sripati,
      chart.D1.sun.house,
      chart.D60.moon.house,
    ]).toEqual(new Array(7).fill(null))
  })

  it('the sidereal chart is the tropical one less the ayanamsa, in all four of them', () => {
    const seen = (['lahiri', 'trueChitra', 'raman', 'krishnamurti'] as const).map((ayanamsa) => {
      const chart = computeChart(birth, ephemeris, { ayanamsa })
      for (const graha of GRAHAS) {
        const back = (chart.D1[graha].longitude + chart.ayanamsa.degrees - chart.tropical[graha].longitude + 540) % 360
        expect(back).toBeCloseTo(180, 6)
      }
      return chart.ayanamsa.degrees
    })
    const [lahiri, chitra, raman, krishnamurti] = seen
    expect(Math.abs(lahiri - chitra)).toBeLessThan(0.025)
    expect(lahiri - raman).toBeCloseTo(1.44, 1)
    expect(lahiri - krishnamurti).toBeCloseTo(0.095, 2)
  })

  it('Sripati: madhyas and sandhis take turns around the circle, the first madhya on the ascendant, the tenth on the midheaven', () => {
    for (const latitude of [-60, 0, 28.6, 66, 70, 85]) {
      const chart = computeChart({ ...birth, latitude }, ephemeris)
      const { madhya, sandhi } = chart.sripati!
      expect(madhya[0]).toBeCloseTo(chart.D1.lagna!.longitude, 6)
      expect((madhya[9] + chart.ayanamsa.degrees) % 360).toBeCloseTo(chart.midheaven!, 6)
      const width = (from: number): number => (madhya[(from + 1) % 12] - madhya[from] + 360) % 360
      for (const first of [0, 3, 6, 9]) for (const next of [1, 2]) expect(width(first + next)).toBeCloseTo(width(first), 6)
      const circle = madhya.flatMap((angle, index) => [angle, sandhi[index]])
      const gaps = circle.map((angle, index) => (circle[(index + 1) % 24] - angle + 360) % 360)
      expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBeCloseTo(360, 5)
      expect(Math.min(...gaps)).toBeGreaterThan(0)
    }
  })

  it.each([
    ['before the ephemeris', { utc: '1899-12-29T00:00:00Z' }, 'date_out_of_range'],
    ['after the ephemeris', { utc: '2100-01-06T00:00:00Z' }, 'date_out_of_range'],
    ['latitude beyond the pole', { latitude: 90.001 }, 'bad_coordinates'],
    ['longitude beyond the date line', { longitude: -180.5 }, 'bad_coordinates'],
    ['latitude NaN', { latitude: NaN }, 'bad_coordinates'],
    ['longitude infinite', { longitude: Infinity }, 'bad_coordinates'],
    ['no instant', { utc: 'yesterday' }, 'bad_input'],
    ['an instant without its zone', { utc: '1990-04-12T01:00:00' }, 'bad_input'],
    ['an offset that is none', { utcOffsetSeconds: NaN }, 'bad_input'],
  ])('refuses %s', (_, wrong, code) => {
    expect(() => computeChart({ ...birth, ...wrong }, ephemeris)).toThrow(expect.objectContaining({ name: 'JyotishError', code }) as Error)
  })

  it.each([
    ['a Delta T that is none', { deltaTSeconds: NaN }],
    ['a year that is none', { dashaYearDays: 36 }],
    ['an unknown ayanamsa', { ayanamsa: 'fagan' as never }],
    ['an unknown node', { node: 'south' as never }],
  ])('refuses %s', (_, options) => {
    expect(() => computeChart(birth, ephemeris, options)).toThrow(expect.objectContaining({ code: 'bad_input' }) as Error)
  })
})
