import { BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { weighsReturn } from '../../../understanding/back-or.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { leaningOf } from '../alternatives.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const READ = [
  'After 7 years at home with kids, will I get back into teaching or should I open a tuition centre?',
  'Bank job left after baby. Will I get a bank job again or prepare for government exams?',
  'Software developer with 5 year break for kids. Will I get a job in IT again or is it better to do MBA?',
  'I had a break of 4 years. Can I return to software testing or go for a data analytics course?',
  'I left nursing in 2020 for my son. Will I be able to rejoin nursing or should I start a tailoring business?',
] as const

it.each(READ)('a return with another road after it is asked of the return: %s', (concern) => {
  expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.back'])
})

it('a way home from another country is no return into work', () => {
  expect(weighsReturn('Will I get back to India or settle in Canada?', '')).toBe(false)
})

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
