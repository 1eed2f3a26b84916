import { BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import type { Composer } from '../../../compose/composer.ts'
import { lordFinding } from '../../../compose/parts.ts'
import { addYears } from '../../../facts/calendar.ts'
import type { MessageKey } from '../../../phrasebook/phrasebook.ts'
import { judge, scoreOf } from '../../../rules/grounds.ts'
import { courseOfMoney, courseTimes, easeOf, phasesOf, timesOfMoney } from '../../debt-course.ts'
import { timesOf } from '../../matter-times.ts'
import { bestOpening, nearestTime } from '../../short-concerns.ts'
import { spanOf } from '../answer-stretches.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

describe.each(GROWN)('money and a roof, for %s', (name) => {
  it('to invest follows the ground of money, and shares the lord of the 5th', () => {
    const { c, text } = writtenOf(name, 'money.invest', { words: 'Should I invest in shares?' })
    const which = writtenOf(name, 'money.invest', { words: 'Shares or gold, where to put it?' })
    expect(which.text.startsWith(c.say(`point.which.${judge(c, 'money').state}`))).toBe(true)
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

  it('debts say what presses until when, every time in order, and the rule until then', () => {
    const { c, text } = writtenOf(name, 'money.debt', { words: 'When will I be free of debt?', told: 'I have a home loan of 42 lakh' })
    const { hard, care } = phasesOf(c)
    expect(text.startsWith('What you owe can come down by steps: ')).toBe(courseTimes(c).length > 0)
    expect(text.includes('For what you owe the time ahead ')).toBe(hard !== null || care !== null)
    const told = care && { to: c.date(care.to), passage: c.say(`course.saturn.${care.phase}`) }
    if (told !== null)
      expect((['course.care', 'course.careHelped'] as const).filter((key) => text.includes(c.say(key, told)))).toHaveLength(1)
    for (const line of timesOfMoney(c)) expect(text).toContain(line.text)
    expect(text).toContain(c.say('point.debt.rule'))
  })

  it('when debts end is told with its time first, how they end with their ground first; without a post the lender is asked', () => {
    const when = writtenOf(name, 'money.debt', { words: 'When will I be debt free?', told: 'I have 18 lakh loan from relatives' })
    const how = writtenOf(name, 'money.debt', {
      words: 'How will I come out of this?',
      told: 'I have a loan of 5 lakh and lost my job in June',
    })
    const ground = when.c.say(`point.debt.${judge(when.c, 'money').state}`)
    const course = courseOfMoney(when.c)
    expect(how.text.startsWith(ground)).toBe(true)
    expect(how.text).toContain(how.c.say('point.debt.without'))
    expect(when.text).not.toContain(when.c.say('point.debt.without'))
    expect(when.lines[course.length]?.text).toBe(ground)
  })

  it('the times of a debt are those of the chapter, soonest first, the best of them named, and no day is given for its end', () => {
    for (const told of ['I have 18 lakh loan from relatives', 'I have lost 6 lakh in business', 'Money is not staying']) {
      const { c } = writtenOf(name, 'money.debt', { words: 'When will it end?', told })
      const times = courseTimes(c)
      expect(times.map(({ from }) => from)).toEqual(times.map(({ from }) => from).toSorted())
      const text = courseOfMoney(c)
        .map((line) => line.text)
        .join(' ')
      if (times.length > 0) expect(text).toMatch(/no chart gives/)
      expect(text).not.toMatch(/debt free by|to be through by/)
      for (const time of times) expect(text).toContain(spanOf(c, time))
      // the first sentence has the horizon: about a month that ends a time of the list, and never before it has eased
      const [first] = courseOfMoney(c)
      if (times.length > 0) {
        expect(first?.text).toMatch(/by about \p{L}+ \d{4}|by its end/u)
        const ends = times.map(({ to }) => c.say('course.rest.owed', { by: { date: to, grain: 'month' } }))
        const [, month] = /by about (\p{L}+ \d{4})/u.exec(first?.text ?? '') ?? []
        if (month !== undefined) expect(ends.some((end) => end.endsWith(month))).toBe(true)
        expect(first?.text.includes('it eases from')).toBe(easeOf(c) !== null)
      }
      // an opening within a sub-period is told as a part of it, and never after it
      const whole = times.find(({ period }) => period !== undefined)
      const [list] = timesOfMoney(c)
      if (whole !== undefined && times.some((one) => one !== whole && one.from >= whole.from && one.to <= whole.to))
        expect(list?.text).toContain('; in it ')
      expect(text).not.toMatch(/full help|for the largest payment .* for the largest payment/)
      const best = bestOpening(c, 'money')
      expect(text.includes('the best of the next five years')).toBe(best !== undefined)
      if (best !== undefined)
        expect(times.filter(({ key }) => key === 'best').map(({ from, to }) => from <= best.from && best.to <= to)).toEqual([true])
      // what page 1 names stands in the chapter
      const known = timesOf(c, 'money').flatMap(({ spans }) => spans)
      for (const { from, to } of times) {
        expect(known.some((span) => span.from === from || (from <= c.input.asOf && span.from <= c.input.asOf))).toBe(true)
        expect(known.some((span) => span.to === to)).toBe(true)
      }
    }
  })

  it('who owes through a market reads of the 5th, and is taken for no seeker of tips', () => {
    const words = 'I have heavy debt due to loss in share market. When will I become debt free?'
    const { c, text } = writtenOf(name, 'money.debt', { words, told: words })
    expect(text).not.toContain(c.say('decline.luck'))
    expect(text.includes('The share market is read from the 5th house')).toBe(true)
    const { voices } = judge(c, 'money')
    expect(voices.some(({ graha }) => graha === c.facts.main.lordOf(6))).toBe(true)
    expect(voices.some(({ graha }) => graha === 'mars')).toBe(true)
  })

  it('a sum that is held back: nothing is promised, and the time to press for it is named; a market owes nothing', () => {
    const { c, text } = writtenOf(name, 'money.stuck', {
      words: 'When will I get that money?',
      told: 'My salary arrears are pending in court',
    })
    expect(text.startsWith(c.say('point.dues.pay'))).toBe(true)
    const lent = writtenOf(name, 'money.stuck', { words: 'When will I get that money?', told: 'A friend owes me two lakh' })
    expect(lent.text.startsWith(c.say('point.owed.cannot'))).toBe(true)
    const court = writtenOf(name, 'money.stuck', { words: 'Should I file a case?', told: 'A friend owes me two lakh' })
    expect(court.text.startsWith(c.say(`point.owed.case.${judge(c, 'dispute').state}`))).toBe(true)
    expect(text).toContain(c.say(`point.owed.${judge(c, 'money').state}`))
    const time = nearestTime(c, 'money')
    if (time !== null && time.from > c.input.asOf) expect(text).toContain(spanOf(c, time))
    const market = writtenOf(name, 'money.loss', { words: 'Can I recover it?', told: 'Lost 9 lakh in share market' })
    expect(market.text).toContain('What a market has taken')
    expect(market.text).not.toContain('witnesses')
  })

  it('to stop, to hold and to live by trading follow the lord of the 5th, and never read as a yes to more of it', () => {
    const side = (c: Composer): string => {
      const score = scoreOf(c, lordFinding(c, 5, 'general').graha)
      return score > 0 ? 'well' : score < 0 ? 'ill' : 'mixed'
    }
    for (const [kind, words, told] of [
      ['stop', 'Should I stop trading?', 'Lost 9 lakh in share market'],
      ['hold', 'Should I hold or sell?', 'I invested in crypto'],
      ['live', 'Is this correct decision?', 'I quit my job to do stock trading full time'],
    ] as const) {
      const { c, text } = writtenOf(name, 'money.invest', { words, told })
      const { graha } = lordFinding(c, 5, 'general')
      expect(text.startsWith(c.say(`point.${kind}.${side(c)}` as MessageKey, { lord: c.graha(graha) }))).toBe(true)
      expect(text).not.toContain('by fixed parts each month')
    }
  })

  it('whether a pension is enough follows the ground of money', () => {
    const { c, text } = writtenOf(name, 'money.grow', { words: 'Will my pension and savings be enough?', told: 'I retire in 2028' })
    expect(text.startsWith(c.say(`point.enough.${judge(c, 'money').state}`))).toBe(true)
  })
})
