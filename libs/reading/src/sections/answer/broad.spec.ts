import { composer, GROWN, textOf } from '../../__fixtures__/short-answers.ts'
import { isDated } from '../../compose/current.ts'
import { askedParts } from '../../understanding/asked-parts.ts'
import { shortAnswer } from './answer-parts.ts'

/** Broad questions as people type them. */
const BROAD: readonly string[] = [
  'How is coming 5 years for me?',
  'How is my health and finance in coming 2 years?',
  'How will be 2027 for me?',
  'How is my next year?',
  'How is this year for me?',
  'How is this year for job and money?',
  'General prediction for 3 years',
  'next two years',
  'next 10 years',
  'agle 2 saal kaise rahenge',
  'aane wale paanch saal kaise honge mere liye',
  'next couple of years for me',
  'How are the next 2-3 years?',
  '2027 and 2028 for me?',
  'What will happen in next 10 years?',
  'What do the next 6 months look like for me?',
  'Is this year good for me?',
  '5 years prediction',
  'How is my luck in 2027?',
  'How is my luck?',
  'next few years',
  'How will be the coming years for me?',
  'Give me predictions for next year',
  'How will 2029 be?',
  'How is my career?',
  'Tell about my career',
  'How is my love life?',
  'How will be my married life?',
  'Tell me about my marriage',
  'Tell me about my health',
  'How will my health be in 2027?',
  'meri sehat kaisi rahegi',
  'How is my family?',
  'Tell me about my finances',
  'My finances in the coming years',
  'How will my business be?',
  'How are my studies?',
  'How is my property in next 3 years?',
  'Tell me about foreign travel',
  'my love life this year',
  'How is my career this year?',
  'How is my love life and career?',
  'Tell about my career, marriage and health',
  'Will my career and finance be good?',
  'kaisa rahega mera career aur shaadi',
  'How will my career and finance be in next 2 years?',
  'mera business aur sehat kaisi rahegi',
  'How is my family and home?',
  'What about my studies and career?',
  'career, love, money, health, family',
  'health and money',
  'foreign travel and job in 2027',
  'Tell me about my marriage, health and finance for next three years',
  'How will be next 3 years financially and professionally?',
  'What does 2027 hold for my career & love life?',
  'मेरा करियर और शादी कैसी रहेगी',
  'अगले पांच साल कैसे रहेंगे',
  'Tell me about my future',
  'general reading',
  'Overall life prediction',
  'How is time for me now?',
  'How are stars for me in 2027?',
  'What is in store for me in 2027?',
  'career and relationship guidance',
]

describe('a broad question', () => {
  it.each(BROAD)('has a short answer for everybody: %s', (concern) => {
    for (const name of GROWN) {
      const parts = shortAnswer(composer(name, concern))
      expect(parts.length).toBeGreaterThan(0)
      for (const { lines } of parts) expect(lines.map(({ text }) => text).join(' ').length).toBeGreaterThan(60)
    }
  })

  it.each([
    ['How is my health and finance in coming 2 years?', ['health in coming 2 years', 'finance in coming 2 years']],
    ['How is my love life and career?', ['love life', 'career']],
    ['Tell about my career, marriage and health', ['career', 'marriage', 'health']],
    ['How is this year for job and money?', ['job this year', 'money this year']],
    ['Will my career and finance be good?', ['career', 'finance']],
    ['kaisa rahega mera career aur shaadi', ['career', 'shaadi']],
    ['How are the next 2-3 years for career, money?', ['career next 2 to 3 years', 'money next 2 to 3 years']],
    ['मेरा करियर और शादी कैसी रहेगी', ['करियर', 'शादी']],
    ['career, love, money, health, family', ['career', 'love', 'money', 'health', 'family']],
  ])('that lists fields asks each of them: %s', (concern, asked) => {
    expect(askedParts(concern).asked).toEqual(asked)
    for (const name of GROWN) expect(shortAnswer(composer(name, concern)).map(({ words }) => words.join(' '))).toEqual(asked)
  })

  it.each([
    'tell me about my love and marriage',
    'How is my job in Delhi and Mumbai?',
    'husband and I fight',
    'How are my mother and father?',
    'Will it be love or arranged marriage?',
    'How is my family business and loan?',
    'How will be my study abroad?',
  ])('that names one matter stays one: %s', (concern) => {
    expect(askedParts(concern).asked.length).toBeLessThan(2)
  })

  it.each([
    ['next two years', 'the next two years|2027|2028'],
    ['agle 2 saal kaise rahenge', 'the next two years|2027|2028'],
    ['How is coming 5 years for me?', 'the next five years|20(?:2[7-9]|3[01])'],
    ['General prediction for 3 years', 'the next three years|202[7-9]'],
    ['How will the next 10 years be?', 'the next ten years|203'],
  ])('for years ahead is told from today on: %s', (concern, told) => {
    for (const name of GROWN) {
      const text = textOf(composer(name, concern))
      expect(text).toMatch(new RegExp(told, 'u'))
      expect(text).not.toMatch(/All of 20\d\d/)
      expect(text).toMatch(/best year of it is 20|No year of the next/)
      expect(text).toMatch(/For (?:your )?\S.* (?:the best time in it is|no stretch falls within it)/)
    }
  })

  it('for the coming year names what runs, what opens and the months', () => {
    for (const name of GROWN) {
      const c = composer(name, 'How will be 2027 for me?')
      const text = textOf(c)
      expect(text).toMatch(/best time in it is|no stretch falls within it/)
      expect(text).toMatch(/easiest months of 2027/)
      if (c.dashas.running !== null && c.timed) expect(text).toMatch(/sub-period/)
    }
  })

  it('about health says at once who reads the body, and nothing of a season of luck', () => {
    for (const concern of ['Tell me about my health', 'How will my health be in 2027?', 'When will my health improve?'])
      for (const name of GROWN) {
        const text = textOf(composer(name, concern))
        expect(text).toMatch(/doctor/)
        expect(text.indexOf('doctor')).toBeLessThan(80)
        expect(text).toMatch(/steadiness of mind/)
        expect(text).toMatch(/lighter months|month/)
      }
  })

  it('about the family after what was told of oneself is read from the home', () => {
    for (const name of GROWN) {
      const [, family] = shortAnswer(composer(name, 'I am 62 and retired. How are next 3 years for health and family?'))
      const text = (family?.lines ?? []).map((line) => line.text).join(' ')
      expect(text).toMatch(/home|family/i)
      expect(text).not.toMatch(/relationship/)
    }
  })

  it('about married life speaks for both where nothing says whether somebody is married', () => {
    for (const concern of ['How will be my married life?', 'How is my marriage life?', 'Tell me about my marriage'])
      for (const name of GROWN) {
        const c = composer(name, concern)
        expect(c.asker.bond).toBeNull()
        expect(textOf(c)).not.toMatch(/your marriage/)
        if (c.asker.love === 'open') expect(textOf(c)).toMatch(/leave open whether you are married/)
      }
    expect(composer('delhi', 'We are married for 5 years. How will be my married life?').asker.bond).toBe('married')
  })
})

describe.each(GROWN)('money over several years, for %s', (name) => {
  it('has a sentence for each whole year where the sub-periods are dated, and none of it for a single one', () => {
    const told = (concern: string): string => textOf(composer(name, concern))
    const years = told('How will be my career and finance in the next 3 years?')
    expect(/In 2028 (?:income|money) (?:is|has)/u.test(years)).toBe(isDated(composer(name, 'How?')))
    expect(told('How will be my finance in 2028?')).not.toMatch(/In 2028 (?:income|money) (?:is|has)/u)
  })
})
