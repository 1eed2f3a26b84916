import { refersBack } from './back-reference.ts'
import { asksOfEarly, awaitsTheirAnswer } from './match-asked.ts'
import { pointsAsked } from './points-asked.ts'

const pointsOf = (concern: string): string[] => pointsAsked(concern).map(({ point }) => point)

describe('what is asked of a match', () => {
  test.each([
    ['In which year will be my marriage and will it be in same city or far?', ['love.when', 'love.where']],
    ['When will I get married and will it be from near place or far?', ['love.when', 'love.where']],
    ['I got divorced in 2023, no kids. When will it happen and will it last this time?', ['love.again', 'love.bond']],
    ['I am a widow. When will I marry again and will it be happy?', ['love.again', 'love.bond']],
    ['My wife passed away 4 years before. Should I marry again, and is it there in my chart?', ['love.again', 'love.again']],
    ['When is my marriage, which direction will be my husband house?', ['love.when', 'love.where']],
    ['Second marriage kab hogi aur kya tikegi is baar?', ['love.again', 'love.bond']],
    ['Will I go abroad for work, and is there yog for it in my kundli?', ['abroad.when', 'abroad.when']],
  ])('takes its matter from the part before: %s', (concern, points) => {
    expect(pointsOf(concern)).toEqual(points)
  })

  test.each([
    'One boy came to see me with his family, they said will inform and no reply since 3 weeks. Will it get fixed?',
    'We sent biodata and photos to one family, still no response. Will they say yes?',
    'Ladke wale dekhne aaye the, bole baad me batayenge, abhi tak koi jawab nahi. Rishta pakka hoga?',
    'We gave my photo and horoscope to boy side 1 month ago and they are silent. What should I do?',
    "Girl's family came to our house, everything good, now they are not picking calls. Will this alliance happen?",
    'I met a girl last month through parents, her side not replied yet. What will happen?',
  ])('hears an answer that is waited for: %s', (concern) => {
    expect(awaitsTheirAnswer(concern)).toBe(true)
    expect(pointsOf(concern)).toEqual(['love.match'])
  })

  test.each([
    'I am only 22 but family is fixing my marriage with a girl from known family. Is early marriage ok for me?',
    'My parents want me to marry so early, I am 21. Should I wait?',
    'I am 20, is it right age for my marriage or late is better?',
  ])('hears that it comes early: %s', (concern) => {
    expect(asksOfEarly(concern)).toBe(true)
    expect(pointsOf(concern).at(-1)).toBe('love.match')
  })

  test.each([
    'When will I get married?',
    'Will I have early marriage or late marriage?',
    'I gave an interview, they said will inform and no reply since 3 weeks. Will I get the job?',
  ])('hears neither in %s', (concern) => {
    expect([asksOfEarly(concern), awaitsTheirAnswer(concern)]).toEqual([false, false])
  })

  test.each(['is it there in my chart?', 'is it in my kundli', 'is there yog for it', 'is it written in my destiny', 'any chance for it?'])(
    'names no matter of its own: %s',
    (words) => {
      expect(refersBack(words)).toBe(true)
    },
  )

  test.each(['is marriage in my chart?', 'is there job yog', 'is there government job in my kundli'])('names one: %s', (words) => {
    expect(refersBack(words)).toBe(false)
  })
})
