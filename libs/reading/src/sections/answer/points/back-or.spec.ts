import { BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { leaningOf } from '../alternatives.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const TOLD = 'I left my post in 2020 for my child and have a gap'

const ASKED = [
  'Will I get back in IT or better to do B.Ed and go for teaching?',
  'Can I get back into accounts or should I do B.Ed and become a teacher?',
  'Can I return to HR or go for government teaching job?',
  'Kya mujhe wapas bank job milegi ya B.Ed karke teaching karu?',
  'Will I be able to restart my career or is it better to do MBA?',
] as const

describe.each(ASKED)('%s', (words) => {
  it.each(GROWN)('the return and the other road each have their verdict, with which is first, for %s', (name) => {
    const { c, lines, text } = writtenOf(name, 'work.back', { words, told: TOLD })
    const leaning = leaningOf(c, words, TOLD)
    expect(leaning).not.toBeNull()
    expect(lines[0]?.text).toMatch(/your return to work/)
    expect(text).toContain(leaning?.lines[0]?.text)
    expect(text).toMatch(
      leaning?.degree === 'even'
        ? /So neither has to be dropped/
        : leaning?.way === 'post'
          ? /So the way back comes first/
          : /So .+ comes first: /,
    )
  })
})
