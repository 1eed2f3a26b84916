import { askerStated } from './stated.ts'
import { pointsAsked } from './points-asked.ts'
import { roadsIn } from './two-roads.ts'
import { questionOf } from './understanding.ts'

const BIRTH = { birthLocal: '1985-01-12T10:20:00' }
const tradeOf = (concern: string): string | null =>
  askerStated({ concern, birth: BIRTH, asOf: '2026-11-23' } as unknown as Parameters<typeof askerStated>[0]).trade

describe('the shop of a husband, wife or relative that is told around a question', () => {
  it.each([
    'Husband runs a small shop, home loan 45000 per month. I am team lead in IT, heard there will be layoffs in March. Is my job safe and should I look outside now?',
    'My wife has a boutique shop. I work in a bank, rumours of layoffs. Should I start applying elsewhere?',
    'Father has a hardware shop. I am working in a company. Is my current job good for me or should I search outside?',
    'My brother has a medical shop in our town. There is cost cutting in my company. What should I do, is my job safe?',
    'Mere pati ki dukan hai, ghar ka loan hai. Meri naukri safe hai kya, kya bahar dekhu?',
    'मेरे पति की छोटी दुकान है। कंपनी में छंटनी की बात है। क्या मेरी नौकरी सुरक्षित है और क्या मैं बाहर देखूं?',
    'என் கணவர் சிறிய கடை நடத்துகிறார். ஐடியில் வேலை செய்கிறேன், மார்ச்சில் லேஆஃப். என் வேலை பாதுகாப்பானதா, வெளியே தேடலாமா?',
    'మా ఆయన చిన్న షాపు నడుపుతారు. ఐటీలో పని చేస్తున్నాను, లేఆఫ్స్ ఉంటాయట. నా ఉద్యోగం సేఫా, బయట చూడాలా?',
    'Husband business is small. I work in a company that merged, people are going. Should I attend interviews now?',
  ])('is no road and no trade of one’s own: %s', (concern) => {
    expect(roadsIn(concern)).toBeNull()
    expect(questionOf(concern).pair).not.toBe('jobOrBusiness')
    expect(pointsAsked(concern).map(({ point }) => point)).not.toContain('work.jobBusiness')
    expect(tradeOf(concern)).toBe('post')
  })

  it.each([
    ['Husband runs a shop and wants me to join it. I have a good job. Should I stay in my job or join his business?', 'work.jobBusiness'],
    ['Father has a shop. I have a stable job. Should I join the business or continue my job?', 'work.jobBusiness'],
    ['Father has a textile shop and I got placed in Wipro. Which is better for me?', 'work.jobBusiness'],
    ['Continue my current job or husband business, which is better for me?', 'work.jobBusiness'],
    ['Job in Bangalore or family business in Surat, which is better for me?', 'work.jobBusiness'],
  ])('is a road for whoever is to go into it: %s', (concern, wanted) => {
    expect(pointsAsked(concern).map(({ point }) => point)).toContain(wanted)
  })
})
