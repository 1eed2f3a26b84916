import { inputFor } from '../../__fixtures__/births.ts'
import { LIVELIHOOD } from '../../__fixtures__/questions.ts'
import { Composer } from '../../compose/composer.ts'
import { answerOf } from './answer.ts'

const NAMES = ['delhi', 'hyderabad', 'london'] as const
const read = (name: string, concern: string): { heads: string[]; text: string } => {
  const c = new Composer(inputFor(name, { concern, topics: [] }))
  const { items } = answerOf(c)
  const told = items.filter((item) => item.length > 0)
  return {
    heads: told.map(([first]) => (first as { text: string }).text),
    text: told.map((item) => item.map(({ text }) => text).join(' ')).join('\n'),
  }
}

/** An answer that is worth paying for: a reply, its ground, a day, a step and what stays open. */
const FEWEST_ITEMS = 4

describe('what a stranger types about a livelihood', () => {
  // one question after the other: what its words mean is found once for all the births
  it.each(LIVELIHOOD.flatMap((typed) => NAMES.map((name) => [typed.asked, name, typed] as const)))(
    '%s, for %s',
    (asked, name, { declines = [], lead }) => {
      const { heads, text } = read(name, asked)
      expect(heads.length).toBeGreaterThanOrEqual(FEWEST_ITEMS)
      expect(text).toMatch(/One thing to do/)
      expect(text).toMatch(/no chart|A chart cannot/)
      expect(text).toMatch(/\b20\d\d\b/)
      expect(text).not.toMatch(/does not know them by name/)
      if (!declines.includes('recovery')) expect(text).not.toMatch(/Whether that sum comes back/)
      expect(text).not.toMatch(/How many years a life has|Whether two people part/)
      if (lead === 'career') expect(heads.join(' ')).not.toMatch(/your (?:marriage|relationship)|two of you/)
    },
  )
})

describe.each(NAMES)('what a stranger types about a livelihood in a few words, for %s', (name) => {
  it.each([
    ['2027 kaisa rahega mere liye', /2027/, /Whether/],
    ['How will 2027 be for me financially', /^(?:Your money|Money) /, /Love in 2027|Love: no stretch/],
    ['what is my purpose in life', /^What (?:you have to give|settles)/, /Life abroad/],
    ['purpose', /^What you have to give/, /Life abroad/],
    ['I am a CA with own practice, clients are leaving. What should I do', /accountancy|accounts/, /Love:/],
    ['teacher banu ya bank ki taiyari karu', /teaching/, /Love:/],
    ['Planning to open a boutique in my area, will it run', /boutique/, /Love:/],
    ['gave 5 lakh to friend, will he return', /Whether that sum comes back/, /Love:/],
    ['When will I get out of this loan trap, 3 credit cards and personal loan', /free of debt[^]*dearest loan/, /step up at work/],
    ['Working in Infosys for 6 years, want to do MBA. Is it the right time?', /^(?:Study|Your studies) /, /new post|your work/],
    ['want to move from IT to teaching. Is this right?', /teaching/, /Love:/],
    ['Is it good to invest in gold or property now?', /(?:Your money|Money) .*\n.*A home of your own/, /your work/],
    ['will my restaurant survive', /your (?:business|work)/, /years a life has/],
  ] as const)('%s', (asked, wanted, unwanted) => {
    const { heads, text } = read(name, asked)
    expect(`${heads[0] ?? ''}\n${text}`).toMatch(wanted)
    expect(heads.join('\n')).not.toMatch(unwanted)
  })
})
