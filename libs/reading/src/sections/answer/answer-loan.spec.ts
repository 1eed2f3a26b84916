import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { judge } from '../../rules/grounds.ts'
import { abroadSection } from '../abroad.ts'
import { shortAnswer } from './answer-parts.ts'
import { asksNewLoan, newLoanItem } from './answer-settled.ts'
import { waitsToGrow } from './growth.ts'
import { answerOf } from './answer.ts'
import { smallerOpenings, spanOf } from './answer-stretches.ts'
import { workMode } from '../career.ts'
import { nearestTime } from '../short-concerns.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const composed = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const partsOf = (c: Composer): { words: string; text: string }[] =>
  shortAnswer(c).map(({ words, lines }) => ({ words: words.join(' '), text: lines.map(({ text }) => text).join(' ') }))
const TEACHER =
  'Govt school teacher, transfer pending to home town since 3 years. When will it come? Also want to build own house, loan is ok now?'
const SON = 'My son is 19, wants to go Canada for study after 12th gap year. Should we send him, loan of 22 lakh. Will he settle there?'
const STARTUP =
  'Left my job to start a skincare brand last year, savings are finishing. Will it work, should I take investor or go back to job?'

it.each([
  [TEACHER, true],
  [SON, true],
  ['MS in USA for fall 2027, should I take education loan?', true],
  ['My shop is in loss and I have loans. When will this bad time end?', false],
  ['When will my loan be cleared?', false],
])('a loan that is to be taken is told from one that is owed: %s', (concern, asked) => {
  expect(asksNewLoan(composed('delhi', concern))).toBe(asked)
})

