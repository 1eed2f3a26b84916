import { computeChart } from './compute-chart.ts'
import { doshas, type Dosha } from './doshas.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { birthAt, birthOf, referenceRows, type JyotishRow, type StrengthRow } from '../testdata/reference.ts'
import { placedChart, type Places } from '../testdata/placed-chart.ts'

const strengths = referenceRows<StrengthRow>('strengths')
const charts = referenceRows<JyotishRow>('jyotish').map((row) => computeChart(birthOf(row), loadEphemeris(), { node: 'true' }))
const find = (id: string, places: Places): Dosha => doshas(placedChart(places)).find((dosha) => dosha.id === id)!

describe('doshas', () => {
  it('finds kaal sarp where the reference does, and marks it as not classical', () => {
    for (const [index, chart] of charts.entries()) {
      const found = doshas(chart).find(({ id }) => id === 'kaalSarp')!
      expect(found.status !== 'absent').toBe(strengths[index].kaalSarp)
      expect(found.standing).toBe('notClassical')
    }
    const between = { sun: 10, moon: 20, mars: 40, mercury: 50, jupiter: 70, venus: 100, saturn: 130 }
    expect(find('kaalSarp', { ...between, rahu: 340 }).status).toBe('formed')
    expect(find('kaalSarp', { ...between, rahu: 160 }).status).toBe('formed')
    expect(find('kaalSarp', { ...between, rahu: 5 }).status).toBe('cancelled')
    expect(find('kaalSarp', { ...between, saturn: 155, rahu: 340 }).status).toBe('cancelled')
    expect(find('kaalSarp', { ...between, moon: 200, rahu: 340 }).status).toBe('absent')
  })

  it('counts Mars from lagna, Moon and Venus as the reference does', () => {
    const houses = charts.map((chart) => Object.values(doshas(chart)[1].from!).map((place) => place!.house))
    expect(houses).toEqual(referenceRows<{ marsHouse: number[] }>('strengths').map(({ marsHouse }) => marsHouse))
    expect(charts.filter((chart) => doshas(chart)[1].from!.lagna!.counts).length).toBe(23)
  })

  it('puts the text first: a benefic with Mars or seeing it undoes it, whatever custom says', () => {
    const apart = { lagna: 5, mars: 190, sun: 10, moon: 350, mercury: 12, jupiter: 155, venus: 100, saturn: 40 }
    expect(
      doshas(placedChart(apart))
        .map(({ id, standing, status }) => [id, standing, status])
        .slice(0, 3),
    ).toEqual([
      ['mangal', 'classical', 'formed'],
      ['mangalNorth', 'custom', 'formed'],
      ['mangalSouth', 'custom', 'formed'],
    ])
    expect(find('mangal', { ...apart, venus: 200 }).status).toBe('cancelled')
    expect(find('mangalNorth', { ...apart, venus: 200 }).status).toBe('formed')
    expect(find('mangal', { ...apart, jupiter: 310 }).status).toBe('cancelled')
    expect(find('mangal', { ...apart, mars: 70 }).status).toBe('absent')
    expect(find('mangal', apart).cancellations.map(({ id, holds }) => [id, holds])).toEqual([
      ['beneficJoinsOrSeesMars', false],
      ['sameInBothCharts', null],
    ])
    expect(find('mangalNorth', { ...apart, mars: 5 }).status).toBe('cancelled')
    const second = { ...apart, mars: 50, jupiter: 65 }
    expect([find('mangalNorth', second).status, find('mangalSouth', second).status]).toEqual(['absent', 'formed'])
  })

  it('names guru chandala for what it is, and leaves out what hangs on an unknown lagna', () => {
    expect(find('guruChandala', { jupiter: 190, rahu: 200 })).toMatchObject({ standing: 'notClassical', status: 'formed' })
    expect(find('guruChandala', { jupiter: 100, rahu: 95 }).status).toBe('cancelled')
    expect(find('guruChandala', { jupiter: 160, rahu: 200 }).status).toBe('absent')
    const unknown = { ...birthAt('1990-04-12T01:00:00Z', 28, 77), precision: { kind: 'unknown' } as const }
    expect(doshas(computeChart(unknown, loadEphemeris())).map(({ id }) => id)).toEqual(['kaalSarp', 'guruChandala'])
  })
})
