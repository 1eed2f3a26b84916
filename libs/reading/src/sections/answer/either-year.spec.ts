import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { shortAnswer } from './answer-parts.ts'

const ASKED: readonly (readonly [string, string])[] = [
  ['Many profiles come but I don’t feel connection with anyone. When will I meet the right person, this year or next?', '2027'],
  ['When will I get married, this year or next year?', '2027'],
  ['When will I get a job? 2027 or 2028?', '2028'],
  ['Will I go abroad in 2027 or 2028?', '2028'],
  ['Will I buy my own house this year or next?', '2027'],
]
const VERDICT = /has no time of its own|has a (?:good )?time for|is a good time for|is for a first step|is for getting|has none either/u

describe.each(ASKED)('two years that are held against each other: %s', (concern, later) => {
  it('are both told, the earlier one first', () => {
    for (const name of BIRTH_NAMES.filter((one) => one !== 'young' && one !== 'elder' && one !== 'unknown')) {
      const c = new Composer({ ...inputFor(name, { concern, topics: [] }), asOf: '2026-11-23' })
      const lines = shortAnswer(c).flatMap((part) => part.lines.map(({ text }) => text))
      const told = lines.filter((text) => VERDICT.test(text) && text.includes('20'))
      expect({ name, told: told.length > 0 && told.join(' ').includes(later) }).toEqual({ name, told: true })
    }
  })
})

it('of a chance that is not named the matter of the part before it is told', () => {
  const concern = 'I came back from Bahrain last year and cannot manage in salary here. Should I try gulf again and when will I get chance?'
  for (const name of BIRTH_NAMES.filter((one) => one !== 'young' && one !== 'elder')) {
    const c = new Composer(inputFor(name, { concern, topics: [] }))
    const text = shortAnswer(c)
      .flatMap((part) => part.lines.map((line) => line.text))
      .join(' ')
    expect(text).not.toMatch(/rise in pay|your work/)
    expect(text).toMatch(/abroad|second stay/)
  }
})
