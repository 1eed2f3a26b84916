import { parentRetires } from './parent-retires.ts'

describe('the last year in which a parent still earns', () => {
  it.each([
    ['Deuta is head clerk in tea garden, retirement after 3 yrs.', 2028],
    ['My father retires in two years, should I try again?', 2027],
    ['Papa 4 saal me retire ho jayenge, ek baar aur try karu?', 2029],
    ['In 5 years my mother will be retiring from the school.', 2030],
    ['Dad is a bank clerk and retirement is in 2029.', 2028],
    ['My father retired 3 years ago and I sit at home.', null],
    ['I will retire in 3 years from my post.', null],
    ['My father runs a shop. Should I give one more attempt?', null],
  ] as const)('%s', (concern, year) => {
    expect(parentRetires(concern, '2026-11-23')).toBe(year)
  })
})
