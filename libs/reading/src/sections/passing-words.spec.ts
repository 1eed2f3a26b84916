import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { answerItems } from './answer/answer-items.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { ledgerEntries } from './ledger.ts'
import { transferNoun } from './step-noun.ts'
import { mattersOf } from './year-matters.ts'

const NAMES = ['delhi', 'hyderabad', 'kathmandu'] as const
const bare = (text: string): string => text.replace(/[^\P{Cf}]/gu, '')

/** Page 1, what the months are named for, and the rows of the ledger on what was asked. */
function told(name: string, concern: string): string {
  const c = new Composer(inputFor(name, { concern, topics: [] }))
  return bare(
    [
      ...shortAnswer(c).flatMap(({ lines }) => lines.map(({ text }) => text)),
      ...answerItems(c).flatMap((item) => item.map(({ text }) => text)),
      ...mattersOf(c).flatMap(({ noun, also }) => [noun, ...also.map((one) => one.noun)]),
      ...ledgerEntries(c).map(({ statement }) => statement),
    ].join('\n'),
  )
}

const ASKED = [
  [
    'I am loom supervisor in a mill, salary 27000 only. My brother has carpenter shop. Should I start my own unit of modular kitchen in coming year? Is partnership with brother ok or single?',
    /rise in pay|retail|step you want/,
  ],
  ['Bank clerk since 2013, salary 52000. My seniors already got it. When will I become officer scale one?', /rise in pay|usual age/],
  [
    'My batchmate got promotion and a hike. I am a staff nurse with 24000 salary. Will I get a government nursing post and when?',
    /rise in pay/,
  ],
  [
    'I do tailoring from home and earn 15000. My friend got a government teacher post. Will my tailoring grow?',
    /government post|examination/,
  ],
  ['I work in a cycle factory. Girls side ask about salary only. When will I get married?', /[Ff]or your work:|about your work/],
  ['I work in IT, my mother in law wants money for my husband’s hotel business. When will I get married again?', /business of your own/],
  ['I am an accountant. My wife is a nurse who got an offer from Ireland. Will I be able to go abroad and when?', /the offer wants/],
  [
    'I am a forest guard, loan of 3 lakh from society. My wife got her promotion before me. When will I get posting near home?',
    /A loan:|promotion/,
  ],
  [
    'Working as an electrician in Sharjah since 2014. My uncle has a timber business. When can I come back to Kerala for good?',
    /business of your own|something of your own/,
  ],
] as const

describe.each(NAMES)('what is told in passing, for %s', (name) => {
  it.each(ASKED)('is no matter of the page: %s', (concern, unasked) => {
    expect(told(name, concern)).not.toMatch(unasked)
  })
})

it.each(NAMES)('a home that is weighed against a step at work has one order, and the loan goes with it, for %s', (name) => {
  const text = told(
    name,
    'I missed promotion in my bank by few marks. Also we want to take a flat in Guwahati with 48 lakh loan, is it good now or after promotion?',
  )
  expect(text).not.toMatch(/nearest months to sign it/)
})

it('a transfer leads home where the place of birth is asked for, and not where somebody is posted there', () => {
  const nounFor = (concern: string): string => bare(transferNoun(new Composer(inputFor('hyderabad', { concern, topics: [] }))))
  expect(nounFor('I am a bank clerk in Hyderabad for six years. When will I get transfer to Pune?')).toBe('a transfer')
  expect(nounFor('I am a bank clerk in Pune for six years. When will I get transfer to Hyderabad?')).toBe('a transfer home')
})
