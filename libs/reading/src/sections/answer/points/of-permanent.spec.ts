import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { leadOfPair } from '../answer-choice.ts'
import { shortAnswer } from '../answer-parts.ts'
import { SEAT_OR_GO } from './of-permanent.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const ASKED = [
  'Working in auto parts company on contract basis since 4 years. Every year HR says next batch. My friend is calling me to another plant but again contract. Will I become permanent here or should I change company?',
  'Main 6 saal se contract pe hu factory me. Permanent ho jaunga ya dusri company dekhu?',
  'On probation 14 months now in a private firm. Will they confirm me or is it better to look outside?',
]
const VERDICT = {
  stay: /As to going: stay, with a day to it/u,
  both: /As to going: neither wait nor leap/u,
  go: /As to going: rather change/u,
}

describe('a seat made permanent, or another firm', () => {
  it.each(ASKED)('has both halves answered, and one verdict: %s', (concern) => {
    for (const name of GROWN) {
      const c = new Composer(inputFor(name, { concern, topics: [] }))
      const text = shortAnswer(c)
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
      const lead = String(leadOfPair(c, 'stayOrMove')) as '-1' | '0' | '1'
      expect(text).toContain('The seat first:')
      expect(text).toMatch(VERDICT[SEAT_OR_GO[judge(c, 'job').state][lead]])
      expect(text.match(/As to going/gu)).toHaveLength(1)
      expect(text).toContain('a permanent order here or a signed offer elsewhere')
    }
  })

  it('weighs an offer that is a contract again', () => {
    const c = new Composer(inputFor('delhi', { concern: ASKED[0] ?? '', topics: [] }))
    expect(
      shortAnswer(c)
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join(' '),
    ).toContain('changes the gate and not the footing')
  })
})
