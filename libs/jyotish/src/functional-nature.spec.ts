import { SEVEN_GRAHAS } from './dignities.ts'
import { functionalNature } from './functional-nature.ts'

describe('functional nature', () => {
  it('follows the stated list, and the rule only where it is silent', () => {
    const letter = { good: 'G', slightlyBad: 's', bad: 'B', neutral: 'N', byCompany: 'c' }
    const table = Array.from({ length: 12 }, (_, lagna) => {
      const natures = functionalNature(lagna)
      return SEVEN_GRAHAS.map((graha) => (natures[graha].by === 'rule' ? '.' : letter[natures[graha].nature])).join('')
    })
    // Sun Moon Mars Mercury Jupiter Venus Saturn
    expect(table).toEqual([
      'G..BGBB',
      'GB.sBBG',
      'B.B.BG.',
      'cGGBGBc',
      'GcGBGBB',
      'cBBGBG.',
      'B.BGBNG',
      'GGNBGBB',
      'G.G.NB.',
      'NBBGBG.',
      '.BBNBGG',
      'BGGB.BB',
    ])
    expect(functionalNature(0).mars).toMatchObject({ nature: 'good', owns: [1, 8], by: 'rule', source: 'BPHS 34.2-7' })
    expect(functionalNature(0).moon.nature).toBe('neutral')
    expect(functionalNature(2).moon.nature).toBe('byCompany')
    expect(functionalNature(10).sun.nature).toBe('neutral')
    expect(functionalNature(8).saturn.nature).toBe('bad')
  })

  it('knows the yogakarakas', () => {
    const found = (of: 'yogakaraka' | 'ownsKendraAndTrikona'): string[] =>
      Array.from({ length: 12 }, (_, lagna) => SEVEN_GRAHAS.filter((graha) => functionalNature(lagna)[graha][of]).join('+'))
    expect(found('yogakaraka')).toEqual(['', 'saturn', '', 'mars', '', '', '', 'sun+moon', '', 'venus', 'venus', ''])
    expect(found('ownsKendraAndTrikona')).toEqual(['', 'saturn', '', 'mars', 'mars', '', 'saturn', '', '', 'venus', 'venus', ''])
  })
})
