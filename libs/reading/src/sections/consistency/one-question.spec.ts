import { sectionText } from '@disha/contracts/document'
import { BIRTH_NAMES, inputFor } from '../../__fixtures__/births.ts'
import { Composer } from '../../compose/composer.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import { shortAnswer } from '../answer/answer-parts.ts'
import { chosenStretches } from '../answer/answer-stretches.ts'
import { askedTopics } from '../cache.ts'
import { ledgerEntries } from '../ledger.ts'
import { monthsAhead } from '../months.ts'
import { roadmapSection } from '../roadmap.ts'
import { SECTIONS } from '../sections.ts'
import { mattersOf, shortOpenings } from '../year-matters.ts'
import { yearSection } from '../year.ts'

/** Two things in one breath, each with the field and the noun by which the chapters after page 1 know it; null for what has openings of its own. */
const ASKED: readonly (readonly [concern: string, ...parts: readonly (readonly [field: MainTopic | null, noun: string])[]])[] = [
  [
    'I work in a small IT company. When will I get a better job? Should I shift to another city for work?',
    ['career', 'a new post'],
    ['career', 'a move to another city'],
  ],
  [
    'I am a nurse and have cleared OET. When will I go abroad? Can my husband and daughter come with me later?',
    ['abroad', 'a life abroad'],
    ['abroad', 'your family’s coming'],
  ],
  [
    'I stopped working after my second kid. When can I restart my career? When will we buy our own house?',
    ['career', 'your return to work'],
    [null, 'a home of your own'],
  ],
  ['I have a home loan of 42 lakh. When will I be free of debt? Should I sell the flat?', [null, 'clearing your debt'], [null, 'the sale']],
  [
    'I got laid off in August. When will I get the next job? Is it the right time to start my own business?',
    ['career', 'a new post'],
    ['career', 'a business of your own'],
  ],
  ['I am a clerk in a bank. When will I get a promotion? When will I get married?', ['career', 'a promotion'], ['love', 'a marriage']],
  [
    'I am a teacher. When will I get a transfer near home? When will I buy my own house?',
    ['career', 'a transfer home'],
    [null, 'a home of your own'],
  ],
  [
    'I have admission in Canada. Will my student visa be approved? When will I get married?',
    ['abroad', 'the visa'],
    ['love', 'a marriage'],
  ],
  [
    'We love each other for 5 years. When should I tell my parents about my boyfriend? When will I get a promotion?',
    ['love', 'the talk at home about your marriage'],
    ['career', 'a promotion'],
  ],
  [
    'My shop runs in loss for two years. Should I close the shop? When will I get a job then?',
    ['career', 'what becomes of the business'],
    ['career', 'a post'],
  ],
  [
    'I work in a bank. Will the trouble with my boss end? When will my money situation improve?',
    ['career', 'your standing with those above you'],
    [null, 'money'],
  ],
  ['I have a job offer. Should I take this offer? When will I get married?', ['career', 'a new post'], ['love', 'a marriage']],
]

const GROWN = BIRTH_NAMES.filter((name) => name !== 'young' && name !== 'elder')
const made = GROWN.flatMap((name) =>
  ASKED.map(([concern, ...parts]) => {
    const c = new Composer(inputFor(name, { concern, topics: [] }))
    return { c, concern, parts }
  }),
)

const plain = (text: string): string => text.replace(/[\ue000-\uf8ff\p{Cf}]/gu, '')
const yearEnd = (c: Composer): string => monthsAhead(c).at(-1)!.to
/** The findings that the short answer on page 1 dates its sentences by. */
const idsOfPage = (c: Composer): Set<string> => new Set(shortAnswer(c).flatMap(({ lines }) => lines.flatMap(({ ids }) => ids)))

