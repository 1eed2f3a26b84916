import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { chosenStretches } from './answer-stretches.ts'
import { mayBegin } from '../stretch-use.ts'
import { questionSection } from '../your-question.ts'

const CONCERNS = [
  'I love a boy of another caste for six years. Will my father ever agree? Should I wait?',
  'When will my marriage happen and will he be from my own district?',
  'My salary is 27000 only and they are reducing shifts. Should I start my own work in coming year or stay in mill some more time? And is partnership with brother ok or I should do single?',
]
const pageOf = (name: string, concern: string): { c: Composer; items: string[]; page: string } => {
  const c = new Composer(inputFor(name, { concern, topics: [] }))
  const { blocks } = questionSection(c)
  const items = blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
  const page = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.runs.map(({ text }) => text) : [])).join(' ')
  return { c, items, page }
}

describe('the grounds below the short answer', () => {
  it('are cut nowhere within brackets', () => {
    for (const name of BIRTH_NAMES)
      for (const concern of CONCERNS)
        for (const item of pageOf(name, concern).items) expect(item.split('(').length).toBe(item.split(')').length)
  })

  it('give each verdict with its count once on the page', () => {
    for (const name of BIRTH_NAMES)
      for (const concern of [
        ...CONCERNS,
        'Is there someone else in my husband’s life? Will things become normal or should I go back home with the girls?',
      ]) {
        const { items, page } = pageOf(name, concern)
        const counts = [...`${items.join(' ')} ${page}`.matchAll(/[^.]*\. Of the \w+ witnesses that could speak[^.]*\./g)].map(([text]) =>
          text.trim(),
        )
        expect(counts).toEqual([...new Set(counts)])
      }
  })

  it('name a day for the ceremony in a time that bears a promise, and in no other', () => {
    let told = 0
    for (const name of BIRTH_NAMES) {
      const { c, page } = pageOf(name, CONCERNS[1] as string)
      const [, day] = /than the opening from (\d+ \w+ \d{4}|\w+ \d{4}) to /.exec(page) ?? []
      const [, after] = /The opening from (\d+ \w+ \d{4}|\w+ \d{4}) to [^.]* is for [^.]*, and a wedding day comes after/.exec(page) ?? []
      const from = day ?? after
      const stretch = chosenStretches(c, 'love').find((one) => c.book.date(one.from) === from || one.from < c.input.asOf)
      if (stretch === undefined) continue
      told++
      expect(`${name} ${mayBegin(c, stretch)}`).toBe(`${name} ${day !== undefined}`)
    }
    expect(told).toBeGreaterThan(0)
  })

  it('are those of a trade of one’s own where that is asked, whatever pay is told of beside it', () => {
    for (const name of BIRTH_NAMES.filter((one) => one !== 'young' && one !== 'elder')) {
      const items = pageOf(name, CONCERNS[2] as string).items.join(' ')
      expect(`${name} ${/rise in pay|the day, the rank or the sum/.test(items)}`).toBe(`${name} false`)
    }
  })
})
