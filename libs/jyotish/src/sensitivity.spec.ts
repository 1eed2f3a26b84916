import { factAt, GRAHAS, type Chart } from '@disha/contracts/chart'
import { computeChart } from './compute-chart.ts'
import { dashaAt } from './dasha.ts'
import { deltaTSeconds } from './delta-t.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { changesWithinDay, dashaShiftDays, precisionMinutes, sensitivity, stabilityMinutes, type SensitivityChange } from './sensitivity.ts'
import { birthAt, birthOf, referenceRows, type JyotishRow } from '../testdata/reference.ts'
import { julianDayOf } from './time.ts'
import { findTransits } from './transits.ts'
import { VARGAS } from './vargas.ts'

const ephemeris = loadEphemeris()
const births = referenceRows<JyotishRow>('jyotish').map(birthOf)
const FACTS = [
  ...VARGAS.flatMap((varga) => [
    `${varga}.lagna.sign`,
    ...GRAHAS.flatMap((graha) => [`${varga}.${graha}.sign`, `${varga}.${graha}.house`]),
  ]),
  ...['lagna', ...GRAHAS].flatMap((point) => [`D1.${point}.nakshatra`, `D1.${point}.pada`]),
  ...GRAHAS.map((graha) => `D1.${graha}.retrograde`),
  ...['tithi', 'nakshatra', 'yoga', 'karana'].map((element) => `panchanga.${element}.number`),
  'panchanga.nakshatra.pada',
  'panchanga.vara',
  'panchanga.varaVisible',
]

type Birth = (typeof births)[number]
const shifted = (birth: Birth, ms: number): Birth => ({ ...birth, utc: new Date(Date.parse(birth.utc) + ms).toISOString() })

/** The value of every fact after walking through the changes from the start of the window to `until`. */
function replay(start: Chart, changes: readonly SensitivityChange[], until: number): Map<string, unknown> {
  const values = new Map(FACTS.map((fact) => [fact, factAt(start, fact)]))
  for (const { at, fact, before, after } of changes) {
    if (Date.parse(at) > until) break
    if (values.get(fact) !== before) throw new Error(`${fact} turns from ${String(before)} at ${at}, but was ${String(values.get(fact))}`)
    values.set(fact, after)
  }
  return values
}

