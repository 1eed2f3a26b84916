import { sectionText } from '@disha/contracts/document'
import { inputFor } from '../../../__fixtures__/births.ts'
import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { Composer } from '../../../compose/composer.ts'
import { swapsHome } from '../../../understanding/home-swap.ts'
import { matterSection } from '../../asked-matter.ts'
import { ledgerEntries } from '../../ledger.ts'
import { ledMatter } from '../../led-matter.ts'
import { lookAndSign } from '../../short-concerns.ts'
import { shortOpenings } from '../../year-matters.ts'
import { spanOf } from '../answer-stretches.ts'

const BOTH = [
  'We want to buy a bungalow in Surat and sell the old flat. Is the coming year good for property?',
  'I want to sell village plot and buy flat in Hyderabad, should I do now or wait?',
  'purana ghar bech ke naya flat lena hai kab sahi time hai',
  'When will my old flat get sold and when can I buy a bigger house?',
  'My flat is not getting sold since 1 year. After that only I can buy new house. When will it happen?',
  'flat bechna hai aur bungalow lena hai, pehle kya kare',
  'Will I be able to sell my current home and upgrade to bigger one this year?',
] as const
const ONE = [
  'tenant wants to buy my house should I sell it now?',
  'When will my flat get sold?',
  'Should I sell my shop and buy a car?',
  'When will I buy my own house?',
] as const

it.each(BOTH)('hears two deeds: %s', (concern) => {
  expect(swapsHome(concern)).toBe(true)
})
it.each(ONE)('hears one: %s', (concern) => {
  expect(swapsHome(concern)).toBe(false)
})

describe.each(GROWN)('a home that is sold for another, for %s', (name) => {
  it.each(BOTH)('has both deeds in their order, in every chapter: %s', (concern) => {
    const c = composer(name, concern)
    const page = textOf(c)
    expect(page).toMatch(/Sell first, then buy|sell first, and sign/i)
    const times = lookAndSign(c, 'home')
    if (times !== null) expect(page).toContain(spanOf(c, times.look).replace(/^from /u, ''))
    if (times !== null && times.sign !== null) expect(page).toContain(spanOf(c, times.sign).replace(/^from /u, ''))
    expect(ledMatter(c)).toBe('home')
    const own = new Composer(inputFor(name, { concern }))
    const chapter = matterSection(own)
    expect(chapter === null ? '' : sectionText(chapter)).toMatch(/You asked about the sale and the purchase[\s\S]*old place/)
    expect(shortOpenings(own).every(({ ground }) => ground === 'swap')).toBe(true)
    const asked = ledgerEntries(own).map(({ statement }) => statement)
    if (shortOpenings(own).length > 0) expect(asked.some((text) => /old place/.test(text))).toBe(true)
  })
})
