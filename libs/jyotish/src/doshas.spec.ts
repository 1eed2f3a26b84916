import { computeChart } from './compute-chart.ts'
import { doshas, type Dosha } from './doshas.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { birthAt, birthOf, referenceRows, type JyotishRow, type StrengthRow } from '../testdata/reference.ts'
import { placedChart, type Places } from '../testdata/placed-chart.ts'

const strengths = referenceRows<StrengthRow>('strengths')
const charts = referenceRows<JyotishRow>('jyotish').map((row) => computeChart(birthOf(row), loadEphemeris(), { node: 'true' }))
const find = (id: string, places: Places): Dosha => doshas(placedChart(places)).find((dosha) => dosha.id === id)!
const holding = (id: string, places: Places): string[] =>
  find(id, places)
    .cancellations.filter(({ holds }) => holds)
    .map((cancellation) => cancellation.id)

/** Mesha lagna; Mars in Tula, the seventh, with nobody; Jupiter in Kanya, Saturn in Vrishabha and Mercury in Mina do not see it, the Moon wanes. */
const APART = { lagna: 5, mars: 190, sun: 10, moon: 350, mercury: 345, jupiter: 155, venus: 100, saturn: 40 }
/** Seven grahas from Mesha to Simha. */
const BETWEEN = { sun: 10, moon: 20, mars: 40, mercury: 50, jupiter: 70, venus: 100, saturn: 130 }

describe('standing and sources', () => {
  it('are said of each dosha and of each cancellation', () => {
    const all = doshas(placedChart(APART))
    expect(all.map(({ id, standing, source }) => [id, standing, source])).toEqual([
      ['mangal', 'classical', 'BPHS 80.47'],
      ['mangalNorth', 'custom', 'practice'],
      ['mangalSouth', 'custom', 'practice'],
      ['kaalSarp', 'notClassical', 'none'],
      ['guruChandala', 'notClassical', 'none'],
    ])
    for (const { cancellations } of all)
      for (const { standing, source } of cancellations) expect(source).toMatch(standing === 'classical' ? /^BPHS 80\.4/ : /^practice$/)
    expect(all[0].cancellations.map(({ id, standing, source }) => [id, standing, source])).toEqual([
      ['beneficJoinsOrSeesMars', 'classical', 'BPHS 80.47'],
      ['sameInBothCharts', 'classical', 'BPHS 80.48-49'],
    ])
    expect(all[1].cancellations.map(({ id }) => id)).toEqual([
      'marsOwnOrExalted',
      'signOfTheHouse',
      'marsInSimhaOrKumbha',
      'jupiterOrMercuryReachesMars',
      'moonWithMars',
      'lagnaKarkaOrSimha',
      'sameInBothCharts',
      'maleficThereInTheOtherChart',
    ])
  })

  it('leave out what hangs on an unknown lagna', () => {
    const unknown = { ...birthAt('1990-04-12T01:00:00Z', 28, 77), precision: { kind: 'unknown' } as const }
    expect(doshas(computeChart(unknown, loadEphemeris())).map(({ id }) => id)).toEqual(['kaalSarp', 'guruChandala'])
  })
})

describe('Mangal of the text', () => {
  it.each([
    ['Mars in the seventh that no benefic joins or sees forms it', APART, 'formed'],
    ['so does Mars in the lagna', { ...APART, mars: 15, sun: 40, mercury: 41 }, 'formed'],
    ['Mars in the second is in none of its houses', { ...APART, mars: 50 }, 'absent'],
    ['Mars in the sixth misses the seventh by half a degree', { ...APART, mars: 179.5, jupiter: 65 }, 'absent'],
    ['Venus with Mars undoes it', { ...APART, venus: 200 }, 'cancelled'],
    ['Jupiter in Kumbha sees Tula with its ninth sight and undoes it', { ...APART, jupiter: 310 }, 'cancelled'],
    ['the waxing Moon opposite Mars undoes it', { ...APART, moon: 25 }, 'cancelled'],
    ['the waning Moon opposite Mars does not', { ...APART, moon: 8 }, 'formed'],
    ['Saturn with Mars is no help', { ...APART, saturn: 195 }, 'formed'],
  ] as const)('%s', (_, places, status) => {
    expect(find('mangal', places).status).toBe(status)
  })

  it('leaves to the other chart what two charts decide', () => {
    expect(find('mangal', APART).cancellations.map(({ holds }) => holds)).toEqual([false, null])
  })
})

