import { computeChart } from '@disha/jyotish/compute-chart'
import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { edgeCaution, lagnaEdge } from '../../compose/portrait.ts'
import { edgeLines } from './answer-edge.ts'

/** The question of a birth that is known to the half hour, so that another sign may rise. */
function composerOf(name: string, concern: string): Composer {
  const { birth, ...input } = inputFor(name, { concern, topics: ['career'] })
  const rough = { ...birth, precision: { kind: 'about', minutes: 30 } } as const
  return new Composer({ ...input, birth: rough, chart: computeChart(rough, input.ephemeris) })
}

const CONCERN = 'I am a retired teacher and I run a small hotel. Shall I continue with my partner, and will this give profit?'

const ON_EDGE = BIRTH_NAMES.filter((name) => {
  const c = composerOf(name, '')
  return edgeCaution(c).length > 0 && lagnaEdge(c) !== null && c.chart.D1.lagna !== null
})

describe('the answer under the other rising sign', () => {
  it('is looked for over unlike charts', () => expect(ON_EDGE.length).toBeGreaterThan(1))

  it.each(ON_EDGE)('to a part of a question is given to whoever asked the whole, for %s', (name) => {
    const c = composerOf(name, CONCERN)
    const part = c.asking('will this give profit?')
    const heard: unknown[] = []
    edgeLines(part, (side) => {
      heard.push([side.asker, side.input.concern, side.whole.input.concern])
      return ['one']
    })
    expect(heard).toHaveLength(2)
    expect(heard[1]).toEqual(heard[0])
  })
})
