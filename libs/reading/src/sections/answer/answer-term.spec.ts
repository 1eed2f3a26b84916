import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { ledgerSection } from '../ledger.ts'
import { useOf } from '../stretch-use.ts'
import { yearSection } from '../year.ts'
import { questionSection } from '../your-question.ts'
import { deadlineOf } from './answer-named.ts'
import { spokenTimes } from './answer-gist.ts'
import { chosenStretches } from './answer-stretches.ts'

const CONCERNS = [
  'I am a nurse in Canada since 2021. Applied PR in Feb this year. My work permit is expiring on 30 March 2027. When will my PR come?',
  'I live in London and my student visa ends in May 2027. Will I get to stay here for long?',
]
const GROWN = BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder')
const composed = GROWN.flatMap((name) =>
  CONCERNS.map((concern) => ({ name, c: new Composer(inputFor(name, { concern, topics: ['abroad'] })) })),
)

describe('whose permit is told to end', () => {
  it('is sent to no time after it where one before it can be used', () => {
    let before = 0
    for (const { name, c } of composed) {
      const term = deadlineOf(c)
      const [first] = chosenStretches(c, 'abroad')
      if (term === null || first === undefined || first.from >= term.from || useOf(c, first) === 'prepare') continue
      before++
      expect(`${name} ${spokenTimes(c, 'abroad')?.aim.from}`).toBe(`${name} ${first.from}`)
    }
    expect(before).toBeGreaterThan(1)
  })

  it('reads on no page of a life abroad as theirs, nor of that day as a time for it', () => {
    for (const { c } of composed) {
      const text = [questionSection(c), yearSection(c), ledgerSection(c)].map((section) => sectionText(section)).join('\n')
      expect(text).not.toContain('your life abroad')
      expect(text).not.toMatch(/(?:30 March|May) 2027, which you name,/)
    }
  })
})
