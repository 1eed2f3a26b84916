import { ALL_BIRTH_NAMES, BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { asksOfRelation } from './of-relation.ts'

const ASKED = [
  'Sondhathula amaiyuma illa veliyila ya?',
  'Will my wife be from relation or outside?',
  'Will the match come from our relatives or outside?',
  'சொந்தத்தில் அமையுமா வெளியிலா?',
  'Rishtedari me hogi ya bahar?',
  'మేనరికం కుదురుతుందా బయటి సంబంధమా?',
]

describe('a match from among relatives or from outside', () => {
  it.each(ASKED)('is answered as that, and not as near or far: %s', (words) => {
    for (const name of BIRTH_NAMES) {
      const { text } = writtenOf(name, 'love.where', { words })
      expect(text).toMatch(/your own people|outside the relatives|among relatives and outside/)
      expect(text).not.toMatch(/than from near you|The town itself/)
    }
  })

  it.each([
    'Will he be from my own district or outside?',
    'Relatives ask too much. When will I marry?',
    'Will I stay in India or outside after marriage?',
  ])('is not heard in: %s', (words) => expect(asksOfRelation(words)).toBe(false))

  it('differs by the chart', () => {
    const texts = ALL_BIRTH_NAMES.map((name) => writtenOf(name, 'love.where', { words: ASKED[0] as string }).text)
    expect(new Set(texts).size).toBeGreaterThan(4)
  })
})
