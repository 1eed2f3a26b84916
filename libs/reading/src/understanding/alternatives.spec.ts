import { alternativesIn } from './alternatives.ts'

describe('the two sides of "this or that"', () => {
  it.each([
    ['Should I go or do MBA here?', 'want to go to USA for MS in fall 2027', ['studyAway', 'option mba']],
    ['Should I sell it or wait?', 'I have a diamond unit', ['sell', 'hold']],
    ['Should I close it or wait for one more year?', '', ['close', 'hold']],
    ['Should I expand my textile shop or should I wait?', '', ['grow', 'hold']],
    ['Should I go to a cruise ship or open my own restaurant?', '', ['away', 'own']],
    ['Should I prepare for judiciary or continue practice?', '', ['government', 'hold']],
    ['Should I change company now or wait till appraisal in April?', '', ['move', 'hold']],
    ['Should I try for government nurse or go to Gulf?', 'I am a nurse', ['government', 'away']],
    ['Is IAS in my chart or should I be happy with bank clerk job?', '', ['government', 'hold']],
  ] as const)('"%s"', (words, told, expected) => {
    const found = alternativesIn(words, told)
    expect(found?.map(({ way, option }) => (way === 'option' ? `option ${option}` : way))).toEqual(expected)
  })

  it('what holds no two ways, or the same twice, is no choice', () => {
    expect(alternativesIn('When will I get a job?', '')).toBeNull()
    expect(alternativesIn('Will it rain or snow?', '')).toBeNull()
    expect(alternativesIn('Should I wait or hold on?', '')).toBeNull()
    expect(alternativesIn('Will I get a job or not?', '')).toBeNull()
    expect(alternativesIn('Will my business run or not?', '')).toBeNull()
    expect(alternativesIn('Should I do a course in Canada or Germany?', '')).toBeNull()
  })
})
