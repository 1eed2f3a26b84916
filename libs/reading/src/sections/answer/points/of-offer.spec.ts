import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { namedWorkIn } from '../../../understanding/named-work.ts'
import { servesKin, weddingAheadOn } from '../../../understanding/offer-told.ts'
import { ownTimes } from '../../own-times.ts'

const HELD = [
  'I work in my uncle’s electronics firm since 2017, only salary. I got an offer from a fintech for sales role with commission. Is it right time to change job?',
  'I have got offer letter from a startup in Bangalore with 40% hike. I am in TCS since 5 years. Should I switch or stay?',
  'Mujhe ek bank se offer mila hai, abhi main chacha ki dukan me kaam karta hu. Job change karu kya?',
  'Received an offer from Infosys Pune last week, I work in a small firm in Nagpur. Is it good to change the job now?',
  'TCS la irukken, oru product company la irundhu offer vandhirukku. Job maaralama?',
] as const

describe.each(HELD)('%s', (concern) => {
  it.each(GROWN)('weighs the offer that is there, and sends nobody to look for one, for %s', (name) => {
    const text = textOf(composer(name, concern))
    expect(text).toMatch(/^(?:Take it|Do not sign it as it stands|The chart does not choose between the post you hold and this offer)/)
    expect(text).not.toMatch(/signed offer|look from the post you hold/)
  })
})

it('without an offer the post is weighed as before', () => {
  expect(textOf(composer('delhi', 'I work in TCS since 5 years. Should I switch or stay?'))).not.toMatch(/this offer|Do not sign it/)
})

it.each(GROWN)('says what commission, the firm of a relative and the own wedding mean for it, for %s', (name) => {
  const text = textOf(composer(name, `${HELD[0]} Getting married in Feb 2027.`))
  expect(text).toMatch(/[Cc]ommission/)
  expect(text).toMatch(/[Pp]eace in the family|The family may be cool/)
  expect(text).toContain('With the wedding in February 2027')
})

it.each([
  ['I am working in my father in law’s hotel', true],
  ['main mama ki company me job karta hu', true],
  ['My brother works in his uncle’s firm', false],
  ['I work in a bank', false],
])('%s: %s', (words, is) => {
  expect(servesKin(words)).toBe(is)
})

it('the month of the own wedding is no time for the post', () => {
  expect(ownTimes(composer('delhi', `${HELD[0]} Getting married in March 2027.`)).map(({ from }) => from)).not.toContain('2027-03-01')
  expect(
    ownTimes(composer('delhi', 'Getting married in March 2027. Is March 2027 good for my marriage?')).map(({ from }) => from),
  ).toContain('2027-03-01')
})

it('a trading firm is no market', () => {
  expect(namedWorkIn('I work in an electronics trading firm').map(({ field }) => field)).not.toContain('markets')
  expect(namedWorkIn('I do share trading').map(({ field }) => field)).toContain('markets')
})

it.each(GROWN)('a post in another country is weighed by near and far, for %s', (name) => {
  const text = textOf(composer(name, 'Got selected in a bank in Muscat, offer letter received. I work in Kochi. Should I accept it?'))
  expect(text).toMatch(
    /^(?:By your chart, yes, to the distance|The distance in it is no help|Near and far weigh alike in this chart, so the sum)/,
  )
})

it('takes no wedding of somebody else', () => {
  expect(weddingAheadOn('My sister is getting married in Feb 2027', '2026-11-23')).toBeNull()
  expect(weddingAheadOn('I am getting married in Feb 2027', '2026-11-23')?.grain).toBe('month')
})
