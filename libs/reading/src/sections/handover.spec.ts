import { sectionText } from '@disha/contracts/document'
import { inputFor } from '../__fixtures__/births.ts'
import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { Composer } from '../compose/composer.ts'
import { judge } from '../rules/grounds.ts'
import { answerOf } from './answer/answer.ts'
import { matterSection } from './asked-matter.ts'
import { handoverLean } from './handover.ts'
import { ledgerEntries } from './ledger.ts'
import { ledMatter } from './led-matter.ts'
import { shortOpenings } from './year-matters.ts'

const ORDER =
  'We booked a 3BHK in 2019, only structure is up. RERA order has come in our favour but builder not paying. When will we get flat or refund?'
const WAITS = [
  ORDER,
  'builder not giving possession of flat since 2019. when will I get my house',
  'Paying pre EMI and rent both for 5 years, project stalled in Panvel. Should I ask refund or wait for flat?',
  'Flat 2020 la book pannom, innum builder possession kudukkala. eppo kidaikum?',
  'Builder cancelled our booking of apartment in Pune and not giving refund of 12 lakhs. Will it come?',
  'rera me case dala hai, builder ne flat ka kabja nahi diya, 22 lakh lage hain. kab tak milega?',
] as const

/** What belongs to whoever looks for a place. */
const LOOKING = /see three places|size below|look for (?:one|it)|sign for it|for looking/i

describe.each(GROWN)('a place that was paid for and is not handed over, for %s', (name) => {
  it.each(WAITS)('weighs the place against the refund, with a time for each and one step: %s', (concern) => {
    const c = composer(name, concern)
    const page = textOf(c)
    const lean = { place: 'rather than the refund', refund: 'the refund rather than', even: 'neither the flat nor the refund' }[
      handoverLean(c)
    ]
    expect(page).toContain(lean)
    expect(page).toMatch(/likelier to move|no time is marked/)
    expect(page).toContain('One step:')
    expect(page).not.toMatch(LOOKING)
    expect(
      answerOf(c)
        .items.flat()
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(LOOKING)
    expect(ledMatter(c)).toBe('home')
    const own = new Composer(inputFor(name, { concern }))
    const chapter = matterSection(own)
    expect(chapter === null ? '' : sectionText(chapter)).not.toMatch(LOOKING)
    expect(shortOpenings(own).every(({ ground }) => ground === 'handover')).toBe(true)
    expect(ledgerEntries(own).some(({ statement }) => /advance for a house|loan papers for one/.test(statement))).toBe(false)
  })

  it('leans by the house, the money and the claim together', () => {
    const c = composer(name, ORDER)
    const worth = { well: 1, mixed: 0, ill: -1 }
    const claim = (worth[judge(c, 'dispute').state] + worth[judge(c, 'terms').state]) / 2
    const by = worth[judge(c, 'home').state] - (worth[judge(c, 'money').state] + claim) / 2
    expect(handoverLean(c)).toBe(by > 0 ? 'place' : by < 0 ? 'refund' : 'even')
    expect(textOf(c)).toMatch(/execution application[\s\S]*recovery certificate to the collector/)
  })
})
