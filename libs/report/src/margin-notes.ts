import type { ReadingDocument, WhyNote } from '@disha/contracts/document'
import { textWidth } from './chart-layout.ts'
import type { Scale } from './report-css.ts'

/** px widths of the printed columns */
const TEXT_COLUMN = 424
const NOTE_COLUMN = 182
/** px that notes may run on past the text they belong to; more would leave a gap before what follows */
const OVERHANG = 40

/** What stands beside one paragraph: the notes that have room, and those that have none: the web page opens them, print counts them. */
export type NoteGroup = { notes: WhyNote[]; more: WhyNote[]; holds: string }

const keyOf = (note: WhyNote): string => `${note.fact}\n${note.citation}`

const linesOf = (text: string, width: number, fontSize: number): number =>
  text === '' ? 0 : Math.max(1, Math.ceil((textWidth(text, fontSize) * 1.06) / width))

/** px that a text takes in the text column, with the space after it. */
export function paragraphHeight(text: string, scale: Scale, step: 'text' | 'lead' = 'text', indent = 0): number {
  const [size, line] = scale[step]
  return linesOf(text, TEXT_COLUMN - indent, size) * line + size * 0.62
}

/**
 * Facts that stand in so many sections that they explain the method, not a sentence (the ayanamsa, the kind of houses): they
 * are shown once, where they come first, whatever source each section cites for them.
 */
export function methodNotes(document: ReadingDocument): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const section of document.sections) {
    const facts = new Set<string>()
    const add = (ids: readonly string[] | undefined): void => {
      for (const id of ids ?? []) if (document.notes[id] !== undefined) facts.add(document.notes[id].fact)
    }
    for (const run of section.lead) add(run.findingIds)
    for (const block of section.blocks) {
      if (block.kind === 'paragraph') add(block.findingIds)
      if (block.kind === 'list') for (const item of block.items) add(item.findingIds)
    }
    for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  }
  const many = Math.max(5, document.sections.length * 0.4)
  return new Set([...counts].filter(([, count]) => count >= many).map(([fact]) => fact))
}

/**
 * The margin of one section, filled from the top as its text goes by. Notes float and never stretch the text; so a paragraph
 * gets as many as its own height (and what was left free above) has room for, at least one, and the rest are counted.
 */
export class NoteColumn {
  private text = 0
  private used = 0
  private readonly shown = new Set<string>()

  constructor(
    private readonly document: ReadingDocument,
    private readonly scale: Scale,
    private readonly once: ReadonlySet<string>,
    private readonly shownBefore: Set<string>,
  ) {}

  /** Text without notes went by: a heading, or what stands over both columns. */
  pass(height: number): void {
    this.text += height
  }

  /** What follows starts below both columns. */
  clear(height: number): void {
    this.text = Math.max(this.text, this.used) + height
    this.used = this.text
  }

  /** The notes beside a paragraph of this height, by its findings; a note stands once a section. */
  beside(height: number, ids: readonly string[]): NoteGroup {
    const start = Math.max(this.text, this.used)
    this.text += height
    const fresh = new Map<string, WhyNote>()
    for (const id of ids) {
      const note = this.document.notes[id]
      if (note === undefined) continue
      const key = keyOf(note)
      if (this.shown.has(key) || (this.once.has(note.fact) && this.shownBefore.has(note.fact))) continue
      fresh.set(key, note)
    }
    if (fresh.size === 0) return { notes: [], more: [], holds: '' }
    const notes: WhyNote[] = []
    let end = start
    for (const [key, note] of fresh) {
      const next = end + this.heightOf(note, notes.at(-1))
      if (notes.length > 0 && next > this.text + OVERHANG) break
      notes.push(note)
      this.shown.add(key)
      this.shownBefore.add(note.fact)
      end = next
    }
    const more = [...fresh.values()].slice(notes.length)
    this.used = end + (more.length > 0 ? this.scale.note[1] : 0) + 10
    const [first] = notes
    const alike = first !== undefined && notes.length > 1 && notes.every(({ holds }) => holds === first.holds)
    return { notes, more, holds: alike ? first.holds : '' }
  }

  private heightOf(note: WhyNote, before: WhyNote | undefined): number {
    const [size, line] = this.scale.note
    const tail = before?.holds === note.holds ? note.citation : `${note.citation}  ${note.holds}`
    return (linesOf(note.fact, NOTE_COLUMN, size) + linesOf(tail, NOTE_COLUMN, size)) * line + size * 0.6
  }
}
