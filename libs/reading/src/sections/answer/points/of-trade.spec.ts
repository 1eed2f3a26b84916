import { BIRTH_NAMES } from '../../../__fixtures__/births.ts'
import { writtenOf } from '../../../__fixtures__/written.ts'
import { isDated } from '../../../compose/current.ts'
import { periodFinding } from '../../../compose/parts.ts'
import { periodTone } from '../../../rules/period-colour.ts'
import { phasesOf, timesOfMoney } from '../../debt-course.ts'
import { nextGoodPeriod } from '../../season.ts'
import { tradeCourse } from '../../trade-course.ts'
import { judge, judgeOwed } from '../../../rules/grounds.ts'
import { workMode } from '../../career.ts'
import { foremost } from '../../stretch-use.ts'
import { chosenStretches } from '../answer-stretches.ts'
import { timeAloud } from '../answer-gist.ts'
import { spanAloud } from '../span-aloud.ts'
import { fundsOf } from '../answer-ways.ts'
import { OWN_SIDE } from './of-trade.ts'
import { heads } from './shared.ts'
import { bearingOf } from './times.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const OPENING = {
  yes: /^By your chart, yes: trade has good ground/,
  beside: /^Yes, but beside a regular income: trade has good ground/,
  small: /^Yes, in a small form first: /,
  open: /^Your chart leaves it open: /,
  later: /^Not as your only income: the ground of trade is even/,
  slow: /^Yes, but slowly and without borrowed money: /,
  no: /^Rather not as your only income: more hinders trade/,
  plainNo: /^Rather not as your only income: .* a post serves you as well/,
} as const

