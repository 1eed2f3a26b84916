import { inputFor } from '../__fixtures__/births.ts'
import { bookOf } from '../__fixtures__/book.ts'
import { composer, textOf } from '../__fixtures__/short-answers.ts'
import { kinAsked } from './kin-asked.ts'
import { partMatters } from './part-matters.ts'

const HUSBAND =
  'Asking for my husband. He is Scale III manager in a PSU bank, posted at Dibrugarh, and me and my son are in Bhubaneswar. Interview is again in Feb. Will he get promotion this time and will transfer to Odisha happen before son’s board exam in 2028?'
const WIFE = 'My wife is a doctor, applied for transfer to Pune where I and our daughter live. Will her transfer come before 2028?'
const TWO = ['chennai', 'delhi'] as const

describe.each(TWO)('a relative’s work, in the book of %s', (name) => {
  it.each([
    ['husband', HUSBAND, /your son|your daughter|your child’s work/],
    ['wife', WIFE, /your daughter’s|your son|your child’s work/],
  ] as const)('is the matter of the %s alone in every chapter', (who, concern, others) => {
    const { c, document } = bookOf(inputFor(name, { concern, topics: [] }))
    expect(kinAsked(c)).toBe('spouse.work')
    expect(partMatters(c).map(({ by }) => kinAsked(by))).toEqual(partMatters(c).map(() => 'spouse.work'))
    const [page, ...chapters] = document.sections.map((section) => JSON.stringify(section.blocks))
    const asked = page!.slice(page!.indexOf('answer'))
    expect(asked).toContain(`your ${who}`)
    // no step of their own is told as the visitor’s
    expect(asked).not.toMatch(/(?:stretch|stretches|time) for a promotion/)
    for (const chapter of chapters) expect(chapter).not.toMatch(others)
  })

  it('a year that is named is read for what the visitor can do', () => {
    const page = JSON.stringify(bookOf(inputFor(name, { concern: HUSBAND, topics: [] })).document.sections[0]!.blocks)
    expect(page).toContain('your help with your husband’s work')
  })

  it('both things that were asked are told, and the named month', () => {
    const text = textOf(composer(name, HUSBAND))
    expect(text).toMatch(/Whether your husband rises this time/)
    expect(text).toMatch(/A posting near home/)
    expect(text).toMatch(/For standing by your husband, February 2027/)
    expect(text).not.toContain('a post is looked for')
  })

  it.each([
    ['female', 'your husband'],
    ['male', 'your wife'],
  ] as const)('who has died is not taken from the words for the child (%s)', (gender, lost) => {
    const concern = `My daughter is 31. When will her marriage be done? ${gender === 'female' ? 'Her father' : 'Her mother'} expired in 2020.`
    const input = inputFor(name, { concern, topics: [], person: { name: 'A', gender } })
    expect(JSON.stringify(bookOf(input).document.sections[0]!.blocks)).toContain(`You have lost ${lost}`)
  })

  it.each([
    'My daughter is 31. When will her marriage be done and will the boy be from our own samaj?',
    'Asking for my sister, she is unmarried at 30. When will she get married and will the boy be from our kulam?',
  ])('the community of the one who comes stands in no chart: %s', (concern) => {
    expect(textOf(composer(name, concern))).toMatch(/From which community the one for your (?:daughter|sister) comes stands in no chart/)
  })
})
