import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { caseTold, asksWithoutCourt, courtIsAhead } from '../understanding/told-case.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { caseLean, courtAheadLines } from './case-course.ts'

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')

/** Shares that are talked over, with a court only as the other way. */
const AHEAD = [
  'Pitaji ki 7 killa zameen hai, teen bhai hai, batwara abhi tak nahi hua. Panchayat do baar baith chuki. Ye batwara kab tak niptega aur bhaiyo me rajinama hoga ya court jana padega?',
  'My two brothers and I have not divided our father’s house. Will we settle among ourselves or will I have to go to court?',
  'Ancestral land partition pending with elder brother, elders have met three times. When will it finish, will he agree or does it end up in court?',
  'Bhai zameen ka batwara nahi kar raha. Samjhauta hoga ya court case karna padega?',
  'My sister is not signing for the flat of our late mother. Compromise or court, which is better for me?',
  'Father left 5 acres to us three brothers, youngest refuses to divide. Should we go for compromise or file a case?',
  'Hamara pushtaini makan hai, chacha hissa nahi de rahe. Baat ban jayegi ya kachehri jana padega?',
  'Can we avoid court and settle the property with my sister mutually?',
  'भाई जमीन का बंटवारा नहीं कर रहा, पंचायत भी हुई। समझौता होगा या कोर्ट जाना पड़ेगा?',
] as const

describe.each(AHEAD)('%s', (concern) => {
  it('tells of no case', () => {
    expect(caseTold(concern)).toBeNull()
    expect(courtIsAhead(concern)).toBe(true)
  })

  it.each(GROWN)('page 1 says whether terms or a suit has the better ground, and speaks of no hearing, for %s', (name) => {
    const c = new Composer(inputFor(name, { concern, topics: [] }))
    const text = shortAnswer(c)
      .flatMap(({ lines }) => lines.map((line) => line.text))
      .join(' ')
    expect(text).toContain(courtAheadLines(c, concern)[0]?.text)
    expect(text).toMatch(
      asksWithoutCourt(concern)
        ? /^Without a court/
        : { settle: /Terms have the better ground/, on: /A suit has the better ground/, even: /Between terms and a suit/ }[caseLean(c)],
    )
    expect(text).not.toMatch(/hearings?\b|the case\b/)
  })
})

it.each([
  'There is a property case going on with my brother in court from 2018. Will I win and when will it finish?',
  'My brother filed a partition case on our ancestral land. How long will the court case go on?',
  'We have been going to court for five years over the house with my brother. When will it end?',
  'Bhai ke sath zameen ka vivad hai, har mahine court jana padta hai. Kab khatam hoga?',
  'Land dispute with uncle, case is in high court. Should I settle or fight?',
])('a case that runs stays one: %s', (concern) => {
  expect(caseTold(concern)).not.toBeNull()
  expect(courtIsAhead(concern)).toBe(false)
})
