import { inputFor } from '../__fixtures__/births.ts'
import { askerStated, stateOf } from './stated.ts'

const livesOf = (concern: string): string | null => stateOf(askerStated(inputFor('delhi', { concern }))).lives

it.each([
  'I live abroad. When will I marry',
  'I stay outside India with my parents. When will I get married',
  'I am an NRI. Should I buy flat in Pune?',
  'settled abroad since 2015, when to buy land in village',
  'We live overseas. Will my son get into medical college?',
  'main videsh me rehta hu, shadi kab hogi',
  'मैं विदेश में रहता हूँ, शादी कब होगी',
  'naan velinaatula iruken, kalyanam eppo',
  'நான் வெளிநாட்டில் இருக்கிறேன், திருமணம் எப்போது',
  'nenu videsallo untunnanu, pelli eppudu',
  'నేను విదేశాల్లో ఉంటున్నాను, పెళ్లి ఎప్పుడు',
  'I am working outside India for 5 years, when is my promotion',
  'Based out of Toronto, software. When will PR come',
  'We are in Muscat, husband works here. Will I get teaching job here',
  'Living in Melbourne alone. When will my marriage be fixed',
])('hears a life in another country, named or not: %s', (concern) => {
  expect(livesOf(concern)).toBe('abroad')
})

it.each([
  'I want to live abroad. Will it happen',
  'Will I live abroad after marriage?',
  'My brother lives abroad. When will he marry',
  'my parents want NRI boy. When will marriage happen',
  'I am confused to stay in India or live abroad',
  'husband is abroad, I live in Kochi with kids. When will we be together',
  'Can I settle outside India?',
  'I lived abroad for 5 years and came back. Should I start business here',
  'When can I live abroad with my family',
  'kya main videsh me rahunga',
])('hears none that is wished for, another’s or over: %s', (concern) => {
  expect(livesOf(concern)).toBeNull()
})
