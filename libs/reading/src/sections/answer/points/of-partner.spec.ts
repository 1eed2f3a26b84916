import { BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { judge, type Ground } from '../../../rules/grounds.ts'
import { isPastAge } from '../../exam-year.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const WEIGHT = { well: 1, mixed: 0, ill: -1 } as const
const OPENING = { stay: /^Rather stay together/, accounts: /^Divide the accounts first/, apart: /^Rather separate/ } as const

describe.each(GROWN)('a firm that is to be divided, for %s', (name) => {
  it.each([
    ['I have textile business with my brother', 'sibling', '3rd'],
    ['I run a rice mill with my elder brother', 'elderSibling', '11th'],
    ['My father and I run a shop', 'father', '9th'],
  ] as const)('%s: by their house and that of partners', (told, ground, house) => {
    const { c, text } = writtenOf(name, 'work.partner', { told, words: 'Should we separate the business?' })
    const sum = WEIGHT[judge(c, ground satisfies Ground).state] + WEIGHT[judge(c, 'tradePartner').state]
    expect(text).toMatch(OPENING[sum > 0 ? 'stay' : sum < 0 ? 'apart' : 'accounts'])
    expect(text).toContain(house)
  })

  it('of a partner who is no relative as before, and the brother of a wife is none', () => {
    const { c, text } = writtenOf(name, 'work.partner', {
      told: 'My brother in law is partner in my shop',
      words: 'Should I separate from him?',
    })
    expect(text.startsWith(c.say(`point.partner.${judge(c, 'tradePartner').state}`))).toBe(true)
  })

  it('other government posts beside an attempt are told apart', () => {
    const { c, text } = writtenOf(name, 'work.attempts', {
      told: 'I am preparing for UPSC, failed prelims two times',
      words: 'Will I clear it or should I look for some other government job?',
    })
    if (isPastAge(c)) {
      expect(text).toMatch(c.asker.age >= 40 ? /another road: a private post/ : /another road: a state service/)
      return
    }
    expect(text.startsWith(c.say(`point.attempts.service.${judge(c, 'exam').state}`))).toBe(true)
    expect(text).toMatch(/For this chart (?:state services|SSC posts|bank posts|railway posts) lead/)
  })
})
