import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { shortAnswer } from '../answer-parts.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const told = (name: string, concern: string): { c: Composer; text: string } => {
  const c = new Composer(inputFor(name, { concern, topics: [], asOf: '2026-11-23' }))
  return {
    c,
    text: shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' '),
  }
}

describe.each(GROWN)('what weighs beside the question of %s', (name) => {
  it('has a sentence of its own: a superior who harasses, and a worry at home about money', () => {
    const { c, text } = told(
      name,
      'My boss is harassing me and I want to resign. When will I get a new job? My wife is also worried about money.',
    )
    expect(text).toContain(c.say('beside.boss'))
    expect(text.endsWith(c.say(`beside.money.${judge(c, 'money').state}`, { who: 'wife' }))).toBe(true)
  })

  it('an ill mother is met first, and nothing is said of it where she is asked about', () => {
    const { c, text } = told(name, 'when will I get a new job? my mother is also ill.')
    expect(text).toContain(c.say('beside.ill', { who: 'mother' }))
    const asked = told(name, 'My mother is ill. When will my mother get better?')
    expect(asked.text).not.toContain(asked.c.say('beside.ill', { who: 'mother' }))
  })

  it('and none is told where nothing weighs', () => {
    const { text } = told(name, 'My wife works in a bank. When will I get a new job?')
    expect(text).not.toMatch(/For the worry of|not yours to bear|is unwell weighs/u)
  })
})
