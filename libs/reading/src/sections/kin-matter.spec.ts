import type { Block } from '@disha/contracts/document'
import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../__fixtures__/births.ts'
import { Composer } from '../compose/composer.ts'
import { isDated } from '../compose/current.ts'
import { addYears } from '../facts/calendar.ts'
import type { MainTopic } from '../rules/witnesses.ts'
import { GROUNDS, kinOf } from '../rules/grounds.ts'
import { writeReading } from '../write-reading.ts'
import { answerOf } from './answer/answer.ts'
import { matterSection, matterTimes } from './asked-matter.ts'
import { abroadSection } from './abroad.ts'
import { askedTopics } from './cache.ts'
import { calledKin, isOfCompany } from './kin-asked.ts'
import { ledMatter } from './led-matter.ts'
import { ledgerEntries } from './ledger.ts'
import { remediesSection } from './remedies.ts'
import { asksReturn, soonOpenings } from './short-concerns.ts'
import { shortOpenings } from './year-matters.ts'

/** Questions about a relative, with what is asked of whom, and the field that was chosen beside the words. */
const KIN = [
  ['meri beti 31 saal ki hai, shaadi ke liye tayyar nahi hoti. uski shaadi kab hogi? bahut chinta rehti hai', 'child.wedding', 'love'],
  ['My daughter is 30, refusing all matches. When will her marriage happen? I am widow, worried', 'child.wedding', 'love'],
  ['My son is 32, software engineer. When will his marriage happen', 'child.wedding', 'love'],
  ['Daughter completed B.Tech last year and is sitting at home, when will she get placed', 'child.work', 'career'],
  ['கணவருக்கு பதவி உயர்வு வருமா', 'spouse.work', 'career'],
  ['mere pati ka promotion 4 saal se ruka hai. kab hoga', 'spouse.work', 'career'],
  ['Elder brother has lost his job third time in five years. why is he not stable anywhere', 'sibling.work', 'career'],
  ['papa ka promotion kab', 'father.work', 'career'],
  ['son is in Australia from 6 yrs, whenever we ask he changes topic. Will he ever come back to india for good', 'child.back', 'abroad'],
  ['My daughter got admission in melbourne, visa file lodged 8 weeks ago, when will it come', 'child.far', 'abroad'],
] as const

/** Questions of people who live abroad and ask of coming home. */
const RETURNS = [
  '15 years in Kuwait, company cutting staff. Should I come back to Kerala and start something, which year? wife and kids in Thrissur',
  'My Canada work permit is expiring in May 2027, will I get PR or have to come back to India?',
  '9 yrs in Doha, company is cutting people every month. Come back to Kerala now or hold on till they send me',
  'saudi me driver hu, kafeel ne passport rakh liya. hamesha ke liye ghar kab lautunga',
] as const

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young')
const composers = new Map<string, Composer>()
/** One for each birth and question in this file: what follows from a chart is kept with it. */
function composerFor(name: string, concern: string, topic: MainTopic): Composer {
  const key = `${name} ${topic} ${concern}`
  const found = composers.get(key) ?? new Composer(inputFor(name, { concern, topics: [topic] }))
  composers.set(key, found)
  return found
}
const DAY = /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g
const daysIn = (text: string): string[] => text.match(DAY) ?? []
const linesOf = (c: Composer): string[] => answerOf(c).items.flatMap((item) => item.map(({ text }) => text))
const YEARS = 5

describe.each(GROWN)('a question about a relative, for %s', (name) => {
  it.each(KIN)('%s', (concern, ground, topic) => {
    const c = composerFor(name, concern, topic)
    expect(ledMatter(c)).toBe(ground)
    // neither of the own fields was asked about
    expect([...askedTopics(c)]).toEqual([])
    expect(shortOpenings(c).every(({ concern: one }) => one === ground)).toBe(true)
  })

  it('has one set of times for page 1, the chapter, the months and the ledger, none of them years away', () => {
    for (const [concern, ground, topic] of KIN) {
      const c = composerFor(name, concern, topic)
      const openings = soonOpenings(c, ground)
      if (openings.length === 0) continue
      const end = addYears(c.input.asOf, YEARS)
      for (const { parts } of openings) for (const { from } of parts) expect(from < end).toBe(true)
      for (const { spans } of matterTimes(c)) expect(spans[0].from < end).toBe(true)
      const told = linesOf(c).filter((text) => /^Your chart has .* ahead to help /u.test(text))
      expect(told).toHaveLength(1)
      const chapter = new Set(daysIn(sectionText(matterSection(c)!)))
      expect(daysIn(told[0]!).filter((day) => !chapter.has(day))).toEqual([])
    }
  })

  it('dates no company of a parent’s own, and no wedding of theirs', () => {
    for (const [concern, , topic] of KIN) {
      const c = composerFor(name, concern, topic)
      if (!isOfCompany(c)) continue
      const { sections, findings } = writeReading(inputFor(name, { concern, topics: [topic] }))
      const love = sections.find(({ id }) => id === 'love')!
      const dated = new Set(findings.flatMap(({ id, window }) => (window === undefined ? [] : [id])))
      const cited = love.blocks.flatMap((block: Block) =>
        block.kind === 'paragraph' ? block.findingIds : block.kind === 'list' ? block.items.flatMap(({ findingIds }) => findingIds) : [],
      )
      // the running period may stand as a witness, no stretch may
      expect(cited.filter((id) => dated.has(id) && id.startsWith('window.'))).toEqual([])
      expect(ledgerEntries(c).filter(({ id }) => id.startsWith('window.love'))).toEqual([])
    }
  })
})