describe('every part of a question after page 1', () => {
  it('has its field asked, and its noun among the matters of the months', () => {
    for (const { c, concern, parts } of made)
      for (const [field, noun] of parts) {
        if (field !== null) expect([concern, ...askedTopics(c)]).toContain(field)
        const nouns =
          field === null
            ? shortOpenings(c).map((one) => one.noun)
            : mattersOf(c).flatMap((matter) => (matter.topic === field ? [matter.noun, ...matter.also.map((one) => one.noun)] : []))
        // a matter without an opening in sight has no row
        if (field !== null || nouns.length > 0) expect([concern, ...nouns]).toContain(noun)
      }
  })

  it('stands in the months by its own noun where a stretch or an opening of it falls in them', () => {
    let told = 0
    for (const { c, concern, parts } of made) {
      const year = plain(sectionText(yearSection(c)))
      const end = yearEnd(c)
      for (const [field, noun] of parts) {
        const dated =
          field === null
            ? shortOpenings(c).some((one) => one.noun === noun && one.parts.some(({ from, to }) => from < end && to > c.input.asOf))
            : chosenStretches(c, field).some(({ from }) => from < end) && noun !== 'your family’s coming'
        if (!dated) continue
        told++
        expect([concern, year.includes(noun)]).toEqual([concern, true])
      }
    }
    expect(told).toBeGreaterThan(60)
  })

  it('has a row of the ledger under what was asked for every stretch that page 1 names, and for what else it counts for', () => {
    let told = 0
    for (const { c, concern, parts } of made) {
      const rows = ledgerEntries(c).filter(({ asked }) => asked === true)
      const page = idsOfPage(c)
      for (const [field, noun] of parts) {
        if (field === null) {
          const [first] = shortOpenings(c).filter((one) => one.noun === noun)
          if (first !== undefined) expect([concern, ...rows.map(({ from }) => from)]).toContain(first.parts[0]!.from)
          continue
        }
        for (const { id } of chosenStretches(c, field).filter((one) => page.has(one.id))) {
          told++
          expect([concern, ...rows.map((row) => row.id)]).toContain(id)
        }
        const also = mattersOf(c).flatMap((matter) => matter.also.filter((one) => one.noun === noun && one.stretch !== undefined))
        for (const { point, stretch } of also) expect(rows.map((row) => row.id)).toContain(`${point}.${stretch!.id}`)
      }
    }
    expect(told).toBeGreaterThan(100)
  })

  it('stands in the roadmap where it has a time in sight and none in the months', () => {
    for (const { c, concern, parts } of made) {
      const text = plain(sectionText(roadmapSection(c))).toLowerCase()
      for (const [field, noun] of parts)
        if (field === null && shortOpenings(c).some((one) => one.noun === noun))
          expect([concern, text.includes(noun)]).toEqual([concern, true])
    }
  })

  it('is named in the first lines of the chapter on its field', () => {
    for (const { c, concern, parts } of made.filter((_, index) => index % 5 === 0)) {
      const leads = new Map(
        SECTIONS.flatMap((of) => {
          const section = of(c)
          return section === null ? [] : [[section.id, plain(section.lead.map(({ text }) => text).join(''))] as const]
        }),
      )
      for (const [field, noun] of parts)
        if (field !== null) expect([concern, leads.get(field)]).toEqual([concern, expect.stringContaining(noun)])
    }
  })
})

describe('a relative’s part of a question', () => {
  it('makes no field of one’s own an asked one, and leaves the other part its own', () => {
    for (const name of GROWN) {
      const c = new Composer(
        inputFor(name, { concern: 'My son is 24. When will he get a job? I live with my in-laws, when will I get my visa?', topics: [] }),
      )
      expect([...askedTopics(c)]).toEqual(['abroad'])
      expect(mattersOf(c).map(({ noun }) => noun)).toEqual(['the visa'])
      const kin = shortOpenings(c).filter(({ ground }) => ground === 'kin')
      expect(kin.filter(({ noun }) => noun !== 'your son’s work')).toEqual([])
      const rows = ledgerEntries(c).filter(({ asked }) => asked === true)
      expect(rows.filter(({ statement }) => /^Work /.test(statement))).toEqual([])
    }
  })
})
