import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { plainText } from '../../understanding/topics.ts'
import { shortAnswer } from './answer-parts.ts'
import { toldWeighed } from './told-weighed.ts'

const TELLS_MUCH =
  'I am loom supervisor and want to start own modular kitchen unit. I have PF around 4 lakh. My younger sister is waiting because of me. Should I start my own work in coming year? When will my marriage happen?'

const of = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: ['career'] }))

describe('what was told, weighed', () => {
  it('stands in the visitor’s own words, on findings of the chart, and repeats nothing', () => {
    for (const name of BIRTH_NAMES) {
      const c = of(name, TELLS_MUCH)
      const weighed = toldWeighed(c)
      expect([name, weighed.length]).toEqual([name, 2])
      const said = shortAnswer(c).flatMap(({ lines }) => lines.map(({ text }) => text))
      for (const { words, lines } of weighed) {
        expect(plainText(TELLS_MUCH)).toContain(plainText(words).trim())
        for (const { text, ids } of lines) {
          expect(said).not.toContain(text)
          expect(ids.length).toBeGreaterThan(0)
          for (const id of ids) expect(c.findings.has(id)).toBe(true)
        }
      }
    }
  })

  it('answers one clause once, though two kinds hear it', () => {
    for (const name of BIRTH_NAMES) {
      const quoted = toldWeighed(of(name, 'My brother in Dubai is calling me to come there. Should I go abroad?')).map(({ words }) => words)
      expect(quoted).toHaveLength(1)
    }
  })

  it('is not the same for unlike charts', () => {
    const texts = BIRTH_NAMES.map((name) =>
      JSON.stringify(toldWeighed(of(name, TELLS_MUCH)).map(({ lines }) => lines.map(({ text }) => text))),
    )
    expect(new Set(texts).size).toBeGreaterThan(3)
  })

  it.each([
    ['where nothing is told', 'When will I get a job?'],
    ['where the means serve another matter than the one asked', 'I have PF around 4 lakh. When will my marriage happen?'],
    ['where the means are not there', 'I have no savings. Should I start my own business?'],
    ['in distress', 'I have PF around 4 lakh. I want to end my life. Should I start my own business?'],
  ])('is silent %s', (_why, concern) => {
    for (const name of BIRTH_NAMES) expect(toldWeighed(of(name, concern))).toEqual([])
  })
})
