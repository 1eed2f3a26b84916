import { readFileSync } from 'node:fs'
import { ReadingDocument, type WhyNote } from '@disha/contracts/document'
import { methodNotes, NoteColumn, paragraphHeight } from './margin-notes.ts'
import { PRINT } from './report-css.ts'

const sample = ReadingDocument.parse(JSON.parse(readFileSync(new URL('../testdata/meera-rao.english.json', import.meta.url), 'utf8')))
const scale = PRINT.english
const note = (fact: string, holds = 'strong'): WhyNote => ({ fact, citation: 'BPHS 24.1', holds })
const withNotes = (notes: Record<string, WhyNote>): ReadingDocument => ({ ...sample, notes })
const column = (notes: Record<string, WhyNote>, once: ReadonlySet<string> = new Set(), before = new Set<string>()) =>
  new NoteColumn(withNotes(notes), scale, once, before)
const facts = (group: { notes: WhyNote[] }) => group.notes.map(({ fact }) => fact)

describe('the margin of a section', () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}`, note(`Fact ${index}`, `holds ${index}`)]))
  const ids = Object.keys(many)

  it('takes as many notes as the paragraph has room for, at least one, and counts the rest', () => {
    const short = column(many).beside(30, ids)
    expect(facts(short)).toEqual(['Fact 0'])
    expect(short.more.map(({ fact }) => fact)).toEqual(ids.slice(1).map((id) => many[id]?.fact))
    const long = column(many).beside(1000, ids)
    expect(facts(long)).toHaveLength(12)
    expect(long.more).toEqual([])
  })

  it('gives a note that found no room another chance at its next paragraph, and never shows one twice', () => {
    const margin = column(many)
    margin.beside(30, ids)
    margin.pass(300)
    const next = margin.beside(30, ids)
    expect(facts(next)[0]).toBe('Fact 1')
    expect(facts(next)).not.toContain('Fact 0')
  })

  it('uses what stands free beside a heading, and nothing beside what spans both columns', () => {
    const plain = column(many).beside(60, ids).notes.length
    const afterHeading = column(many)
    afterHeading.pass(400)
    const afterTable = column(many)
    afterTable.clear(400)
    // a note starts at its own paragraph, never above it
    expect(afterHeading.beside(60, ids).notes.length).toBe(plain)
    expect(afterTable.beside(60, ids).notes.length).toBe(plain)
  })

  it('says how long all hold once, where it is the same for all', () => {
    const alike = column({ a: note('One'), b: note('Two') }).beside(200, ['a', 'b'])
    expect(alike.holds).toBe('strong')
    const different = column({ a: note('One'), b: note('Two', 'slight') }).beside(200, ['a', 'b'])
    expect(different.holds).toBe('')
  })

  it('leaves out what has no note, and alike notes once', () => {
    expect(facts(column({ a: note('One'), b: note('One') }).beside(200, ['a', 'b', 'nowhere']))).toEqual(['One'])
  })
})

it('notes of the method stand once in the whole report', () => {
  const sections = Array.from({ length: 6 }, (_, index) => ({
    ...sample.sections[1]!,
    lead: [{ text: 'x', findingIds: [index % 2 === 0 ? 'method' : 'other'] }],
    blocks: [],
  }))
  const document = { ...sample, sections, notes: { method: note('Lahiri'), other: { ...note('Lahiri'), citation: 'Phaladeepika 26' } } }
  const once = methodNotes(document)
  expect([...once]).toEqual(['Lahiri'])
  const before = new Set<string>()
  expect(facts(new NoteColumn(document, scale, once, before).beside(100, ['method']))).toEqual(['Lahiri'])
  expect(facts(new NoteColumn(document, scale, once, before).beside(100, ['other']))).toEqual([])
})

it('a text’s height grows with its lines', () => {
  expect(paragraphHeight('short', scale)).toBeLessThan(paragraphHeight('a longer text '.repeat(20), scale))
})