describe.each(GROWN)('for %s', (name) => {
  it('a loan beside a house has a sentence by the ground of debts, and is signed with that house', () => {
    const c = composed(name, TEACHER)
    const last = partsOf(c).at(-1)
    expect(last?.words).toMatch(/loan is ok now/)
    const state = judge(c, 'debt').state
    expect(last?.text).toMatch(
      state === 'well'
        ? /A loan: debts are in good hands/
        : state === 'ill'
          ? /A loan: debts press/
          : /A loan: if it is small and its instalment fixed/,
    )
    expect(last?.text).toContain('it is signed together with the home, and not before')
    expect(last?.text).not.toContain('the nearest months to sign it')
    expect(last?.text).toMatch(/[Hh]ome of your own|A house of your own|Building asks/)
    expect(last?.text).not.toMatch(/the same months serve it/)
  })

  it.each([
    'We want to take a flat in Guwahati with 48 lakh loan, is it good now or after promotion?',
    'Should I take home loan of 40 lakhs for a house now?',
    'Is it ok to buy a plot with bank loan this year?',
    'Ghar ke liye 30 lakh loan lena sahi hai kya abhi?',
    'Planning an apartment on a loan of 60 lakhs, should we take it now?',
  ])('a loan that is named with its home is signed with that: %s', (concern) => {
    const c = composed(name, concern)
    const text = [...(answerOf(c).gist ?? []), ...answerOf(c).items.flat(), ...partsOf(c)].map((line) => line.text).join(' ')
    expect(text).not.toContain('the nearest months to sign it')
  })

  it('a loan for a trade keeps the nearest time for money, once the trade is to do more than prepare', () => {
    const c = composed(name, 'Should I take business loan of 10 lakhs for my shop now?')
    const text = [...(answerOf(c).gist ?? []), ...answerOf(c).items.flat()].map((line) => line.text).join(' ')
    expect(/the nearest months to sign it|gather the terms of two lenders/.test(text)).toBe(nearestTime(c, 'money') !== null)
    expect(text).not.toContain('signed together with the home')
  })

  it.each([
    'Planning to buy a 2bhk with 50 lakh loan, is it right time or wait one more year?',
    'Planning to buy flat with home loan, is it right time or wait one more year?',
    'Shall i book flat now or wait, bank is ready to give 60 lakh loan',
    'Is this good time to take home loan for flat or should we wait till next year?',
    'Home loan 70 lakhs lena chahiye abhi ya ruk jau for flat',
  ])('a home with a loan, now or later, is decided with its own times and with what the loan asks: %s', (concern) => {
    const c = composed(name, concern)
    const text = partsOf(c)
      .map((part) => part.text)
      .join(' ')
    const home = nearestTime(c, 'home')
    if (home !== null) expect(text).toMatch(/Not yet: compare and save|Yes, to look and to bargain|Rather now than wait/)
    expect(text).toContain(home === null ? 'No time of the next years is marked' : spanOf(c, home).replace(/^now until /, ''))
    expect(text).toMatch(/A loan: .*signed together with the home/)
    expect(text).toContain('an instalment of a third of what comes in each month')
    expect(text).not.toMatch(/for your work|for a new post|lies outside the stretches/)
  })

  it('between a rent and a purchase one thing is advised', () => {
    const c = composed(name, 'Should I buy 3 bhk now on loan or stay on rent for one more year?')
    const text = partsOf(c)
      .map((part) => part.text)
      .join(' ')
    expect(text).toMatch(/^(?:Rent for now|Buy rather than rent)/)
    expect(text).not.toMatch(/Rather now than wait|Not yet:|Yes, to look/)
  })

  it('a transfer that is pending is told by what is near, and asks for a reminder', () => {
    const c = composed(name, 'Govt school teacher, transfer pending to home town since 3 years. When will it come?')
    const [first = ''] = (answerOf(c).gist ?? []).map(({ text }) => text)
    if (isDated(c)) expect(first).toMatch(/transfer/)
    const [month] = smallerOpenings(c, 'career')
    if (isDated(c) && month !== undefined && first.includes(' easiest month to ask')) expect(first).toContain(month.label)
    const all = answerOf(c).items.flatMap((item) => item.map(({ text }) => text))
    expect(all.join(' ')).not.toMatch(/file the request for transfer|Sub-periods that a verse/)
    if (c.asker.strain === null) expect(all.some((text) => text.includes('written reminder of the request that is pending'))).toBe(true)
  })

  it('an investor held against a post is answered by the form of work and by the houses of partners', () => {
    const c = composed(name, STARTUP)
    const parts = partsOf(c)
    const told = parts.map(({ text }) => text).join(' ')
    expect(told).not.toMatch(/than holding still|hold on for now|neither way the lead/)
    expect(told).toMatch(/For an investor/)
    expect(told.includes('a post with work of your own beside it uses both sides')).toBe(workMode(c).mode === 'even')
    expect(told).toMatch(/Savings that run down|keep costs low|cut one running cost/)
    expect(
      answerOf(c)
        .items.flatMap((item) => item.map(({ text }) => text))
        .join(' '),
    ).not.toMatch(/beside an income until/)
  })

  it('a child who goes abroad to study is the parent’s matter on page 1 and in the chapter', () => {
    const c = composed(name, SON)
    const parts = partsOf(c)
    expect(parts[0]?.text).toMatch(/^To send your son off/)
    expect(parts[0]?.text).toMatch(/A loan:/)
    expect(parts.at(-1)?.text).toMatch(/^Whether your son settles there your chart cannot say/)
    expect(parts.map(({ text }) => text).join(' ')).not.toMatch(/a life abroad|Study in another country has/)
    expect(
      answerOf(c)
        .items.flatMap((item) => item.map(({ text }) => text))
        .join(' '),
    ).toMatch(/fees, rent and any instalment on one page with your son/)
    expect(sectionText(abroadSection(c))).not.toMatch(/apply to more than one course|homesickness for failure/)
  })
})

describe('a trade with which page 1 says to wait', () => {
  it.each([
    'I have a small unit of CNC parts, 5 machines, 9 workers. I am thinking to take one more machine on loan of 28 lakh. Is time good for expansion or should I wait?',
    'My printing press runs since 12 years. Want to take loan of 15 lakh for a second machine. Should I expand now or wait?',
    'I run a garment unit with 20 tailors. Thinking of one more line on bank loan of 40 lakhs, expand now or wait for a year?',
    'My bakery is running for 9 years, planning to take one more oven on loan of 20 lakhs. Is it good time or should I wait?',
    'I own a workshop with 4 lathes, want to buy one more lathe on loan of 12 lakh. Is time good to grow or should I wait?',
  ])('names no months to sign what is borrowed: %s', (concern) => {
    for (const name of GROWN) {
      const c = composed(name, concern)
      if (!waitsToGrow(c)) continue
      const text = [...(answerOf(c).gist ?? []), ...answerOf(c).items.flat(), ...partsOf(c)].map((line) => line.text).join(' ')
      expect(text).not.toMatch(/nearest months to sign|gather the terms of two lenders/)
      const [loan] = newLoanItem(c)
      expect(loan?.[0]?.text).toMatch(/sign nothing for now, and (?:later|from .*) only what written orders/)
    }
    expect(GROWN.filter((name) => waitsToGrow(composed(name, concern))).length).toBeGreaterThan(1)
  })
})
