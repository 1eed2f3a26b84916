import { composer, GROWN } from '../__fixtures__/short-answers.ts'
import { ledgerEntries } from './ledger.ts'
import { shortOpenings } from './year-matters.ts'

const ASKED = [
  ['How will be my daughter’s higher studies, she is doing BSc final year in Delhi?', 'your daughter’s studies'],
  ['My daughter is in 2nd year BDS with two backlogs. Will she complete her studies?', 'your daughter’s studies'],
  ['Meri beti 11th me hai aur NEET ki taiyari kar rahi hai. Uski padhai kaisi rahegi?', 'your daughter’s studies'],
  ['My son is in 8th and weak in maths. When will he become serious in studies?', 'your son’s studies'],
  ['Mera beta 10th me hai, padhai me man nahi lagta. Uski padhai kab sudhregi?', 'your son’s studies'],
] as const

describe.each(GROWN)('a child’s studies in the chart of a parent, for %s', (name) => {
  it.each(ASKED)('have rows that speak of the child and enrol no parent: %s', (concern, noun) => {
    const c = composer(name, concern)
    const rows = ledgerEntries(c).map(({ statement }) => statement)
    expect(rows.filter((row) => /you are enrolled|opening for study|first fee of a course is paid/.test(row))).toEqual([])
    for (const one of shortOpenings(c)) expect(one.noun).toBe(noun)
  })
})

it('leaves the rows of somebody’s own course as they are', () => {
  const c = composer('delhi', 'When should I begin my masters course, are my studies favoured?')
  for (const one of shortOpenings(c)) expect(one.ground).not.toBe('kin')
})