describe('Mangal of custom', () => {
  it.each([
    ['the northern list has the lagna', 'mangalNorth', { ...APART, mars: 15, sun: 40, mercury: 41 }, 'cancelled', ['marsOwnOrExalted']],
    ['the southern list has not: from Moon and Venus it is near', 'mangalSouth', { ...APART, mars: 15, moon: 350 }, 'near', []],
    ['the second house counts in the south only', 'mangalSouth', { ...APART, mars: 35, jupiter: 65, moon: 330 }, 'formed', []],
    ['and not in the north, where Venus alone keeps it near', 'mangalNorth', { ...APART, mars: 35, moon: 25, venus: 225 }, 'near', []],
    ['from no point it is absent', 'mangalNorth', { ...APART, mars: 70, moon: 25, venus: 40 }, 'absent', []],
    ['Venus with Mars is no cancellation of custom', 'mangalNorth', { ...APART, venus: 200 }, 'formed', []],
    ['Jupiter seeing Mars is', 'mangalNorth', { ...APART, jupiter: 310 }, 'cancelled', ['jupiterOrMercuryReachesMars']],
    ['Mercury with Mars is', 'mangalNorth', { ...APART, mercury: 200 }, 'cancelled', ['jupiterOrMercuryReachesMars']],
    ['the Moon with Mars is', 'mangalNorth', { ...APART, moon: 195 }, 'cancelled', ['moonWithMars']],
    [
      'Mars in Makara in the seventh of Karka',
      'mangalNorth',
      { ...APART, lagna: 95, mars: 275, jupiter: 65 },
      'cancelled',
      ['marsOwnOrExalted', 'signOfTheHouse', 'lagnaKarkaOrSimha'],
    ],
    [
      'Mars in Dhanu in the eighth',
      'mangalNorth',
      { ...APART, lagna: 35, mars: 250, jupiter: 40, moon: 330 },
      'cancelled',
      ['signOfTheHouse'],
    ],
    ['Mars in Kumbha in the fourth', 'mangalNorth', { ...APART, lagna: 215, mars: 310, jupiter: 40 }, 'cancelled', ['marsInSimhaOrKumbha']],
  ] as const)('%s', (_, id, places, status, held) => {
    expect(find(id, places).status).toBe(status)
    if (status === 'cancelled') expect(holding(id, places)).toEqual(held)
  })

  it.each([
    [2, [2, 5]],
    [4, [0, 7]],
    [7, [3, 9]],
    [8, [8, 11]],
    [12, [1, 6]],
  ] as const)('lets Mars in house %d pass in two signs only', (house, signs) => {
    const passes = Array.from({ length: 12 }, (_, sign) => sign).filter((sign) =>
      holding('mangalSouth', { ...APART, mars: 30 * sign + 15, lagna: 30 * ((sign - house + 13) % 12) + 5 }).includes('signOfTheHouse'),
    )
    expect(passes).toEqual(signs)
  })

  it('counts Mars from lagna, Moon and Venus as the reference does', () => {
    const houses = charts.map((chart) => Object.values(doshas(chart)[1].from!).map((place) => place.house))
    expect(houses).toEqual(referenceRows<{ marsHouse: number[] }>('strengths').map(({ marsHouse }) => marsHouse))
    expect(charts.filter((chart) => doshas(chart)[1].from!.lagna.counts).length).toBe(23)
  })
})

describe('kaal sarp, which is not classical', () => {
  it('is where the reference finds it', () => {
    for (const [index, chart] of charts.entries()) {
      const { status } = doshas(chart).find(({ id }) => id === 'kaalSarp')!
      expect(status === 'formed' || status === 'cancelled').toBe(strengths[index].kaalSarp)
    }
  })

  it.each([
    ['all seven behind Rahu form it', { ...BETWEEN, rahu: 340 }, 'formed'],
    ['all seven before Rahu form it too', { ...BETWEEN, rahu: 160 }, 'formed'],
    ['one graha on the other side leaves it near', { ...BETWEEN, moon: 200, rahu: 340 }, 'near'],
    ['two are too many', { ...BETWEEN, moon: 200, sun: 230, rahu: 340 }, 'absent'],
    ["a graha in a node's sign undoes it for many", { ...BETWEEN, saturn: 155, rahu: 340 }, 'cancelled'],
    ['a graha past the node by degree does as well', { ...BETWEEN, saturn: 165, rahu: 340 }, 'cancelled'],
  ] as const)('%s', (_, places, status) => {
    expect(find('kaalSarp', places).status).toBe(status)
  })

  it('tells a graha past the node from one that only shares its sign', () => {
    expect(holding('kaalSarp', { ...BETWEEN, saturn: 155, rahu: 340 })).toEqual(['grahaWithNode'])
    expect(holding('kaalSarp', { ...BETWEEN, saturn: 165, rahu: 340 })).toEqual(['grahaOutsideByDegree', 'grahaWithNode'])
  })
})

describe('guru chandala, which is not classical', () => {
  it.each([
    ['Jupiter with Rahu in Tula forms it', { jupiter: 190, rahu: 200 }, 'formed'],
    ['with Ketu it is another thing', { jupiter: 190, rahu: 20 }, 'absent'],
    ['a sign apart it is not, however near by degree', { jupiter: 179.5, rahu: 180.5 }, 'absent'],
    ['exalted in Karka Jupiter undoes it', { jupiter: 100, rahu: 95 }, 'cancelled'],
  ] as const)('%s', (_, places, status) => {
    expect(find('guruChandala', places).status).toBe(status)
  })
})
