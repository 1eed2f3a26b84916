import { composer, GROWN, textOf } from '../../__fixtures__/short-answers.ts'
import { judge } from '../../rules/grounds.ts'

const ASKS = [
  'I have two mini bus of own, EMI 38400, collection is down to half. Shall I sell it or hold, and when business will come back?',
  'My shop sales are down after the mall opened. When will my business improve?',
  'I run a printing press, orders are dull. Shall I sell the second machine, and when will business come back?',
  'Meri kirana dukan me bikri kam hai, dukan bech du ya rakhu aur dhandha kab badhega?',
  'My tailoring business is slow. When will business grow?',
] as const

const FAVOURS = /chart (?:clearly )?favours (?:it|your business)|leans a little towards (?:it|your business)/
const HINDERS = /more hinders (?:it|trade)/

describe.each(GROWN)('a trade that runs, for %s', (name) => {
  it.each(ASKS)('has one verdict on the page: %s', (concern) => {
    const c = composer(name, concern)
    const page = textOf(c)
    if (judge(c, 'business').state === 'ill') expect(page).not.toMatch(FAVOURS)
    if (judge(c, 'business').state === 'well') expect(page).not.toMatch(HINDERS)
    expect(page).not.toContain('Whether that sum comes back')
  })
})
