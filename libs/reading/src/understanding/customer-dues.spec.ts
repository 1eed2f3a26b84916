import { customersOwe } from './customer-dues.ts'

const OWED = [
  'Mera bearing aur hardware parts ka trading ka kaam hai. Payment bahut atak raha hai, ek party ke paas hi 14 lakh fasa hai. Paisa kab tak wapas aayega?',
  'I supply packing material. Two customers owe me 9 lakh since March, when will the money come?',
  'Our garment unit has 22 lakh outstanding with one buyer in Mumbai. Will he pay?',
  'Wholesale kirana hai, market me udhar bahut phasa hua hai, vasuli kab hogi?',
  'I do electrical contracts, bills pending from a builder for one year. When will my payment be released?',
  'Distributor is not paying my invoices of 6 lakh. When will I recover it?',
] as const
const OTHERS = [
  'I lost 8 lakh in F and O trading. Will my money come back?',
  'My partner cheated me of 12 lakh in the business. When will it come back?',
  'My salary is pending since four months. When will I get it?',
  'I lent 3 lakh to my friend and he does not return it. When will it come?',
  'We have a personal loan and EMI is overdue. When will it clear?',
] as const

it.each(OWED)('hears what customers owe: %s', (concern) => {
  expect(customersOwe(concern)).toBe(true)
})
it.each(OTHERS)('hears no dues of customers: %s', (concern) => {
  expect(customersOwe(concern)).toBe(false)
})
