import { wishOf } from './wish.ts'

describe('what a visitor wants to know', () => {
  it('takes the English form’s own words and area', () => {
    expect(wishOf({ language: 'english', clarityArea: 'prema', concern: 'Will I marry the person I love?' })).toEqual({
      clarityArea: 'prema',
      concern: 'Will I marry the person I love?',
      topics: ['love'],
    })
  })

  it.each([
    ['career', 'dharma', 'தொழில் மற்றும் வேலை'],
    ['love', 'prema', 'காதல் மற்றும் உறவுகள்'],
    ['abroad', 'samaya', 'வெளிநாடு மற்றும் பயணம்'],
  ] as const)('turns the choice %s into area, topic and a label', (choice, clarityArea, label) => {
    const wish = wishOf({ language: 'tamil', concern: choice })
    expect(wish).toMatchObject({ clarityArea, concern: label })
    expect(wish.topics[0]).toBe(choice)
  })

  it.each([
    ['naukri', 'career', 'dharma'],
    ['vyavasaya', 'career', 'dharma'],
    ['paisa', 'career', 'dharma'],
    ['shiksha', 'career', 'dharma'],
    ['prem', 'love', 'prema'],
    ['parivar', 'love', 'prema'],
    ['swasthya', 'wellbeing', 'samaya'],
    ['adhyatm', 'general', 'samaya'],
  ] as const)('reads the Hindi choice %s as %s, %s', (choice, topic, clarityArea) => {
    const wish = wishOf({ language: 'hindi', concerns: [choice] })
    expect(wish.topics[0]).toBe(topic)
    expect(wish.clarityArea).toBe(clarityArea)
    expect(wish.concern).toMatch(/^[\p{Script=Devanagari}]+$/u)
  })

  it('keeps a written question before the labels, and every choice', () => {
    const wish = wishOf({ language: 'hindi', concerns: ['adhyatm', 'prem', 'naukri'], specificQuestion: 'विवाह कब होगा?' })
    expect(wish.concern).toBe('विवाह कब होगा?')
    expect(wish.topics).toEqual(expect.arrayContaining(['general', 'love', 'career']))
  })
})
