import { inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { shortAnswer } from '../sections/answer/answer-parts.ts'
import { isDoubted, tellsOfEx, yearsApart } from './bond-hurt.ts'
import { pointsAsked } from './points-asked.ts'
import { askerOf } from './understanding.ts'

const pageOf = (concern: string, birth: 'delhi' | 'chennai'): string =>
  shortAnswer(new Composer(inputFor(birth, { concern, topics: [] })))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('whoever is doubted by husband or wife', () => {
  it.each([
    'My wife doubts me on every phone call but I have done nothing wrong. When will this stop?',
    'Husband always doubts me when I talk to any male colleague. How to make him trust me?',
    'meri biwi mujh par shak karti hai har baat pe. kab khatam hoga ye',
    'wife checks my phone daily and accuses me of affair which is not there. will it become normal?',
  ])('is met in that, and nobody else is suspected: %s', (concern) => {
    expect(isDoubted(concern)).toBe(true)
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['love.bond'])
    for (const birth of ['delhi', 'chennai'] as const) {
      expect(pageOf(concern, birth)).toContain('When a doubt ends no chart tells')
      expect(pageOf(concern, birth)).not.toContain('is true to you')
    }
  })

  it('is not heard where the asker doubts', () => {
    expect(isDoubted('I have a doubt on my husband. Is he loyal?')).toBe(false)
  })
})

describe('one who says that they are not happy', () => {
  it('is asked once, and many years between two are no fault', () => {
    const concern = 'I married late and my wife is 14 years younger, she says she is not happy with me. Will she stay with me?'
    expect(yearsApart(concern)).toBe(14)
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['love.bond'])
    expect(pageOf(concern, 'delhi')).toMatch(/that she is not happy hurts.*Whether she stays is hers to say.*The 14 years between you/)
  })

  it.each([
    ['age gap of 10 years between us, wife is not interested in me. will she stay', 10],
    ['My husband is twelve years older to me. Will he leave me?', 12],
    ['My wife is 2 years younger. Will she stay?', null],
    ['I am 30 years old. When will I marry?', null],
  ])('knows the years between two: %s', (concern, years) => {
    expect(yearsApart(concern)).toBe(years)
  })
})

it.each([
  'My engagement is done but I still talk with my ex and think of her only. Should I go ahead with this marriage?',
  'I am engaged but still love my ex and talk to him daily. should I marry?',
  'marriage fixed in Feb but I cant forget my ex. Should I go ahead or cancel?',
])('answers a promise beside one from before by both: %s', (concern) => {
  expect(tellsOfEx(concern)).toBe(true)
  for (const birth of ['delhi', 'chennai'] as const) expect(pageOf(concern, birth)).toContain('Let the talks with the one from before end')
})

describe('a match that would lead to another country', () => {
  it.each([
    'Family has seen one boy who works in Dubai, he will take me there after marriage. Is this match good for me?',
    'boy is in USA on H1B, will take me after marriage. parents like him. Should I say yes?',
    'Match from Canada, after marriage he will settle there only. Is this marriage good for me?',
    'family shown a boy from Muscat, he will come in January. Will this get fixed?',
  ])('is one that is still to be answered, and the distance is told: %s', (concern) => {
    expect(askerOf(concern, 25, '2026-11-23').bond).toBeNull()
    expect(pointsAsked(concern).at(-1)?.point).toBe('love.match')
    for (const birth of ['delhi', 'chennai'] as const) {
      expect(pageOf(concern, birth)).toContain('Before a yes have three things named')
      expect(pageOf(concern, birth)).not.toMatch(/your marriage|for kind talks\.|hears you/)
    }
  })

  it.each([
    'After marriage my husband changed fully. When will he be normal?',
    'I left my job after marriage and now at home. When will I get work?',
  ])('is not heard of a wedding that has been: %s', (concern) => {
    expect(askerOf(concern, 30, '2026-11-23').bond).toBe('married')
  })
})
