import { CITATION_ROWS } from './citations.data.ts'
import { citation, isPrintable, sourceOf } from './citations.ts'
import { stepOf } from './witnesses.ts'

describe('citations', () => {
  it('has every lord in every house, in the order of the grid', () => {
    for (let verse = 1; verse <= 144; verse++) {
      const lord = Math.floor((verse - 1) / 12) + 1
      const house = ((verse - 1) % 12) + 1
      expect(citation(`bphs24.${verse}`)?.condition.replace(/(?<=\d)(st|nd|rd|th)/g, '')).toBe(`lord of ${lord} in ${house}`)
    }
  })

  it('prints a verse when the text was seen, the chapter when a second work quotes it', () => {
    expect(sourceOf('bphs24.9')).toEqual({ kind: 'text', ruleId: 'bphs24.9', work: 'BPHS', chapter: 24, verse: '9' })
    expect(sourceOf('phal8.sun.10')).toEqual({ kind: 'text', ruleId: 'phal8.sun.10', work: 'Phaladeepika', chapter: 8 })
    expect(sourceOf('none.h')).toEqual({ kind: 'practice', ruleId: 'none.h' })
  })

  it('refuses what is suppressed, what is from memory and what is unknown', () => {
    const refused = CITATION_ROWS.filter(([, , , , , , , verified, use]) => use === 'suppress' || verified === 'memory').map(([id]) => id)
    expect(refused.length).toBeGreaterThan(30)
    for (const id of refused) {
      expect(isPrintable(id)).toBe(false)
      expect(() => sourceOf(id)).toThrow()
    }
    expect(() => sourceOf('bphs99.1')).toThrow(/No such rule/)
  })

  it('binds the steps of likelihood to counts', () => {
    expect([stepOf(5, 1), stepOf(4, 2), stepOf(3, 0), stepOf(2, 0), stepOf(1, 0)]).toEqual(['strong', 'fair', 'fair', 'slight', null])
  })
})
