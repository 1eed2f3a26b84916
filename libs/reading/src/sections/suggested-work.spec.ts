import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from './answer/answer-parts.ts'

const answerTo = (concern: string): string =>
  shortAnswer(new Composer(inputFor('delhi', { concern, topics: [] })))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('fields that are suggested after a degree and a pause', () => {
  it.each([
    'I have done MTech and left my job after marriage, my baby is 2 years old now. Can I start my career again next year and in which line?',
    'I did MSc chemistry and took break of 4 years for kids. In which field should I restart?',
    'I have done BE computer science and now housewife. Which career should I start?',
    'I completed BCom and sitting at home since 3 years. Which line is good for me?',
  ])('are those that it opens, and none that is entered young: %s', (concern) => {
    const text = answerTo(concern)
    expect(text).toMatch(/fields that your degree opens/)
    expect(text).not.toMatch(/law|psychology|armed forces/)
  })
})
