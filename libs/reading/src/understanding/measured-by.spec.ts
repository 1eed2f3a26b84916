import { measuredBy } from './measured-by.ts'

describe('what others have said no for', () => {
  it.each([
    [
      'I do farming and also have a small medical store, but girls want only a software boy in Bangalore. When will I get married?',
      'trade',
    ],
    ['girl families say no because I am a driver. when is my marriage', 'trade'],
    ['Every girl side is looking for govt job only. When will my marriage happen?', 'trade'],
    ['Girls reject me because my salary is only 18000. When will I get married?', 'pay'],
    ['Jathagam porundhuna ponnu veetla own house illa nu solranga. Enakku kalyanam eppo nadakkum?', 'roof'],
    ['Girls side rejected because we dont have own house. When will my marriage happen?', 'roof'],
    ['Ladki wale sarkari naukri maang rahe hai. Shaadi kab hogi?', 'trade'],
    ['I have own house and job but girl side says no because our home is in village. When will I find a wife?', 'place'],
    ['Boys reject me because of my dark complexion. When will my marriage happen?', 'looks'],
    ['My height is short so every boy family says no. When will I get married', 'looks'],
    ['People say no after seeing my age, I am 36. Is marriage there for me?', 'age'],
    ['My parents are divorced and boys say no after knowing. When will I get married?', 'home'],
    ['They refuse the alliance because my parents are separated. When will my marriage be?', 'home'],
    ['I am manglik and people reject after seeing the kundli only. When will I get married?', 'chart'],
  ])('%s: %s', (concern, measure) => {
    expect(measuredBy(concern)).toBe(measure)
  })

  it.each([
    'I kept saying no to proposals because of my career and now good ones are not coming. When will I get married?',
    'My parents want me to marry but I am not ready because of my job. When is marriage?',
    'When will I get married and will my husband be rich?',
    'My visa was refused because of my age. When can I go?',
    'I will be 32 next year and every rishta says no after meeting. When will it be done?',
    'My girlfriend is from other caste and her family is not agreeing. Will we get married?',
    'My mother in law asks for money from my parents. What to do?',
  ])('is not heard in: %s', (concern) => {
    expect(measuredBy(concern)).toBeNull()
  })
})
