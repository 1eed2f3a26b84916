import { sectionText } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../../bench/sample-births.ts'
import { ALL_BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { sectionsUpTo, textIn } from '../../__fixtures__/section-text.ts'
import { clashing } from '../../checks/clashing.ts'
import { opposed } from '../../checks/opposed.ts'
import { Composer } from '../../compose/composer.ts'
import { ENGLISH } from '../../phrasebook/english/english.ts'
import { outweighedClaims, bareOf } from '../../rules/claims.ts'
import { CLAIMS, type ClaimKey } from '../../rules/claims.data.ts'
import { writePreview } from '../../write-preview.ts'

const RANDOM = 100
const CONCERNS = [
  'Should I change my job this year, and when will I marry?',
  'When will I go abroad, and will I own a house?',
  'How will my life be?',
  'My salary is stuck. Should I start a business?',
]
const sample = inputFor('delhi')
const inputs = [
  ...ALL_BIRTH_NAMES.map((name) => inputFor(name)),
  ...sampleBirths(RANDOM, 'opposed').map((birth, index) => ({
    ...sample,
    birth,
    chart: computeChart(birth, sample.ephemeris),
    seed: `opposed ${index}`,
    concern: CONCERNS[index % CONCERNS.length] as string,
  })),
]
const books = inputs.map((input) => sectionsUpTo(input, 'sources'))
const keys = Object.keys(CLAIMS) as ClaimKey[]

describe('one claim of the placements of a chart', () => {
  it('is told of each theme, and never its opposite, through the whole book', () => {
    expect(books.flatMap(opposed)).toEqual([])
  })

  it('calls no graha strong in one place and weak in another', () => {
    expect(books.flatMap(clashing)).toEqual([])
    const called = books.filter(({ sections }) =>
      sections.some((section) => /strength to spare|is short of strength/.test(sectionText(section))),
    )
    expect(called.length).toBeGreaterThan(books.length / 2)
  })

  it('tells most claims all the same', () => {
    const silent = inputs.map((input) => outweighedClaims(new Composer(input)).size)
    const mean = silent.reduce((sum, count) => sum + count, 0) / silent.length
    expect(mean).toBeGreaterThan(1)
    expect(mean).toBeLessThan(6)
  })

  it('leaves a whole sentence of each text', () => {
    for (const key of keys) {
      const rest = ENGLISH[bareOf(key)]
      expect(rest).toMatch(/[.!]$/)
      expect(rest.length).toBeGreaterThan(24)
      // what the message is given is enough for what is left of it
      const slots = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, slot]) => slot as string)
      expect(slots(rest).filter((slot) => !slots(ENGLISH[key]).includes(slot))).toEqual([])
    }
  })

  it('is the same in the preview', () => {
    for (const input of inputs.slice(0, 40)) {
      const text = JSON.stringify(writePreview(input))
      const c = new Composer(input)
      for (const key of outweighedClaims(c)) expect(text).not.toContain(ENGLISH[key])
    }
  })

  it('calls the lord of a matter badly seated by house or by sign', () => {
    const texts = books.map((book) => ['career', 'love', 'abroad'].map((id) => textIn(book, id as 'career')).join('\n'))
    expect(texts.filter((text) => /(?<!by house |by sign )it is badly seated/.test(text))).toEqual([])
    // what speaks against a matter is not told in the words of what speaks for it
    expect(texts.filter((text) => /point against comes[^.]*it is well seated/.test(text))).toEqual([])
    expect(texts.filter((text) => text.includes('by house it is badly seated')).length).toBeGreaterThan(0)
    expect(texts.filter((text) => /by sign it is badly seated|its sign gives it little support/.test(text)).length).toBeGreaterThan(0)
  })
})
