import { plainText } from './topics.ts'
import { pointsAsked } from './points-asked.ts'
import { namedWorkIn } from './named-work.ts'
import { weighsSeatAgainstVisa } from './visa-or-seat.ts'

describe('a seat at home held against a visa that has not come', () => {
  it.each([
    'I passed 12th this year with non medical and my study visa for New Zealand is under process. Will I get it or should I take admission here?',
    'My student visa for Canada is pending since 3 months, should I wait or join college here?',
    'Applied for Australia student visa after 12th commerce. Should I take BCom admission here meanwhile or wait?',
    'UK study visa file submitted in October, result not come. Will it come or do degree in India?',
  ])('is asked of the visa: %s', (concern) => {
    expect(weighsSeatAgainstVisa(plainText(concern))).toBe(true)
    expect(pointsAsked(concern).map(({ point }) => point)).toContain('abroad.visa')
  })

  it.each([
    'When will my visa come?',
    'Should I take admission in BCom here or in Chennai?',
    'My H1B visa is pending, should I buy a house here?',
  ])('is not heard in other words: %s', (concern) => expect(weighsSeatAgainstVisa(plainText(concern))).toBe(false))
})

it.each([
  'I passed 12th with non medical',
  'I did 12th non-medical, which course to choose?',
  '12th non med student, which field is good for career?',
])('a stream of school is no medicine: %s', (concern) => expect(namedWorkIn(concern).map(({ field }) => field)).not.toContain('medicine'))

it('another try after coming home weighs the way out', () => {
  const [first] = pointsAsked(
    'I came back from Bahrain last year and cannot manage in salary here. Should I try gulf again and when will I get chance?',
  )
  expect(first?.point).toBe('abroad.should')
})
