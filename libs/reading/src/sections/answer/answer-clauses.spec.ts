import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { CORPUS } from '../../__fixtures__/questions.ts'
import { fearIn, slipsIn } from '../../checks/check-prose.ts'
import { Composer } from '../../compose/composer.ts'
import { writeAnswer } from '../../write-answer.ts'
import { questionOf } from '../../understanding/understanding.ts'
import { asksOfApart } from '../living-apart.ts'
import { answerOf } from './answer.ts'
import { openingLines } from './answer-opening.ts'
import type { Item } from './answer-stretches.ts'

type Asked = { c: Composer; items: Item[]; texts: string[] }

const asked = (name: string, concern: string): Asked => {
  const c = new Composer(inputFor(name, { concern, topics: [] }))
  const { items } = answerOf(c)
  return {
    c,
    items,
    texts: items.map((item) =>
      item
        .map(({ text }) => text)
        .join(' ')
        .replace(/[\ue000-\uf8ff]/g, ''),
    ),
  }
}
/** A page and a half, the quotation and the headings apart. */
const MOST_WORDS = 640
const words = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).length

describe.each(CORPUS.filter(({ distress }) => distress !== true).map((typed, index) => [typed.asked, typed, index] as const))(
  '"%s"',
  (concern, typed, index) => {
    // every question is put to one of the births in turn
    const names = [0].map((step) => BIRTH_NAMES[(index + step) % BIRTH_NAMES.length] as string)
    let made: Asked[] | undefined
    const answers = (): readonly Asked[] => (made ??= names.map((name) => asked(name, concern)))
    afterAll(() => (made = undefined))

    it('is answered on findings, in clean and fearless words, and shortly', () => {
      for (const { c, items, texts } of answers()) {
        expect(items.length).toBeGreaterThanOrEqual(2)
        for (const item of items.filter(({ length }) => length > 0))
          for (const { ids } of item) {
            expect(ids.length).toBeGreaterThan(0)
            for (const id of ids) expect(c.findings.has(id)).toBe(true)
          }
        expect(fearIn(texts)).toEqual([])
        expect(slipsIn(texts.filter((text) => text !== '').map((text) => text.replace(/ \((?:[A-Z][a-z]+)\)/g, '')))).toEqual([])
        expect(words(texts)).toBeLessThan(MOST_WORDS)
        expect(openingLines(c).length).toBeGreaterThan(0)
      }
    })

    it('has the kind word first, declines what no chart may say, and says why a date is one', () => {
      for (const { c, texts } of answers()) {
        const { cares, declines } = questionOf(concern)
        const kind =
          cares[0] === undefined
            ? null
            : `care.${cares[0] !== 'silence' ? cares[0] : questionOf(concern).person === 'child' ? 'silenceChild' : c.asker.bond === 'married' ? 'silence' : 'silenceApart'}`
        const isApart = asksOfApart(c)
        if (isApart) {
          expect(texts[0]).toBe(c.say(`care.livingApart.${c.asker.apart ?? 'apart'}`))
          expect(texts.at(-1)).toMatch(/^What no chart can say: what the other one feels or will do/)
        } else if (cares[0] === 'grief' && c.asker.bond === 'widowed') expect(texts[0]).toMatch(/^You have lost /)
        else if (kind !== null) expect(texts[0]).toMatch(new RegExp(`^${c.say(kind as 'care.grief').slice(0, 20)}`))
        // what is declined to whoever lives apart stands at the end of their answer
        for (const one of declines.slice(0, 2).filter((each) => !isApart || !['parting', 'feelings', 'fidelity'].includes(each)))
          expect(texts.slice(0, 2).join(' ')).toContain(c.say(`decline.${one}`).slice(0, 30))
        for (const one of ['fidelity', 'feelings', 'parting'] as const)
          if (declines.includes(one)) expect(texts.join(' ')).not.toMatch(/Yes, as far as|More yes than no|A quiet yes/)
        if (cares.some((one) => one === 'cruelty'))
          expect(texts.join(' ')).not.toMatch(/harmony|kind hands|stretch for your (?:marriage|relationship)/)
        for (const text of texts.filter((one) => /^One thing to do.*20\d\d/.test(one)))
          expect(text).toMatch(/when|the end of its stretch|[Tt]he larger step has its time/)
        if (typed.extras?.includes('why') === true && typed.person === undefined)
          expect(texts.join(' ')).toMatch(/(?:Why it has been |Yes, the chart itself shows a delay).*None of this is a fault of yours/)
      }
    })
  },
)

it('somebody in a hard bond is not told to keep an hour with one who does not talk', () => {
  const { texts } = asked('delhi', 'Husband drinks and does not talk to me for months. Will our marriage become better?')
  expect(texts.join(' ')).not.toMatch(/hour a week for the two of you/)
  expect(texts.join(' ')).toMatch(/14446/)
})

it('a conversation gets the same kind word first', () => {
  const { paragraphs } = writeAnswer(inputFor('chennai', { concern: 'Loan recovery agents are threatening me', topics: [] }))
  expect(paragraphs[0]?.text).toMatch(/^No debt gives anybody the right.*14448/)
})
