import { composer, GROWN } from '../../__fixtures__/short-answers.ts'
import { asksHowLong } from '../../understanding/how-long.ts'
import { shortAnswer } from './answer-parts.ts'

const ASKED = [
  'I am trying for Canada PR since 4 years. Will it happen, how long should I try?',
  'Preparing for bank PO since 2022, two mains failed. Will I get selected and till when should I keep trying?',
  'Promotion ke liye 3 saal se wait kar raha hu. Milega ya nahi, kab tak wait karu?',
  'Trying for baby since 5 years. Will it happen and how long should we try?',
  'Germany visa process is going on for 2 years. Will it come, how long to wait?',
  'Business is in loss since 2 years. Will it recover, how long should I hold on?',
] as const

describe.each(GROWN)('how long to go on, for %s', (name) => {
  it.each(ASKED)('is told by a day that the page names, and by no examination that was not told: %s', (concern) => {
    const c = composer(name, concern)
    const lines = shortAnswer(c).flatMap((part) => part.lines)
    const text = lines.map((line) => line.text).join(' ')
    expect(text).toMatch(
      /As the day to stop|day on which you look at it afresh|The end of trying is|Set the limit at|be the last|wait until|limit/,
    )
    if (!/bank/.test(concern)) expect(text).not.toMatch(/sitting the examination|Another attempt is worth/)
  })
})

it.each([
  'How long will it take to get the visa?',
  'Kab tak lagegi naukri?',
  'How long has Saturn been on my Moon?',
  'When should I start trying?',
])('is not heard in: %s', (words) => {
  expect(asksHowLong(words)).toBe(false)
})
