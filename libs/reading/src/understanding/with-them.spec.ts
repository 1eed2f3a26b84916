import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { asksIfWithThem } from './match-asked.ts'
import { pointsAsked } from './points-asked.ts'

const AGAIN = [
  'Divorced in 2019, no kids. I am seeing someone who is also divorced with a son of 11. Is second marriage in my chart and will it be with him?',
  'My husband passed away 6 years ago. I know someone since two years. Is remarriage there for me, and will it happen with this person or someone else?',
  'Divorced two years back. When will I marry again, and will it be to the same woman I am seeing now?',
  'I am divorcee with one daughter. Will second marriage happen? Will I marry him?',
  'My first marriage ended in 2020. When is my second marriage and is it with her?',
]

it.each(AGAIN)('whether it is with the one who is there is asked of that bond: %s', (concern) => {
  expect(pointsAsked(concern).at(-1)?.point).toBe('love.one')
})

it.each([
  'When will I get married?',
  'Will my son live with him?',
  'Will my daughter marriage be with him?',
  'Will I be happy with her family?',
])('is not heard in other words: %s', (words) => expect(asksIfWithThem(words)).toBe(false))

describe.each(['delhi', 'chennai'] as const)('for %s', (birth) => {
  it.each(AGAIN)('it is answered with the one question and its two days, and with no child: %s', (concern) => {
    const last = shortAnswer(new Composer(inputFor(birth, { concern, topics: [] }))).at(-1)
    const text = last?.lines.map((line) => line.text).join(' ') ?? ''
    expect(text).toContain('Who it is stands in no chart by name')
    expect(text).toContain('So put one question by')
    expect(text).not.toMatch(/a child comes/)
  })
})
