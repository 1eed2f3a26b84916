import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { namedItems } from './answer-named.ts'

const MONEY = { topic: null, ground: 'money', noun: 'money' } as const
const POST = { topic: 'career', ground: null, noun: 'a new post' } as const

describe('a month that is named for a wedding in the family', () => {
  it('is held against what is asked as a date to be ready by, and not as a time for that', () => {
    const told = new Set<string>()
    for (const name of BIRTH_NAMES)
      for (const [asked, field] of [
        ['When will the 11 lakh I gave to my cousin come back?', MONEY],
        ['When will I get a new job?', POST],
      ] as const)
        for (const when of ["I need it for my daughter's wedding in Feb 2028.", 'My sister wedding is fixed in June 2027.']) {
          const c = new Composer(inputFor(name, { concern: `${asked} ${when}`, topics: [] }))
          const text = namedItems(c, field)
            .map((item) => item.map((line) => line.text).join(' '))
            .join('\n')
          expect(text).not.toMatch(/which you name, (?:lies|meets|has)/)
          const [, how = ''] = /the time of the wedding you tell of, and (a time|the nearest time|no time) /.exec(text) ?? []
          expect(`${name} ${when} ${how}`).not.toBe(`${name} ${when} `)
          told.add(how)
        }
    expect(told.size).toBeGreaterThan(1)
  })
})
