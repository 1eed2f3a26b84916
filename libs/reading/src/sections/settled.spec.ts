import type { ReadingDocument, Section } from '@disha/contracts/document'
import { BIRTH_NAMES, BIRTHS, inputFor } from '../__fixtures__/births.ts'
import { sectionIn, sectionsUpTo, sentencesOf } from '../__fixtures__/section-text.ts'
import { namedPeriods } from '../understanding/named-dates.ts'

/** What a chapter tells; of page 1, what stands before the verdicts of today. */
function textOf(document: Pick<ReadingDocument, 'sections'>, id: Section['id']): string {
  const { blocks } = sectionIn(document, id)
  const end = id === 'yourQuestion' ? blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Where you stand now') : -1
  return sentencesOf(end < 0 ? blocks : blocks.slice(0, end)).join('\n')
}

/** What each settled state must say, and what would look for what is already there. */
const STATES: readonly {
  who: string
  concern: string
  topics: ('career' | 'love' | 'abroad')[]
  born: readonly [from: number, to: number]
  has: RegExp
  not: RegExp
  chapter?: readonly [id: Section['id'], not: RegExp]
}[] = [
  {
    who: 'the engaged',
    concern: 'I am engaged and the wedding is in March 2027. Will we be happy together?',
    topics: ['love'],
    born: [1965, 2005],
    has: /One thing to do before March 2027: .*only the two of you/,
    not: /Not easily|against (?:a )?marriage|families are told|introduction|be more among people|for a marriage|hesitates over|somebody to meet/,
    chapter: ['love', /In a first talk|arrange meetings|let the families meet|the one elder|what your families will answer/],
  },
  {
    who: 'the engaged who ask when',
    concern: 'meri sagai ho gayi hai. shaadi kab rakhein?',
    topics: ['love'],
    born: [1965, 2005],
    has: /only the two of you/,
    not: /introduction|be more among people|families are told|let one introduction/,
  },
  {
    who: 'those with an admission',
    concern: 'Got admit from University of Melbourne for February 2027, loan is 40 lakh. Should I go?',
    topics: ['abroad'],
    born: [1980, 2010],
    has: /The place is in your hand[\s\S]*(?:The|A) loan: [\s\S]*One thing to do before February 2027: put on one page the full cost/,
    not: /two admissions|language test|What no chart can say: an admission/,
  },
  {
    who: 'those with a visa',
    concern: 'My work visa for Germany is approved. When should I leave?',
    topics: ['abroad'],
    born: [1965, 2005],
    has: /fix the first address/,
    not: /Whether a visa or a residence permit is granted|send one application|language, papers and savings/,
  },
  {
    who: 'those who lost a post',
    concern: 'Diamond factory ma job chali gai, EMI baki hai. Nayi naukri kab milegi?',
    topics: ['career'],
    born: [1968, 2005],
    has: /To lose a post is a blow[\s\S]*The instalments: [\s\S]*Go to the lender before one is missed[\s\S]*One thing to do this week/,
    not: /less than you have|does not hurry|leave only for|let the last step wait|one to prepare in|stay while you look/,
  },
  {
    who: 'those who have resigned',
    concern: 'I have resigned from my job. When will I get a new one?',
    topics: ['career'],
    born: [1968, 2005],
    has: /One thing to do this week: tell ten people/,
    not: /less than you have|does not hurry|leave only for|stay while you look|To lose a post/,
  },
  {
    who: 'those who retire next year',
    concern: 'I retire from the army next year after 20 years. Which business or second career should I start?',
    topics: ['career'],
    born: [1966, 1992],
    has: /2027, which you name, [\s\S]*One thing to do before 2027: ask three people who left the same service/,
    not: /You name two ways|less than you have/,
  },
  {
    who: 'those with two proposals',
    concern: 'Two proposals: one boy is in US, one is in Bangalore. Whom should I say yes to?',
    topics: ['love'],
    born: [1980, 2005],
    has: /no chart of one person can tell[\s\S]*home[\s\S]*meet each of them twice/,
    not: /be more among people|introduction|widen your circle|whether you want it is yours|accept (?:every|one) invitation/,
  },
  {
    who: 'those with one proposal',
    concern: 'I got a proposal from a boy in Chennai. Should I accept?',
    topics: ['love'],
    born: [1980, 2005],
    has: /meet twice, once without the families/,
    not: /be more among people|let one introduction|widen your circle/,
  },
]

describe('a reading for somebody who tells of what is settled', () => {
  describe.each(STATES)('$who', ({ concern, topics, born: [from, to], has, not, chapter }) => {
    const names = BIRTH_NAMES.filter((name) => {
      const year = Number(BIRTHS[name]?.birthLocal.slice(0, 4))
      return year >= from && year <= to
    })
    it.each(names)('looks for nothing that is there: %s', (name) => {
      const document = sectionsUpTo(inputFor(name, { concern, topics }), chapter?.[0] ?? 'yourQuestion')
      const page = textOf(document, 'yourQuestion')
      expect(page).toMatch(has)
      expect(page).not.toMatch(not)
      if (chapter !== undefined) expect(textOf(document, chapter[0])).not.toMatch(chapter[1])
      // a time is named once by its item; the few sentences above may have the same sentence
      expect(new Set((page.match(/[^.\n]+, which you name/g) ?? []).map((one) => one.trim()))).toHaveProperty(
        'size',
        namedPeriods(concern, '2026-11-21').length,
      )
    })
  })

  it.each(BIRTH_NAMES)('answers a named time by name, whatever is asked: %s', (name) => {
    for (const [concern, told] of [
      ['Will I get a government job in 2028?', '2028, which you name'],
      ['Should I buy a house in June 2027?', 'June 2027, which you name'],
      ['मेरी बेटी की शादी अगले साल है, सब ठीक होगा?', '2027, which you name'],
      // a year that a part asks about is told by its own months
      ['When will things get better? 2027 me kuch hoga?', 'months of 2027 are'],
    ] as const) {
      const page = textOf(sectionsUpTo(inputFor(name, { concern }), 'yourQuestion'), 'yourQuestion')
      expect(page).toContain(told)
      expect(page).not.toMatch(/auspicious|shubh/i)
    }
  })
})
