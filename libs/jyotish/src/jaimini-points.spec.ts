import { arudhaPadas, upapada } from './arudha.ts'
import { computeChart } from './compute-chart.ts'
import { charaKarakas, karakamsa, karakasThatChange } from './karakas.ts'
import { loadEphemeris } from './node/load-ephemeris.ts'
import { birthAt, birthOf, referenceRows, SHORT_NAMES, type JyotishRow, type StrengthRow } from '../testdata/reference.ts'
import { GRAHAS } from '@disha/contracts/chart'
import { placedChart } from '../testdata/placed-chart.ts'

const strengths = referenceRows<StrengthRow>('strengths')
const charts = referenceRows<JyotishRow>('jyotish').map((row) => computeChart(birthOf(row), loadEphemeris(), { node: 'true' }))

describe('chara karakas', () => {
  it('equal the reference, seven and eight', () => {
    for (const [index, chart] of charts.entries())
      for (const scheme of [7, 8] as const)
        expect(Object.values(charaKarakas(chart, scheme)).map((graha) => SHORT_NAMES[GRAHAS.indexOf(graha)])).toEqual(
          strengths[index][`karakas${scheme}`],
        )
  })

  it('names what Rahu changes', () => {
    const chart = placedChart({ sun: 29, moon: 58, mars: 87, mercury: 116, jupiter: 145, venus: 174, saturn: 203, rahu: 210.5 })
    expect(charaKarakas(chart)).toMatchObject({ atma: 'sun', amatya: 'moon', dara: 'saturn' })
    expect(charaKarakas(chart, 8)).toMatchObject({ atma: 'rahu', amatya: 'sun', pitri: 'mercury', dara: 'saturn' })
    expect(karakasThatChange(chart).map(({ karaka }) => karaka)).toEqual(['atma', 'amatya', 'bhratri', 'matri'])
    expect(karakasThatChange(placedChart({ rahu: 59.9, sun: 10, moon: 9, mars: 8, mercury: 7, jupiter: 6, venus: 5, saturn: 4 }))).toEqual(
      [
        { karaka: 'dara', seven: 'saturn', eight: 'rahu' },
        { karaka: 'gnati', seven: 'venus', eight: 'saturn' },
        { karaka: 'putra', seven: 'jupiter', eight: 'venus' },
      ].reverse(),
    )
  })

  it('finds the karakamsa in the navamsa', () => {
    const chart = placedChart({ lagna: 1, sun: 29, moon: 31, mars: 61, mercury: 91, jupiter: 121, venus: 151, saturn: 181 })
    expect(karakamsa(chart)).toEqual({ graha: 'sun', sign: 8, house: 9 })
  })
})

describe('arudha padas', () => {
  it('equal the reference with Mars and Saturn as lords', () => {
    for (const [index, chart] of charts.entries()) expect(arudhaPadas(chart, 'sole')).toEqual(strengths[index].arudha)
  })

  it('reads the co-lords only of Vrischika and Kumbha', () => {
    // the lord in the house itself: its tenth; Rahu in its fourth would give the seventh: its fourth.
    // Saturn sits in Kumbha itself, so Rahu, outside it, is the lord that counts
    const chart = placedChart({ lagna: 305, saturn: 310, rahu: 40 })
    expect(arudhaPadas(chart, 'sole')[0]).toBe(7)
    expect(arudhaPadas(chart)[0]).toBe(1)
    for (const each of charts) {
      const [sole, stronger] = [arudhaPadas(each, 'sole'), arudhaPadas(each)]
      for (const [house, sign] of sole.entries())
        if (sign !== stronger[house]) expect([7, 10]).toContain((each.D1.lagna!.sign + house) % 12)
    }
  })

  it('agrees with another program by the later steps, and by the chapter but for sixteen houses', () => {
    const differing = (lords: 'stronger' | 'associated'): string[] =>
      charts.flatMap((chart, index) => {
        const expected = strengths[index].arudhaPeer
        return arudhaPadas(chart, lords).flatMap((sign, house) => (sign === expected[house] ? [] : [`${strengths[index].id} ${house + 1}`]))
      })
    // P036: Saturn in Simha and Rahu in Makara have the same company and helpers; Simha is fixed and Saturn further on, yet it takes Rahu
    expect(differing('associated')).toEqual(['P036 11'])
    // in ten the kind of sign decides, in four the count of signs, where it asks first for Jupiter, Mercury and the dispositor; in one it counts
    // the lagna as company, in one company goes before exaltation
    expect(differing('stronger')).toHaveLength(16)
  })

  it.each([
    ['the one outside the sign', { mars: 215, ketu: 10 }, 'ketu'],
    ['the exalted one before the one with company', { mars: 275, ketu: 40, sun: 41, moon: 42 }, 'mars'],
    ['the one with more company', { mars: 70, ketu: 40, sun: 41, moon: 42 }, 'ketu'],
    ['with equal company the one in a dual sign', { mars: 70, ketu: 125 }, 'mars'],
    ['the one in a fixed sign before a movable one', { mars: 95, ketu: 125 }, 'ketu'],
    ['in signs of one kind the one further round', { mars: 70, ketu: 160 }, 'ketu'],
  ] as const)('prefers %s', (_, { ketu, ...places }, lord) => {
    const elsewhere = { sun: 5, moon: 6, mercury: 7, jupiter: 8, venus: 9, saturn: 4 }
    const chart = placedChart({ lagna: 215, ...elsewhere, ...places, rahu: (ketu + 180) % 360 })
    const sign = chart.D1[lord].sign
    const counted = (2 * sign - 7 + 24) % 12
    expect(arudhaPadas(chart)[0]).toBe([7, 1].includes(counted) ? (counted + 9) % 12 : counted)
    const other = lord === 'mars' ? 'ketu' : 'mars'
    expect((2 * chart.D1[other].sign - 7 + 24) % 12).not.toBe(counted)
  })

  it('counts forwards from Vrischika and backwards from Kumbha', () => {
    // Saturn in Kanya and Rahu in Mithuna, both dual and alone: backwards from Kumbha Rahu is further off, eight signs to five
    const elsewhere = { sun: 5, moon: 6, mercury: 7, jupiter: 8, venus: 9, mars: 4 }
    const chart = placedChart({ lagna: 305, ...elsewhere, saturn: 160, rahu: 70 })
    expect(arudhaPadas(chart)[0]).toBe((2 * 2 - 10 + 12) % 12)
    expect(arudhaPadas(chart, 'sole')[0]).toBe((2 * 5 - 10 + 12) % 12)
  })

  it('never falls in the house itself or its seventh', () => {
    for (const chart of charts)
      for (const [house, sign] of arudhaPadas(chart).entries())
        expect([0, 6]).not.toContain((sign - chart.D1.lagna!.sign - house + 24) % 12)
  })

  it('gives the upapada and, for even lagnas, the other one', () => {
    const odd = placedChart({ lagna: 1, jupiter: 91 })
    expect(upapada(odd)).toEqual({ sign: 7, variant: null })
    const even = placedChart({ lagna: 31 })
    expect(upapada(even)).toEqual({ sign: arudhaPadas(even)[11], variant: arudhaPadas(even)[1] })
    const unknown = { ...birthAt('1990-04-12T01:00:00Z', 28, 77), precision: { kind: 'unknown' } as const }
    expect(() => arudhaPadas(computeChart(unknown, loadEphemeris()))).toThrow('birth time')
  })
})
