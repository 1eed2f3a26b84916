import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { daysBetween, earlierOf, laterOf } from '../../facts/calendar.ts'
import { stayDates } from '../../facts/sky.ts'
import { passageWord } from '../../rules/passages.ts'
import { yearsBlocks } from './answer-years.ts'

describe('the table of years', () => {
  it('tells of Jupiter what the chapter on his passages tells: help, a little help in a sign of few points, or none', () => {
    const told = { good: 0, thin: 0, none: 0 }
    for (const name of BIRTH_NAMES) {
      const c = new Composer(inputFor(name, { concern: 'How will my life be in the next 5 years?', topics: ['love'] }))
      for (const block of yearsBlocks(c)) {
        if (block.kind !== 'table') continue
        for (const row of block.rows) {
          const year = (row[0] ?? '').slice(0, 4)
          const words = c.sky.jupiter
            .filter((stay) => {
              const { from, to } = stayDates(stay, c.input.displayTimeZone)
              return daysBetween(laterOf(from, `${year}-01-01`), earlierOf(to, `${Number(year) + 1}-01-01`)) >= 14
            })
            .map((stay) => passageWord(c, stay))
          const cell = row.join(' | ')
          const says = { good: /Jupiter helps (?!a little)/.test(cell), thin: /helps a little|, and a little/.test(cell) }
          expect(`${name} ${year} ${says.good} ${says.thin}`).toBe(`${name} ${year} ${words.includes('good')} ${words.includes('thin')}`)
          if (says.good) told.good++
          if (says.thin) told.thin++
          if (!says.good && !says.thin) {
            told.none++
            expect(cell).toMatch(words.includes('softened') ? /a demanding place that many points soften/ : /Jupiter in a demanding place/)
          }
        }
      }
    }
    expect(told.good).toBeGreaterThan(3)
    expect(told.thin).toBeGreaterThan(3)
    expect(told.none).toBeGreaterThan(3)
  })
})
