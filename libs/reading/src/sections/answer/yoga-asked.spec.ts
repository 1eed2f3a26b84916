import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { yogasOf } from '../../rules/yogas.ts'
import { shortAnswer } from './answer-parts.ts'
import { kaalSarpLines, yogaAnswer } from './yoga-asked.ts'

const composers = (concern: string): Composer[] => BIRTH_NAMES.map((name) => new Composer(inputFor(name, { concern, topics: [] })))
const formedIn = (c: Composer): string[] =>
  yogasOf(c).flatMap(({ status, nature, name }) => (status === 'formed' && nature !== 'hard' ? [name] : []))

describe('a question about yogas', () => {
  it.each([
    'Is there raj yoga in my kundli?',
    'Which yogas are there in my chart?',
    'meri kundli me koi rajyog hai kya',
    'Any dhan yoga in my horoscope?',
  ])('names what the texts form in this chart and nothing else, each with its share: %s', (concern) => {
    for (const c of composers(concern)) {
      const lines = shortAnswer(c).flatMap((part) => part.lines)
      expect(lines.map(({ text }) => text)).toEqual(yogaAnswer(c, concern).map(({ text }) => text))
      const named = lines.flatMap(({ ids }) => ids).filter((id) => id.startsWith('yoga.'))
      if (formedIn(c).length > 0) expect(named.length).toBeGreaterThan(0)
      const formed = formedIn(c)
      for (const [, name] of lines
        .map(({ text }) => text)
        .join(' ')
        .matchAll(/([A-Z][^.:,(]*?) \((?:about 1 chart in|half|most|fewer)/g))
        expect(formed.some((one) => (name as string).endsWith(one))).toBe(true)
    }
  })

  it('says no where the yoga that is named is not formed, and yes where it is', () => {
    const said = new Set<boolean>()
    for (const [concern, asked] of [
      ['Do I have gajkesari yoga?', 'gajakesari'],
      ['Is there budhaditya yoga in my chart?', 'budhaAditya'],
    ] as const)
      for (const c of composers(concern)) {
        const isFormed = yogasOf(c).some(({ id, status }) => id === asked && status === 'formed')
        const [first] = yogaAnswer(c, concern)
        expect(first?.text.startsWith('Yes: ')).toBe(isFormed)
        expect(first?.text.startsWith('No: ')).toBe(!isFormed)
        said.add(isFormed)
      }
    expect(said.size).toBe(2)
  })

  it.each(['I am a yoga teacher. When will my classes grow?', 'Is there any yog of foreign travel?', 'job ka yog kab hai'])(
    'is none of: %s',
    (concern) => {
      for (const c of composers(concern))
        expect(
          shortAnswer(c)
            .flatMap(({ lines }) => lines)
            .map(({ text }) => text)
            .join(' '),
        ).not.toMatch(/yoga says what/)
    },
  )
})

it('tells Kaal Sarp by the custom that has the word only to who names it', () => {
  for (const c of composers('When will I get married?')) expect(kaalSarpLines(c)).toEqual([])
  for (const c of composers('Do I have kaal sarp dosh?')) expect(kaalSarpLines(c)).toHaveLength(1)
})
