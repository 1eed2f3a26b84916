import { gochara } from '@disha/jyotish/gochara'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { addDays, daysBetween } from './calendar.ts'
import { chandrashtama, isGoodPlace, saturnSeasons, tarasOf, vedhasOf, type Walker } from './gochara.ts'
import { houseOfSign, type House } from './houses.ts'
import { signOn, skyOf, stayDates } from './sky.ts'

const { asOf, displayTimeZone: zone, ephemeris } = inputFor('delhi')
const sky = skyOf(ephemeris, asOf)
const QUICK = ['sun', 'mars', 'mercury', 'venus'] as const
const middle = (from: string, to: string): string => addDays(from, Math.floor(daysBetween(from, to) / 2))

describe('vedha', () => {
  it.each(BIRTH_NAMES)('blocks, for %s, exactly when the engine says so', (name) => {
    const { chart } = inputFor(name)
    const moonSign = chart.D1.moon.sign
    let blocks = 0
    for (const graha of QUICK) {
      for (const stay of sky[graha]) {
        const span = stayDates(stay, zone)
        const told = vedhasOf(sky, stay, moonSign, zone)
        for (const { by, from, to } of told) {
          const at = gochara(ephemeris, chart, `${middle(from, to)}T12:00:00.000Z`).find((place) => place.graha === graha)
          expect(at).toMatchObject({ good: true, sign: stay.sign })
          expect(at?.vedhaBy).toContain(by)
          blocks++
        }
        const day = middle(span.from, span.to)
        if (day < asOf || day > addDays(asOf, 380)) continue
        const engine = gochara(ephemeris, chart, `${day}T12:00:00.000Z`).find((place) => place.graha === graha)
        expect(isGoodPlace(graha, houseOfSign(stay.sign, moonSign))).toBe(engine?.good)
        const walkers = engine?.vedhaBy.filter((other) => other !== 'moon') ?? []
        const lasting = told.filter(({ from, to }) => from <= day && day < to).map(({ by }) => by)
        // a block of a day or two at a sign's edge is not told
        for (const by of lasting) expect(walkers).toContain(by)
        expect(walkers.length - lasting.length).toBeLessThanOrEqual(1)
      }
    }
    expect(blocks).toBeGreaterThan(0)
  })

  it('is never between the Sun and Saturn', () => {
    for (let sign = 0; sign < 12; sign++) {
      for (const stay of sky.sun) expect(vedhasOf(sky, stay, sign, zone).map(({ by }) => by)).not.toContain<Walker>('saturn')
      for (const stay of sky.saturn) expect(vedhasOf(sky, stay, sign, zone).map(({ by }) => by)).not.toContain<Walker>('sun')
    }
  })
})

describe('days of the Moon', () => {
  it('gives twelve or thirteen Chandrashtamas a year, each of two or three days with the Moon in the 8th', () => {
    const { chart } = inputFor('chennai')
    const spans = chandrashtama(ephemeris, chart.D1.moon.sign, '2027-01-01', '2027-12-31', zone)
    expect(spans.length).toBeGreaterThanOrEqual(13)
    expect(spans.length).toBeLessThanOrEqual(14)
    for (const { from, to } of spans) {
      expect(daysBetween(from, to)).toBeGreaterThanOrEqual(2)
      expect(daysBetween(from, to)).toBeLessThanOrEqual(3)
      expect(houseOfSign(signOn(ephemeris, 'moon', addDays(from, 1)), chart.D1.moon.sign)).toBe<House>(8)
    }
  })

  it('puts three nakshatras into each tara, the birth star into Janma', () => {
    const taras = tarasOf(15)
    expect(taras.flatMap(({ nakshatras }) => nakshatras).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 27 }, (_, index) => index + 1),
    )
    expect(taras[0]).toEqual({ tara: 1, nakshatras: [6, 15, 24], bala: 'mixed' })
    expect(taras.filter(({ bala }) => bala === 'bad').map(({ tara }) => tara)).toEqual([3, 5, 7])
  })
})

describe('Saturn’s seasons', () => {
  it('are sade sati in the 12th, 1st and 2nd and the dhaiyas in the 4th and 8th from the Moon', () => {
    const seasons = saturnSeasons(sky, 11, zone)
    const now = seasons.find(({ from, to }) => from <= asOf && asOf < to)
    expect(now).toMatchObject({ phase: 'sadeSati', place: 1, sign: 11, from: '2025-03-29' })
    for (const { phase, place } of seasons)
      expect(phase).toBe({ 12: 'sadeSati', 1: 'sadeSati', 2: 'sadeSati', 4: 'dhaiya4', 8: 'dhaiya8' }[place as 1])
  })
})