describe.each(GROWN)('a business of one’s own, for %s', (name) => {
  it('begins with the ground of trade and the form of work, and names the time and what it is for', () => {
    const { c, lines, text } = writtenOf(name, 'work.own', { words: 'Should I start my own business?' })
    const { state } = judge(c, 'business')
    const { mode } = workMode(c)
    expect(text).toMatch(OPENING[OWN_SIDE[state][mode]])
    if (OWN_SIDE[state][mode] !== 'plainNo') expect(text).toContain(c.say(`point.form.${mode}`))
    const time = timeAloud(c, 'career', c.say('noun.business'))
    if (time !== null) expect(lines.map((line) => line.text)).toContain(time.text)
    const [first] = chosenStretches(c, 'career')
    if (first !== undefined)
      expect(text).toMatch(/Use (?:it|the nearest|the weeks from [^.]{10,60}|the earlier of them|the next twelve months) to [a-z]/)
  })

  it('a time that stands above is named again in short, with its own use', () => {
    const { c, lines } = writtenOf(name, 'work.own', { words: 'Should I start my own business?' })
    const [first] = chosenStretches(c, 'career')
    if (first === undefined) return
    const above = c.line(first.ids, 'gist.time.none', { noun: 'a post' })
    const { lines: again, text } = writtenOf(name, 'work.own', { words: 'Should I start my own business?', said: [above] })
    expect(again.length).toBeLessThanOrEqual(lines.length)
    expect(again[0]?.text).toBe(lines[0]?.text)
    if (first.from > c.input.asOf) expect(text).toContain(spanAloud(c, first.parts[0]))
    expect(text).toMatch(/For a business of your own it is the same/)
    expect(text).not.toMatch(/The nearest time for/)
  })

  it('a second place is judged by the ground of trade alone', () => {
    const { c, text } = writtenOf(name, 'work.own', { words: 'Should I open a second shop?', told: 'I run a small bakery for 3 years' })
    expect(text.startsWith(c.say(`point.second.${judge(c, 'business').state}`))).toBe(true)
    expect(text).not.toContain('the form of work')
  })

  it('a step that was taken for a trade of one’s own is judged as taken, and is no second place', () => {
    const { c, text } = writtenOf(name, 'work.own', { words: 'Is this a right decision?', told: 'I left my bank job to start a bakery' })
    const { mode } = workMode(c)
    const { state } = judge(c, 'business')
    expect(text.startsWith(c.say(`point.own.done.${OWN_SIDE[state][mode]}`, { form: c.say(`point.form.${mode}`) }))).toBe(true)
    expect(text).not.toContain('second place')
    const wish = writtenOf(name, 'work.own', { words: 'Is this right?', told: 'Want to start dairy farm in village leaving IT job' })
    expect(wish.text.startsWith(c.say(`point.own.${OWN_SIDE[state][mode]}`, { form: c.say(`point.form.${mode}`) }))).toBe(true)
  })

  it('something new beside a trade that runs is no second place of it', () => {
    const { c, text } = writtenOf(name, 'work.own', { words: 'Should I start something new?', told: 'My textile business has loss' })
    expect(text.startsWith(c.say(`point.new.${judge(c, 'business').state}`))).toBe(true)
    expect(text).not.toContain('second place')
  })

  it('the turn of a bad time stands after the time of the trade itself: until when it presses, what eases, what Saturn still slows, and the size for now', () => {
    const { c, text, lines } = writtenOf(name, 'work.trade', {
      words: 'When will it become better?',
      told: 'My textile business has loss since covid and there is a loan of 40 lakh',
    })
    const { hard, care } = phasesOf(c)
    const turn = lines.find(({ text: one }) => one.startsWith('For your business the time ahead '))?.text
    expect(turn !== undefined).toBe(hard !== null || care !== null)
    if (hard !== null) expect(turn).toMatch(/ is hard(?:est from .* to| until) /)
    if (care !== null) expect(turn).toContain(c.say('course.care', { to: c.date(care.to), passage: c.say(`course.saturn.${care.phase}`) }))
    const period = isDated(c) ? c.dashas.running?.antar : undefined
    const next = nextGoodPeriod(c)
    if (period !== undefined && next !== undefined && periodTone(c, period) !== 'well')
      expect(lines.some(({ ids }) => ids.includes(periodFinding(c, next)))).toBe(true)
    // what eases while Saturn presses is never told as the end of it
    if (care !== null && next !== undefined && next.from < care.to) expect(text).not.toContain('It eases from')
    const { course } = tradeCourse(c)
    if (hard !== null || care !== null) expect(text).toContain(c.say(`point.turn.do.${course}`))
    expect(course).not.toBe('grow')
    const time = timeAloud(c, 'career', c.say('noun.trade'))
    if (time !== null) expect(lines[0]?.text).toBe(time.text)
    // the debt beside it has all its times, and is not one to be signed
    for (const line of timesOfMoney(c)) expect(text).toContain(line.text)
    expect(text).toContain(c.say(`point.debt.${judgeOwed(c).state}`))
    expect(text).not.toMatch(/sign it|charts in 10/)
  })

  it('a year that is named for a second place is told by its stretches, once', () => {
    const { text } = writtenOf(name, 'work.own', {
      words: 'Is 2027 good?',
      told: 'Planning to open a second branch of my restaurant in Pune',
    })
    expect(text).toMatch(/2027, which you name, (?:has|lies)|What is left/)
    if (/2027, which you name, has/.test(text)) expect(text).not.toMatch(/The (?:nearest )?time for a second place/)
  })

  it('a trade that runs: when first where when is asked, and its ground by the judge', () => {
    const when = writtenOf(name, 'work.trade', { words: 'When will my business grow?', told: 'I run a textile business' })
    const how = writtenOf(name, 'work.trade', { words: 'Will my business do well?', told: 'I run a textile business' })
    const ground = when.c.say(`point.trade.${judge(when.c, 'business').state}`)
    expect(how.text.startsWith(ground)).toBe(true)
    expect(when.text).toContain(ground)
    const time = timeAloud(when.c, 'career', when.c.say('noun.trade'))
    if (time !== null) expect(when.lines[0]?.text).toBe(time.text)
    expect(when.text).not.toContain('charts in 10')
  })

  it('what fell is explained by what presses on work, and only where it was told', () => {
    const told = writtenOf(name, 'work.trade', { words: 'When will it grow?', told: 'I run a shop, sales have fallen' })
    const plain = writtenOf(name, 'work.trade', { words: 'When will it grow?', told: 'I run a shop' })
    expect(plain.text).not.toContain('What strains')
    expect(told.text).not.toContain('What helps: Saturn is in one')
  })

  it('to close follows the ground of trade, and the day to look at it is the end of the next time', () => {
    const { c, text } = writtenOf(name, 'work.close', { words: 'Should I close the shop and go back to a job?', told: 'I run a shop' })
    expect(text.startsWith(c.say(`point.close.${judge(c, 'business').state}`))).toBe(true)
    const within = chosenStretches(c, 'career').filter(({ parts: [{ to }] }) => to <= '2028-11-21')
    const best = foremost(c, within)
    if (best === undefined) expect(text).toContain(c.say('point.close.open'))
    else {
      const key = best.from <= c.input.asOf ? 'point.close.limitNow' : 'point.close.limit'
      const [{ to, toErrorDays }] = best.parts
      expect(text).toContain(c.say(key, { from: c.date(best.from, best.fromErrorDays), to: c.date(to, toErrorDays) }))
    }
    expect(text).toContain(c.say(`point.close.post.${workMode(c).mode}`))
    expect(text).not.toContain('charts in 10')
  })

  it('an investor follows the houses of partners and of their money; without a venture money is to be put somewhere', () => {
    const { c, text } = writtenOf(name, 'work.funds', { words: 'Will I get funding from investors?', told: 'I have a startup' })
    const { state, lords } = fundsOf(c)
    expect(text.startsWith(c.say(`point.funds.${state}`, { lords }))).toBe(true)
    const none = writtenOf(name, 'work.funds', { words: 'Should I invest in mutual funds?' })
    expect(none.text.startsWith(none.c.say(`point.invest.${judge(none.c, 'money').state}`))).toBe(true)
  })
})

