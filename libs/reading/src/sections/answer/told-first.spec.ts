import { BIRTH_NAMES } from '../../__fixtures__/births.ts'
import { composer } from '../../__fixtures__/short-answers.ts'
import { shortAnswer } from './answer-parts.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const told = (name: string, concern: string): string =>
  shortAnswer(composer(name, concern))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('what was told beside a question on work', () => {
  it.each([
    'My poultry farm went in loss due to disease and bank is sending notice. Should I start again or do some job?',
    'My kirana shop in loss and bank sent notice for mudra loan. Should I continue shop or do job?',
    'I took loan for tractor and finance company is giving notice. Should I start transport business or job?',
  ])('the lender comes first: %s', (concern) => {
    for (const name of GROWN) expect([name, told(name, concern).split('First the lender').length]).toEqual([name, 2])
  })

  it('of several names for a posting abroad the firm chooses', () => {
    const concern = 'My manager told my name for US project on L1 but one more colleague is also in list. Will I be the one to go?'
    for (const name of GROWN) {
      const text = told(name, concern)
      expect([name, text.includes('the firm chooses')]).toEqual([name, true])
      expect([name, text.includes('the posting abroad')]).toEqual([name, true])
      expect([name, /standing with those above/.test(text)]).toEqual([name, false])
    }
  })

  it('an examination on the way to a permanent post is answered with it, and none was written', () => {
    const concern =
      'I am contract employee in electricity board from 6 years and now written exam is there for regular post. Will I become permanent?'
    for (const name of GROWN) {
      const text = told(name, concern)
      expect([name, text.includes('For the examination')]).toEqual([name, true])
      expect([name, text.includes('papers are written')]).toEqual([name, false])
    }
  })

  it('whoever passed and waits for a vacancy reads of a post, and of no transfer and no other sitting', () => {
    const concern = 'My TET is cleared and I am waiting for vacancy since 3 years. When will I get posting as a teacher?'
    for (const name of GROWN) {
      const text = told(name, concern)
      expect([name, /transfer|near home|sitting the examination|attempts? (?:is|are) open/.exec(text)?.[0]]).toEqual([name, undefined])
      expect([name, text.includes('government post')]).toEqual([name, true])
    }
  })

  it('a result that is to come is met, whatever the post is held against', () => {
    const concern =
      'I wrote TNPSC group 4 two times and result of this time is yet to come. Will I get government job or should I go to Chennai for some company?'
    for (const name of GROWN) expect([name, told(name, concern).includes('the result is what is left')]).toEqual([name, true])
  })

  it('nobody stays with or shuts the shop of a father that they are only called into', () => {
    const concern = 'My father has kirana store and wants me to sit there, but I want to do job in city. Where will I get more success?'
    for (const name of GROWN) {
      const text = told(name, concern)
      expect([name, text.includes('the family business') && text.includes('a job in the city')]).toEqual([name, true])
      expect([name, /stay with it|rather than close/.exec(text)?.[0]]).toEqual([name, undefined])
    }
  })
})
