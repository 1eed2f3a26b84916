import { inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { whoOf } from './answer-clauses.ts'

describe('whom somebody loves', () => {
  it.each([
    ['male', '4 saal se relation me hu, uske papa ladka dekh rahe hai. Shaadi ho payegi kya hamari?', 'she'],
    ['male', 'I love a girl from my office. Her father says he will never agree. Will we marry?', 'she'],
    ['male', 'My girlfriend is far away, her brother hit me and he is angry. Will we marry?', 'she'],
    ['male', 'My boyfriend and I are together since college, he is in Pune. Will it last?', 'he'],
    ['female', 'We are in love, his mother says she will not accept me. Will we marry?', 'he'],
    ['female', 'My girlfriend is in Delhi, she waits for me. Will it last?', 'she'],
    ['female', 'I love him since 3 years. Will we marry?', 'he'],
    [undefined, 'She is my classmate. Will we marry?', 'she'],
    [undefined, 'We are in love since college. Will we marry?', 'other'],
  ] as const)('of %s: %s', (gender, concern, who) => {
    const person = gender === undefined ? { name: 'A' } : { name: 'A', gender }
    expect(whoOf(new Composer(inputFor('delhi', { concern, person, topics: ['love'] })))).toBe(who)
  })
})
