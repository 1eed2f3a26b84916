import { inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { shortAnswer } from '../answer-parts.ts'

const pageOf = (birth: 'delhi' | 'chennai', concern: string): string =>
  shortAnswer(new Composer(inputFor(birth, { concern, topics: [] })))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe.each(['delhi', 'chennai'] as const)('for %s', (birth) => {
  it('a seat that waits for a court is told of the list of the court, with one verdict and no date for it', () => {
    const page = pageOf(
      birth,
      'I am contractual assistant engineer in PHE department since 2013. Our case is in High Court with 140 others. Will my post be regular, or should I take the offer from one private water company?',
    )
    expect(page).toContain('The seat first')
    expect(page).toContain('follows the court’s list and no chart')
    expect(page).not.toMatch(/Of a post and a private post/)
  })

  it('is told of no court where none was named', () => {
    expect(pageOf(birth, 'Contract nurse since 2019. Will I be made permanent or should I go to a private hospital?')).not.toContain(
      'court',
    )
  })

  it.each([
    'I am unemployed since 2024. Should I take a post in a trust or a private job?',
    'Should I take a post in a co-operative or a private job?',
  ])('two posts beside each other go by two names: %s', (concern) => {
    const page = pageOf(birth, concern)
    expect(page).not.toMatch(/of a post and a private post|a private post and a post /i)
    expect(page).not.toContain('For a post: a post')
  })
})
