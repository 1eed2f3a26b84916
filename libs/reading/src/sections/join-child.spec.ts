import { sectionText } from '@disha/contracts/document'
import { inputFor } from '../__fixtures__/births.ts'
import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { Composer } from '../compose/composer.ts'
import { joinsChild } from '../understanding/join-child.ts'
import { pointsAsked } from '../understanding/points-asked.ts'
import { matterSection } from './asked-matter.ts'
import { joinLean } from './join-child.ts'
import { ledgerEntries } from './ledger.ts'
import { shortOpenings } from './year-matters.ts'

const ASKED = [
  'My only son is 33, software engineer in Bangalore. We both are getting old and our house is own. Will we go and stay with him or remain here only in our place?',
  'My wife and I are 68 and 64, living alone in our own house in Nagpur. Son is calling us to Pune. Should we go and stay with our son or remain here in our own house?',
  'Beta Noida me hai, bol raha hai papa mummy mere paas aa jao. Kya hum bete ke paas shift ho jaye ya apne ghar me hi rahe?',
  'I am a widow of 66, daughter in Hyderabad wants me to move in with her and sell the house here. Should I shift to my daughter’s place or stay in my own house?',
  'We live in rented house in Indore, both 65+. Our son is in Pune IT company. Is it better to move to our son or stay here only?',
  'बेटा पुणे में नौकरी करता है और बुला रहा है। हम दोनों रिटायर हैं, अपना घर नासिक में है। बेटे के पास जाकर रहें या यहीं अपने घर में रहें?',
] as const

const LEANS = { stay: 'stay the base', go: 'try it in earnest', both: 'divide the year' }

describe.each(GROWN)('going to a grown child or staying, for %s', (name) => {
  it.each(ASKED)('weighs both, with one verdict, a way in between, the first long stay and what is kept: %s', (concern) => {
    const c = composer(name, concern)
    const page = textOf(c)
    expect(page).toContain(LEANS[joinLean(c)])
    for (const [lean, words] of Object.entries(LEANS)) if (lean !== joinLean(c)) expect(page).not.toContain(words)
    expect(page).toMatch(/Weighed for it: home \(the 4th\)/)
    expect(page).toMatch(/way in between|divide the year/)
    expect(page).toMatch(/first long stay|time is marked for a long stay/)
    expect(page).toContain('Keep what makes the way back easy')
    expect(page).not.toMatch(/light, rent and quiet|A rented house/)
    expect(page.includes('the rented place until')).toBe(concern.includes('rented'))
  })

  it.each(ASKED)('months, ledger and chapter tell of the stay, and of no house to be had: %s', (concern) => {
    const own = new Composer(inputFor(name, { concern, topics: [] }))
    expect(shortOpenings(own).some(({ ground }) => ground === 'home')).toBe(false)
    const rows = ledgerEntries(own).map(({ statement }) => statement)
    expect(rows.filter((row) => /advance for a house|lender or an owner/.test(row))).toEqual([])
    const chapter = matterSection(own)
    expect(chapter === null ? '' : sectionText(chapter)).not.toMatch(/home of your own|see three places|ask two banks/)
  })
})

it.each([
  'Should I move with my son to Kota for his coaching or stay here with my husband?',
  'My son is in 3rd class. Should I live with my in laws or stay in my own house?',
  'After divorce will my daughter stay with me or with him?',
  'Should we go to our son in Canada or stay here, visa is pending?',
  'When will my son come back to live with us?',
])('is not heard in: %s', (concern) => {
  expect(joinsChild(concern)).toBeNull()
})

it('leaves a plain change of house what it is', () => {
  const [part] = pointsAsked('We live on rent. Should we shift to another house this year?')
  expect(part?.point).toBe('home.move')
  expect(joinsChild('We live on rent. Should we shift to another house this year?')).toBeNull()
})
