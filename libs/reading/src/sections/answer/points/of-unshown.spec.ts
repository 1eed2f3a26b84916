import { BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { judge } from '../../../rules/grounds.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const OPENING = { well: /^Stay with the partner/, mixed: /^Take your money out in parts/, ill: /^Part from this partner/ } as const

describe.each(GROWN)('a partner who shows no accounts, for %s', (name) => {
  it.each([
    [
      'I have put 19 lakhs in a homestay. Partner is not showing proper accounts',
      'Shall I continue with him or take out my money?',
      'twelve months',
    ],
    [
      'Invested 8 lakhs in a gym with a friend in 2023. He never gives accounts',
      'Should I stay in this partnership or withdraw?',
      'twelve months',
    ],
    ['My partner in the resort doesn’t show any accounts, only season time it runs', 'Should I carry on or get my money back?', 'season'],
    ['Partner hisab nahi deta, maine 5 lakh lagaya hai', 'Continue with partner or come out?', 'twelve months'],
    ['There are no proper accounts in our factory and my money is stuck', 'Is it better to leave him or stay?', 'twelve months'],
    ['He refuses to share the books of the restaurant with me', 'Shall I go on with my partner or pull out my share?', 'twelve months'],
  ])('%s: to stay or to go, and the letter by a day', (told, words, span) => {
    const { c, text } = writtenOf(name, 'work.partner', { told, words })
    expect(text).toMatch(OPENING[judge(c, 'tradePartner').state])
    expect(text).toMatch(new RegExp(`ask for the accounts of the last ${span}, signed, (?:by|within) `))
    expect(text).not.toContain('doing it alone')
  })

  it.each([
    ['My partner does all the accounts and is honest', 'Should I separate from him?'],
    ['He did not put the money into our bank accounts in time', 'Should I part from my partner?'],
    ['I have no bank account number of the firm', 'Should I part from my partner?'],
    ['We run a shop together and quarrel each day', 'Shall I continue with him or come out?'],
  ])('%s: as before', (told, words) => {
    const { c, text } = writtenOf(name, 'work.partner', { told, words })
    expect(text.startsWith(c.say(`point.partner.${judge(c, 'tradePartner').state}`))).toBe(true)
  })
})
