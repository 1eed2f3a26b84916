import { sectionText } from '@disha/contracts/document'
import { inputFor } from '../__fixtures__/births.ts'
import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { Composer } from '../compose/composer.ts'
import { abroadSection } from './abroad.ts'
import { answerOf } from './answer/answer.ts'
import { ledgerEntries } from './ledger.ts'
import { visitMonths } from './visit.ts'

const VISITS = [
  'I have a bangles shop. Daughter in Leicester wants us to come for six months visit, she is having delivery in April. Visa was refused in 2024. Will it come this time?',
  'We applied for US visitor visa to see our son, refused twice under 214b. When should we apply again?',
  'Beti Toronto me hai, uski delivery February me hai. Hume visitor visa milega kya? Pehle reject hua tha.',
  'My son is calling us to Melbourne for 3 months. Will we get the tourist visa and when to go?',
  'I run a medical store. My sister in Germany invited me for two months visit. Will my visa be approved?',
] as const

/** What belongs to a life there. */
const STAYS = /life abroad|settling|for settling|tied to distance|longer stay abroad|an employer there/i

describe.each(GROWN)('a visit to another country, for %s', (name) => {
  it.each(VISITS)('has weeks of the year ahead and the file of a visit, and no life there: %s', (concern) => {
    const c = composer(name, concern)
    const page = textOf(c)
    const [first] = visitMonths(c).months
    expect(first).toBeDefined()
    expect(page).toContain(first?.label ?? 'none')
    expect(page).toContain('why you come home')
    expect(page).not.toMatch(STAYS)
    const items = answerOf(c)
      .items.flat()
      .map(({ text }) => text)
      .join(' ')
    expect(items).not.toMatch(STAYS)
    const own = new Composer(inputFor(name, { concern, topics: ['abroad'] }))
    expect(textOf(own)).not.toMatch(STAYS)
    expect(sectionText(abroadSection(own))).toContain('The visit you ask about')
    expect(ledgerEntries(own).filter(({ statement }) => STAYS.test(statement))).toEqual([])
  })

  it('takes weeks that serve the told time before any others', () => {
    const c = composer(name, VISITS[2])
    const { months, told } = visitMonths(c)
    if (told !== undefined) for (const { from } of months) expect(from < '2027-04-16').toBe(true)
  })
})

it('speaks of the ties of whoever has a shop, and of the paper of the hospital', () => {
  const page = textOf(composer('chennai', VISITS[0]))
  expect(page).toContain('who keeps it open meanwhile')
  expect(page).toContain('hospital’s paper')
})
