import { pointsAsked } from './points-asked.ts'
import { askerOf, questionOf } from './understanding.ts'
import { dowryBefore, isWeddingOff } from './wedding-off.ts'

const OFF = [
  'My marriage was called off in May just 20 days before. When will I get married now and will the person be good?',
  "My engagement got over but marriage got stopped last month by boy's side. What next in my marriage?",
  'Shaadi toot gayi 15 din pehle, cards bhi bat gaye the. Ab kab hogi shaadi?',
  'boy family called off the wedding after cards were printed. when will my marriage happen',
  'The groom backed out 10 days before the wedding. Will I ever get married? when?',
  'My marriage was fixed and hall was booked but they said no. When will marriage happen now?',
  'My fiance broke the marriage just before the date, I am very hurt. When will I marry?',
]

describe('a wedding that was called off', () => {
  it.each(OFF)('is heard, and nobody is married by it: %s', (concern) => {
    expect(isWeddingOff(concern)).toBe(true)
    const { bond, settled } = askerOf(concern, 30, '2026-11-23')
    expect(bond).toBeNull()
    expect(settled).not.toContain('engaged')
  })

  it.each([
    'My marriage broke in 2019 and I live alone. When will I marry again?',
    'After marriage my visa got cancelled. When can I join my husband?',
    'Every rishta breaks at last moment. What is the reason?',
    'Meri shaadi toot rahi hai, husband divorce chahta hai. Kya karu?',
    'I stopped working after marriage. When will I get a job?',
  ])('is not heard in other words: %s', (concern) => {
    expect(isWeddingOff(concern)).toBe(false)
  })

  it('asks who comes where it asks for a good person, and when before it', () => {
    expect(pointsAsked(OFF[0] as string).map(({ point }) => point)).toEqual(['love.when', 'love.kind'])
  })
})

describe('dowry before a wedding', () => {
  it.each([
    ['I am staff nurse and last two rishta got cancelled because of dowry. When will my marriage be fixed?', 'broken'],
    ['Two rishte broke because they asked dowry 20 lakhs. When will my marriage happen?', 'broken'],
    ['Dahej ki wajah se rishta toot gaya, ab shaadi kab hogi', 'broken'],
    ['My alliance got cancelled due to dowry demand. Will I find a good boy?', 'broken'],
    ['Boy side is asking dowry before marriage, should I marry him?', 'asked'],
  ] as const)('is no cruelty within a marriage: %s', (concern, how) => {
    expect(dowryBefore(concern)).toBe(how)
    expect(questionOf(concern).cares).not.toContain('cruelty')
    expect(askerOf(concern, 27, '2026-11-23').strain).toBeNull()
  })

  it.each([
    'My in laws torture me for dowry what should i do',
    'sasural wale dahej ke liye tang karte hain, kya karu',
    'My husband wants more dowry and left. My match was a mistake.',
  ])('is harm within one: %s', (concern) => {
    expect(dowryBefore(concern)).toBeNull()
    expect(questionOf(concern).cares).toContain('cruelty')
  })
})
