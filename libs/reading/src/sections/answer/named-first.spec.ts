import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { allWindows } from '../cache.ts'
import { mayBegin } from '../stretch-use.ts'
import { undated } from '../undated.ts'
import { shortAnswer } from './answer-parts.ts'

const composers = (concern: string): Composer[] =>
  BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder').map((name) => new Composer(inputFor(name, { concern, topics: [] })))

describe('a year that is named', () => {
  it.each([
    ['Should I change my job in 2027?', 'career', '2027'],
    ['Will I get married in 2028?', 'love', '2028'],
  ] as const)('opens the answer, and is called good for the step only where a stretch in it bears it: %s', (concern, topic, year) => {
    const said = new Set<boolean>()
    for (const c of composers(concern).filter((one) => !undated(one, topic))) {
      const text = shortAnswer(c)[0]?.lines[0]?.text ?? ''
      expect(text.startsWith(year)).toBe(true)
      const bears = allWindows(c)[topic].some(
        (window) => mayBegin(c, window) && window.parts.some(({ from, to }) => from < `${Number(year) + 1}-01-01` && to > `${year}-01-01`),
      )
      expect({ text, bears: /^\d{4} (?:is|has) a good time/.test(text) }).toEqual({ text, bears })
      said.add(bears)
    }
    expect(said.size).toBe(2)
  })
})

describe('a term that was told', () => {
  it('is what the one step is held against, where the words point to it', () => {
    for (const c of composers('My contract ends in February 2027. Will I get a new job before then?')) {
      if (undated(c, 'career')) continue
      expect(
        shortAnswer(c)
          .flatMap(({ lines }) => lines.map(({ text }) => text))
          .join(' '),
      ).toContain('February 2027')
    }
    for (const c of composers('My sister marries in February 2027. Will I get a new job?'))
      expect(shortAnswer(c)[0]?.lines[0]?.text).not.toContain('February 2027')
  })
})
