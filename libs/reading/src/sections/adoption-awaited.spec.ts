import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { sectionText } from '@disha/contracts/document'
import { Composer } from '../compose/composer.ts'
import { BIRTH, judge } from '../rules/grounds.ts'
import { adoptsAlone, childWishIn } from '../understanding/child-wish.ts'
import { writeReading } from '../write-reading.ts'
import { shortAnswer } from './answer/answer-parts.ts'

/** Whoever has left treatment behind, or is on the list of an agency, and waits for the child. */
const LISTED = [
  'Married in 2014, no issues. After three failures in hospital we stopped treatment and applied in CARA for adoption, seniority number is moving very slow. Mother in law is still telling one more time try hospital. When the child will come in our home and is it by adoption only?',
  'We registered with CARA two years back and our seniority number is not moving. When will our baby come home?',
  'ivf 3 baar fail hua, ab treatment band kar diya, CARA me register kiya hai 2024 me. bachcha ghar kab aayega, saas bolti hai ek baar aur try karo',
  'Waiting for adoption referral since three years. When will we get our child?',
  'We lost two babies and now registered for adoption in CARINGS. When will the agency call us?',
  'I am single woman 38, teacher, registered in CARA for adopting a girl. When will my daughter come home?',
] as const
const CHOSEN = 'Doctor said no use, we stopped IVF and decided to adopt. When is the right time and will family accept?'
/** Another way is still open, or adoption is only thought of. */
const OPEN = [
  'Should we register in CARA for adoption or try IVF one more time?',
  'IVF failed two times, should we try again or adopt?',
  'We want to adopt a baby, should we apply this year?',
] as const

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young').slice(0, 4)
const composerFor = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))
const told = (c: Composer): string =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe.each(GROWN)('a child who is waited for by adoption, for %s', (name) => {
  it.each(LISTED)('is told of by the times of its coming, and of no treatment: %s', (concern) => {
    const c = composerFor(name, concern)
    expect(childWishIn(concern)).toMatchObject({ kind: 'adopt', awaited: 'listed' })
    const text = told(c)
    expect(text).toMatch(/Times in which a child comes into a house|No dated time for a child’s coming/u)
    expect(text).toContain('home study report')
    expect(text).not.toMatch(/for treatment|the next cycle|how many more tries|register for adoption|A business of your own/u)
  })

  it('answers by which way, and meets the mother-in-law', () => {
    const c = composerFor(name, LISTED[0])
    const text = told(c)
    expect(text).toContain(c.say(`birth.ways.${judge(c, BIRTH).state}`))
    expect(text).toContain('To your mother-in-law one sentence')
  })

  it('sends whoever has chosen it to the list, and to no next try', () => {
    const text = told(composerFor(name, CHOSEN))
    expect(text).toMatch(/register with CARA/u)
    expect(text).not.toMatch(/for treatment|how many more tries/u)
  })

  it.each(OPEN)('leaves open what is open: %s', (concern) => expect(childWishIn(concern)?.awaited).toBeNull())
})

it('speaks of papers in the whole book, where no treatment is under way', () => {
  for (const name of GROWN.slice(0, 2)) {
    const { sections } = writeReading(inputFor(name, { concern: LISTED[0], topics: [] }))
    const text = sections.map((section) => sectionText(section)).join('\n')
    expect(text).not.toMatch(
      /what the doctor has planned|tests, rest, one talk|such as a test or a talk|a talk with a doctor|with a doctor’s advice/u,
    )
  }
})

it('sells no trade of one’s own because a husband has a shop', () => {
  const concern = `${LISTED[0]} Husband runs a xerox and binding shop near the college.`
  for (const name of GROWN) {
    const [page] = writeReading(inputFor(name, { concern, topics: [] })).sections
    expect(sectionText(page!)).not.toMatch(/business of your own/iu)
  }
})

it('knows who adopts and has no treatment in hand', () => {
  for (const concern of [...LISTED, CHOSEN, OPEN[2]]) expect(adoptsAlone(concern)).toBe(true)
  for (const concern of OPEN.slice(0, 2)) expect(adoptsAlone(concern)).toBe(false)
})
