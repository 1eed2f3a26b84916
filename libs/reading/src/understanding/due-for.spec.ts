import { tellsKinWedding } from './due-for.ts'

describe('a time that is told of for a wedding in the family', () => {
  it.each([
    "I need it for daughter's wedding in Feb 2028",
    'My sister marriage is fixed in May 2027',
    'beti ki shaadi december 2027 mein hai',
    'wedding of my younger brother is on 12 June 2027',
    'thangachi kalyanam varum thai maasam',
    'बेटी की शादी फरवरी 2028 में है',
  ])('is heard in: %s', (words) => {
    expect(tellsKinWedding(words)).toBe(true)
  })

  it.each([
    'When will I get married, by Feb 2028?',
    'Will my money come back before March 2028?',
    'My wedding is in December 2027',
    'My sister is in Pune and I need a job by May 2027',
    'I want to marry my brother in law s friend in 2028',
  ])('is not heard in: %s', (words) => {
    expect(tellsKinWedding(words)).toBe(false)
  })
})
