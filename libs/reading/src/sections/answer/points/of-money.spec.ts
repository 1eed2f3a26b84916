import { BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { lordFinding } from '../../../compose/parts.ts'
import { addYears } from '../../../facts/calendar.ts'
import { judge, scoreOf } from '../../../rules/grounds.ts'
import { nearestTime } from '../../short-concerns.ts'
import { spanOf } from '../answer-stretches.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

describe.each(GROWN)('money and a roof, for %s', (name) => {
  it('to invest follows the ground of money, and shares the lord of the 5th', () => {
    const { c, text } = writtenOf(name, 'money.invest', { words: 'Should I invest in shares or gold?' })
    expect(text.startsWith(c.say(`point.invest.${judge(c, 'money').state}`))).toBe(true)
    const { graha } = lordFinding(c, 5, 'general')
    const score = scoreOf(c, graha)
    expect(text).toContain(c.say(`point.invest.shares.${score > 0 ? 'well' : score < 0 ? 'ill' : 'mixed'}`, { lord: c.graha(graha) }))
    expect(writtenOf(name, 'money.invest', { words: 'Should I invest in gold?' }).text).not.toContain('5th house')
  })

  it('what was declined above is not declined a second time', () => {
    const { c } = writtenOf(name, 'money.invest', { words: 'Should I invest?' })
    const above = c.line([], 'decline.luck')
    expect(writtenOf(name, 'money.invest', { words: 'Should I invest?', said: [above] }).text).not.toContain('no chart knows')
  })

  it('another house to live in is no house of one’s own: ground, time, and what is done before a far one', () => {
    const { c, text } = writtenOf(name, 'home.move', { words: 'Should we shift to another house this year?', told: 'We live on rent' })
    expect(text.startsWith(c.say(`point.move.${judge(c, 'home').state}`))).toBe(true)
    expect(text).not.toContain('of your own')
    const time = nearestTime(c, 'home')
    if (time === null) return
    if (time.from > c.input.asOf) expect(text).toContain(spanOf(c, time))
    expect(text.includes(c.say('point.move.before'))).toBe(time.from > addYears(c.input.asOf, 1))
    expect(text.includes(c.say('point.move.late', { year: '2026' }))).toBe(time.from > '2026-12-31')
  })

  it('a sum that has to be there follows the ground of money', () => {
    const { c, text } = writtenOf(name, 'money.arrange', { words: 'Is the blocked account money going to be arranged?' })
    expect(text.startsWith(c.say(`point.arrange.${judge(c, 'money').state}`))).toBe(true)
  })

  it('a far time for debts says why and what comes before it', () => {
    const { c, text } = writtenOf(name, 'money.debt', { words: 'When will I be free of debt?', told: 'I have a home loan of 42 lakh' })
    const time = nearestTime(c, 'money')
    const far = time !== null && time.from > addYears(c.input.asOf, 1)
    expect(text.includes('The wait has a reason')).toBe(far)
    expect(text.includes(c.say('point.debt.before'))).toBe(far)
  })
})
