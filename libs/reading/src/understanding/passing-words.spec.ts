import { inputFor } from '../__fixtures__/births.ts'
import { namedWorkIn } from './named-work.ts'
import { tellsPayWaits } from './pay-told.ts'
import { askerOfAnyAge } from './asker.ts'
import { askerStated, stateOf } from './stated.ts'
import { toldHardOf } from './told-hard.ts'
import { questionOf, subjectOf } from './understanding.ts'

const workOf = (concern: string): string | null => stateOf(askerStated(inputFor('hyderabad', { concern }))).work

it.each([
  'I am working in a Coimbatore hospital as lab technician. I love my college senior for four years. Will my parents agree?',
  'My school classmate and I like each other. I am employed in a bank at Erode as cashier. When will our marriage happen?',
  'I work in a pharmacy. My college batchmate got married last month. When will I get married?',
  'He was my college junior, now in Pune. I am working as a staff nurse. Will he marry me?',
  'Serving in a private school at Nashik as computer teacher. My college time boyfriend left me. When will I marry?',
])('who is known from those days makes nobody a student: %s', (concern) => {
  expect(workOf(concern)).toBe('post')
})

it.each([
  [
    'I am loom supervisor in a mill, salary 27000 only. Should I start my own unit in the coming year? Is partnership with brother ok?',
    'business',
  ],
  ['Salary is 32000, my senior left. Should I start my own bakery next year?', 'business'],
  ['My colleague got promotion and a hike. When will I get transfer to my home town?', null],
  ['I get 41000 salary. My friend has a hardware shop. Will the trouble with my boss end?', 'boss'],
  ['My manager is good, salary 52000. Should I change my job this year?', 'jobChange'],
  ['My brother has a medical shop. I draw 38000 salary. When will I get my promotion?', 'promotion'],
] as const)('a salary, a senior or a shop that is told names no subject: %s', (concern, subject) => {
  expect(subjectOf(concern, 'career')).toBe(subject)
})

it.each([
  'He is in Chennai, delivery hub team lead and manager. Will my parents agree to our marriage?',
  'Husband has cloth shop in the bazar. Will our relation become normal?',
  'He has moved upstairs, only talks about school fees and grocery. Will we be fine again?',
  'My brother is in Kochi, works manager in a hotel. When will I marry?',
  'Friend runs a boutique, also a beauty parlour. When will I buy a house?',
  'My father was a teacher, then a government officer. Will I get a share of the land?',
])('work of another is no work of one’s own, though its clause names nobody: %s', (concern) => {
  expect(namedWorkIn(concern)).toHaveLength(0)
})

it.each([
  'I want to start own small unit of modular kitchen and wardrobe',
  'Should I open a furniture shop in my town?',
  'I know carpenter work from childhood and want to start my own workshop',
])('joinery is named before the shop it is done in: %s', (concern) => {
  expect(namedWorkIn(concern).map(({ field }) => field)).toEqual(['industry'])
})

it.each([
  ['Salary 27000 only and they are reducing shifts', false],
  ['My batchmate got promotion and a hike', false],
  ['I work as a clerk, salary 52000, two EMIs', false],
  ['My son is an engineer with good salary', false],
  ['My salary is not increasing for three years', true],
  ['No increment since 2022', true],
  ['I have less salary than my juniors', true],
] as const)('a sum that is told asks for no more pay: %s', (told, waits) => {
  expect(tellsPayWaits(told)).toBe(waits)
})

it.each([
  'I am running a sweet shop for 12 years. My son is preparing for NEET. Should I open a second shop?',
  'I drive a bus for 9 years. My brother failed twice in police exam. When will I buy a house?',
])('what a relative prepares for is no hard time of one’s own: %s', (concern) => {
  expect(toldHardOf(concern, askerOfAnyAge(concern), '2026-11-23')?.kind).not.toBe('exam')
})

it.each([
  'Papa bank se retire hue, pension 32000. Main factory me supervisor hu. Transfer ghar ke paas kab milega?',
  'My father retired from railway. I am a clerk in a court. When will I get my promotion?',
  'My brother is a constable in police. I am a lab technician in a hospital. When will transfer near home come?',
  'Amma is not well. I am working as cashier in a bank. When will my job be permanent?',
  'Bhai fauj me hai. Main school me teacher hu. Promotion kab hoga?',
])('a step in the own post is nobody else’s: %s', (concern) => {
  expect(questionOf(concern).person).toBeNull()
})

it.each([
  'Retired clerk, pension 40000. My son has a transport business in loss. When will my tension be over?',
  'My husband has a cotton business. My brother is in the US with a high package. I do not work. When will we buy a flat?',
  'My brother runs a hardware shop in the bazar. I am 24, at home. When will I get married?',
])('a trade of another is none of one’s own: %s', (concern) => {
  expect(workOf(concern)).not.toBe('business')
})
