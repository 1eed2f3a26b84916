import { sampleBirths } from '../../bench/sample-births.ts'
import { computeChart } from '@disha/jyotish/compute-chart'
import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { careerSection, workMode } from './career.ts'
import { toldIn } from '../__fixtures__/section-text.ts'
import { workNamed } from './work-told.ts'

const sample = inputFor('delhi')
const composers = (concern: string): Composer[] =>
  sampleBirths(24, 'a slower way').map((birth) => {
    const born = { ...birth, birthLocal: `1999${birth.birthLocal.slice(4)}` }
    return new Composer({
      ...sample,
      birth: born,
      chart: computeChart(born, sample.ephemeris),
      concern,
      topics: ['career' as const],
      asOf: '2026-11-23',
    })
  })

describe('a post under the state that takes the slower way, beside a leaning to a post in a larger body', () => {
  it.each([
    'Sarkari naukri likhi hai kya kundli me aur kab tak lagegi?',
    'Will I get a government job and when? I prepare for SSC CGL.',
    'I am without work since a year. Will I get a government post?',
  ])('is joined with it in one sentence: %s', (concern) => {
    let joined = 0
    for (const c of composers(concern)) {
      const isSlow = workNamed(c).some(({ field, carried, tie }) => field === 'government' && carried === 'slow' && tie !== 'does')
      const text = toldIn(careerSection(c).blocks)
      expect(text).not.toMatch(isSlow ? /speaks for trying for one, in public service/ : /though to one under the state the way is slower/)
      if (isSlow && workMode(c).mode === 'service') {
        joined++
        expect(text).toContain(
          'leans to a post in a larger body, though to one under the state the way is slower than to one in a large firm',
        )
      }
    }
    expect(joined).toBeGreaterThan(0)
  })
})
