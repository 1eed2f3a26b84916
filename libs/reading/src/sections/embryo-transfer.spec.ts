import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { ofEmbryo } from '../understanding/embryo-transfer.ts'
import { pointsAsked } from '../understanding/points-asked.ts'
import { plainText } from '../understanding/topics.ts'
import { ledgerEntries } from './ledger.ts'
import { ledMatter } from './led-matter.ts'

const ASKED = [
  'We are married 7 years. Second IVF cycle failed in June, now frozen embryo transfer is planned in January. Will this embryo transfer be successful?',
  'Embryo transfer karwana hai, kis mahine me karwaye?',
  'My wife’s transfer is on 14 December at the fertility clinic in Chennai, two embryos are left. Will we get baby this time?',
  'Doctor says go for ICSI next cycle. When is good time for transfer and will it work?',
  'FET planned next month after two failed IVF. Is the transfer going to work?',
] as const

describe.each(GROWN)('a transfer of a treatment, for %s', (name) => {
  it.each(ASKED)('is told as the wish for a child, and the day is the doctor’s: %s', (concern) => {
    const c = composer(name, concern)
    const page = textOf(c)
    expect(page).toContain('house of children')
    expect(page).toContain(c.say('birth.transfer'))
    expect(page).not.toMatch(/posting|near home|transfer order|applying|your work/)
    expect(ledMatter(c)).toBe('child.birth')
    const rows = ledgerEntries(c).map(({ statement }) => statement)
    expect(rows.filter((row) => /posting|transfer/.test(row))).toEqual([])
  })
})

it.each(['When will I get my transfer to Lucknow?', 'My job transfer is pending and we also plan IVF. When will the transfer order come?'])(
  'leaves the transfer of an office what it is: %s',
  (concern) => {
    expect(ofEmbryo(plainText(concern))).toBe(false)
    expect(pointsAsked(concern).some(({ point }) => point === 'work.transfer')).toBe(true)
  },
)
