import { computeChart } from '@disha/jyotish/compute-chart'
import { sampleBirths } from '../../../bench/sample-births.ts'
import { inputFor } from '../../__fixtures__/births.ts'
import { sectionsUpTo, textIn } from '../../__fixtures__/section-text.ts'
import { Composer } from '../../compose/composer.ts'
import { inFull } from '../cache.ts'

const RANDOM = 20
/** Words of a chapter that nobody asked about: four pages hold so many with their tables and margin. */
const MOST_WORDS = 1650
const sample = inputFor('delhi')
const charts = sampleBirths(RANDOM, 'brief')
  .map((birth) => ({ birth, chart: computeChart(birth, sample.ephemeris) }))
  // those past matching have their chapter on love in full whatever they ask
  .filter(({ birth, chart }) => new Composer({ ...sample, birth, chart }).asker.love !== 'wide')

const wordsOf = (id: 'career' | 'love', concern: string): number[] =>
  charts.map(
    ({ birth, chart }, index) =>
      textIn(sectionsUpTo({ ...sample, birth, chart, concern, seed: `brief ${index}` }, 'love'), id).split(/\s+/).length,
  )
const mean = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0) / counts.length

describe('a chapter on a field that nobody asked about', () => {
  it.each([
    ['career', 'When will I get a promotion and better salary?', 'When will I get married?'],
    ['love', 'When will I get married?', 'When will I get a promotion and better salary?'],
  ] as const)('is shorter by a fifth than where it is asked: %s', (id, asked, other) => {
    const brief = wordsOf(id, other)
    expect(Math.max(...brief)).toBeLessThan(MOST_WORDS)
    expect(mean(brief)).toBeLessThan(0.8 * mean(wordsOf(id, asked)))
  })

  it.each([
    ['When will I be able to buy my own house? I am under loan pressure.', ['career'], []],
    ['Can I settle in Canada? My study visa was refused once.', ['abroad'], ['abroad']],
    ['When will I get the next job?', ['career'], ['career']],
    ['Should I change my job this year, and when will I marry?', [], ['career', 'love']],
    ['Will my love marriage happen?', ['love'], ['love']],
    ['How will my life be?', [], []],
  ] as const)('is one that the question is not after, also where it was chosen: %s', (concern, topics, full) => {
    const c = new Composer({ ...sample, concern, topics: [...topics] })
    expect((['career', 'love', 'abroad'] as const).filter((topic) => inFull(c, topic))).toEqual(full)
  })
})
