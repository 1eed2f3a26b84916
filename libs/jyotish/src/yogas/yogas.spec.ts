import { GRAHAS } from '@disha/contracts/chart'
import { houseChart } from '../../testdata/house-chart.ts'
import { placedChart, type Places } from '../../testdata/placed-chart.ts'
import { birthAt, birthOf, randoms, referenceRows, type JyotishRow, type StrengthRow } from '../../testdata/reference.ts'
import { computeChart } from '../compute-chart.ts'
import { EXALTATION, SIGN_LORDS, type SevenGraha } from '../dignities.ts'
import { loadEphemeris } from '../node/load-ephemeris.ts'
import { natureOf } from './nature.ts'
import { YOGA_RULES } from './rules.ts'
import { yogas, yogaStatusOf, type Yoga } from './yogas.ts'

const strengths = referenceRows<StrengthRow>('strengths')
const LAGNAS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi']
const SHORT: Record<SevenGraha, string> = { sun: 'Su', moon: 'Mo', mars: 'Ma', mercury: 'Me', jupiter: 'Ju', venus: 'Ve', saturn: 'Sa' }
const find = (id: string, lagna: string, places: string): Yoga | undefined =>
  yogas(houseChart(lagna, places)).find((yoga) => yoga.id === id)

type Example = { id: string; lagna: number; signs: number[]; expected: boolean; differs?: string }
const examples = referenceRows<Example>('yoga-examples')

