import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { GRAHAS } from '@disha/contracts/chart'
import { normalise180 } from './angle.ts'
import { computeChart } from './compute-chart.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { SUN } from './ephemeris.ts'
import { readEphemeris } from './ephemeris-file.ts'
import { LONGITUDE, NATAL_SET_LENGTH, natalSetInto } from './natal-set.ts'
import { arcseconds, birthAt, maximum, referenceRows, rms, type PositionRow } from '../testdata/reference.ts'

const ephemeris = loadEphemeris()
const file = path.join(import.meta.dirname, 'node/ephemeris.bin')
const rows = referenceRows<PositionRow>('positions')
const BODIES = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const MEAN_NODE = 7
const TRUE_NODE = 8

const charts = rows.map((row) => {
  const birth = birthAt(row.utc, row.latitude, row.longitude)
  const { deltaTSeconds } = row
  return {
    row,
    mean: computeChart(birth, ephemeris, { deltaTSeconds }),
    true: computeChart(birth, ephemeris, { deltaTSeconds, node: 'true' }),
  }
})
/** DE405's own span, less the passage into the theories at either end. */
const within = charts.filter(({ row }) => row.utc > '1961-02' && row.utc < '2058-12')

describe('the ephemeris file', () => {
  it('is the one its checksum was written for, and small', () => {
    const bytes = readFileSync(file)
    const sum = readFileSync(path.join(import.meta.dirname, 'node/ephemeris.sha256'), 'utf8').trim()
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum)
    expect(bytes.length).toBeLessThan(2_500_000)
  })

  it.each([
    ['an empty file', (bytes: Uint8Array) => bytes.subarray(0, 0)],
    ['a cut file', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 1)],
    ['a cut header', (bytes: Uint8Array) => bytes.subarray(0, 40)],
    ['a longer file', (bytes: Uint8Array) => Uint8Array.of(...bytes.subarray(0, 64), ...bytes.subarray(64), 0)],
    ['another file', (bytes: Uint8Array) => bytes.subarray(8)],
  ])('refuses %s', (_, damage) => {
    const bytes = new Uint8Array(readFileSync(file))
    const longer = new Uint8Array(bytes.length + 1)
    longer.set(bytes)
    const damaged = _ === 'a longer file' ? longer : damage(bytes)
    expect(() => readEphemeris(damaged)).toThrow(expect.objectContaining({ code: 'ephemeris_damaged' }) as Error)
  })
})

