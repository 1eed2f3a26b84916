import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { judge } from '../../../rules/grounds.ts'
import { nearestTime } from '../../short-concerns.ts'
import { shortAnswer } from '../answer-parts.ts'
import { spanOf } from '../answer-stretches.ts'

describe.each(GROWN)('what %s asks of a house and of an inheritance', (name) => {
  it('to build now: yes or not yet by the nearest time, before anything else', () => {
    const c = composer(name, 'We own a plot. Is it right to build the house now?')
    const time = nearestTime(c, 'home')
    if (time === null) return
    const text = textOf(c)
    expect(text).toMatch(time.from <= c.input.asOf ? /^Yes, first steps may begin now/ : /^Not yet/)
    expect(text).toContain(spanOf(c, time))
  })

  it('a share that is withheld: what is asked after it by "it" stays with the share', () => {
    const c = composer(name, 'My brother is not giving my share in father’s property. Should I go to court? When will I get it?')
    const text = textOf(c)
    expect(shortAnswer(c).filter(({ words }) => words.length > 1 || text.includes('share'))).not.toEqual([])
    const { state } = judge(c, 'dispute')
    expect(text).toContain(
      { well: 'you hold your ground', mixed: 'neither side has the whole', ill: 'costs you more than it gives' }[state],
    )
    expect(text).toMatch(/no mistake for you|an elder or a mediator|A court costs you more/)
    expect(text).not.toMatch(/your work/)
  })
})
