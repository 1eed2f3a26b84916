import { fearsForPost, looksElsewhere } from './another-employer.ts'
import { pointsAsked } from './points-asked.ts'
import { plainText } from './topics.ts'

const points = (concern: string): string[] => pointsAsked(concern).map(({ point }) => point)

describe('whether to look for another employer', () => {
  it.each([
    'I am team lead in IT, heard there will be layoffs in March. Is my job safe and should I look outside now?',
    'I am team lead in IT, heard there will be layoffs in March. Should I search outside?',
    'layoffs in my company, should I try outside now or wait',
    'My project is ending, should I start applying elsewhere?',
    'company me layoff ho raha hai, bahar dekhu kya',
    'कंपनी में छंटनी की बात है। क्या मैं बाहर देखूं?',
    'கம்பெனியில் ஆட்குறைப்பு. என் வேலை பாதுகாப்பானதா, வெளியே தேடலாமா?',
    'ఐటీలో పని చేస్తున్నాను, లేఆఫ్స్ ఉంటాయట. నా ఉద్యోగం సేఫా, బయట చూడాలా?',
  ])('is a change of post, and no trade and no other country: %s', (concern) => {
    expect(points(concern).at(-1)).toBe('work.change')
    expect(fearsForPost(concern)).toBe(true)
  })

  it.each([
    'I am in IT. Should I look for a job outside India or stay here?',
    'I lost my job in layoff, should I look for other company or do business?',
    'Should I start my own business or look outside for job in Canada?',
    'I work in a bank, should I look for job outside Bangalore?',
    'My son is looking for other company, when will he get job?',
  ])('is not asked of another country, a post that is gone or somebody else: %s', (concern) => {
    expect(pointsAsked(concern).some(({ words }) => looksElsewhere(plainText(words), plainText(concern)))).toBe(false)
  })
})
