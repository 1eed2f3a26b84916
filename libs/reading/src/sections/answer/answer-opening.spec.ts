import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { answerOf } from './answer.ts'
import { openingLines } from './answer-opening.ts'
import { shortAnswer } from './answer-parts.ts'

const composerFor = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
/** Those who may be asked about a bond or a child at all. */
const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

/** Matters with a judge of their own on page 1, whose words come before its first date, and what they speak of. */
const MATTERS: readonly (readonly [string, RegExp])[] = [
  ['We are married 6 years and IVF failed one time. Is there santan yog for me?', /house of children|santan/i],
  ['Doctor says all reports are normal but I am not pregnant since 4 years. Is there child in my kundli?', /child/i],
  ['I want to leave my teaching job in coaching and open my own institute. Is it good time for it?', /trade|business|own account/i],
  ['I gave UPPSC prelims 3 times. Should I try one more time or do private job?', /another attempt|one more|examination/i],
  ['I run a lorry and EMI is pending from 4 months. Will I be able to clear my loan?', /debt|owe/i],
]

it.each(MATTERS)('%s opens in the preview on what page 1 says of it, and on no time', (concern, matter) => {
  for (const name of GROWN) {
    const c = composerFor(name, concern)
    const opening = openingLines(c)
    const kind = new Set((answerOf(c).kind ?? []).map(({ text }) => text))
    const page = shortAnswer(c).flatMap((part) => part.lines.map(({ text }) => text))
    expect(page).toEqual(expect.arrayContaining(opening.map(({ text }) => text)))
    expect(opening.filter(({ text }) => !kind.has(text)).length).toBeGreaterThan(0)
    expect(opening.map(({ text }) => text).join(' ')).toMatch(matter)
    for (const { text } of opening) expect(text).not.toMatch(/\d{4}|peace at home/)
  }
})

it('opens on how one stands in a case where page 1 opens with its years', () => {
  for (const name of GROWN) {
    const c = composerFor(name, 'My elder brother sold the land with false signature. Can I get my part by going to court?')
    expect(
      openingLines(c)
        .map(({ text }) => text)
        .join(' '),
    ).toMatch(/ the case (?:over the land )?with your (?:elder |younger )?brother /i)
  }
})

it('opens on the count of witnesses where page 1 opens with a time', () => {
  for (const name of GROWN) {
    const texts = openingLines(composerFor(name, 'I am 31 and no good rishta is coming. By when will my marriage get fixed?')).map(
      ({ text }) => text,
    )
    expect(texts.join(' ')).toMatch(/ witnesses? /)
    expect(new Set(texts).size).toBe(texts.length)
  }
})