describe('sensitivity', () => {
  it.each([
    ['mean', 30],
    ['true', 30],
    ['mean', 180],
  ] as const)('with the %s node over ±%s minutes, the changes lead from the chart before to every chart after', (node, minutes) => {
    for (const birth of births.slice(0, minutes === 30 ? 8 : 2)) {
      const window = minutes * 60_000
      const deltaT = deltaTSeconds(julianDayOf(birth.utc))
      const chartAt = (ms: number) => computeChart(shifted(birth, ms), ephemeris, { node, deltaTSeconds: deltaT })
      const changes = sensitivity(birth, ephemeris, minutes, { node })
      expect(changes.length).toBeGreaterThan(100)
      for (let step = 1; step <= 5; step++) {
        const ms = -window + (2 * window * step) / 5.01
        // a millisecond is the grain of the instants
        const near = changes.some(({ at }) => Math.abs(Date.parse(at) - Date.parse(birth.utc) - ms) < 5)
        if (near) continue
        const chart = chartAt(ms)
        const values = replay(chartAt(-window), changes, Date.parse(birth.utc) + ms)
        expect(FACTS.filter((fact) => values.get(fact) !== factAt(chart, fact))).toEqual([])
      }
    }
  })

  it('each moment is exact: the fact is the old one 50 ms before and the new one 50 ms after', () => {
    const [birth] = births
    const deltaT = deltaTSeconds(julianDayOf(birth.utc))
    for (const { at, fact, before, after } of sensitivity(birth, ephemeris, 30).filter((_, index) => index % 17 === 0)) {
      const side = (ms: number) =>
        factAt(computeChart({ ...birth, utc: new Date(Date.parse(at) + ms).toISOString() }, ephemeris, { deltaTSeconds: deltaT }), fact)
      expect([fact, side(-50), side(50)]).toEqual([fact, before, after])
    }
  })

  it('follows the lagna through its leaps inside the polar circle', () => {
    const birth = birthAt('2001-03-21T09:00:00Z', 78.2, 15.6, 3600)
    const deltaT = deltaTSeconds(julianDayOf(birth.utc))
    const changes = sensitivity(birth, ephemeris, 720)
    const chartAt = (ms: number) => computeChart(shifted(birth, ms), ephemeris, { deltaTSeconds: deltaT })
    for (let step = 1; step < 12; step++) {
      const ms = -43_200_000 + step * 7_100_000
      const values = replay(chartAt(-43_200_000), changes, Date.parse(birth.utc) + ms)
      for (const fact of ['D1.lagna.sign', 'D9.lagna.sign', 'D1.sun.house'])
        expect([step, fact, values.get(fact)]).toEqual([step, fact, factAt(chartAt(ms), fact)])
    }
  })

  it('finds the hour in which a graha turns, both ways, and the padas it leaves and enters again', () => {
    const stations = findTransits(ephemeris, {
      fromUtc: '2024-01-01T00:00:00Z',
      toUtc: '2026-01-01T00:00:00Z',
      kinds: ['station'],
      node: 'true',
    })
    expect(stations.length).toBeGreaterThan(60)
    for (const { at, graha, to } of stations.filter((_, index) => index % 5 === 0)) {
      const birth = birthAt(at.replace(/\.\d+/, ''), 13, 80)
      const turns = sensitivity(birth, ephemeris, 20, { node: 'true' }).filter(({ fact }) => fact === `D1.${graha}.retrograde`)
      expect(turns).toEqual([
        { at: expect.any(String) as string, fact: `D1.${graha}.retrograde`, before: to === 'direct', after: to === 'retrograde' },
      ])
      expect(Math.abs(Date.parse(turns[0].at) - Date.parse(at))).toBeLessThan(30_000)
    }
  })

  it('dasha lords in force at given dates', () => {
    const instants = ['2026-01-01T00:00:00Z', '2031-07-01T00:00:00Z']
    for (const birth of births.slice(0, 8)) {
      const deltaT = deltaTSeconds(julianDayOf(birth.utc))
      const lords = (ms: number, instant: string) =>
        dashaAt(computeChart(shifted(birth, ms), ephemeris, { deltaTSeconds: deltaT }), instant).pratyantar.lords
      const changes = sensitivity(birth, ephemeris, 30, { dashaAt: instants })
      for (const instant of instants) {
        const values = lords(-1_800_000, instant)
        const own = changes.filter(({ fact }) => fact.startsWith(`dashaAt.${instant}.`))
        for (const { at, fact, before, after } of own) {
          const level = ['maha', 'antar', 'pratyantar'].indexOf(fact.split('.').at(-1)!)
          expect(values[level]).toBe(before)
          values[level] = after as (typeof values)[number]
          const ms = Date.parse(at) - Date.parse(birth.utc)
          expect(lords(ms + 100, instant)[level]).toBe(after)
          expect(lords(ms - 100, instant)[level]).toBe(before)
        }
        expect(values).toEqual(lords(1_800_000, instant))
      }
    }
  })

  it('the shift of the dashas is what two charts show', () => {
    const [birth] = births
    const deltaT = deltaTSeconds(julianDayOf(birth.utc))
    const secondMaha = (ms: number) => {
      const { vimshottari } = computeChart(shifted(birth, ms), ephemeris, { deltaTSeconds: deltaT })
      return Date.parse(vimshottari.periods.filter(({ lords }) => lords.length === 1)[1].startAt)
    }
    for (const minutes of [-15, 4, 30]) {
      const days = (secondMaha(minutes * 60_000) - secondMaha(0)) / 86_400_000
      expect(dashaShiftDays(birth, ephemeris, minutes)).toBeCloseTo(days, 2)
    }
  })

  it('stability is the largest tested error without a change', () => {
    for (const birth of births.slice(0, 6)) {
      const ms = Date.parse(birth.utc)
      const changes = sensitivity(birth, ephemeris, 31)
      for (const fact of [
        'D1.lagna.sign',
        'D9.lagna.sign',
        'D60.lagna.sign',
        'D1.saturn.house',
        'D9.venus.house',
        'D1.moon.pada',
        'panchanga.vara',
      ]) {
        const nearest = Math.min(
          ...changes.filter((change) => change.fact === fact).map(({ at }) => Math.abs(Date.parse(at) - ms) / 60_000),
        )
        const expected = [30, 15, 5, 2].find((step) => step < nearest) ?? 0
        expect([fact, stabilityMinutes(birth, ephemeris, fact)]).toEqual([fact, expected])
      }
    }
    const instant = '2026-01-01T00:00:00Z'
    const [birth] = births
    const shifts = sensitivity(birth, ephemeris, 31, { dashaAt: [instant] }).filter(({ fact }) => fact === `dashaAt.${instant}.pratyantar`)
    const nearest = Math.min(...shifts.map(({ at }) => Math.abs(Date.parse(at) - Date.parse(birth.utc)) / 60_000))
    expect(stabilityMinutes(birth, ephemeris, `dashaAt.${instant}.pratyantar`)).toBe([30, 15, 5, 2].find((step) => step < nearest) ?? 0)
    expect(shifts.length).toBeGreaterThan(0)
    const unknown = { ...birth, precision: { kind: 'unknown' } as const }
    expect([stabilityMinutes(unknown, ephemeris, 'D1.saturn.house'), stabilityMinutes(unknown, ephemeris, 'D1.saturn.sign')]).toEqual([
      0, 30,
    ])
    expect(stabilityMinutes(births[0], ephemeris, 'D60.lagna.sign')).toBeLessThan(5)
    expect(stabilityMinutes(births[0], ephemeris, 'D1.saturn.sign')).toBe(30)
  })

  it('a birth at an unknown time: what is not listed holds all day', () => {
    for (const birth of births.slice(0, 5)) {
      const changing = new Set(changesWithinDay(birth, ephemeris).map(({ fact }) => fact))
      expect([...changing].some((fact) => /lagna|house/.test(fact))).toBe(false)
      const midnight = Date.parse(`${birth.birthLocal.slice(0, 10)}T00:00:00Z`) - birth.utcOffsetSeconds * 1000
      const charts = [0, 5, 11, 17, 23.99].map((hour) =>
        computeChart({ ...birth, utc: new Date(midnight + hour * 3_600_000).toISOString() }, ephemeris),
      )
      for (const fact of FACTS.filter((path) => !/lagna|house/.test(path))) {
        if (!changing.has(fact)) expect([fact, new Set(charts.map((chart) => factAt(chart, fact))).size]).toEqual([fact, 1])
      }
      expect(changing.has('D60.moon.sign')).toBe(true)
    }
  })

  it('a part of the day counts as six hours', () => {
    expect(precisionMinutes({ kind: 'exact' })).toBe(0)
    expect(precisionMinutes({ kind: 'about', minutes: 10 })).toBe(10)
    expect(precisionMinutes({ kind: 'dayPart', part: 'night' })).toBe(180)
    expect(precisionMinutes({ kind: 'unknown' })).toBe(720)
  })

  it.each([0, -5, 721, NaN])('refuses a window of %s minutes', (minutes) => {
    expect(() => sensitivity(births[0], ephemeris, minutes)).toThrow(expect.objectContaining({ code: 'bad_input' }) as Error)
  })
})
