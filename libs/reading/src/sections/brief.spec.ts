import { ALL_BIRTH_NAMES, BIRTH_NAMES, BIRTHS, inputFor } from '../__fixtures__/births.ts'
import { sectionsUpTo, textIn } from '../__fixtures__/section-text.ts'
import { Composer } from '../compose/composer.ts'
import { MAIN_TOPICS } from '../rules/witnesses.ts'
import { askedTopics } from './cache.ts'

const CHAPTERS = ['career', 'love', 'abroad'] as const
/** Days, margins and breaks of a stretch are told beside these. */
const MOST_WORDS = 125
const MEAN_WORDS = 90

/** The first paragraph of a chapter. */
const answerIn = (text: string): string => /The short answer\s+(.+)/u.exec(text)?.[1] ?? ''

const ASKED = [
  'When will I get married?',
  'When will my daughter get married? She is 31 and refuses everyone.',
  'I run a shop. When will my business improve?',
  'Partition suit of the ancestral house against my brother is pending since 2011. When will it end?',
  'When will I get a promotion?',
] as const

const read = BIRTH_NAMES.flatMap((name) =>
  ASKED.map((concern) => {
    const input = inputFor(name, { concern, topics: [] })
    return { name, asked: askedTopics(new Composer(input)), document: sectionsUpTo(input, 'abroad') }
  }),
)

describe('a chapter that nobody asked for', () => {
  it('answers in a few plain words with its one next time, and counts further down', () => {
    const counts: number[] = []
    for (const { name, asked, document } of read)
      for (const id of CHAPTERS.filter((topic) => !asked.has(topic))) {
        const answer = answerIn(textIn(document, id))
        counts.push(answer.split(/\s+/u).length)
        expect(`${name} ${answer}`).not.toMatch(/witnesses that could speak|antardasha|strongest of the next twelve years|A second one/u)
        expect(answer.match(/(?:next time for|A time for) /gu)?.length ?? 0).toBeLessThan(2)
      }
    expect(counts.length).toBeGreaterThan(40)
    expect(Math.max(...counts)).toBeLessThan(MOST_WORDS)
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(MEAN_WORDS)
  })

  it('says how it touches what was asked only where one graha rules both, or one time meets the other', () => {
    const ties = { lord: 0, time: 0 }
    for (const { name, asked, document } of read)
      for (const id of MAIN_TOPICS) {
        const text = answerIn(textIn(document, id))
        const isTied = /alike, so what keeps|give what you ask the first place/u.test(text)
        if (asked.has(id)) expect(`${name} ${id} ${isTied}`).toBe(`${name} ${id} false`)
        if (text.includes('alike, so what keeps')) ties.lord++
        if (text.includes('give what you ask the first place')) ties.time++
      }
    expect(ties.lord).toBeGreaterThan(0)
    expect(ties.time).toBeGreaterThan(0)
  })
})

const AT_HOME = [
  'Retired from the bank in 2023. When will my son get married?',
  'I am a housewife with two kids. When will there be peace with my mother in law?',
  'I am retired. When will the case over our land end?',
] as const
/** What only those with a post or a trade of their own have. */
const OF_POSTS =
  /tenders|rivals|large organisations|clients|career|those who decide|bring results|Where income comes from|Job, business or profession|a post in a larger body|networks and large bodies|in the service of the state|asking and applying|before the title|keep asking/u

/** Births of an age at which a post may lie behind somebody. */
const OLDER = ALL_BIRTH_NAMES.filter((name) => (BIRTHS[name]?.birthLocal ?? '') < '1980')

describe('work as it is told to those whose days no post fills', () => {
  it.each(AT_HOME)('names no buyers, offices and pay: %s', (concern) => {
    for (const name of OLDER)
      expect(`${name} ${textIn(sectionsUpTo(inputFor(name, { concern, topics: [] }), 'career'), 'career')}`).not.toMatch(OF_POSTS)
  })

  it('calls nobody away who has no wish to travel', () => {
    for (const name of BIRTH_NAMES)
      for (const concern of AT_HOME) {
        const text = textIn(sectionsUpTo(inputFor(name, { concern, topics: [] }), 'abroad'), 'abroad')
        if (!text.includes('Distance is read here for journeys')) continue
        expect(`${name} ${text}`).not.toMatch(/what would take you there|admissions|Third question|every paper then/u)
      }
  })
})

describe('what somebody is given to do', () => {
  it('spares a body that hurts, and years past lifting, from carrying', () => {
    const spared = [
      'My knee is paining and sale in the shop is dull. Will the visa come?',
      'Back pain since two years. When will I get a promotion?',
      'ghutne me dard rehta hai mere, ghar kab banega',
      'I had bypass in 2023. When will my land case end?',
      'Slip disc since March, job is with lifting. Should I change the job?',
    ]
    const of = (name: string, concern: string): string =>
      textIn(sectionsUpTo(inputFor(name, { concern, topics: [] }), 'remediesAndMantras'), 'remediesAndMantras')
    for (const name of BIRTH_NAMES)
      for (const concern of spared)
        expect(`${name} ${of(name, concern)}`).not.toMatch(/lend your strength: carry|carry, fetch or wait|carry for an old/u)
    expect(BIRTH_NAMES.some((name) => /lend your strength: carry/u.test(of(name, 'When will I get a promotion?')))).toBe(true)
  })

  it('gives a student no tenders and no clients to earn by', () => {
    let read = 0
    for (const name of BIRTH_NAMES) {
      const input = inputFor(name, { concern: 'I am in 2nd year BSc. Will I get a good post after my degree?', topics: [] })
      // past the usual years a degree is read beside a livelihood
      if (new Composer(input).asker.work !== 'study') continue
      read++
      const text = textIn(sectionsUpTo(input, 'career'), 'career')
      expect(`${name} ${text}`).not.toMatch(/tenders|Profit comes through other people|Income comes across the table|Standing pays/u)
    }
    expect(read).toBeGreaterThan(2)
  })
})

describe('a bond as it is told to those past courting', () => {
  it.each([
    'My husband passed away in 2017. When will my son get a job?',
    'My wife expired in 2021. Will I get the refund from the builder?',
    'Retired from the bank in 2023. When will my son get married?',
  ])('speaks of company, and of no romance: %s', (concern) => {
    for (const name of OLDER) {
      const text = textIn(sectionsUpTo(inputFor(name, { concern, topics: [] }), 'love'), 'love')
      expect(`${name} ${text}`).not.toMatch(
        /[Rr]omance|makes the wanting louder|two busy people|neither keeps score|Affection leads towards commitment/u,
      )
      if (/passed away|expired/u.test(concern)) expect(`${name} ${text}`).not.toMatch(/In the navamsa \w[\w ]* comes to the/u)
    }
  })
})
