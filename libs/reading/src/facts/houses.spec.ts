import { inputFor } from '../__fixtures__/births.ts'
import { aspectsSign, dignityInVarga, functionalNature, houseOfSign, readChart, signLord } from './houses.ts'

describe('dignity in a varga (BPHS 3.49-55)', () => {
  it.each([
    ['sun', 0, 'exalted'],
    ['sun', 6, 'debilitated'],
    ['sun', 4, 'own'],
    ['mercury', 5, 'exalted'],
    ['mars', 9, 'exalted'],
    ['jupiter', 2, 'enemy'],
    ['venus', 10, 'friend'],
    ['mars', 1, 'neutral'],
    ['rahu', 1, 'neutral'],
  ] as const)('%s in sign %i is %s', (graha, sign, dignity) => expect(dignityInVarga(graha, sign)).toBe(dignity))
})

describe('aspects (BPHS 26.2-5)', () => {
  it('gives all seven the seventh, and Mars, Jupiter and Saturn their own', () => {
    expect(aspectsSign('venus', 0, 6)).toBe(true)
    expect(aspectsSign('saturn', 9, 6)).toBe(true)
    expect(aspectsSign('saturn', 9, 11)).toBe(true)
    expect(aspectsSign('jupiter', 2, 10)).toBe(true)
    expect(aspectsSign('mars', 0, 3)).toBe(true)
    expect(aspectsSign('mars', 0, 4)).toBe(false)
    expect(aspectsSign('rahu', 0, 6)).toBe(false)
  })
})

describe('houses', () => {
  it('counts signs inclusively and names their lords', () => {
    expect([houseOfSign(0, 0), houseOfSign(11, 0), houseOfSign(0, 11), houseOfSign(6, 9)]).toEqual([1, 12, 2, 10])
    expect([signLord(7), signLord(10), signLord(3)]).toEqual(['mars', 'saturn', 'moon'])
  })

  it('reads a chart from the lagna and from the Moon', () => {
    const facts = readChart(inputFor('delhi').chart)
    expect(facts.main.reference).toBe('lagna')
    expect(facts.main.lordOf(10)).toBe('saturn')
    expect(facts.main.occupants(10)).toEqual(['mars', 'saturn', 'rahu'])
    expect(facts.main.aspecting(7)).toEqual(['mercury', 'jupiter', 'saturn'])
    expect(facts.moon.houseOf('sun')).toBe(6)
    expect(facts.main.ruledBy('venus')).toEqual([2, 7])
    expect(facts.karaka('atma')).toBe('mars')
    expect(facts.karaka('dara')).toBe('saturn')
  })

  it('has no lagna when the birth time is unknown', () => {
    const facts = readChart(inputFor('unknown').chart)
    expect(facts.lagna).toBeNull()
    expect(facts.main.reference).toBe('moon')
  })
})

describe('functional nature (BPHS 34.19-44)', () => {
  it.each([
    [3, 'mars', 'yogakaraka', 'bphs34.27-28'],
    [1, 'saturn', 'yogakaraka', 'bphs34.23-24'],
    [6, 'venus', 'neutral', 'bphs34.33-34'],
    [8, 'venus', 'hard', 'bphs34.37-38'],
    [2, 'venus', 'good', 'bphs34.25-26'],
    [0, 'mars', 'good', 'bphs34.2-7'],
  ] as const)('for lagna %i %s is %s by %s', (lagna, graha, nature, rule) =>
    expect(functionalNature(lagna, graha)).toEqual({ nature, rule }),
  )
})