describe('yogas', () => {
  it('finds the eight that two programs agree on, cancelled or not', () => {
    const ids = ['ruchaka', 'bhadra', 'hamsa', 'malavya', 'sasa', 'budhaAditya', 'chandraMangala', 'guruMangala']
    for (const [index, row] of referenceRows<JyotishRow>('jyotish').entries()) {
      const all = yogas(computeChart(birthOf(row), loadEphemeris(), { node: 'true' }))
      const found = all.filter(({ id, status }) => status !== 'near' && ids.includes(id)).map(({ id }) => id)
      expect(found.toSorted()).toEqual(strengths[index].yogas.toSorted())
    }
  })

  it.each(examples.map((example): [string, number, Example] => [example.id, example.lagna, example]))(
    'agrees with a published example of %s with lagna %i, or says why not: %j',
    (id, lagna, { signs, expected, differs }) => {
      const places: Places = { lagna: lagna * 30 + 15 }
      for (const [index, graha] of GRAHAS.entries()) places[graha] = signs[index] * 30 + 15
      const status = yogas(placedChart(places)).find((yoga) => yoga.id === id)?.status
      // that program has no cancelled yogas: it leaves out a cancelled Kemadruma and tells of any other
      const told = status === 'formed' || (status === 'cancelled' && id !== 'kemadruma')
      expect(told).toBe(differs === undefined ? expected : !expected)
    },
  )

  it('says who forms it, how strongly, and what cancels it', () => {
    expect(find('hamsa', 'Ar', 'Ju4:5 Su4:0')).toEqual({
      id: 'hamsa',
      source: 'BPHS 75.1-2',
      standing: 'verse',
      nature: 'good',
      grahas: ['jupiter'],
      strength: 0.5,
      status: 'cancelled',
      by: [],
      cancelledBy: ['combust'],
      missing: null,
    })
    expect(find('hamsa', 'Ar', 'Ju4 Su8')).toMatchObject({ strength: 1, status: 'formed', cancelledBy: [], missing: null })
    expect(find('chandraMangala', 'Ar', 'Mo5 Ma5')).toMatchObject({ source: 'practice', standing: 'practice', grahas: ['moon', 'mars'] })
    expect(new Set(YOGA_RULES.map(({ id }) => id)).size).toBe(YOGA_RULES.length)
    for (const { source } of YOGA_RULES) expect(source).toMatch(/^((BPHS|Phaladeepika) \d+\.\d+(-\d+)?|practice)$/)
  })

  it('says what a verse promises', () => {
    expect(find('papaKartari', 'Ar', 'Ma2 Sa12')!.nature).toBe('hard')
    expect(find('vesi', 'Ar', 'Su5 Ma6')!.nature).toBe('mixed')
    const ids = YOGA_RULES.map(({ id }) => id)
    const hard = ids.filter((id) => natureOf(id) === 'hard')
    expect(hard).toEqual(expect.arrayContaining(ids.filter((id) => id.startsWith('want'))))
    expect([hard.length, ids.filter((id) => natureOf(id) === 'mixed').length]).toEqual([28, 17])
  })

  describe.each(LAGNAS.map((lagna, sign): [string, number] => [lagna, sign]))('with %s rising', (lagna, sign) => {
    const lord = (house: number): SevenGraha => SIGN_LORDS[(sign + house - 1) % 12]
    const exaltationHouse = (graha: SevenGraha): number => ((Math.floor(EXALTATION[graha] / 30) - sign + 12) % 12) + 1
    const put = (...places: [SevenGraha, number][]): string => places.map(([graha, house]) => `${SHORT[graha]}${house}`).join(' ')

    it('ties the lords of 10 and 9 of this lagna, unless one graha owns both', () => {
      const [one, other] = [lord(9), lord(10)]
      if (one === other) return expect(find('dharmaKarmadhipati', lagna, put([one, 5]))).toBeUndefined()
      const bad = [one, other].some((graha) => graha !== lord(1) && [6, 8, 12].some((house) => lord(house) === graha))
      const joined = find('dharmaKarmadhipati', lagna, put([one, 5], [other, 5]))
      expect(joined).toMatchObject({ status: bad ? 'cancelled' : 'formed', grahas: [one, other] })
      const raja = find('rajaKendraTrikona', lagna, put([one, 5], [other, 5]))
      expect(raja!.grahas).toEqual(expect.arrayContaining([one, other]))
    })

    it('has the yogakaraka that owns a kendra and a trikona of this lagna, and no other', () => {
      const owners: Record<string, SevenGraha> = { Ta: 'saturn', Li: 'saturn', Cn: 'mars', Le: 'mars', Cp: 'venus', Aq: 'venus' }
      const owner = owners[lagna]
      const found = find(
        'yogakaraka',
        lagna,
        put(...(owner ? ([[owner, 10]] as [SevenGraha, number][]) : ([['sun', 10]] as [SevenGraha, number][]))),
      )
      expect(found?.grahas).toEqual(owner ? [owner] : undefined)
      if (owner) expect(found!.status).toBe('formed')
    })

    it('makes a mahapurusha of exactly those whose own or exaltation sign is a kendra of it', () => {
      for (const [id, graha] of [
        ['ruchaka', 'mars'],
        ['bhadra', 'mercury'],
        ['hamsa', 'jupiter'],
        ['malavya', 'venus'],
        ['sasa', 'saturn'],
      ] as const)
        for (const house of [1, 4, 7, 10]) {
          const fits = lord(house) === graha || exaltationHouse(graha) === house
          expect(find(id, lagna, `${SHORT[graha]}${house} Su${house === 1 ? 4 : house - 2}`)?.status).toBe(fits ? 'formed' : undefined)
        }
    })

    it('reads the lords of 6, 8, 11 and 12 of this lagna as Harsha, Sarala, Daridra and Vimala in a bad house', () => {
      for (const [id, house] of [
        ['harsha', 6],
        ['sarala', 8],
        ['daridra', 11],
        ['vimala', 12],
      ] as const)
        for (const place of [6, 8, 12])
          expect(find(id, lagna, put([lord(house), place]))).toMatchObject({ status: 'formed', grahas: [lord(house)] })
    })

    it('finds the exchange of any two lords, by the houses that they own', () => {
      for (let one = 1; one <= 11; one++)
        for (let other = one + 1; other <= 12; other++) {
          if (lord(one) === lord(other)) continue
          const kind = [one, other].some((house) => [6, 8, 12].includes(house))
            ? 'parivartanaDainya'
            : [one, other].includes(3)
              ? 'parivartanaKhala'
              : 'parivartanaMaha'
          const found = find(kind, lagna, put([lord(one), other], [lord(other), one]))
          expect(found).toMatchObject({ status: 'formed' })
          expect(found!.grahas).toEqual(expect.arrayContaining([lord(one), lord(other)]))
        }
    })
  })

  it('finds one sankhya yoga in every chart, and only what needs no lagna without a birth time', () => {
    const names = ['gola', 'yuga', 'sula', 'kedara', 'pasa', 'dama', 'veena']
    const random = randoms(11)
    for (let index = 0; index < 60; index++) {
      const birth = birthAt(new Date(Date.UTC(1940, 0, 1) + random() * 2e12).toISOString(), 20, 77, 19_800)
      const timed = yogas(computeChart(birth, loadEphemeris()))
      expect(timed.filter(({ id, status }) => names.includes(id) && status !== 'near').length).toBe(1)
      const untimed = yogas(computeChart({ ...birth, precision: { kind: 'unknown' } }, loadEphemeris()))
      for (const { id } of untimed) expect(YOGA_RULES.find((rule) => rule.id === id)!.withoutLagna).toBe(true)
      // what needs no lagna is the same with one
      for (const yoga of untimed) expect(timed).toContainEqual(yoga)
    }
  })

  it('says the status of one yoga as the list of all does, timed or not', () => {
    const random = randoms(12)
    for (let index = 0; index < 20; index++) {
      const birth = birthAt(new Date(Date.UTC(1950, 0, 1) + random() * 1.5e12).toISOString(), 13, 80, 19_800)
      for (const precision of [birth.precision, { kind: 'unknown' as const }]) {
        const chart = computeChart({ ...birth, precision }, loadEphemeris())
        const all = new Map(yogas(chart, loadEphemeris()).map(({ id, status }) => [id, status]))
        const statusOf = yogaStatusOf(chart, loadEphemeris())
        for (const { id } of YOGA_RULES) expect([id, statusOf(id)]).toEqual([id, all.get(id) ?? 'none'])
      }
    }
  })
})
