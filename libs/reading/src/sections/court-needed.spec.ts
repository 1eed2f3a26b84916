import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { caseTold, courtIsAhead } from '../understanding/told-case.ts'
import { ledgerEntries } from './ledger.ts'
import { shortOpenings } from './year-matters.ts'

/** Over a share in what the family holds, and with somebody who is no kin. */
const SHARES = [
  'My brother is not giving my share in father’s house. Two times we talked. Do we need a lawyer and court?',
  'Should I hire a lawyer for my share in ancestral property, or will my brothers agree?',
  'Is lawyer needed or elders can solve the land division between us brothers?',
] as const
const QUARRELS = [
  'Tenant has not paid rent for 8 months and is not vacating. Should I go to court or settle with him?',
  'Tenant not vacating our house. Should we settle or go for case?',
  'Builder ne flat nahi diya 5 saal se. Case karna chahiye ya baat karke settle kare?',
  'Our neighbour has put wall two feet inside our plot. Will it be solved by talking or do we have to file a case?',
  'Neighbour built wall on our plot. Do we need to go to court for this?',
] as const

describe.each([...SHARES, ...QUARRELS])('%s', (concern) => {
  it('tells of no case that runs', () => {
    expect(caseTold(concern)).toBeNull()
    expect(courtIsAhead(concern)).toBe(true)
  })

  it.each(GROWN)('weighs terms and a suit, with a time to sit down, and attends no hearing, for %s', (name) => {
    const c = composer(name, concern)
    const page = textOf(c)
    expect(page).toMatch(/Terms have the better ground|A suit has the better ground|Between terms and a suit/)
    if (/lawyer/i.test(concern)) expect(page).toContain(c.say('case.ahead.lawyer'))
    expect(page).not.toMatch(/hearings?\b|the case with/)
  })
})

describe.each(QUARRELS)('%s', (concern) => {
  it.each(GROWN)('months and ledger tell of the talk, and of no house to be had, for %s', (name) => {
    const c = composer(name, concern)
    expect(shortOpenings(c).every(({ ground }) => ground === 'terms')).toBe(true)
    const rows = ledgerEntries(c).map(({ statement }) => statement)
    expect(rows.filter((row) => /home of your own|land of your own|advance for a house/.test(row))).toEqual([])
  })
})

it.each([
  'The case with my tenant is in court since 2019. Do I need to change my lawyer?',
  'Court case over land with my uncle goes on for six years. Should I settle or fight?',
])('a case that runs stays one: %s', (concern) => {
  expect(caseTold(concern)).not.toBeNull()
  expect(courtIsAhead(concern)).toBe(false)
})
