import { pointsAsked, SURE } from './points-asked.ts'
import { questionOf } from './understanding.ts'

/** What a part is after, in the middle of a story of other matters. */
const STORIES = [
  [
    'I am a widow of 61 in Nashik. My only son finished ITI in 2019, he is 27 and gives tuition at home, two times he missed the ordnance list. My knees are weak and the pension is small. By when will he get a proper job?',
    'kin.childWork',
  ],
  [
    'My wife expired in 2022 after a long illness, I have a son in class 8 who does not speak much. My sister brings one proposal from Satara, she is a teacher. When is marriage possible for me?',
    'love.again',
  ],
  [
    'Case of gratuity was with labour court, brother in law took our tractor and my mother is not well. In my village everybody talks. When will my daughter get married?',
    'kin.childWed',
  ],
  [
    'My company is shifting its plant to Sanand and half of the people have gone. My mother had a fall. Will my daughter clear her boards this year?',
    'kin.childStudy',
  ],
  ['We have two small kids and a loan of 9 lakh from a bank, my wife is a nurse. When will I get a promotion?', 'work.promotion'],
  ['I found that my husband took a loan and hid it from me, it is cleared now. Should I open a boutique next year?', 'work.own'],
] as const

describe('a part of a story', () => {
  it.each(STORIES)('is after what it asks, and not after what is told: %s', (concern, point) => {
    const [part, ...more] = pointsAsked(concern)
    expect([part?.point, more.length]).toEqual([point, 0])
    expect(part?.likely).toBeGreaterThanOrEqual(SURE)
  })

  it('is that of the relative it says "he" or "she" for', () => {
    expect(questionOf(STORIES[0][0]).person).toBe('child')
    expect(pointsAsked('Asking for my brother, he drives a cab in Surat. Will his business grow?')[0]?.point).toBe('kin.work')
  })
})

it.each([
  'One proposal has come, a teacher, divorced, no issue. My wife died in 2020. When can I marry, and will my son accept her?',
  'Boy is 38, clerk in court, legally divorced no issue. Should I say yes?',
])('"no issue" of somebody who is looked at is no wish for a child: %s', (concern) => {
  expect(questionOf(concern).childWish).toBe(false)
})

it.each([
  'I am in Muscat since 1998. Gave 11 lakh to my cousin in 2022, when will it come back?',
  'Living in London, I lent 8000 pounds to a friend for his shop. Will my money return?',
])('money that is to come back is no way home: %s', (concern) => {
  expect(questionOf(concern).plea).not.toBe('comeBack')
})
