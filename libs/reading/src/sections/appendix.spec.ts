import { inputFor, BIRTH_NAMES } from '../__fixtures__/births.ts'
import { writeReading } from '../write-reading.ts'

const readings = BIRTH_NAMES.map((name) => writeReading(inputFor(name)))
const glossaryOf = (reading: (typeof readings)[number]): string[] =>
  reading.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' && block.caption === 'Glossary' ? block.rows.map(([word]) => word) : [])),
  )

describe('the glossary', () => {
  it('explains only words that stand elsewhere in the reading', () => {
    for (const reading of readings) {
      const text = JSON.stringify([reading.sections, reading.notes]).toLowerCase()
      const words = glossaryOf(reading).map((word) => word.replace(/ \(.*/, '').toLowerCase())
      expect(words).toContain('graha')
      // once in the glossary itself, and at least once more
      expect(words.filter((word) => text.split(word).length < 3)).toEqual([])
    }
  })

  it('leaves out the chalit houses where no hour of birth is known', () => {
    const unknown = BIRTH_NAMES.flatMap((name, index) => (inputFor(name).birth.precision.kind === 'unknown' ? [readings[index]] : []))
    expect(unknown.length).toBeGreaterThan(0)
    for (const reading of unknown) expect(glossaryOf(reading)).not.toContain('Chalit')
  })
})
