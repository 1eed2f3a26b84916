import { composer, GROWN } from '../__fixtures__/short-answers.ts'
import { ledgerEntries } from './ledger.ts'
import { bearsSecond, secondPlace } from './second-place.ts'
import { mattersOf } from './year-matters.ts'

const SECOND = [
  'I am running a medical shop in Surat since 9 years. One more shop is available near the hospital. Should I open second shop and when?',
  'Meri sweets ki dukan hai 12 saal se, ab dusri branch kholna chahta hu bypass road pe. Kab kholu?',
  'My saree showroom is doing good. Should I open a second branch in Whitefield next year?',
  'We run a restaurant in Hubli for 6 years. When should we open one more outlet?',
  'I have my own salon since 2017. Is next year good to open another salon in the mall?',
] as const

describe.each(GROWN)('a second place of a trade that runs, for %s', (name) => {
  it.each(SECOND)('is called so in the months and the ledger, and is no business to begin: %s', (concern) => {
    const c = composer(name, concern)
    expect(secondPlace(c)).toBe('second')
    const career = mattersOf(c).find(({ topic }) => topic === 'career')
    // with a place that the trade does not bear yet page 1 says to wait: the year is that of the trade
    expect(career?.noun).toBe(c.say(bearsSecond(c) ? 'noun.second' : 'noun.trade'))
    const rows = ledgerEntries(c).map(({ statement }) => statement)
    expect(rows.filter((row) => /business of your own|pays the full price for it|pays for it, if only once/.test(row))).toEqual([])
  })
})

it.each([
  'I left my job in bank and want to open a shop of my own. When?',
  'I want to start my own business of tiles. When is the good time?',
  'Job or business, which is better for me?',
])('is not heard in: %s', (concern) => {
  expect(secondPlace(composer('delhi', concern))).not.toBe('second')
})
