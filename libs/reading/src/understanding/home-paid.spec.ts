import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { matterOf } from '../sections/short-matters.ts'
import { toldWeighed } from '../sections/answer/told-weighed.ts'
import { paidBySale } from './home-paid.ts'

const PAID = [
  'Noida me 9 saal se kiraye pe reh rahe hai, ab 2BHK lena hai. Patna me ek plot hai papa ke naam, usko bechne ki baat chal rahi hai par grahak sahi rate nahi de raha. Apna ghar kab tak ho payega?',
  'We live on rent in Pune since 2015. Father in law is selling his land in Satara slowly and will give us some part. When will we have our own house?',
  'Mere gaon ki zameen bik rahi hai, party paise tukdon me de rahi hai. Khud ka flat kab le paunga?',
  'I want to buy a 3BHK in Coimbatore. My mother’s site in Erode is up for sale but no buyer yet. When can I buy my own house?',
  'हम किराए पर रहते हैं। पिताजी का गांव का खेत बेचने की बात चल रही है। अपना घर कब होगा?',
  'Vaadagai veetla irukkom. Appa oorla oru manai vikka try pandrar. Sontha veedu eppo vaanguven?',
] as const
const OTHER = [
  'My flat is not getting sold since 1 year. After that only I can buy new house. When will it happen?',
  'When will my old flat get sold and when can I buy a bigger house?',
  'We want to sell our old house in Nashik and shift to bigger flat. When can we buy the new flat?',
  'When will my plot be sold?',
  'When will I buy my own house?',
] as const

it.each(OTHER)('is a sale, or a plan of both: %s', (concern) => {
  expect(paidBySale(concern)).toBe(false)
})

describe.each(PAID)('%s', (concern) => {
  it('asks of the home', () => {
    expect(paidBySale(concern)).toBe(true)
    expect(matterOf(composer('delhi', concern), 'home')).toBe('home')
  })

  it.each(GROWN)('is answered on the own home first, and the sale is weighed as its purse, for %s', (name) => {
    const c = composer(name, concern)
    expect(textOf(c)).toMatch(/[Aa] home of your own|own home/)
    expect(textOf(c)).not.toMatch(/[Ff]or the sale|Sell first|dispute/)
    expect(
      toldWeighed(c)
        .flatMap(({ lines }) => lines)
        .some(({ text }) => / sale /.test(text)),
    ).toBe(true)
  })
})