it('the use of a time follows what it bears', () => {
  for (const name of GROWN) {
    const { c, text } = writtenOf(name, 'work.trade', { words: 'When will my business grow?', told: 'I run a textile business' })
    const [first] = chosenStretches(c, 'career')
    if (first === undefined || text.includes('Use the next twelve months')) continue
    expect(text).toContain(c.say(`point.step.trade.${bearingOf(c, first, 'trade')}`))
  }
})

/** Births and days on which the first stretch of work is years away. */
const FAR = [
  { name: 'unknown', asOf: '2026-11-21' },
  { name: 'morning', asOf: '2030-11-21' },
  { name: 'tromso', asOf: '2024-11-21' },
  { name: 'kathmandu', asOf: '2034-11-21' },
] as const

it.each(FAR)('a far first time is never told bare: why it is far and what the year before it is for ($name, $asOf)', ({ name, asOf }) => {
  const { c, text } = writtenOf(name, 'work.trade', { words: 'When will my business grow?', told: 'I run a textile business', asOf })
  const [first] = chosenStretches(c, 'career')
  expect((first?.from ?? '') > `${Number(asOf.slice(0, 4)) + 3}-11-21`).toBe(true)
  expect(text).toMatch(/The wait has a reason: /)
  expect(text).toContain(`Use the next twelve months to ${c.say('point.step.trade.prepare')}.`)
})

it('money of the trade that others hold back is told with its turn', () => {
  for (const name of GROWN) {
    const { c, text } = writtenOf(name, 'work.trade', {
      words: 'When will it recover?',
      told: 'Textile business in loss since 2 years, payment stuck in market',
    })
    const [head] = heads(c, 'money')
    expect(text).toContain(head?.text)
  }
})
