import { GRAHAS } from '@disha/contracts/chart'
import { baseRate } from '@disha/jyotish/base-rates'
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import { YOGA_RULES } from '@disha/jyotish/yogas/rules'
import { yogas } from '@disha/jyotish/yogas/yogas'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { ENGLISH } from '../phrasebook/english/english.ts'
import { phrasebookFor } from '../phrasebook/phrasebook.ts'
import { formedYogas, unformedLines, yogaLines, yogasOf, yogasWithoutText } from './yogas.ts'

const formed = (name: string): string[] =>
  yogasOf(new Composer(inputFor(name)))
    .filter(({ status }) => status === 'formed')
    .map(({ id }) => id)

describe('yogas', () => {
  it('forms Ruchaka and Shasha for Mars and Saturn in Makara in the 10th of Mesha lagna', () => {
    expect(formed('delhi')).toEqual(expect.arrayContaining(['ruchaka', 'sasa']))
  })

  it('forms nothing that hangs on the lagna when the birth time is unknown', () => {
    const free = new Set(YOGA_RULES.filter(({ withoutLagna }) => withoutLagna).map(({ id }) => id))
    for (const id of formed('unknown')) expect(free).toContain(id)
  })

  it('tells rare ones before common ones, and each with the share that the engine counted', () => {
    for (const name of BIRTH_NAMES) {
      const c = new Composer(inputFor(name))
      const { rare, hard, common } = formedYogas(c)
      const rates = rare.map(({ id }) => baseRate(id).formed)
      expect(rates).toEqual(rates.toSorted((a, b) => a - b))
      expect(new Set([...rare, ...hard, ...common].map(({ id }) => id)).size).toBe(rare.length + hard.length + common.length)
      for (const { nature } of [...rare, ...common]) expect(nature).not.toBe('hard')
    }
  })

  it('says of every yoga who forms it, with a text of its own or the general one', () => {
    const c = new Composer(inputFor('chennai'))
    const [any] = yogasOf(c)
    const unnamed = { ...any, id: 'notYetTold', name: 'Not yet told', status: 'formed' as const, grahas: [...GRAHAS.slice(0, 2)] }
    expect(() => yogaLines(c, unnamed)).not.toThrow()
    expect(yogaLines(c, unnamed)[0].text).toMatch(/the Sun and the Moon/)
    for (const name of BIRTH_NAMES) expect(() => unformedLines(new Composer(inputFor(name)))).not.toThrow()
  })

  it('has an English text for every yoga but those of want and misery, which are not told', () => {
    const untold = yogasWithoutText(phrasebookFor('english'))
    expect(untold.filter((id) => !/^want/.test(id))).toEqual(['daridra', 'asubha', 'adhama'])
    for (const name of BIRTH_NAMES) expect(yogasOf(new Composer(inputFor(name))).filter(({ id }) => untold.includes(id))).toEqual([])
  })

  it('has an English reason for every cancellation of what is told', () => {
    const untold = yogasWithoutText(phrasebookFor('english'))
    const reasons = YOGA_RULES.filter(({ id }) => !untold.includes(id))
      .flatMap(({ cancellations }) => Object.keys(cancellations ?? {}))
      .filter((reason) => reason !== 'otherNabhasa')
    expect(reasons.filter((reason) => !(`yoga.cancel.${reason}` in ENGLISH))).toEqual([])
  })

  it('tells Mahabhagya only of the way that its verse gives to the person', () => {
    const ephemeris = loadEphemeris()
    const ways = new Set<string>()
    for (let hour = 0; ways.size < 2 && hour < 24 * 60; hour++) {
      const utc = new Date(Date.UTC(1990, 5, 1, hour)).toISOString()
      const birth = { ...inputFor('delhi').birth, utc, birthLocal: new Date(Date.parse(utc) + 19_800_000).toISOString().slice(0, 19) }
      const chart = computeChart(birth, ephemeris)
      const found = yogas(chart, ephemeris).find(({ id, status }) => id === 'mahabhagya' && status === 'formed')
      if (found === undefined) continue
      const [way] = found.by
      ways.add(way as string)
      const toldOf = (gender?: 'male' | 'female'): boolean => {
        const c = new Composer({ ...inputFor('delhi'), birth, chart, person: { name: 'Somebody', ...(gender && { gender }) } })
        return yogasOf(c).some(({ id }) => id === 'mahabhagya')
      }
      expect([toldOf('male'), toldOf('female'), toldOf()]).toEqual([way === 'manByDay', way === 'womanByNight', false])
    }
    expect([...ways].toSorted()).toEqual(['manByDay', 'womanByNight'])
  })
})
