import type { Block, ReadingDocument } from '@disha/contracts/document'
import { sectionText } from '@disha/contracts/document'
import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../../bench/sample-births.ts'
import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { bookOf } from '../../__fixtures__/book.ts'
import { readings as topicReadings } from '../cache.ts'
import { MAIN_TOPICS, type Carrier } from '../../rules/witnesses.ts'

const RANDOM = 30
const sample = inputFor('delhi')
const all = [
  ...BIRTH_NAMES.map((name) => inputFor(name)),
  ...sampleBirths(RANDOM, 'one judge').map((birth, index) => ({
    ...sample,
    birth,
    chart: computeChart(birth, sample.ephemeris),
    seed: `judge ${index}`,
    concern: ['Should I change my job?', 'When will I get married?', 'Will I go abroad?'][index % 3] as string,
  })),
].map(bookOf)

const NAME = '(?:the )?(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn)'
const RELATIVE = '(?:, (?:who|lord|the)[^,;.:]*,)?'
const STRONG = new RegExp(
  `${NAME}${RELATIVE}(?:,| is| has| have| and is| and has)? (?:strong\\b(?!er)|(?:the )?strength (?:that is asked|to (?:spare|give)))`,
  'gi',
)
const WEAK = new RegExp(
  `${NAME}${RELATIVE}(?:,| is| has| have| and is)? (?:weak\\b|short of strength|needs? (?:the )?help|less strength)`,
  'gi',
)

/** Every sentence that calls a graha strong or weak, by the graha. */
function claims(document: ReadingDocument, pattern: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const section of document.sections)
    for (const sentence of sectionText(section).split(/(?<=[.:;])\s|\n/))
      for (const [, name] of sentence.matchAll(pattern)) found.set(name as string, [...(found.get(name as string) ?? []), sentence])
  return found
}

const tables = (document: ReadingDocument, id: string): Extract<Block, { kind: 'table' }>[] =>
  document.sections
    .filter((section) => section.id === id)
    .flatMap(({ blocks }) => blocks.filter((block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table'))

describe('one judge of strength', () => {
  it('never calls a graha strong in one sentence and weak in another', () => {
    let [strong, weak] = [0, 0]
    for (const { document } of all) {
      const [up, down] = [claims(document, STRONG), claims(document, WEAK)]
      strong += up.size
      weak += down.size
      for (const [name, sentences] of up) expect({ name, up: sentences, down: down.get(name) ?? [] }).toMatchObject({ down: [] })
    }
    expect(Math.min(strong, weak)).toBeGreaterThan(all.length / 2)
  })
})

describe('the witnesses as printed', () => {
  it('are as many lines as the count that is told, each of another graha', () => {
    for (const { c, document } of all)
      for (const topic of MAIN_TOPICS) {
        const reading = topicReadings(c)[topic]
        const lines = tables(document, topic).filter(({ caption }) => /^(?:For|Against): /.test(caption ?? ''))
        const rows = (side: string): number =>
          lines.filter(({ caption }) => caption?.startsWith(side)).reduce((sum, table) => sum + table.rows.length, 0)
        expect([rows('For'), rows('Against')]).toEqual([reading.for.length, reading.against.length])
        for (const side of [reading.for, reading.against]) {
          const carriers = side.map(({ carriers: [first] }) => first)
          expect(new Set(carriers).size).toBe(carriers.length)
        }
      }
  })

  it('tell no fact of a graha that another line of the same side counts', () => {
    for (const { c } of all)
      for (const topic of MAIN_TOPICS) {
        const reading = topicReadings(c)[topic]
        for (const side of [reading.for, reading.against]) {
          // facts that stand under two lines of one side would be counted twice
          const ids = side.flatMap(({ ids }) => ids)
          expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
        }
      }
  })

  it('reconcile a graha that is counted on both sides', () => {
    let both = 0
    for (const { c, document } of all)
      for (const topic of MAIN_TOPICS) {
        const reading = topicReadings(c)[topic]
        const helps = new Set<Carrier | undefined>(reading.for.map(({ carriers: [first] }) => first))
        const twice = reading.against.filter(({ carriers: [first] }) => first !== 'points' && helps.has(first))
        const text = document.sections
          .filter(({ id }) => id === topic)
          .map(sectionText)
          .join('\n')
        expect(text.match(/stands on both sides|does so as well, and (?:helps|hinders) more/g)?.length ?? 0).toBe(twice.length)
        both += twice.length
      }
    expect(both).toBeGreaterThan(0)
  })
})
