import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { judge } from '../rules/grounds.ts'
import { readings } from './cache.ts'
import { undated } from './undated.ts'

describe.each(GROWN)('study in the UK, of %s', (name) => {
  const c = composer(name, 'I want to do masters in UK. Will I go abroad for study in 2027?')
  const text = textOf(c)

  it('answers the year that is named before anything else', () => {
    if (undated(c, 'abroad')) return
    expect(text).toMatch(/^Leaving in 2027: (?:yes|possible|hardly|only|rather not)/)
    if (!text.startsWith('Leaving in 2027: rather not'))
      expect(text).toMatch(/fits a start in (?:January|September) 20\d\d \(apply by \w+ 20\d\d\)/)
  })

  it('says which of the two is carried where the course and the journey differ', () => {
    const { verdict, step } = readings(c).abroad
    const { state } = judge(c, 'studyAway')
    const isSplit = step !== null && ((verdict === 'support' && state !== 'well') || (verdict === 'oppose' && state !== 'ill'))
    expect(/the journey/.test(text)).toBe(isSplit)
    if (isSplit) expect(text).not.toContain('the chart is divided over it.')
  })
})
