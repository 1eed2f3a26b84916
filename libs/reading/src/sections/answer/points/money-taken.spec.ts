import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { bookOf } from '../../../__fixtures__/book.ts'
import { judge } from '../../../rules/grounds.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const CONCERN = 'I had hardware shop with partner and he cheated me for 15 lakh. Will I recover and should I do business alone now?'
/** Words on a lover's fidelity, a trade that two begin, and a first year that would choose. */
const MISPLACED =
  /To live with such a doubt|Whether somebody is true|how the bond is carried|papers and friendships in order|one small order that both pay for|first year’s figures choose|\bthe loans\b|what is owed first/
const WEIGHT = { well: 1, mixed: 0, ill: -1 } as const

describe('money that a partner took', () => {
  it.each(GROWN)('is answered as money, and then alone or together by the two grounds, for %s', (name) => {
    const { c, document } = bookOf(inputFor(name, { concern: CONCERN }))
    const text = JSON.stringify(document.sections)
    expect(MISPLACED.exec(text)?.[0]).toBeUndefined()
    expect(text).toContain('all that your partner took comes back no chart can say')
    expect(text).toContain(c.say(`point.taken.${judge(c, 'money').state}`))
    expect(text).toContain(c.say(`point.taken.law.${judge(c, 'dispute').state}`))
    const shared = judge(c, 'tradePartner').state
    const own = judge(c, 'business').state
    expect(text).toContain(c.say(`point.alone.${WEIGHT[shared] > WEIGHT[own] ? 'together' : 'alone'}`))
    expect(text).toContain(c.say(`point.alone.why.${shared}.${own}`))
  })
})