describe.each(GROWN)('a question about coming home, for %s', (name) => {
  it.each(RETURNS)('%s', (concern) => {
    const c = composerFor(name, concern, 'abroad')
    expect(asksReturn(c)).toBe(true)
    expect(c.asker.abroad).toBe(true)
    const openings = shortOpenings(c).filter(({ ground }) => ground === 'return')
    expect(openings).toHaveLength(soonOpenings(c, 'return').length)
    const chapter = sectionText(abroadSection(c))
    const [first] = openings
    if (first === undefined) return
    // the way home is told by the same days on page 1 and in the chapter
    const told = linesOf(c).find((text) => text.includes('for coming home'))!
    const days = new Set(daysIn(chapter))
    expect(daysIn(told).length).toBeGreaterThan(0)
    expect(daysIn(told).filter((day) => !days.has(day))).toEqual([])
    expect(ledgerEntries(c).some(({ id }) => first.ids.includes(id))).toBe(true)
    // each time says what it is for; where none is for the move, that is said, and one is named for it
    const own = soonOpenings(c, 'return')
    const marks =
      told.match(
        /\((?:[^()]* )?for a visit\)|to prepare the move|for the move itself|best for the move|a later choice for (?:it|the move)/g,
      ) ?? []
    expect(marks.length).toBeGreaterThanOrEqual(own.length)
    expect(told.includes('for the move itself')).toBe(own.some(({ isFull }) => isFull))
    const isOpen = linesOf(c).some((text) => text.startsWith('No time for the move that has both clocks comes'))
    const near = addYears(c.input.asOf, 5)
    expect(isOpen).toBe(c.timed && isDated(c) && own.every(({ isFull, parts: [part] }) => !isFull || part!.from >= near))
    expect(isOpen).toBe(/best for the move/.test(told))
    expect(sectionText(remediesSection(c))).toMatch(/coming home|the way home/)
  })
})

it('counts the house of a relative’s matter from their own', () => {
  expect(GROUNDS['child.wedding'].houses).toEqual([5, 11])
  expect(GROUNDS['child.work'].houses).toEqual([5, 2])
  expect(GROUNDS['spouse.work'].houses).toEqual([7, 4])
  expect(GROUNDS['sibling.wedding'].houses).toEqual([3, 9])
  expect(GROUNDS['mother.life'].houses).toEqual([4])
  expect(kinOf('money')).toBeNull()
})

describe('a relative who is asked about beside a matter of one’s own', () => {
  it.each(['delhi', 'hyderabad', 'morning'])('is not said to have a chapter that the book of %s does not have', (name) => {
    const promised = (concern: string): boolean =>
      JSON.stringify(writeReading(inputFor(name, { concern, topics: [] }))).includes('the chapter on it has every time')
    expect(promised('My wife died in 2021. When is marriage possible for me, and will my daughter accept it?')).toBe(false)
    expect(promised('My son is 29 and gives tuition. By when will he get a permanent job?')).toBe(true)
  })
})

it('calls a child by "he" or "she" where a son and a daughter are told of', () => {
  const told = 'My son is 33 and says no to every horoscope. Daughter is elder and settled in Pune.'
  for (const name of BIRTH_NAMES) {
    const who = (asked: string): string =>
      calledKin(new Composer(inputFor(name, { concern: `${told} ${asked}`, topics: [] })), 'child').name
    expect([name, who('Will he get married, and will we live with him?')]).toEqual([name, 'son'])
    expect([name, who('Will she get married there, and when?')]).toEqual([name, 'daughter'])
  }
})
