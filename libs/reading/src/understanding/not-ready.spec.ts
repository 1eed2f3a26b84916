import { notReady } from './not-ready.ts'
import { questionOf } from './understanding.ts'

const READ: readonly (readonly [string, 'exam' | 'study' | 'work' | null, number | null])[] = [
  ['My parents want arranged marriage this year but I am not ready. When is the right time for my marriage?', null, null],
  ['My parents want me to marry now but I want to prepare for UPSC. What should I do?', 'exam', null],
  ['My family is pressuring me for marriage, I want to focus on career for 2 years. How to convince them?', 'work', 2],
  ['parents forcing me to marry but i dont want now. what should i do', null, null],
  ['Parents want marriage, I want to do PhD first. Will they agree?', 'study', null],
  ['ghar wale shaadi ke liye bol rahe hai but main abhi ready nahi hu. kya karu', null, null],
  ['my family is looking for girl for me but i want job first. when should i marry', 'work', null],
  ['mom is forcing for marriage i need 2 years time. is waiting ok for me', null, 2],
  ['Everyone is asking me to get married. I dont want to marry now. When should I marry?', null, null],
]

it.each(READ)('a wish to wait is heard: %s', (concern, cause, years) => {
  expect(notReady(concern)).toEqual({ cause, years })
  const { pair, plea, person } = questionOf(concern)
  if (pair === null && person === null && !/kya karu/u.test(concern)) expect(plea).toBe('ownHeart')
})

it.each([
  'My parents want me to marry someone else but I love my boyfriend. What to do?',
  'My boyfriend is not ready for marriage. Should I wait?',
  'My parents are looking for a boy for me. When will I get married?',
  'I want to get married but I am not getting good proposals',
  'My husband is not ready for a child. parents are forcing',
  'When will I get married? My mother is worried.',
])('and none is read into: %s', (concern) => {
  expect(notReady(concern)).toBeNull()
})
