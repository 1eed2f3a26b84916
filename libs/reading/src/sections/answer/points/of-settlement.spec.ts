import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { addYears } from '../../../facts/calendar.ts'
import { SPOKEN_YEARS } from '../../../rules/windows.ts'
import { onwardLand } from '../../../understanding/onward-land.ts'
import { undated } from '../../undated.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { toldWeighed } from '../told-weighed.ts'

const STAY = [
  'I am in Dallas on H1B, priority date is 2017. My I-140 is approved. My company is doing layoffs. Parents are alone in Karimnagar. Should we return to Hyderabad or is there settlement for us here only?',
  'I live in Toronto since 2018 on work permit. Should I go back to India or will I settle here?',
  'Working in Dubai 11 years. Should I return to India or stay here permanently?',
  'I am nurse in UK, 4 years. Should I return to Kerala or settle here?',
  'We are in New Jersey for 9 years. Go back to India or stay here?',
] as const

it('"us" is whoever asks, and no country', () => {
  expect(onwardLand(STAY[0])).toBeNull()
  expect(onwardLand('Working in Dubai. Should I come back to India or try for US?')).toBe('usa')
})

describe.each(STAY)('%s', (concern) => {
  it.each(GROWN)('names no time beyond the years that are spoken of as if it served, for %s', (name) => {
    const c = composer(name, concern)
    const [first] = undated(c, 'abroad') ? [] : chosenStretches(c, 'abroad')
    const isFar = first !== undefined && first.from >= addYears(c.input.asOf, SPOKEN_YEARS)
    if (isFar) expect(textOf(c)).toContain('For settling there for good the next six years hold no time')
    else expect(textOf(c)).not.toContain('For settling there for good the next')
  })
})

it.each(GROWN)('uses what is told of the cuts and the parents, for %s', (name) => {
  const c = composer(name, STAY[0])
  expect(textOf(c)).toContain('leaves sixty days as a rule')
  expect(toldWeighed(c).map(({ words }) => words)).toContain('Parents are alone in Karimnagar')
})
