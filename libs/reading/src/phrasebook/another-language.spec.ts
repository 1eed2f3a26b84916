import type { ReadingDocument } from '@disha/contracts/document'
import { ALL_BIRTH_NAMES, BIRTHS, inputFor } from '../__fixtures__/births.ts'
import { inventedBook } from '../__fixtures__/invented-language.ts'
import { withoutMarks } from '../compose/rashi-names.ts'
import { writePreview } from '../write-preview.ts'
import { writeReading } from '../write-reading.ts'
import { baseOf, formsIn } from './forms.ts'

const book = inventedBook()

/** A question of each field, with two parts, in several states of life. */
const QUESTIONS = [
  'When will I get married and when will I get a better job?',
  'My shop is in loss and I have loans. When will the debts clear?',
  'We live in Canada on a work permit. When will we get PR, and when can we buy a house?',
  'I am preparing for UPSC. Will I clear it or should I take a job? My parents want me to marry.',
  'My husband and I quarrel every day. My daughter is 14, how will her study go?',
]
const births = process.env['TEST_FULL'] === '1' ? ALL_BIRTH_NAMES : ['delhi', 'unknown', 'tromso']

/** Names of people and places, zones and versions are written alike in every language, and what is no text has no language. */
const KEPT = new Set([
  'language',
  'versions',
  'personName',
  'birthLine',
  'displayTimeZone',
  'asOf',
  'kind',
  'mark',
  'tone',
  'id',
  'uid',
  'align',
  'varga',
  'graha',
])

type Leaf = { path: string; text: string }

/** Every text of a value with its path, and what is no text as it stands. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesOf(one, `${path}.${at}`))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) => (KEPT.has(key) ? [] : leavesOf(one, `${path}.${key}`)))
}

/** A document without its words: which sections, blocks, rows, runs and findings it has. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'string'
    ? ''
    : Array.isArray(value)
      ? value.map(shapeOf)
      : value === null || typeof value !== 'object'
        ? value
        : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'findingIds' ? one : shapeOf(one)]))

describe('a reading in another language', () => {
  const pairs = births.flatMap((name, at) =>
    QUESTIONS.filter((_, index) => index % births.length === at % births.length || index === 0).map((concern) => {
      const input = inputFor(name, { concern, topics: [] })
      return { name, concern, english: writeReading(input), other: writeReading(input, book) }
    }),
  )

  it('has the same findings, in the same sections, blocks, rows and runs', () => {
    for (const { english, other } of pairs) {
      expect(other.findings.map(({ id }) => id)).toEqual(english.findings.map(({ id }) => id))
      expect(other.sections.map(shapeOf)).toEqual(english.sections.map(shapeOf))
      expect(shapeOf(other.ledger)).toEqual(shapeOf(english.ledger))
    }
  })

  it('has no word that code has written in English, and nothing unseen', () => {
    for (const { name, concern, other } of pairs) {
      const known = [concern, BIRTHS[name]?.placeName ?? '', BIRTHS[name]?.timeZone ?? ''].join(' ')
      const leaves = leavesOf({ ...other, findings: [] } satisfies ReadingDocument).filter(({ path }) => !/findingIds/u.test(path))
      expect(leaves.length).toBeGreaterThan(500)
      const leaks = leaves.flatMap(({ path, text }) =>
        (text.match(/[A-Za-z]{3,}/gu) ?? []).filter((word) => !known.includes(word)).map((word) => `${path}: ${word}`),
      )
      expect(leaks).toEqual([])
      expect(leaves.filter(({ text }) => /[\ue000-\uf8ff]/u.test(text))).toEqual([])
    }
  })

  it('has its preview in the same words', () => {
    const { person, ...input } = inputFor('delhi', { concern: 'When will I marry?', topics: [] })
    const { insights } = writePreview({ ...input, person }, book)
    const words = leavesOf({ ...insights }).flatMap(({ text }) => text.match(/[A-Za-z]{3,}/gu) ?? [])
    expect(words.filter((word) => !`${input.concern} ${person.name}`.includes(word))).toEqual([])
  })
})

describe('a phrasebook of a language with cases and genders', () => {
  const own = inventedBook(
    {
      'noun.transfer': { base: 'तबादला', obl: 'तबादले', gender: 'm' },
      'noun.career': { base: 'नौकरी', gender: 'f' },
      'preview.quote': '{concern_obl} के लिए {concern_gender, select, f {अच्छी} other {अच्छा}} समय; {concern} अपने आप में',
    },
    { 'graha.moon': { base: 'चंद्रमा', obl: 'चंद्रमा' }, 'graha.sun': { base: 'सूर्य', obl: 'सूरज' } },
  )

  it('gives the forms of a phrase to the message that it is put into', () => {
    expect(own.say('preview.quote', { concern: own.say('noun.transfer') })).toBe('तबादले के लिए अच्छा समय; तबादला अपने आप में')
  })

  it('gives the base form where a phrase has no such form', () => {
    expect(own.say('preview.quote', { concern: own.say('noun.career') })).toBe('नौकरी के लिए अच्छी समय; नौकरी अपने आप में')
    expect(own.say('preview.quote', { concern: 'शब्द' })).toBe('शब्द के लिए अच्छा समय; शब्द अपने आप में')
  })

  it('gives the forms of terms, and those of a list item by item', () => {
    expect(own.say('preview.quote', { concern: { term: 'graha.sun' } })).toMatch(/^सूरज के लिए .*; सूर्य अपने/u)
    expect(own.say('preview.quote', { concern: { list: [{ term: 'graha.sun' }, own.say('noun.transfer'), 'शब्द'] } })).toMatch(
      /^सूरज, तबादले,? और शब्द के लिए .*; सूर्य, तबादला,? और शब्द अपने/u,
    )
  })

  it('prints none of the forms that a phrase carries', () => {
    const carried = own.say('noun.transfer')
    expect(carried).not.toBe('तबादला')
    expect(baseOf(formsIn(carried))).toBe('तबादला')
    expect(withoutMarks({ cell: carried })).toEqual({ cell: 'तबादला' })
  })
})
