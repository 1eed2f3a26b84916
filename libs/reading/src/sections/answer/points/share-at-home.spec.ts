import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { tellsHeldLoan } from '../../../understanding/held-loan.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { shareKin, signsWorseTerms } from '../../../understanding/share-at-home.ts'
import { writeReading } from '../../../write-reading.ts'
import { shortAnswer } from '../answer-parts.ts'

/** Worse terms there, or a relative's trade at home with a share of money. */
const SHARES = [
  [
    'I am working as AC technician in Sohar, Oman 11 years. Company is sold and they are asking to sign new contract with 40 riyal less, gratuity also not clear. My cousin at Neendakara is calling me to join in ice plant with share of 9 lakh. Which is better for me, stay here or go back for good? House loan 4 lakh balance.',
    'cousin',
  ],
  [
    'I am driver in Kuwait 9 years, company is giving new contract with less salary and no overtime. My brother in law asks me to come back and put 6 lakh in his flour mill as partner. Should I sign here or go home?',
    'brotherInLaw',
  ],
  [
    'Nurse in Riyadh. Hospital changed management and they want us to sign new contract 500 riyal less by December. Brother is opening medical shop in Kottayam and wants me as partner. Stay or return?',
    'brother',
  ],
  [
    'Qatar me 7 saal se welder hun. Company naya contract de rahi hai kam paise me. Bhai bol raha hai ghar aa ja dairy me hissa le le. yahan rahu ya ghar jau?',
    'brother',
  ],
  [
    'In Muscat 14 years. Should I sign the new contract with less salary or return to Kerala and join my elder brother’s fishing boat with share? Home loan EMI 18000 running.',
    'elder',
  ],
  [
    'Company in Abu Dhabi is taken over, they want us to sign new terms with less pay. Is it better to continue or come home and do business with my cousin in our village?',
    'cousin',
  ],
] as const
/** No relative calls, or nobody is in another country. */
const OTHERS = [
  'I work in Dubai as accountant, contract is renewed. Should I stay here or go back to India?',
  'My cousin wants me to join his shop in Pune. Should I leave my job in TCS or stay?',
] as const

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young').slice(0, 4)
const told = (name: string, concern: string): string =>
  shortAnswer(new Composer(inputFor(name, { concern, topics: ['abroad'] })))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

it.each(SHARES)('is after the way home, and knows who calls: %s', (concern, kin) => {
  expect(pointsAsked(concern)[0]).toMatchObject({ point: 'abroad.back' })
  expect(shareKin(concern)).toBe(kin)
  expect(signsWorseTerms(concern)).toBe(true)
})

describe.each(GROWN)('a share at home against worse terms there, for %s', (name) => {
  it.each(SHARES)('weighs the share, and says what to do with the contract now: %s', (concern) => {
    const text = told(name, concern)
    expect(text).toMatch(/The contract that waits for your name/u)
    expect(text).toMatch(/(?:The|Over the) share with your/u)
    expect(text).toMatch(/It is read so: work with a partner/u)
    expect(text).toMatch(
      /the first time that bears such a move|The first time that bears the move home|no time of these years bears the move/u,
    )
  })
  it.each(OTHERS)('says nothing of a share that there is not: %s', (concern) => expect(told(name, concern)).not.toMatch(/share with your/u))
})

it('sells no new loan to whoever tells of the rest of an old one', () => {
  for (const name of GROWN) {
    const [page] = writeReading(inputFor(name, { concern: SHARES[0][0], topics: ['abroad'] })).sections
    expect(sectionText(page!)).not.toMatch(/an instalment of|the nearest months to sign it/u)
  }
  expect(told(GROWN[0]!, SHARES[0][0])).toContain('The loan that is still being paid')
})

it.each([
  [' house loan 4 lakh balance ', true],
  [' car loan 2 lakh is left ', true],
  [' home loan emi 18000 running ', true],
  [' balance of gold loan 1 lakh ', true],
  [' should i take home loan of 20 lakh ', false],
  [' when will my education loan be sanctioned ', false],
  [' need 10 lakh loan for study in canada ', false],
])('tells a loan that runs from one that is to be taken: %s', (text, held) => expect(tellsHeldLoan(text)).toBe(held))
