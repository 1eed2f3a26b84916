import { isChildApart } from './child-apart.ts'
import { hasGrownDistant } from './grown-distant.ts'
import { pointsAsked } from './points-asked.ts'
import { askerOf, questionOf } from './understanding.ts'

describe('the unsettled marriage of a grown child', () => {
  it.each([
    'My daughter got separated and living with me along with her 4 year kid. Will her second marriage happen or will they patch up?',
    'daughter left her husband and living with us with baby. what is her future?',
    'My daughter’s husband sent her back to our house. will he take her back',
    'Meri beti mayke me baithi hai 1 saal se. Kya sasural wapas jayegi?',
    'Son in law is not taking my daughter back. when will this be solved?',
    'My son and his wife are separated. Will they patch up or divorce?',
  ])('is asked about as theirs, and is no wedding: %s', (concern) => {
    expect(isChildApart(concern)).toBe(true)
    const { person, theirWedding } = questionOf(concern)
    expect({ person, theirWedding }).toEqual({ person: 'child', theirWedding: false })
    expect(askerOf(concern, 55, '2026-11-23').bond).toBeNull()
    expect(pointsAsked(concern).map(({ point }) => point)).toContain('kin.childTrouble')
  })

  it.each([
    'I am separated and living with my son. When will I marry again?',
    'My daughter got divorced last year with 3 year kid. Will she get second marriage?',
    'My husband left and my daughter is living with me. Will he come back?',
    'My daughter came back home after her exam. When will she get a job?',
  ])('is not heard in other words: %s', (concern) => {
    expect(isChildApart(concern)).toBe(false)
  })
})

it('hears one who has grown distant, and no other change', () => {
  expect(hasGrownDistant('My boyfriend is in Canada and I feel he has changed after going there. Will he marry me?')).toBe(true)
  expect(hasGrownDistant('My bf went to Germany for masters and now he talks less. Will he marry me?')).toBe(true)
  expect(hasGrownDistant('My boyfriend changed his job last month. When will we marry?')).toBe(false)
})

it('hears love that is to be told also where a part only refers back to it', () => {
  expect(pointsAsked('I want to propose my classmate. Is this the right time?').map(({ point }) => point)).toEqual(['love.feelings'])
})
