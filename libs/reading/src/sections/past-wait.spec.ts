import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { addYears } from '../facts/calendar.ts'
import { ledgerEntries } from './ledger.ts'
import { recommended } from './joined-lines.ts'

const composerOf = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))

/** What is waited for now, as rows of the ledger tell of it. */
const ENTRY =
  /\bvisa\b|your file|passport|language|entrance test|full application|your application|day of the flight|form you sent|form that you sent/
const SITTING = /examination|mock test|language test|form that you sent/

describe('what is asked about now', () => {
  it.each([
    'My study visa file for Canada is submitted in October. When will I get my visa?',
    'I gave biometrics for UK work visa and waiting for passport. When will it come?',
    'When will I get my Canada visa?',
    'When can I go abroad for masters?',
    'My wife is in USA, my H4 visa is filed and interview is over. When will I join her?',
  ])('has no row of an entry that lies more than three years ahead: %s', (concern) => {
    for (const name of BIRTH_NAMES) {
      const c = composerOf(name, concern)
      const far = ledgerEntries(c).filter(({ asked, from }) => asked && from > addYears(c.input.asOf, 3))
      expect([name, far.filter(({ statement }) => ENTRY.test(statement)).map(({ statement }) => statement)]).toEqual([name, []])
      // transits and roadmap call these times as the ledger does
      const times = recommended(c).filter(({ window }) => window?.topic === 'abroad' && window.from > addYears(c.input.asOf, 3))
      expect([name, times.map(({ noun }) => noun).filter((noun) => /visa|move to/.test(noun))]).toEqual([name, []])
    }
  })

  it.each([
    'I gave SSC CGL exam, will I clear it?',
    'NEET repeater, will I get medical seat this year?',
    'TSPSC group 2 result is pending, will I be selected?',
    'When will I clear UPSC?',
    'Should I take NEET again or join BSc?',
    'Will I pass my IELTS and go to Canada?',
  ])('has no row of a paper that lies more than five years ahead: %s', (concern) => {
    for (const name of BIRTH_NAMES) {
      const c = composerOf(name, concern)
      const far = ledgerEntries(c).filter(({ asked, from }) => asked && from > addYears(c.input.asOf, 5))
      expect([name, far.filter(({ statement }) => SITTING.test(statement)).map(({ statement }) => statement)]).toEqual([name, []])
    }
  })

  it('has them where they are near', () => {
    const rows = BIRTH_NAMES.flatMap((name) => ledgerEntries(composerOf(name, 'When will I get my Canada visa?')))
    expect(rows.filter(({ asked, statement }) => asked && ENTRY.test(statement))).not.toEqual([])
  })
})
