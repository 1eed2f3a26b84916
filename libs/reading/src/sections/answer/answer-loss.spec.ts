import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { answerOf } from './answer.ts'
import { openingLines } from './answer-opening.ts'
import { chosenStretches, isOpen } from './answer-stretches.ts'
import { loveSection } from '../love.ts'

const composerFor = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: ['love'] }))
const linesOf = (c: Composer): string[] => answerOf(c).items.map((item) => item.map(({ text }) => text).join(' '))
/** Those who may be asked about a bond at all. */
const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

const LOSSES: readonly (readonly [string, RegExp])[] = [
  ['My boyfriend left me 2 months ago. Will he come back?', /^It hurts to be left .*after so short a time/],
  ['My girlfriend left me, will she come back?', /^It hurts to be left .*no day by which/],
  ['I am divorced for three years. Will I find love again and when?', /^A marriage that ends/],
  ['My husband died. Will I find somebody again?', /^You have lost your husband, and nothing/],
  ['My wife died in covid. I have two children. Should I marry again?', /^You have lost your wife, and your children/],
  ['manglik hu, rishte toot jate hain. kya karu, shaadi kab hogi', /^To have a match broken off hurts/],
  ['I am still not married. Why is it delayed and when will it happen?', /^To wait this long/],
  ['We fight every day. Will our marriage become better?', /^To quarrel with the one you live with/],
  ['I do farming and girls want only a software boy. When will I get married?', /^To be measured by your trade/],
  ['When will my daughter get married? She refuses everyone.', /^You ask because you love your daughter/],
  ['My son is 27, in Canada, not talking to us after his marriage. Will our family be together again?', /^To hear nothing from a child/],
]

it.each(LOSSES)('%s has one kind sentence first, and the reply after it', (concern, kind) => {
  for (const name of GROWN) {
    const c = composerFor(name, concern)
    const [first = '', second = ''] = linesOf(c)
    expect(first).toMatch(kind)
    expect(first.split(/(?<=[.?!]) /)).toHaveLength(1)
    expect(second.length).toBeGreaterThan(40)
    expect(openingLines(c).some(({ text }) => text !== first)).toBe(true)
  }
})

it('no kind sentence of love stands over a question that tells of no loss', () => {
  for (const concern of ['When will I marry?', 'Will I get green card or come back to India?', 'When will I get a new job?'])
    expect(linesOf(composerFor('delhi', concern))[0]).not.toMatch(/hurts|You have lost|A marriage that ends|To wait this long/)
})

describe('somebody who has gone', () => {
  const told = GROWN.map((name) => {
    const c = composerFor(name, 'My boyfriend left me 2 months ago. Will he come back?')
    return { c, text: linesOf(c).join('\n') }
  })

  it('no day is called the end of love where the next stretch begins on it', () => {
    for (const { c, text } of told) {
      const open = chosenStretches(c, 'love').find((stretch) => isOpen(c, stretch))
      const onward = open !== undefined && chosenStretches(c, 'love').some(({ from }) => from === open.parts[0].to)
      if (onward) expect(text).not.toMatch(/the sky (?:is|grows) quiet about love/)
    }
  })

  it('what changes on the day is named, and the verdict is of a bond and not of one person', () => {
    for (const { text } of told) {
      expect(text).toMatch(/Love is in focus for you now|Love stays in focus|No stretch for love is open now/)
      if (/On that day/.test(text)) expect(text).toMatch(/On that day (?:Jupiter moves on into|the sub-period passes to) \S+/)
      expect(text).toMatch(/said of a bond as such/)
      expect(text).not.toMatch(/and no longer\.|he will|come back soon/)
    }
  })
})

it.each(LOSSES.map(([concern]) => concern))('%s is advised in words of its own and not of work', (concern) => {
  for (const name of GROWN) {
    const c = composerFor(name, concern)
    const chapter = JSON.stringify(loveSection(c).blocks)
    for (const text of [linesOf(c).join(' '), chapter])
      expect(text).not.toMatch(/client|second plan|to launch|prepare, ask and learn|ask and try,|hang nothing on one customer/)
  }
})

it('why a wedding is late is told by facts of the chart, and no period with a tie to it is said to do little', () => {
  for (const name of GROWN) {
    const c = composerFor(name, 'I am still not married. Why is it delayed and when will it happen?')
    const why = linesOf(c).find((text) => text.startsWith('Why it has been slow')) ?? ''
    expect(why).toMatch(/None of this is a fault of yours/)
    expect(why).not.toMatch(/had nothing to do with it|belonged to it with two sides/)
  }
})
