import { apartOf } from './apart.ts'
import { askerOfAnyAge } from './asker.ts'
import { landOrMachine } from './land-or-machine.ts'
import { LENDERS_COME, missesInstalment, owesPrivately } from './owed-pressed.ts'
import { partSold } from './part-sold.ts'
import { sharedPurse } from './shared-purse.ts'
import { toldHardOf } from './told-hard.ts'
import { plainText } from './topics.ts'
import { questionOf } from './understanding.ts'

describe('debt and a trade in trouble, as told', () => {
  it.each([
    'I owe 12 lakh to private finance people and they come to my shop every evening. When will my debt end?',
    'Took money from a sahukar at 3 percent, his men sit at our gate. When will I be free of karz?',
    'We borrowed 6 lakh on interest from arhtiya, he comes to our house every week. When will this debt end?',
    'Money lenders are coming to my house daily for their interest. When will loan finish?',
    'People who gave me loan come to my home and shout. When will I be debt free?',
    'I have 85 lac loan plus 18 lac from private people at 2 rupees interest, they come to my house also. When will this karza finish?',
  ])('private lenders at the door: %s', (concern) => {
    expect(LENDERS_COME.test(plainText(concern))).toBe(true)
    expect(owesPrivately(concern)).toBe(true)
    expect(questionOf(concern).cares).toContain('lenders')
  })

  it.each([
    'My home loan is 30 lakh and my parents come to my house often. When will it be paid?',
    'My loan was approved and friends came to our house to celebrate. When will I buy a car?',
  ])('guests are no lenders: %s', (concern) => {
    expect(LENDERS_COME.test(plainText(concern))).toBe(false)
  })

  it.each([
    ['My EMI bounced twice, when will my loan end?', true],
    ['Two instalments are overdue on my shop loan, when will debt finish?', true],
    ['I have not paid the loan since May. When will I be free?', true],
    ['Kist nahi bhar pa raha tractor ka, karza kab khatam hoga?', true],
    ['One instalment is bouncing from two months. When will this karza finish?', true],
    ['Took tractor loan of 8 lakh, now 6 lakh of tractor is overdue. When will my debt be over?', true],
    ['My home loan EMI is 30k and my salary is pending. When will I get promotion?', false],
    ['I have a loan of 40 lakh pending. When will it be over?', false],
  ])('%s', (concern, missed) => {
    expect(missesInstalment(concern)).toBe(missed)
  })

  it.each([
    ['Should I sell the shop and run only the workshop, or wait one year?', { sold: 'shop', kept: 'workshop', months: 12 }],
    ['Should I sell my factory or hold on for two more years?', { sold: 'factory', kept: null, months: 24 }],
    ['Sell the second branch and keep the first shop only, or continue six months more?', { sold: 'branch', kept: 'shop', months: 6 }],
    ['is it better to sell off the mill and run only the shop?', { sold: 'mill', kept: 'shop', months: null }],
    ['Should we sell the restaurant and keep the hotel, or carry on one more year?', { sold: 'restaurant', kept: 'hotel', months: 12 }],
    ['Should I sell my shop and take a job?', null],
    ['When will my factory sell?', null],
  ])('%s', (words, part) => {
    expect(partSold(words)).toEqual(part)
  })

  it.each([
    ['Should I sell one acre to clear the loan or return the tractor?', true],
    ['Is it better to sell land and pay or surrender the harvester to the bank?', true],
    ['Zameen bech dun ya tractor wapas kar dun?', true],
    ['Should I sell 2 killa and close the loan, or give back the truck to finance company?', true],
    ['Sell half of the field and pay off, or let the tractor go?', true],
    ['Should I sell the plot or wait?', false],
  ])('%s', (words, both) => {
    expect(landOrMachine(words)).toBe(both)
  })

  it.each([
    ['My partner left in 2022 and opened the same shop with my customers. My wife supports me. When will business improve?', null],
    ['I sold my wife gold. My brother in law took out his capital and he left and started same business. When will loan end?', null],
    ['We were three friends in a firm, my friend left the firm and set up his own company. I am married. When will trade recover?', null],
    ['Partner took out his money and in 2024 he left and opened same work. I have sold my wife gold. When will karza finish?', null],
    ['Cousin was partner in my factory, he walked out with his money in 2023, wife is worried. When will debt finish?', null],
    ['My partner left me after 5 years of marriage, he left and took all the money. Will he come back?', 'gone'],
    ['My wife left and went to her parents house, my business is down. Will she return?', 'gone'],
  ])('%s', (concern, apart) => {
    expect(apartOf(concern)).toBe(apart)
  })

  it.each([
    'One instalment is bouncing from two months. After covid work fell and I am in big debts. When will this karza finish?',
    'Since lockdown I am under heavy debts, EMI not paid since two months. When will it end?',
    'After corona debts have come, rent is pending from three months. When will I be free?',
    'For two months my EMI is bouncing, debts since covid. When will the debt end?',
    'From three months kist bounce, karz hai since 2020. When will karz finish?',
  ])('a missed instalment does not measure the debt: %s', (concern) => {
    const hard = toldHardOf(concern, askerOfAnyAge(concern), '2026-11-23')
    expect(hard?.kind).toBe('debt')
    expect(hard?.from.slice(0, 4)).toBe('2020')
  })

  it.each([
    'I have a shop since 2016. I have used 6 credit cards, 4 loans. Wife teaches in a school. When will I be free from this loan?',
    'I took a loan for my factory. My wife is a nurse. When will we be free of it?',
    'I run a store and I borrowed 5 lakh. Father is retired. When will I be free from debt?',
    'I have a business with 20 lakh loan. My wife prays for me. When will I be free from this loan?',
    'I am a farmer with a loan. My wife helps in the field. When will I be free of debt?',
  ])('a debt of one’s own is no shared purse: %s', (concern) => {
    expect(sharedPurse(concern)).toBeNull()
  })

  it('a husband’s debts stay shared', () => {
    expect(sharedPurse('My husband business is in loss, lot of loans on us. When will our problems end?')?.earner).toBe('spouse')
  })
})
