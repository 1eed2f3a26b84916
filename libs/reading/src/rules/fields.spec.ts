import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { FIELDS } from '../understanding/work-words.ts'
import { citation, isPrintable } from './citations.ts'
import { FIELD_CUTS } from './field-cuts.data.ts'
import { FIELD_RULES, fieldFacts, fieldScore, tenthsOf, weighedFields, weighField, workPointers } from './fields.ts'

const composers = BIRTH_NAMES.map((name) => new Composer(inputFor(name)))

describe('fields of work', () => {
  it.each(FIELDS)('%s stands on a verse that may be printed, or is called practice', (field) => {
    const { rule, lead, beside } = FIELD_RULES[field]
    expect(rule.startsWith('practice.') || isPrintable(rule)).toBe(true)
    expect(lead).not.toBe(beside)
  })

  it('names under a verse of Brihat Jataka or Phaladeepika the graha of which the verse speaks', () => {
    for (const field of FIELDS) {
      const { rule, lead } = FIELD_RULES[field]
      if (rule.startsWith('practice.')) continue
      const { condition, effect } = citation(rule) as { condition: string; effect: string }
      expect(`${field}: ${condition} ${effect}`.toLowerCase()).toContain(lead)
    }
  })

  it('has cuts that rise, with and without a birth time', () => {
    for (const field of FIELDS)
      for (const cuts of Object.values(FIELD_CUTS[field])) {
        expect(cuts).toHaveLength(9)
        expect(cuts).toEqual(cuts.toSorted((a, b) => a - b))
      }
  })

  it('places a score among the sample births', () => {
    const cuts = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(tenthsOf(-30, cuts)).toBe(0)
    expect(tenthsOf(1, cuts)).toBeLessThanOrEqual(1)
    expect(tenthsOf(4.5, cuts)).toBe(4.5)
    expect(tenthsOf(100, cuts)).toBe(10)
  })

  it('is carried well by about a third of charts and slowly by another, and never all by one', () => {
    const carried = composers.flatMap((c) => weighedFields(c).map((one) => one.carried))
    const share = (kind: string): number => carried.filter((one) => one === kind).length / carried.length
    for (const kind of ['well', 'half', 'slow']) {
      expect(share(kind)).toBeGreaterThan(0.2)
      expect(share(kind)).toBeLessThan(0.5)
    }
    for (const c of composers) expect(new Set(weighedFields(c).map((one) => one.carried)).size).toBeGreaterThan(1)
  })

  it('orders fields by their place among other charts and gives each its rank', () => {
    for (const c of composers) {
      const all = weighedFields(c)
      expect(all.map(({ rank }) => rank)).toEqual(FIELDS.map((_, index) => index + 1))
      expect(all.map(({ tenths }) => tenths)).toEqual(all.map(({ tenths }) => tenths).toSorted((a, b) => b - a))
      expect(weighField(c, all[0]?.field ?? 'film')).toBe(all[0])
    }
  })

  it('is the sum of its facts, and every fact stands on findings', () => {
    for (const c of composers)
      for (const field of FIELDS) {
        const facts = fieldFacts(c, field)
        expect(facts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(fieldScore(c, field))
        for (const { ids } of facts) for (const id of ids()) expect(c.findings.has(id)).toBe(true)
      }
  })

  it('finds the ruler of work better for its field than the same chart finds a graha without a tie', () => {
    for (const c of composers) {
      const lord = c.facts.main.lordOf(10)
      const ties = fieldFacts(c, FIELDS.find((field) => FIELD_RULES[field].lead === lord) ?? 'film').map(({ key }) => key)
      expect(ties).toContain('work.fact.lord')
    }
  })

  it('has two or three pointers, each a graha of the seven', () => {
    for (const c of composers) {
      const pointers = workPointers(c)
      expect(pointers.length).toBe(c.facts.karaka('amatya') === null ? 2 : 3)
      for (const { graha, id } of pointers) {
        expect(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']).toContain(graha)
        expect(c.findings.has(id)).toBe(true)
      }
    }
  })
})
