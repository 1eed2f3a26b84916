import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { BIRTH, judge } from '../rules/grounds.ts'
import { childWishIn } from '../understanding/child-wish.ts'
import { pointsAsked } from '../understanding/points-asked.ts'
import { writeReading } from '../write-reading.ts'
import { shortAnswer } from './answer/answer-parts.ts'
import { askedTopics } from './cache.ts'
import { matterSection } from './asked-matter.ts'
import { ledgerEntries } from './ledger.ts'
import { ledMatter } from './led-matter.ts'
import { soonOpenings } from './short-concerns.ts'
import { shortOpenings } from './year-matters.ts'

/** A child that is hoped for, as it is typed, with what was told of it. */
const WISHES = [
  ['Married for 5 years and no child yet, doctor says everything is normal. When will I have a baby?', 'normal'],
  ['Married 3 years, had one miscarriage last year. When can I concieve and will everything be fine?', 'lost'],
  ['We lost our baby last year. Will I become mother again?', 'lost'],
  ['My wife had 2 miscarriages. kya hum parents ban payenge', 'lost'],
  ['IVF failed two times, should we try again or adopt?', 'both'],
  ['Is there child yog in my horoscope? wife has pcos, treatment going on', 'treated'],
  ['low AMH, planning ivf in march. is it good time', 'treated'],
  ['No kids after 8 years marriage. Can we adopt a baby? which year good for adoption', 'adopt'],
  ['We are planning for second baby. When is good time?', 'another'],
  ['second child kab plan kare, husband in dubai', 'another'],
  ['santan yog in my kundli hai ya nahi', 'open'],
  ['bachcha kab hoga, shaadi ko 6 saal ho gaye', 'open'],
  ['when will i get pregnent, trying from 2 years', 'open'],
  ['enaku kalyanam aagi 6 varusham aachu, kuzhandhai eppo pirakkum', 'open'],
  ['pelli ayyi 4 years, pillalu eppudu pudatharu', 'open'],
  ['trying for baby since 3 years, all reports normal. any dosha?', 'normal'],
] as const

/** Children who are there, on their way, another's, or only told of beside a wedding. */
const OTHERS = [
  'My son is 24, when will he get a job?',
  'My daughter got married 4 years back, she has no child. When will she become mother?',
  'i am 7 months pregnant, will delivery be normal?',
  'Divorced, no kids. When will I get married again?',
  'I have two children. Should I change my job?',
  'When will I get married and have children?',
] as const

const BOTH = 'I want to do second child but also my promotion is due. How is next year for me?'

const FIRST: Readonly<Record<string, RegExp>> = {
  lost: /^I am sorry for the child you lost\./u,
  normal: /wait for years and be told that all is normal|That all is normal/u,
  treated: /^Treatment asks much/u,
  both: /^Treatment asks much/u,
  adopt: /^A home that is opened to a child/u,
  another: /^To wish for another child/u,
  open: /^(?:It is a good wish|Waiting month after month)/u,
}

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const composerFor = (name: string, concern: string, topics: readonly ('love' | 'career')[] = ['love']): Composer =>
  new Composer(inputFor(name, { concern, topics: [...topics] }))
const told = (c: Composer): string[] =>
  shortAnswer(c)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .filter((text) => !/Kaal Sarp/u.test(text))
/** What no page may say of a child. */
const FORETOLD =
  /you will (?:conceive|have a (?:child|baby|son|daughter)|become (?:a )?(?:mother|father|parents?))|(?:child|baby) (?:is born|will (?:come|be born))|childless|barren|no child (?:is|in)/iu

describe('a wish for a child is known by its words', () => {
  it.each(WISHES)('%s', (concern) => {
    expect(childWishIn(concern)).toMatchObject({ alone: true })
    expect(pointsAsked(concern).some(({ point }) => point === 'kin.childBirth')).toBe(true)
  })
  it.each(OTHERS)('and not taken from %s', (concern) => expect(childWishIn(concern)).toBeNull())
})

