import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { judge } from '../rules/grounds.ts'
import { isComingBack } from './apart.ts'
import { loveSection } from './love.ts'

const GROWN = BIRTH_NAMES.filter((name) => !['young', 'elder'].includes(name))
const composer = (name: string, concern: string) => new Composer(inputFor(name, { concern, topics: ['love'] }))
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six']

describe('the part on a wife or husband who has gone', () => {
  it.each([
    ['My wife and I fight every day, she went to her mother’s house 3 months ago. Will she come back?', 'Her coming back'],
    ['My husband left after a fight and lives with his parents. Will he come back to me?', 'His coming back'],
  ])('%s', (concern, head) => {
    let told = 0
    for (const name of GROWN) {
      const c = composer(name, concern)
      if (!isComingBack(c)) continue
      told++
      const text = toldIn(loveSection(c).blocks)
      const [, part = ''] = text.split(`${head}\n`)
      // the count of page 1, and the same sides by name
      const found = judge(c, 'together')
      expect(part).toContain(`Of these ${NUMBERS[found.for.length]} help`)
      expect(part).toContain(`${NUMBERS[found.against.length]} hinder`)
      expect(part).toMatch(/Why now: /)
      // one visit, then one talk, and no other first step in the chapter
      expect(text.match(/one visit of an hour/g)).toHaveLength(1)
      expect(text.indexOf('one visit of an hour')).toBeLessThan(text.indexOf('the talk about what each of you needs'))
      expect(text).not.toMatch(
        /fixed hour a week|outside the marriage|account in your own name|make the journey together|affection finds you/,
      )
      // nobody waits for years to ask for a visit
      const [, year] = /(?:From|In the weeks of) [^:]*?(\d{4})[^:]*: ask for one visit/.exec(part) ?? []
      if (year !== undefined) expect(Number(year)).toBeLessThanOrEqual(Number(c.input.asOf.slice(0, 4)) + 1)
    }
    expect(told).toBeGreaterThan(GROWN.length / 2)
  })

  it('is not told of two whom work keeps apart, nor where a hand was raised', () => {
    for (const concern of [
      'My husband works in Dubai for his job and I am in Kerala. Will he come back?',
      'My husband beats me and left for his mother’s house. Will he come back?',
    ])
      for (const name of GROWN) expect(isComingBack(composer(name, concern))).toBe(false)
  })
})
