import { ayanamsaSpeed, meanAyanamsa } from './ayanamsa.ts'
import { deltaTSeconds } from './delta-t.ts'
import { referenceRows, type JyotishRow } from '../testdata/reference.ts'

const rows = referenceRows<JyotishRow>('jyotish')

describe('ayanamsas', () => {
  it('Lahiri and True Chitra stand as in the reference', () => {
    for (const { birth, ayanamsa } of rows) {
      const tt = birth.jdUt + deltaTSeconds(birth.jdUt) / 86_400
      expect(Math.abs(meanAyanamsa('lahiri', tt) - ayanamsa.lahiriNoNutation) * 3600).toBeLessThan(0.01)
      expect(Math.abs(meanAyanamsa('trueChitra', tt) - ayanamsa.trueCitraNoNutation) * 3600).toBeLessThan(0.15)
    }
  })

  it('Raman and Krishnamurti keep their published values of 1900', () => {
    expect(meanAyanamsa('raman', 2415020)).toBeCloseTo(21 + 0 / 60 + 52 / 3600, 5)
    expect(meanAyanamsa('krishnamurti', 2415020)).toBeCloseTo(22 + 21 / 60 + 50 / 3600, 5)
  })

  it('move by precession', () => {
    for (const name of ['lahiri', 'raman', 'krishnamurti'] as const)
      expect((meanAyanamsa(name, 2460000.5) - meanAyanamsa(name, 2459999.5)) / ayanamsaSpeed(2460000)).toBeCloseTo(1, 6)
  })

  it('refuses a name it does not know', () => {
    expect(() => meanAyanamsa('fagan' as never, 2451545)).toThrow(expect.objectContaining({ code: 'bad_input' }) as Error)
  })
})
