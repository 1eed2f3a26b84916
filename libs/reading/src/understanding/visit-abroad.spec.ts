import { pointsAsked } from './points-asked.ts'
import { askerOf, questionOf } from './understanding.ts'
import { visitAbroad } from './visit-abroad.ts'

const VISITS = [
  'Daughter in Leicester wants us to come for six months visit as she is having second delivery in April. Last time visa was refused in 2024. Will it come this time?',
  'We applied for US visitor visa to attend son’s graduation in May 2027, refused twice under 214b. When should we apply again?',
  'Beti Toronto me hai, uski delivery February me hai. Hume visitor visa milega kya? Pehle reject hua tha.',
  'Retired teacher, son in New Jersey. When can we go to see our grandson, visa interview is in January?',
  'Magal Londonla iruka, prasavam June la. Enaku visit visa kidaikuma?',
  'We want to go Europe for a trip with family, schengen visa was rejected last year. Will it come in summer 2027?',
  'Canada super visa for me and my wife is pending 5 months. Will we reach before daughter’s delivery in March?',
] as const
const OTHERS = [
  'I want to go Dubai on visit visa and search job there. Will I get it?',
  'My husband is in US on H1B, when will my visa come?',
  'When will I settle in Canada? PR file is refused once.',
  'I am pregnant, husband works in Qatar. Should I go there or stay in India for delivery?',
  'Study visa of Australia refused. Will it come next time?',
  'Should I visit a temple in Kashi for my son’s marriage?',
  'My son is in USA and not talking with us. When will he come back?',
  'I am visiting faculty in college. When will I get abroad chance?',
] as const

it.each(VISITS)('hears a visit: %s', (concern) => {
  expect(visitAbroad(concern)).not.toBeNull()
  expect(pointsAsked(concern).every(({ point }) => point === 'abroad.visa')).toBe(true)
  expect(questionOf(concern).person).toBeNull()
  expect(askerOf(concern, 58, '2026-07-01').abroad).toBe(false)
})
it.each(OTHERS)('hears no visit: %s', (concern) => {
  expect(visitAbroad(concern)).toBeNull()
})

it('hears what was refused, what is awaited there, and who invites', () => {
  expect(visitAbroad(VISITS[0])).toEqual({ refused: true, birth: true, host: true, givesUp: null })
  expect(visitAbroad(VISITS[5])).toEqual({ refused: true, birth: false, host: false, givesUp: null })
  expect(visitAbroad(VISITS[3])).toEqual({ refused: false, birth: false, host: true, givesUp: null })
})

/** A visit, and what ties them to home that is to be given up for it or beside it. */
const TIES: readonly (readonly [string, 'shop' | 'post' | 'house' | null])[] = [
  ['Daughter in Leicester calls us for six months visit. Visa? My shop is pagdi, owner is ready to give 11 lakh if I vacate.', 'shop'],
  ['Son in Canada wants us to come for 4 months. I am thinking of closing down my medical store. Will visitor visa come?', 'shop'],
  ['Beti Sydney me hai, delivery June me. Visitor visa ke liye dukan khali karne ki soch raha hu, visa milega?', 'shop'],
  ['We want to visit our son in USA, B1 B2 visa. Should I resign and go for six months?', 'post'],
  ['Applying UK visitor visa to see my daughter, I may take VRS before going. Will we get it?', 'post'],
  ['Visiting son in Germany for delivery. We plan to sell our house before going, will the visa come?', 'house'],
  ['I sell bangles in my shop. Daughter in Leicester wants us to come for six months visit. Will visa come?', null],
  ['I run a shop in Surat and will not sell it. Son in Canada invites us for a visit of 3 months. Visitor visa?', null],
  ['We have own house and land. Daughter in Toronto, visitor visa for delivery in March?', null],
]
it.each(TIES)('hears which tie to home is to be given up: %s', (concern, tie) => {
  expect(visitAbroad(concern)?.givesUp).toBe(tie)
})
