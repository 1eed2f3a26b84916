import { pointsAsked, SURE } from './points-asked.ts'

const pointsOf = (concern: string): string[] => pointsAsked(concern).map(({ point }) => point)

describe('what the parts of a question are after', () => {
  it.each([
    [
      'I am a nurse, cleared OET. UK or Gulf? When will I go, and can my husband and daughter come with me later?',
      ['abroad.country', 'abroad.when', 'abroad.join'],
    ],
    ['38 lakh is stuck with buyers. When will the money come back and should I part from my cousin?', ['money.stuck', 'work.partner']],
    [
      'When will I get a better job and should I shift city? Will the marriage come before the job change?',
      ['work.post', 'work.city', 'self.order'],
    ],
    ['beta 32 ka hai, uski shadi kab hogi', ['kin.childWed']],
    ['मेरी शादी कब होगी? पति कैसा मिलेगा?', ['love.when', 'love.kind']],
    ['எனக்கு எப்போது வேலை கிடைக்கும்?', ['work.post']],
    ['నాకు పెళ్లి ఎప్పుడు అవుతుంది?', ['love.when']],
  ])('%s', (concern, points) => {
    expect(pointsOf(concern)).toEqual(points)
    expect(pointsAsked(concern).every(({ likely }) => likely >= SURE)).toBe(true)
  })

  it('hears the same words by what was told before them', () => {
    expect(pointsOf('My boyfriend left me in June. Will he come back?')).toEqual(['love.back'])
    expect(pointsOf('My husband lives apart from me since a year. Will he come back?')).toEqual(['love.reunite'])
    expect(pointsOf('My son settled in Canada and does not visit us. Will he come back?')).not.toEqual(['love.back'])
  })

  it('takes a concern that asks nothing as one, and an empty one as none', () => {
    expect(pointsOf('marriage delay since 3 years')).toEqual(['love.when'])
    expect(pointsOf('  ')).toEqual([])
  })

  it('tells a part by itself and what stands before it', () => {
    const [first, second] = pointsAsked('I run a shop. Should I close it? And when will the debts end?')
    expect(first).toMatchObject({ words: 'Should I close it?', told: 'I run a shop' })
    expect(second?.told).toBe('I run a shop. Should I close it?')
  })
})
