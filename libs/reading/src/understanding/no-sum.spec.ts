import { questionOf } from './understanding.ts'

const NO_SUM = [
  'I have two mini bus, EMI 38400. After government bus started my collection is half. Shall I sell it or hold, and when business will come back?',
  'My hotel near bypass lost 4 lakhs since flyover came. Will customers come back or should I close?',
  'I took loan of 5 lakh for the salon, sales are dull since January. When will sales come back to normal?',
  'kirana dukan hai, online ke karan grahak kam ho gaye, 3 lakh udhar bhi hai. dhandha kab wapas aayega?',
  'My brother took 3 lakh for his truck and never returned it. When will my tailoring shop pick up again?',
  'Lost 2 lakhs in surgery. When will my health come back fully?',
  'Salary is 30000. After transfer I lost all friends. When will peace come back in my life?',
  'He took 50000 rs from me when he left. Will he come back to me?',
] as const
const A_SUM = [
  'I gave 2 lakh to my partner in the garment business, sales fell. Will my money come back?',
  'When will business come back, and will the 5 lakh my cousin took come back?',
  'When will the 11 lakh I gave to my cousin come back? My sister wedding is fixed in June 2027.',
  'Will the 5 lakh that I lent to my friend come back?',
  'I put 3 lakh in the business of my uncle. Will the money in his business come back?',
  'My supplier is holding 6 lakh of my payments. When will I get it back?',
] as const

it.each(NO_SUM)('hears no sum that is to come back: %s', (concern) => {
  expect(questionOf(concern).declines).not.toContain('recovery')
})
it.each(A_SUM)('hears a sum that is to come back: %s', (concern) => {
  expect(questionOf(concern).declines).toContain('recovery')
})
