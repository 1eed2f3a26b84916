import { sectionText } from '@disha/contracts/document'
import { inputFor } from '../__fixtures__/births.ts'
import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { Composer } from '../compose/composer.ts'
import { addDays } from '../facts/calendar.ts'
import { judge } from '../rules/grounds.ts'
import { abroadSection } from './abroad.ts'
import { answerOf } from './answer/answer.ts'
import { ledgerEntries } from './ledger.ts'
import { monthsByWorth } from './months.ts'
import { filing, visitMonths, visitStep } from './visit.ts'

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

/** The days in a text of page 1, as dates. */
const heavyAt = (c: Composer, day: string): boolean =>
  monthsByWorth(c).some(({ tone, from, to }) => tone === 'hard' && from <= day && day < to)

describe('the file of a visit', () => {
  it('goes in on no day that is called heavier where another is left, and is full before that', () => {
    let moved = 0
    for (const name of GROWN)
      for (const month of ['February', 'March', 'April', 'May', 'June', 'August', 'October']) {
        const c = composer(name, `Daughter in Leicester wants us to come for a visit of 3 months in ${month}. Will the visitor visa come?`)
        const { how, day, full } = filing(c)
        expect(full <= addDays(day, 14)).toBe(true)
        if (how === 'by') expect(full < day).toBe(true)
        const page = textOf(c)
        if (how !== 'after') continue
        moved++
        expect(heavyAt(c, day)).toBe(false)
        expect(page).toContain(`the days until ${c.book.date(day)}`)
        expect(visitStep(c).text).toMatch(/One thing to do by/)
      }
    expect(moved).toBeGreaterThan(1)
  })

  it.each(GROWN)('says the verdict on the visit in the chapter too, and dates no waiting for it: %s', (name) => {
    const c = new Composer(inputFor(name, { concern: VISITS[0], topics: ['abroad'] }))
    if (c.asker.abroad) return
    const chapter = sectionText(abroadSection(c))
    expect(chapter).toContain(c.say(`abroad.visit.${judge(c, 'visit').state}`))
    expect(chapter).not.toMatch(/waits for no longer time|make the journey you have in mind|leans (?:towards|away from) travel abroad/)
    for (const { statement } of ledgerEntries(c)) expect(statement).not.toMatch(/paper for the visit is handed in/)
  })

  it.each([
    ['My shop is pagdi, owner gives 11 lakh if I vacate.', 'Give up no shop'],
    ['Should I resign from my job for it?', 'Do not resign'],
    ['We may sell our house before that.', 'hand over no house'],
  ])('keeps what ties them to home until it is decided: %s', (told, held) => {
    for (const name of ['chennai', 'delhi'] as const)
      expect(textOf(composer(name, `Daughter in Leicester wants us for a visit of six months. Will the visa come? ${told}`))).toContain(
        held,
      )
  })
})
