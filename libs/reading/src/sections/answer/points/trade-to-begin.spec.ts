import { BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'

const TO_BEGIN = [
  'I took VRS from my company and want to invest in a petrol pump or some agency. Will it give profit?',
  'I am planning to take a tyre dealership. Will it give profit?',
  'Thinking to take franchise of a bakery. Is business good for me?',
]
const RUNNING = 'My petrol pump is slow since 2 years. When will business grow?'
/** Words for a trade that runs. */
const OF_RUNNING = /ground of your trade|collect what is owed|old customers|running cost/

describe('a trade into which money is to be put', () => {
  it.each(TO_BEGIN)('is none that runs: %s', (words) => {
    for (const name of BIRTH_NAMES)
      expect([name, OF_RUNNING.exec(writtenOf(name, 'work.trade', { words }).text)?.[0]]).toEqual([name, undefined])
  })

  it('and one that runs keeps its words', () => {
    for (const name of BIRTH_NAMES) expect(writtenOf(name, 'work.trade', { words: RUNNING }).text).not.toContain('a business of your own')
  })
})
