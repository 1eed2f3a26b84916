import { askerOf } from './asker.ts'
import { asksToLeaveDrink, drinksAlone, givesToParents } from './hard-bond.ts'
import { pointsAsked } from './points-asked.ts'
import { plainText } from './topics.ts'
import { askerOf as askerHeard, questionOf } from './understanding.ts'
import { asksToWait } from './waiting.ts'

describe('a purse that goes to the parents of husband or wife', () => {
  it.each([
    'My husband gives full salary to his parents and I run the house from my tuition money. When will he understand me?',
    'My husband gives all his salary to his mother and nothing at home. When will he change?',
    'My husband sends money to his brother and parents and I manage house. Will he understand?',
  ])('is a matter of the bond, and no harm: %s', (concern) => {
    expect(givesToParents(concern)).toBe(true)
    expect(questionOf(concern).cares).not.toContain('cruelty')
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['love.bond'])
  })

  it.each([
    'My husband takes my salary and gives the money to his mother. What to do?',
    'I give my salary to my parents. Will my husband mind?',
  ])('is not heard in other words: %s', (concern) => {
    expect(givesToParents(concern)).toBe(false)
  })
})

it('hears whether somebody leaves drink', () => {
  const text = plainText('My husband drinks every night. Will he stop drinking?')
  expect(asksToLeaveDrink(plainText('Will he stop drinking?'), text)).toBe(true)
  expect(asksToLeaveDrink(plainText('Will he get a job?'), text)).toBe(false)
})

it.each([
  'I am in relation with a divorced man in my office, he says marriage after his court case is over. Can I trust him?',
  'I love a divorcee man, he says we will marry after his case is finished. Is he genuine?',
])('a case of the one who is loved is none of one’s own: %s', (concern) => {
  expect(asksToWait(concern)).toBe(true)
  expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['love.feelings'])
})

it.each([
  'I came to know my husband is chatting with one lady in his office. Is our marriage going to break?',
  'My wife is always chatting with some guy on instagram. Will our marriage last?',
])('messages with somebody else are a doubt: %s', (concern) => {
  expect(questionOf(concern).cares).toContain('affair')
})

it.each([
  'I am in relation with a divorced man in my office, he says marriage after his court case is over. Can I trust him?',
  'A divorced man in my office loves me, he says after his divorce case is finished we will marry. Should I believe him?',
  'I am in love with a divorcee, he says he will marry me after his daughter is settled. Is he serious about me?',
])('a divorce of the one who is loved is none of one’s own: %s', (concern) => {
  const { bond, love } = askerOf(concern, 28, '2026-11-23')
  expect({ bond, love }).toEqual({ bond: null, love: 'partner' })
})

it.each(['I am a divorced woman, one man wants to marry me. Should I?', 'I am divorced and I love a divorced man. When will we marry?'])(
  'a divorce of one’s own stays: %s',
  (concern) => {
    expect(askerOf(concern, 35, '2026-11-23').bond).toBe('parted')
  },
)

it.each([
  'I came to know my husband is chatting with one lady in his office. Is our marriage going to break?',
  'My wife talks whole night with her male friend. Will my marriage survive?',
])('whether a marriage breaks is declined before all else: %s', (concern) => {
  expect(questionOf(concern).declines[0]).toBe('parting')
})

describe('drink of husband or wife without harm', () => {
  it.each([
    'Mera pati roz sharab pita hai. Kab chhodega?',
    'My hubby is addicted to alcohol since 5 years, is there any chance he will leave it?',
  ])('is met as drink, and no cruelty is supposed: %s', (concern) => {
    expect(questionOf(concern).cares).toEqual(['drink'])
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['love.bond'])
  })

  it.each([
    'Mera pati sharab pike mujhe marta hai. Kab sudhrega?',
    'My husband drinks and beats me. Will he stop?',
    'My father drinks daily.',
  ])('is not taken for it where a hand is raised, or of somebody else: %s', (concern) => {
    expect(drinksAlone(concern)).toBe(false)
  })
})

it.each([
  ['meri shaadi toot jayegi kya? pati kisi aur se baat karta hai', 'love.bond'],
  ['My boyfriend got divorced last year. Will he marry me?', 'love.one'],
  ['He is divorced and says he loves me but no talk of marriage. Is he genuine?', 'love.feelings'],
] as const)('hears what is asked of a bond: %s', (concern, point) => {
  expect(pointsAsked(concern).map((part) => part.point)).toEqual([point])
})

it.each([
  'I am dating a divorcee colleague, he delays marriage saying his case is pending. Should I trust?',
  'My boyfriend’s divorce is pending since 3 yrs, he says wait. Should I believe?',
])('a case that is pending for the one who is loved leaves nobody else married or parted: %s', (concern) => {
  const { bond, love } = askerHeard(concern, 28, '2026-11-23')
  expect({ bond, love }).toEqual({ bond: null, love: 'partner' })
  expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['love.feelings'])
})
