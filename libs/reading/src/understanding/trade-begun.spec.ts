import { pointsAsked } from './points-asked.ts'
import { fieldSold, runsBeside } from './trade-begun.ts'
import { askerOf } from './understanding.ts'

const RUNS = [
  'QA lead here, 24 LPA. I bake millet cookies on weekends and three stores are taking stock, nearly 70k sales monthly. Heart says resign by April and do it full time. Job or business?',
  'Working in TCS Pune, salary 60k. My tiffin service has 40 regular customers now. Should I quit my job in June 2027 and do this full time?',
  'I am a bank clerk in Salem. I stitch blouses at home and orders are coming every week, income 25k per month. Should I leave bank job or continue both?',
  'Govt teacher hu, ghar pe achar banati hu, mahine me 30 hazar ki bikri ho jati hai. Naukri chhod ke business karu kya?',
  'Software engineer in Kochi. My candle brand makes 50000 a month on Instagram already. Job or own business, what is better for me?',
  'I have job and also small shop running since 2 years. Should I leave job or continue both?',
  'I am HR executive, I take evening yoga classes and have 35 paying clients. Thinking of resigning in March 2027 to open studio. Is it right?',
]
const NOT_SO = [
  'Should I leave my job and start a bakery?',
  'Job or business, which is better for me?',
  'I run a kirana shop, sales are 3 lakh per month. Should I do a job?',
  'I lost my job in 2025 and my pickle business gets 20 orders a week. Job or business?',
  'Sales manager in pharma, my target is 40 lakh sales per month. Should I leave this job?',
  'I have a job. My husband sells pickles to ten shops and earns 40k per month. Should he leave his job?',
]

describe('a trade that sells already beside a post', () => {
  it.each(RUNS)('is held against the post, which is still there: %s', (concern) => {
    expect(runsBeside(concern)).toBe(true)
    expect(pointsAsked(concern).map(({ point }) => point)).toEqual(['work.own'])
    expect(askerOf(concern, 33, '2026-11-23').trade).toBe('post')
  })

  it.each(NOT_SO)('is not heard elsewhere: %s', (concern) => {
    expect(runsBeside(concern)).toBe(false)
  })

  it.each([
    [RUNS[0], 'kitchen'],
    [RUNS[1], 'kitchen'],
    [RUNS[2], 'fashion'],
    [RUNS[4], 'design'],
  ])('names what is sold: %s', (concern = '', field) => {
    expect(fieldSold(concern)).toBe(field)
  })
})
