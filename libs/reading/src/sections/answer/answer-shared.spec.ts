import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { isDated } from '../../compose/current.ts'
import { judgeOwed } from '../../rules/grounds.ts'
import { chosenStretches } from './answer-stretches.ts'
import { shortAnswer } from './answer-parts.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const partsOf = (
  name: string,
  concern: string,
): { c: Composer; parts: { words: string; lines: { text: string; ids: readonly string[] }[] }[] } => {
  const c = new Composer(inputFor(name, { concern, topics: ['career'] }))
  return { c, parts: shortAnswer(c).map(({ words, lines }) => ({ words: words.join(' '), lines })) }
}

describe.each(GROWN)('two matters under one verb of asking, for %s', (name) => {
  it.each([
    'When will business improve and debts get over?',
    'when will my business grow and loan clear',
    'when will shop pick up and my loans get over',
  ])('each has a part with its own time first: %s', (asked) => {
    const { c, parts } = partsOf(name, `My textile business is in loss for 3 years and I have big loan. ${asked}`)
    const [trade, debt] = parts.filter(({ words }) => words !== '')
    expect(trade?.words).toMatch(/^when will (?:my )?(?:business|shop)/iu)
    expect(debt?.words).toMatch(/^when will (?:my )?(?:debts|loan)/iu)
    const [first] = chosenStretches(c, 'career')
    if (isDated(c) && first !== undefined) expect(trade?.lines[0]?.ids.join(' ')).toMatch(/(?:window|quick|opening)\./)
    // one word on how the debts lie
    expect(trade?.lines.some(({ text }) => text.startsWith('The instalments'))).toBe(false)
    expect(debt?.lines.map(({ text }) => text)).toContain(c.say(`point.debt.${judgeOwed(c).state}`))
  })
})
