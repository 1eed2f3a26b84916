import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { nearestTime } from '../../short-concerns.ts'
import { shortAnswer } from '../answer-parts.ts'
import { chosenStretches } from '../answer-stretches.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const spoken = (name: string, concern: string): { c: Composer; text: string } => {
  const c = new Composer(inputFor(name, { concern, topics: [], asOf: '2026-11-23' }))
  return {
    c,
    text: shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' '),
  }
}

/** How often a text holds another. */
const count = (text: string, part: RegExp): number => text.match(new RegExp(part, 'gu'))?.length ?? 0

describe.each(GROWN)('which comes first, for %s', (name) => {
  it('a post before a house: by the nearest time of each, with what follows of it', () => {
    const { c, text } = spoken(name, 'I work in a bank. We want to buy a house next year. Should I change my job before that?')
    const [post] = chosenStretches(c, 'career')
    const home = nearestTime(c, 'home')
    if (post === undefined || home === null) return
    expect(count(text, /By the calendar/u)).toBe(1)
    const isEarly = post.from < home.from
    if (/ comes first, /u.test(text))
      expect(text).toMatch(
        isEarly
          ? /calendar a new post comes first, .* and a home of your own after it/u
          : /calendar a home of your own comes first, .* and a new post after it/u,
      )
    else expect(text).toMatch(/the two fall together: .*(?:sign for the house from the post you hold)/u)
    expect(text).toMatch(/lender|bank/u)
  })

  it.each([
    ['will I get job before marriage?', 'career', 'love'],
    ['first job then marriage?', 'career', 'love'],
    ['should I go abroad before marriage or after?', 'abroad', 'love'],
    ['shaadi se pehle job lagegi kya', 'career', 'love'],
  ] as const)('two fields are told in the order of their nearest stretches: %s', (concern, one, other) => {
    const { c, text } = spoken(name, concern)
    const [a, b] = [chosenStretches(c, one)[0], chosenStretches(c, other)[0]]
    if (a === undefined || b === undefined || c.asker.bond !== null || a.from === b.from) return
    expect(count(text, /By the calendar/u)).toBe(1)
    const [first, later] = a.from <= b.from ? [a, b] : [b, a]
    const word = first.topic === 'love' ? 'marriage|love|companionship' : first.topic === 'career' ? 'post' : 'abroad'
    expect(text).toMatch(new RegExp(`By the calendar (?:the two fall together: )?\\S* ?(?:\\S+ )?(?:\\S+ )?(?:${word})`, 'u'))
    expect(later.from >= first.from).toBe(true)
    expect(text).toMatch(/ So |Neither has to wait/u)
  })

  it('a course and a marriage are no question of work', () => {
    const { text } = spoken(name, 'should I marry first or do masters first')
    expect(text).not.toMatch(/For your work the/u)
  })
})
