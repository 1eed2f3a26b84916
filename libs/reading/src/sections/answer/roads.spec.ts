import { inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import { ledgerEntries } from '../ledger.ts'
import { mattersOf } from '../year-matters.ts'
import { answerItems } from './answer-items.ts'
import { shortAnswer } from './answer-parts.ts'
import { GROWN } from '../../__fixtures__/short-answers.ts'

const NAMES = GROWN.slice(0, 4)
const composerOf = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: ['career'] }))

/** Wordings with the two names that the first sentence has to hold, and whether a post is in hand beside what is no work. */
const WORDINGS = [
  [
    'I am final year btech. I have offer from TCS but want to do MS in USA. Which is better for me?',
    'the TCS offer',
    'MS in the USA',
    true,
  ],
  [
    'I got admission in Canada for masters but I have a good job here. Should I go or stay?',
    'the seat in Canada',
    'the job you have',
    true,
  ],
  ['I have campus placement in Infosys, should I join or do MBA?', 'the Infosys placement', 'MBA', true],
  ['I got placed in Wipro but I want to prepare for GATE. What should I do?', 'the Wipro placement', 'GATE', true],
  ['Final year engineering, campus placement done. Should I take job or go for MTech?', 'the campus placement', 'MTech', true],
  ['I have job offer in hand but want to do MS in Germany. Job or MS?', 'the job offer', 'MS in Germany', true],
  [
    'My company is sending me onsite to USA but my marriage is fixed. Should I go?',
    'the onsite post in the USA',
    'the wedding that is fixed',
    false,
  ],
  ['Job in Bangalore or family business in Surat, which is better for me?', 'a job in Bangalore', 'the family business in Surat', false],
  ['I have two offers, TCS and Infosys. Which one should I join?', 'the TCS offer', 'the Infosys offer', false],
  ['Should I stay in my job or start my own business?', 'the job you have', 'a business of your own', false],
  ['PhD in Germany or job in India, which is better?', 'a PhD in Germany', 'a job here', false],
  [
    'I am preparing for govt job exam but have private job offer in hand. Which should I choose?',
    'a government post',
    'the job offer',
    true,
  ],
  [
    'I have an offer from a startup but my present company is giving me promotion. Which one to choose?',
    'the startup’s offer',
    'the promotion where you are',
    false,
  ],
  ['Got offer from Amazon and also admission in IIM. Which is better for my future?', 'the Amazon offer', 'the seat at IIM', true],
  [
    'I have PR of Canada but also good business in India. Should I move to Canada or continue here?',
    'a life in Canada',
    'the business',
    false,
  ],
] as const

/** Words that look for a post. */
const LOOKS =
  /for (?:a )?(?:new|first) post|a first post|applied for, or a first day|call to a test or a talk|joining date reaches you|new post, a new office/

describe.each(NAMES)('two roads of which one is held, for %s', (name) => {
  it.each(WORDINGS)('%s', (concern, one, other, isHeld) => {
    const c = composerOf(name, concern)
    const [first] = shortAnswer(c).flatMap(({ lines }) => lines)
    expect(first?.text).toMatch(/^Of /)
    expect(first?.text).toContain(one)
    expect(first?.text).toContain(other)
    // and says what to do, not only to which side it leans
    expect(first?.text).toMatch(/: |, and /)
    const items = answerItems(c).map((item) => item.map(({ text }) => text).join(' '))
    expect(items.filter((text) => text.startsWith('One thing to do'))).toHaveLength(1)
    for (const item of answerItems(c).flat()) for (const id of item.ids) expect(c.findings.has(id)).toBe(true)
    if (!isHeld) return
    expect(mattersOf(c).map(({ topic }) => topic)).not.toContain('career')
    expect(
      ledgerEntries(c)
        .map(({ statement }) => statement)
        .join('\n'),
    ).not.toMatch(LOOKS)
    expect(items.join('\n')).not.toMatch(LOOKS)
  })
})

it('tells different charts apart', () => {
  const heads = NAMES.map((name) => shortAnswer(composerOf(name, WORDINGS[0][0])).flatMap(({ lines }) => lines)[0]?.text)
  expect(new Set(heads).size).toBeGreaterThan(1)
})
