import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { judge } from '../../../rules/grounds.ts'
import { asksOwnPlace } from '../../../understanding/own-place.ts'
import { shortAnswer } from '../answer-parts.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

const ASKED = [
  "I'm married 10 years and my husband and I argue about his mum living with us. Will things get better between us, and would moving to our own place help?",
  'My husband and I fight a lot because of his parents. Will our marriage become peaceful and should we shift to a separate house?',
  'Saas ki wajah se pati se roz jhagda hota hai. Kya hamara rishta theek hoga aur alag ghar lene se fayda hoga?',
  'Married 6 years, tension with wife over my mother. Will the relation improve? Is it good to live separately from the family?',
  'Wife and I argue daily about my father. When will it get better and will renting our own flat solve it?',
  'हमारी शादी को 8 साल हुए, सास के कारण झगड़े होते हैं। क्या रिश्ता सुधरेगा और अलग रहने से फायदा होगा?',
] as const

describe.each(ASKED)('a home of their own beside the bond: %s', (concern) => {
  it.each(GROWN)('is answered for what it does to the two, with its time, after the bond itself, for %s', (name) => {
    const c = new Composer(inputFor(name, { concern, topics: [] }))
    const text = shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' ')
    expect(text).toContain(c.say(`point.ownPlace.${judge(c, 'together').state}`))
    expect(text).toMatch(/For the move itself, on rent|If you move, do it in steps|A move is slow and costly|No dated time for a move/)
    expect(text.indexOf('your marriage')).toBeGreaterThanOrEqual(0)
  })
})

it.each([
  'Should I live separately from my husband?',
  'pati se alag rahna chahiye kya?',
  'When will we buy land?',
  'Will my husband change?',
])('is not heard in: %s', (words) => {
  expect(asksOwnPlace(words)).toBe(false)
})
