import { awaitsHandover } from './handover.ts'
import { pointsAsked } from './points-asked.ts'
import { questionOf } from './understanding.ts'

const WAITS = [
  [
    'In 2019 we booked a 3BHK in Bangalore, possession was promised 2022 and till today only structure is up. RERA order has come in our favour but builder not paying. When will we get flat or refund?',
    'flat',
    'order',
  ],
  [
    'We paid 90% for a 2bhk in Noida Extension in 2014, builder is in NCLT. Will I ever get possession or my money back?',
    'flat',
    'complaint',
  ],
  [
    'Hamne 2017 me Greater Noida me flat book kiya tha, 38 lakh de diye, builder bol raha agle saal. ghar kab milega ya paisa wapas milega?',
    'flat',
    'none',
  ],
  [
    'My villa plot in Shadnagar is not registered, developer took full amount 4 years back and delaying. When will I get registration?',
    'plot',
    'none',
  ],
  ['MahaRERA gave order for refund with interest, builder is not paying for 14 months. When will my money come?', 'house', 'order'],
  ['Paying pre EMI and rent both for 5 years, project stalled in Panvel. Should I ask refund or wait for flat?', 'flat', 'none'],
  ['Flat 2020 la book pannom Chennai Perumbakkam, innum builder possession kudukkala. eppo kidaikum?', 'flat', 'none'],
  ['rera me case dala hai, builder ne shop ka kabja nahi diya, 22 lakh lage hain. kab tak milega?', 'shop', 'complaint'],
] as const
const OTHERS = [
  'Should I buy under construction flat from builder or ready to move? Possession is 2028.',
  'Tenant not giving possession of my house since 2 years. When will he vacate?',
  'My brother is not giving possession of my share in the house. Case is pending. Will I get it?',
  'When will I buy my own flat? I have paid off my loan and have 10 lakh for advance.',
  'I am a builder in Nashik, flats are not selling, RERA notice came. When will sales improve?',
  'Bank took symbolic possession of my house, EMI not paid 8 months. Can I save it?',
  'House construction stopped at slab level due to money. When will my house complete?',
  'Builder has not given possession, case in RERA. Will I win?',
] as const

it.each(WAITS)('hears that what was paid for is waited for: %s', (concern, place, stage) => {
  expect(awaitsHandover(concern)).toEqual({ place, stage })
  expect(pointsAsked(concern).every(({ point }) => point === 'home.buy')).toBe(true)
  expect(questionOf(concern).declines).not.toContain('recovery')
})
it.each(OTHERS)('hears another matter: %s', (concern) => {
  expect(awaitsHandover(concern)).toBeNull()
})
