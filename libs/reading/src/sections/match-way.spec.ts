import { AS_OF_DAYS, askedNothing, sampleBirths } from '../../bench/sample-births.ts'
import { composer, GROWN, textOf } from '../__fixtures__/short-answers.ts'
import { Composer } from '../compose/composer.ts'
import { answerItems } from './answer/answer-items.ts'
import { yearLine } from './answer/answer-gist.ts'
import { aheadLines, laterStretches } from './love-ahead.ts'
import { ledgerEntries } from './ledger.ts'
import { marsBlocks } from './love-mars.ts'
import { matchKind } from './love-match.ts'
import { loveSection } from './love.ts'
import { partnerFar } from './abroad.ts'
import { spokenStretches } from './answer/answer-stretches.ts'
import { isSpoken } from '../rules/windows.ts'

const WAY = 'When will I get married? Will it be love or arranged, and from which direction will she come?'
/** Charts of every way, of an age at which a marriage is looked for. */
const sampled = sampleBirths(60, 'way of a match')
  .map((birth) => new Composer({ ...askedNothing(birth, AS_OF_DAYS[0] as string).input, concern: WAY }))
  .filter(({ asker }) => asker.age >= 22 && asker.age < 40)
const all = [...GROWN.map((name) => composer(name, WAY)), ...sampled]
const timed = all.filter((c) => c.timed)

/** A chapter or a part of it as text. */
const saidIn = (blocks: readonly unknown[]): string => JSON.stringify(blocks)

/** By whom a text says that one meets. */
const FOUND = { own: /found yourself|your own finding/, family: /family found|yours found/, circle: /friends|people from work/ } as const

describe('by whom one meets', () => {
  it('is judged once: page 1 and the ledger name no two finders', () => {
    for (const c of timed) {
      const { kind, brought } = matchKind(c)
      const rows = ledgerEntries(c)
        .map(({ statement }) => statement)
        .filter((row) => row.startsWith('For a marriage'))
        .join(' ')
      const own = kind === 'open' || (kind === 'own' && brought) ? null : kind
      for (const [one, words] of Object.entries(FOUND)) if (one !== own) expect(rows).not.toMatch(words)
    }
  })

  it('says of friends and of work that they introduce, and of no 11th house that it is the family’s', () => {
    for (const c of timed) {
      const text = textOf(c)
      expect(text.includes('rather than relatives to introduce you')).toBe(matchKind(c).kind === 'circle')
      expect(text).not.toMatch(/house of family and circle|you meet by yourself, and the two houses/)
    }
  })

  it('has every way among these charts', () => {
    expect(new Set(timed.map((c) => matchKind(c).kind)).size).toBe(4)
  })
})

describe('from near or far', () => {
  it('knows of Rahu in the 7th or with its lord', () => {
    const charts = sampleBirths(150, 'Rahu and the 7th').map((birth) => askedNothing(birth, AS_OF_DAYS[0] as string))
    const ofRahu = charts.filter(({ facts }) => facts.main.houseOf('rahu') === 7 || facts.sign('rahu') === facts.sign(facts.main.lordOf(7)))
    expect(ofRahu.filter((c) => partnerFar(c)?.startsWith('Rahu, who points to the foreign') === true).length).toBeGreaterThan(1)
    for (const c of ofRahu) expect(partnerFar(c)).not.toBeNull()
    for (const c of all) {
      const text = textOf(c)
      expect(text.includes('nothing ties the house of marriage to distance')).toBe(partnerFar(c) === null)
    }
  })

  it('stays near where all that ties it is the 3rd, by which a neighbour is met', () => {
    for (const c of all) if (partnerFar(c)?.includes('stands in the 3rd') === true) throw new Error('a short road is no distance')
  })
})

describe('what there is to do about one marriage', () => {
  it.each([WAY, 'When is my marriage? Love marriage or arranged marriage?'])('is told in one item: %s', (concern) => {
    for (const name of GROWN) {
      const steps = answerItems(composer(name, concern)).filter(([head]) => head?.text.startsWith('One thing to do') === true)
      expect(steps.length).toBeLessThan(2)
    }
  })
})

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** The stretches that a first item counts, and those that it names with what is told for later. */
function countOf(c: Composer): { said: number; named: number } | null {
  const [item] = answerItems(c)
  const text = (item ?? []).map((line) => line.text).join(' ')
  const word = /marks (\w+) stretch(?:es)?(?: ahead| in)/.exec(text)?.[1]
  if (word === undefined) return null
  const listed = spokenStretches(c, 'love')
  const last =
    listed
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? ''
  const later =
    aheadLines(c, listed, 'page').length === 0
      ? []
      : laterStretches(c, last).filter((one) => isSpoken(c, one) || !listed.some((near) => isSpoken(c, near)))
  return { said: NUMBERS.indexOf(word) + 1, named: listed.length + later.length }
}

it('counts every stretch for a marriage that it names', () => {
  const counts = GROWN.map((name) => countOf(composer(name, 'When will I get married?'))).filter((one) => one !== null)
  expect(counts.length).toBeGreaterThan(1)
  for (const { said, named } of counts) expect(said).toBe(named)
})

it('says what follows from a Mars that custom counts and no benefic lifts, with the lagna alone in the margin', () => {
  for (const c of timed) {
    const text = saidIn(marsBlocks(c))
    expect(text.includes('What follows from it')).toBe(text.includes('is not met in'))
    if (text.includes('what custom calls manglik')) expect(text).not.toContain('mars.custom')
  }
})

it('names no weeks of Venus that it takes back', () => {
  for (const c of all) expect(saidIn(loveSection(c).blocks)).not.toMatch(/those weeks bear less|weeks to meet/)
})

describe('one who loves, and a match of the family', () => {
  const PROPOSALS = [
    'I love Imran since 6 years, papa is against. Cousin brings rishtas every week. Should I accept the other proposal? Tell which year.',
    'My boyfriend and I are together for 4 years. My parents are showing me boys. Should I say yes to the new proposal? Which year is marriage?',
    'In a relationship with my classmate since 2020. Uncle brought another alliance from Salem. Should I accept this proposal? In which year will I marry?',
    'I am in love with a girl from other caste, father says no and keeps bringing proposals. Should I accept the other match? Which year?',
    'My girlfriend is waiting for me, amma is searching girls. Should I agree to the other proposal? What year will I get married?',
  ]

  it.each(PROPOSALS)('hears what comes first, and nothing of “this one”: %s', (concern) => {
    for (const name of GROWN.slice(0, 3)) {
      const c = composer(name, concern)
      if (c.asker.love !== 'partner') continue
      expect(textOf(c)).not.toMatch(/Whether this one is right/)
    }
  })

  it('is told a year where one is asked for', () => {
    for (const name of GROWN) {
      const c = composer(name, PROPOSALS[0] ?? '')
      const text = textOf(c)
      expect(text).not.toContain('The times named above are those for a marriage too')
      if (yearLine(c, 'love', 'a marriage') !== null) expect(text).toMatch(/By this chart \d{4}|By years: \d{4}/)
    }
  })
})
