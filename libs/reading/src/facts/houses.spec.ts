import { inputFor } from '../__fixtures__/births.ts'
import { aspectsSign, dignityIn, functionalNature, houseOfSign, readChart, signLord } from './houses.ts'

describe('dignities (BPHS 3.49-60, 47.34)', () => {
  it.each([
    ['sun', 0, 10, 'exalted'],
    ['sun', 6, 10, 'debilitated'],
    ['sun', 4, 19.9, 'moolatrikona'],
    ['sun', 4, 20.1, 'own'],
    ['moon', 1, 2, 'exalted'],
    ['moon', 1, 3, 'moolatrikona'],
    ['mercury', 5, 14, 'exalted'],
    ['mercury', 5, 17, 'moolatrikona'],
    ['mercury', 5, 25, 'own'],
    ['mars', 9, 28, 'exalted'],
    ['saturn', 0, 5, 'debilitated'],
    ['jupiter', 3, 5, 'exalted'],
    ['jupiter', 2, 5, 'enemy'],
    ['venus', 10, 5, 'friend'],
    ['mars', 1, 5, 'neutral'],
    ['rahu', 1, 5, 'exalted'],
    ['ketu', 7, 5, 'exalted'],
    ['rahu', 10, 5, 'own'],
  ] as const)('%s in sign %i at %f is %s', (graha, sign, degree, dignity) => expect(dignityIn(graha, sign, degree)).toBe(dignity))
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
    expect(facts.charaKarakas[0]).toBe('mars')
    expect(facts.charaKarakas.at(-1)).toBe('saturn')
  })

  it('has no lagna when the birth time is unknown', () => {
    const facts = readChart(inputFor('unknown').chart)
    expect(facts.lagna).toBeNull()
    expect(facts.main.reference).toBe('moon')
  })
})

describe('functional nature (BPHS 34.19-44)', () => {
  it.each([
    [3, 'mars', 'yogakaraka'],
    [1, 'saturn', 'yogakaraka'],
    [6, 'venus', 'neutral'],
    [8, 'venus', 'hard'],
    [2, 'venus', 'good'],
  ] as const)('for lagna %i %s is %s', (lagna, graha, nature) => expect(functionalNature(lagna, graha).nature).toBe(nature))
})
