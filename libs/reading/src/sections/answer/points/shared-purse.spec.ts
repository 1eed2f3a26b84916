import { sectionText } from '@disha/contracts/document'
import { inputFor } from '../../../__fixtures__/births.ts'
import { composer, GROWN, textOf } from '../../../__fixtures__/short-answers.ts'
import { Composer } from '../../../compose/composer.ts'
import { sharedPurse, type SharedPurse } from '../../../understanding/shared-purse.ts'
import { matterSection } from '../../asked-matter.ts'
import { courseOfMoney } from '../../debt-course.ts'
import { ledMatter } from '../../led-matter.ts'

const HOMES: readonly (readonly [string, SharedPurse['owes']])[] = [
  ['My husband’s shop is in loss and we have taken money from relatives also. When will good time come for us?', 'relatives'],
  ['Husband business going in loss since 2 years, lot of debt on us. when will our problems end?', 'lenders'],
  ['my wife’s boutique is in loss and we borrowed from her brothers. when will we be out of this?', 'relatives'],
  ['Husband lost money in shares, relatives are asking their money back. When will this bad time go?', 'relatives'],
  ['husband is jobless from 1 year. when will our time change?', null],
  ['We sold my gold for husband’s business and still loss. When will our luck change?', null],
]
const OTHERS = [
  'My husband lost his job. When will he get a job?',
  'My husband fights daily and business is in loss. When will things get better?',
  'My shop is in loss. When will good time come?',
  'My husband got promotion. When will we go abroad?',
] as const

it.each(OTHERS)('is no shared purse: %s', (concern) => {
  expect(sharedPurse(concern)).toBeNull()
})

describe.each(GROWN)('a home whose earner is in trouble, for %s', (name) => {
  it.each(HOMES)('is answered by its money, the other’s work and one step: %s', (concern, owes) => {
    expect(sharedPurse(concern)?.owes).toBe(owes)
    const c = composer(name, concern)
    const page = textOf(c)
    for (const { text } of courseOfMoney(c)) expect(page).toContain(text)
    expect(page).toMatch(/Of your (?:husband|wife)’s work your chart/)
    expect(page).toContain(c.say(`point.purse.do.${owes ?? 'home'}`))
    expect(page).not.toMatch(/your marriage|a paper read through/)
    const own = new Composer(inputFor(name, { concern }))
    expect(ledMatter(own)).toBe('money')
    const chapter = matterSection(own)
    expect(chapter === null ? '' : sectionText(chapter)).toContain('money')
  })
})
