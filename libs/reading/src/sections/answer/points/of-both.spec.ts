import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { askerOfAnyAge } from '../../../understanding/asker.ts'
import { pointsAsked } from '../../../understanding/points-asked.ts'
import { weighsBeside } from '../../../understanding/trade-beside.ts'
import { workMode } from '../../career.ts'
import { answerItems } from '../answer-items.ts'
import { shortAnswer } from '../answer-parts.ts'
import { asksNewLoan } from '../answer-settled.ts'
import { BOTH_SIDE } from './of-both.ts'

const LOAN_TOLD = [
  'My wife is supporting, 2 daughters, loan of 6 lakh is there. I work in steel plant and want to start dairy farm with 10 buffaloes in my village. Should I leave job or do both?',
  'Working as supervisor in cement factory, 6 lakh ka loan chal raha hai. Dairy shuru karni hai. Job chhodu ya dono karu?',
  'Want to do mushroom farming alongside my job at TCS. Should I leave job later or do both now? Personal loan of 4 lakhs is going on.',
]
const WEIGHED = [
  ...LOAN_TOLD,
  'I am working in a bank in Pune. Planning to open a bakery with my sister. Should I leave job or run it side by side?',
  'Main school teacher hu, coaching class kholna chahta hu. Naukri chhod du ya dono saath karu?',
  'IT job 12 LPA, want to start cloud kitchen. Should I quit or do it along with job?',
  'I am in private job and thinking to start poultry farm in native place. Can I keep job and do it beside or leave fully?',
  'I want to start my own clothing boutique. Presently working in hospital as accountant. Should i resign, do both or continue job only?',
  'Software engineer in Hyderabad, thinking of organic farming in my village. Leave job or do both together?',
  'Should I do both job and my own travel agency or leave the job? I want to start agency this year, home loan is running.',
  'I am bus conductor in RTC, want to open tiffin centre with wife. Should I continue job and do it part time or leave?',
  'Railway me job karta hu, gaon me bakri palan shuru karna hai. Naukri ke saath karu ya naukri chhod du?',
  'I am 38, working in BSNL, wish to start goat farming with my brother. Leave the job or run both?',
  'Private company mein hu salary 35k. Apni kirana dukaan kholni hai. Job ke saath chala sakta hu ya job chhodni padegi?',
  'Nenu private job chestunnanu, dairy farm start cheyyali. Job manesi cheyala leka rendu cheyala?',
  'Naan oru company la work panren, own hotel start pannanum. Job vidalama illa rendum pannalama?',
  'मैं प्राइवेट नौकरी करता हूँ, डेयरी शुरू करना चाहता हूँ। नौकरी छोड़ दूँ या दोनों साथ करूँ?',
  'Want to do farming after leaving job in Bangalore or weekend farming with job, which is better? 8 lakh home loan is there',
  'job karte hue apna business start karu ya job chhod ke? 2 lakh ka karz hai',
]
const FIRST = {
  leave: /^Of the three ways your chart leans to leaving in the end, and to doing both/,
  both: /^Of the three ways your chart leans to doing both:/,
  keep: /^Of the three ways your chart leans to doing both, with the post as the one that stays/,
  small: /^Of the three ways your chart leans to doing both, in a small form first/,
  open: /^Of the three ways your chart leans a little to doing both/,
  slow: /^Of the three ways your chart leans to doing both, slowly/,
  stay: /^Of the three ways your chart leans to staying in the post, with the other as a small try/,
  no: /^Of the three ways your chart leans to staying in the post:/,
}
const composed = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))

describe('a trade to begin beside the post or in place of it', () => {
  it.each(WEIGHED)('is one question after a trade: %s', (concern) => {
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.own'])
  })

  it.each(WEIGHED)('is answered by which of the three ways, how to begin and when to leave, and by no new employer: %s', (concern) => {
    for (const name of BIRTH_NAMES.filter((one) => one !== 'young')) {
      const c = composed(name, concern)
      const text = shortAnswer(c)
        .flatMap(({ lines }) => lines.map((line) => line.text))
        .join(' ')
      expect(text).toMatch(FIRST[BOTH_SIDE[judge(c, 'business').state][workMode(c).mode]])
      expect(text).toMatch(/of the size you have in mind/)
      expect(text).toMatch(/income has covered the house(?: and the instalments)? for (?:six months in a row|a whole year)/)
      expect(text).not.toMatch(/interview|signed offer|new post|new employer|second door/)
    }
  })

  it.each(WEIGHED)('stands on the form of work and the ground of trade, and on no change of post: %s', (concern) => {
    for (const name of BIRTH_NAMES.filter((one) => one !== 'young')) {
      const items = answerItems(composed(name, concern)).map((item) => item.map(({ text }) => text).join(' '))
      expect(items[0]).toMatch(/^(?:The form your chart favours|Your chart does not choose between a post and independence)/)
      expect(items.join(' ')).not.toMatch(/interview|signed offer|new post|employer|staying where you are|prepare for a job first/)
    }
  })

  it.each(LOAN_TOLD)('has the loan that is told as one to be paid back: %s', (concern) => {
    const c = composed('delhi', concern)
    expect(c.asker.debt).toBe(true)
    expect(asksNewLoan(c)).toBe(false)
    const text = shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' ')
    expect(text).toMatch(/The loan that is there (?:goes on|is paid|is a reason)/)
    expect(text).not.toMatch(/borrow|months to sign/)
  })

  it.each([
    'Should I do job and studies both or leave job?',
    'My job is tough. Should I leave it, both parents are against?',
    'I have a job and want to marry. Should I leave my job?',
    'Should I leave my job and start a bakery?',
    'My husband works in steel plant and wants to start dairy. Should he leave job or do both?',
    'Not happy with my job, want to leave and start a bakery. Is it good?',
    'I have job and also small shop running since 2 years. Should I leave job or continue both?',
  ])('is not heard elsewhere: %s', (concern) => {
    expect(weighsBeside(concern)).toBe(false)
  })

  it.each([
    '6 lakh ka loan lena hai, kya milega?',
    'MS in USA, loan of 22 lakh. Will it come?',
    'Should I take loan of 5 lakh for my shop?',
  ])('a loan that is to come is not owed: %s', (concern) => {
    expect(askerOfAnyAge(concern).debt).toBe(false)
  })
})
