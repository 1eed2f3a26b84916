import { ALL_BIRTH_NAMES, BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { writtenOf } from '../__fixtures__/written.ts'
import { Composer } from '../compose/composer.ts'
import { sourceOf } from '../rules/citations.ts'
import { ALL_BRANCHES, pairOf, weighedBranches } from '../rules/branches.ts'
import { BRANCH_CUTS } from '../rules/branch-cuts.data.ts'
import { branchLines } from './branch-lines.ts'

const asking = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: ['career'] }))

describe('the branches of a profession', () => {
  it('each stands on grahas whose weight was held against the sample births, by a source that may be printed', () => {
    for (const branch of ALL_BRANCHES) {
      expect(BRANCH_CUTS[pairOf(branch)]?.timed).toHaveLength(9)
      expect(() => sourceOf(branch.rule)).not.toThrow()
    }
  })

  it.each(BIRTH_NAMES.filter((name) => name !== 'young'))(
    '%s: whoever has a profession is told of its branches, and of nothing outside it',
    (name) => {
      const { c, text } = writtenOf(name, 'work.field', { words: 'Which field is good?', told: 'I am a doctor preparing for NEET PG' })
      const [best] = weighedBranches(c, 'medicine')
      expect(text).toContain(c.say(`work.branch.${best?.name ?? 'medicine.surgery'}`))
      expect(text).not.toMatch(/Outside it|transport|accounts/)
    },
  )

  it('two that are named are held against each other, and not every chart carries the same best', () => {
    const bests = ALL_BIRTH_NAMES.map((name) => {
      const c = asking(name, 'I am MBBS doctor. Which branch should I take for PG, medicine or surgery?')
      expect(branchLines(c, 'Which branch should I take for PG, medicine or surgery?')[0]?.text).toMatch(/surgery/)
      return weighedBranches(c, 'medicine')[0]?.name
    })
    expect(new Set(bests).size).toBeGreaterThan(3)
  })
})