describe.each(GROWN)('a child that is hoped for, for %s', (name) => {
  it.each(WISHES)('meets what was told first, judges both sides and dates no birth: %s', (concern, course) => {
    const c = composerFor(name, concern)
    const lines = told(c)
    expect(lines[0]).toMatch(FIRST[course] as RegExp)
    const text = lines.join(' ')
    expect(text).not.toMatch(FORETOLD)
    expect(text).not.toMatch(/for your marriage|no chart should be asked/u)
    const { state } = judge(c, BIRTH)
    expect(text).toContain(c.say(`birth.carried.${state}`))
    expect(text).toMatch(/[Nn]o chart gives|decides, and no chart/u)
    expect(text).toContain('One thing to do: ')
    expect(ledMatter(c)).toBe(BIRTH)
    expect([...askedTopics(c)]).toEqual([])
    // page 1, months, roadmap and ledger have the same times, in the same words
    const openings = soonOpenings(c, BIRTH)
    expect(shortOpenings(c).map(({ parts }) => parts[0])).toEqual(openings.map(({ parts }) => parts[0]))
    const rows = ledgerEntries(c).filter(({ statement }) => /wish (?:for|to)/u.test(statement))
    expect(rows.length > 0).toBe(openings.length > 0)
    for (const { statement } of rows) expect(statement).not.toMatch(/pregnan|conceive|is born|birth/u)
  })

  it('has a chapter of its own, which reads the saptamsa', () => {
    const c = composerFor(name, WISHES[0][0])
    const section = matterSection(c)
    expect(section?.title).toBe('Children, as the tradition reads them')
    const text = sectionText(section!)
    expect(text).not.toMatch(FORETOLD)
    expect(text.includes('saptamsa')).toBe(c.timed)
  })

  it('reads no number and no sex of children', () => {
    expect(told(composerFor(name, 'How many children will I have, boy or girl?')).join(' ')).toMatch(/or how many, I do not read/u)
  })

  it('answers a second child and a promotion alike', () => {
    const text = told(composerFor(name, BOTH, ['career'])).join(' ')
    expect(text).toMatch(/house of children/u)
    expect(text).toMatch(/promotion|no .*work/iu)
    expect(text).not.toMatch(/For love/u)
  })
})

it('leans no chart the same way: each verdict is given to some birth', () => {
  const states = new Set(BIRTH_NAMES.map((name) => judge(composerFor(name, WISHES[0][0]), BIRTH).state))
  expect(states.size).toBeGreaterThan(1)
})

it('speaks of the wish as the asker has it in the whole book', () => {
  const { sections } = writeReading(inputFor(GROWN[0]!, { concern: WISHES[0][0], topics: ['love'] }))
  const text = sections.map((section) => sectionText(section)).join('\n')
  expect(text).not.toMatch(FORETOLD)
  expect(text).not.toMatch(/You ask about the bond|You ask about your child,/u)
  expect(text).toMatch(/You ask about your wish for a child/u)
})

it.each([
  'Married 3 years, had one miscarriage last year. When will we have a baby?',
  'We lost our baby last year. When will I become mother?',
  'My wife had 2 miscarriages. kya hum parents ban payenge',
  'One early miscarriage in 2023, IUI once failed. When will we have child?',
  'After one stillbirth in 2024 we are trying again. When will I have a child?',
])('sends nobody who has lost one to another’s child, nor to an hour of grief: “%s”', (concern) => {
  for (const name of GROWN.slice(0, 3)) {
    const document = JSON.stringify(writeReading(inputFor(name, { concern, topics: ['love'] })))
    expect([name, document]).toEqual([
      name,
      expect.not.stringMatching(/child who is not yours|speak of the loss|with a child of the family/u),
    ])
  }
})

it.each([
  'One early miscarriage in 2023, IUI once failed and doctor told two more. When will we have child?',
  'IVF is going on since one year. When will I become mother?',
])('tells page 1 that planned tries wait for no time, and has one word for light times: “%s”', (concern) => {
  for (const name of GROWN) {
    const c = composerFor(name, concern)
    const page = shortAnswer(c)
      .flatMap(({ lines }) => lines.map(({ text }) => text))
      .join(' ')
    const openings = soonOpenings(c, BIRTH)
    expect([name, page.includes('need wait for none of these times')]).toEqual([name, openings.length > 0])
    const isLight = openings.length > 0 && openings.slice(0, 3).every(({ isFull }) => !isFull)
    expect([name, page.includes('for tests, a talk with a doctor and a calm house')]).toEqual([name, isLight])
    expect(JSON.stringify(writeReading(inputFor(name, { concern, topics: ['love'] })))).not.toMatch(
      /for your wish for a child[^"]{0,90}: a try can be made/u,
    )
  }
})