describe('positions against the reference at equal Delta T', () => {
  const limits = { sun: 0.05, moon: 0.05, mercury: 0.05, venus: 0.05, mars: 0.1, jupiter: 0.3, saturn: 0.3 }

  it.each(BODIES)('longitude, latitude and speed of %s', (body) => {
    const index = BODIES.indexOf(body)
    const longitude = charts.map(({ row, mean }) => arcseconds(mean.tropical[body].longitude, row.tropical[index][0]))
    expect(maximum(longitude)).toBeLessThan(limits[body])
    expect(maximum(charts.map(({ row, mean }) => (mean.tropical[body].latitude - row.tropical[index][1]) * 3600))).toBeLessThan(
      limits[body],
    )
    expect(maximum(charts.map(({ row, mean }) => (mean.tropical[body].speed - row.tropical[index][2]) * 3600))).toBeLessThan(0.6)
  })

  it.each(BODIES)('%s within the span of DE405: at most 0.3", 0.1" in the mean square', (body) => {
    const index = BODIES.indexOf(body)
    const differences = within.map(({ row, mean }) => arcseconds(mean.tropical[body].longitude, row.tropical[index][0]))
    expect(differences.length).toBeGreaterThan(100)
    expect(maximum(differences)).toBeLessThan(0.2)
    expect(rms(differences)).toBeLessThan(0.1)
  })

  it('true and mean node', () => {
    expect(maximum(charts.map((chart) => arcseconds(chart.true.tropical.rahu.longitude, chart.row.tropical[TRUE_NODE][0])))).toBeLessThan(
      0.25,
    )
    expect(maximum(charts.map((chart) => arcseconds(chart.mean.tropical.rahu.longitude, chart.row.tropical[MEAN_NODE][0])))).toBeLessThan(
      0.2,
    )
  })

  it('ascendant, midheaven and ayanamsa', () => {
    expect(maximum(charts.map(({ row, mean }) => arcseconds(mean.ascendant!, row.ascendant)))).toBeLessThan(0.02)
    expect(maximum(charts.map(({ row, mean }) => arcseconds(mean.midheaven!, row.midheaven)))).toBeLessThan(0.02)
    expect(maximum(charts.map(({ row, mean }) => arcseconds(mean.ayanamsa.degrees, row.ayanamsa)))).toBeLessThan(0.005)
  })

  it('has no wrong direction, and no wrong sign, nakshatra or pada beyond the error of the longitude', () => {
    const wrong: string[] = []
    for (const { row, mean, true: withTrueNode } of charts) {
      for (const [index, body] of BODIES.entries()) {
        const [longitude, , speed] = row.tropical[index]
        if (mean.D1[body].retrograde !== speed < 0) wrong.push(`${row.id} ${body} direction`)
        const sidereal = (longitude - row.ayanamsa + 360) % 360
        const pada = Math.floor(sidereal * 0.3)
        const { sign, nakshatra, pada: ours } = mean.D1[body]
        const room = Math.abs(sidereal * 0.3 - Math.round(sidereal * 0.3)) / 0.3
        if (
          room * 3600 > limits[body] &&
          (nakshatra !== Math.floor(pada / 4) + 1 || ours !== (pada % 4) + 1 || sign !== Math.floor(sidereal / 30))
        )
          wrong.push(`${row.id} ${body} place`)
      }
      if (withTrueNode.D1.rahu.retrograde !== row.tropical[TRUE_NODE][2] < 0) wrong.push(`${row.id} node direction`)
    }
    expect(wrong).toEqual([])
  })

  it('includes births near stations and boundaries', () => {
    expect(rows.filter(({ tags }) => tags.some((tag) => tag.startsWith('station'))).length).toBeGreaterThan(10)
    expect(rows.filter(({ tags }) => tags.some((tag) => tag.startsWith('signBoundary'))).length).toBeGreaterThan(10)
  })
})

describe('positions by themselves', () => {
  it('the Sun always moves forward and no graha leaps, day by day across the whole file', () => {
    const now = new Float64Array(NATAL_SET_LENGTH)
    const before = new Float64Array(NATAL_SET_LENGTH)
    /** most degrees a day of sun, moon, mars, mercury, jupiter, venus, saturn, true and mean node */
    const fastest = [1.025, 15.5, 0.82, 2.25, 0.26, 1.28, 0.14, 0.3, 0.054]
    const leaps: string[] = []
    let slowestSun = 1
    const last = ephemeris.endJd - 1
    for (let ut = ephemeris.startJd; ut < last; ut++) {
      natalSetInto(ephemeris, ut, 0, 20, 80, 'lahiri', now)
      for (let body = 0; body < fastest.length; body++) {
        const gone = normalise180(now[LONGITUDE + 2 * body] - before[LONGITUDE + 2 * body])
        if (body === SUN && ut > ephemeris.startJd) slowestSun = Math.min(slowestSun, gone, now[LONGITUDE + 1])
        if (ut > ephemeris.startJd && !(Math.abs(gone) < fastest[body])) leaps.push(`${body} at ${ut}: ${gone}`)
      }
      before.set(now)
    }
    expect(leaps).toEqual([])
    expect(slowestSun).toBeGreaterThan(0.95)
  })

  it('speeds are the derivatives of the longitudes, deflection by the Sun included', () => {
    const hour = 3600
    for (const utc of [
      '1931-07-25T12:00:00Z',
      '1988-02-23T05:00:00Z',
      '2000-05-08T10:00:00Z',
      '2004-08-27T20:00:00Z',
      '2033-03-03T03:00:00Z',
    ]) {
      const at = (seconds: number) =>
        computeChart(birthAt(new Date(Date.parse(utc) + seconds * 1000).toISOString(), 10, 70), ephemeris, { node: 'true' })
      const [before, now, after] = [at(-hour), at(0), at(hour)]
      for (const graha of GRAHAS) {
        const mean = (arcseconds(after.tropical[graha].longitude, before.tropical[graha].longitude) / 2) * 24
        expect(Math.abs(mean - now.tropical[graha].speed * 3600)).toBeLessThan(1)
      }
    }
  })
})
