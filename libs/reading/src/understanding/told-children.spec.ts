import { agesIn, childrenIn } from './told-children.ts'

describe('children as told', () => {
  it.each([
    ['Got divorced in 2024, have a 5 year old son. Will I marry again?', 1, 'son', 5],
    ['divorced, my daughter is 12. will I find somebody', 1, 'daughter', 12],
    ['Divorced with two kids, will I marry again?', 2, null, null],
    ['I have 2 daughters and live apart from my husband', 2, 'daughter', null],
    ['talaq ho gaya, 7 saal ki beti hai, dusri shaadi hogi?', 1, 'daughter', 7],
    ['divorced, one son and one daughter', 2, null, null],
    ['divorced with kids', null, null, null],
  ] as const)('are kept in number, sex and age: %s', (concern, count, sex, age) => {
    expect(childrenIn(concern)).toEqual({ count, sex, age })
  })

  it('are none where none are told', () => {
    expect(childrenIn('Divorced in 2020, will I marry again at 35?')).toBeNull()
  })

  it.each([
    ['Should I move back to India, when? kids are 9 and 6', [9, 6]],
    ['My children 12 years and 8 years are in school', [12, 8]],
    ['my daughter is 12. will I find somebody', [12]],
    ['Divorced with two kids, will I marry again?', []],
    ['In Dubai for 12 years and 6 months, no children', []],
  ])('have the ages that are told: %s', (concern, ages) => {
    expect(agesIn(concern)).toEqual(ages)
  })
})
