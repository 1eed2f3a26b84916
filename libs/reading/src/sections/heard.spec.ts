import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { answerOf } from './answer/answer.ts'

const answer = (name: string, concern: string): string =>
  answerOf(new Composer(inputFor(name, { concern, topics: [] })))
    .items.flat()
    .map(({ text }) => text)
    .join(' ')

/** What the answer to a question must say, and what would show that it was taken for another one. */
const HEARD: readonly (readonly [asked: string, says: RegExp, never: RegExp])[] = [
  [
    'In Dubai 12 years. I want to come back to Kerala and start something of my own. When is the right time?',
    /You ask about coming back.*year’s cost of living/,
    /that sum|eMigrate/,
  ],
  ['10 saal se saudi me hu ab ghar wapas aana chahta hu, kab aau', /You ask about coming back/, /that sum|eMigrate/],
  ['Student in Ireland, course finishing in May. Stay or come back?', /home|abroad/, /that sum/],
  [
    'Beta 10 saal se dubai mein hai, kab wapas aayega',
    /about coming back, and for a visit|What your chart cannot say/,
    /eMigrate|you yourself are drawn outward/,
  ],
  ['Beti ki shaadi ki chinta hai, rishta kab aayega', /wedding of your daughter/, /let one introduction happen/],
  ['when will my brother\u2019s marriage be fixed', /wedding of your brother stands/, /the parent’s side|brother or sister/],
  [
    'my husband has no job since 8 months, when will things improve',
    /what your husband will do.*five people who may know of work/,
    /your partner/,
  ],
  ['Will my husband get transfer to our city', /the place of your husband/, /file the request for transfer/],
  ['We are fighting daily after baby. Will our marriage survive?', /your marriage/, /voices on the house of children/],
  ['How many children will I have', /voices on the house of children/, /The three fields/],
  [
    'I am gay and my family is pressuring me to marry a girl. What should I do?',
    /you owe nobody a wedding.*14416/,
    /introduction|the family may look/,
  ],
  ['I don\u2019t want to get married. Is it ok to stay single?', /Whether to marry is yours to say/, /introduction/],
  ['I am 35 and second time divorced. Is marriage not in my fate?', /a new bond/, /let one introduction happen/],
  ['I got cheated by my husband with his office colleague, should I forgive him?', /your marriage/, /1930|those above you/],
  ['Pati se roz jhagda hota hai, kab tak chalega', /your marriage/, /introduction|widen your circle/],
  [
    'husband has temper and breaks things in anger. I am scared sometimes. how long',
    /Nobody has to live with cruelty/,
    /need not think of it again/,
  ],
  [
    'we live in rented house since 15 years, is own house in my fate',
    /A home of your own.*One thing to do.*A chart cannot judge a title/,
    /The three fields/,
  ],
  ['I overthink everything, cannot sleep at night', /steadiness of mind/, /The three fields/],
  [
    'I got Germany job seeker visa, should I go leaving my wife and baby here',
    /abroad/,
    /Whether and when a child comes|the place of your wife/,
  ],
]

describe.each(BIRTH_NAMES)('a question of the heart, the home or the way back, for %s', (name) => {
  it.each(HEARD)('%s', (asked, says, never) => {
    const text = answer(name, asked)
    expect(text).toMatch(says)
    expect(text).not.toMatch(never)
  })
})
