import type { Section, TextRun } from '@disha/contracts/document'
import type { Phrasebook } from '../phrasebook/phrasebook.ts'
import { withoutForms } from '../phrasebook/forms.ts'
import { HAS_MARK, RASHI_MARKS } from '../phrasebook/rashi-marks.ts'

/**
 * Rashis are named in Sanskrit, with the Western name in brackets at the first use in each section. Every name that a text or a term holds
 * carries an unseen mark, so that the first one can be told once a section stands in its final order; here the marks turn into brackets or go.
 */
type Names = (text: string) => string

const unmarked: Names = (text) => withoutForms(HAS_MARK.test(text) ? text.replace(RASHI_MARKS, '') : text)

/** Names the Western sign beside the first mention of each rashi over all texts it is given, in their order. */
export function firstMentions(book: Phrasebook): Names {
  const told = new Set<number>()
  return (carried) => {
    const text = withoutForms(carried)
    return text.replace(RASHI_MARKS, (mark: string, at: number) => {
      const sign = mark.charCodeAt(0) - 0xe000
      if (told.has(sign)) return ''
      told.add(sign)
      const western = book.westernSign(sign)
      if (western === null) return ''
      const before = text.slice(0, at)
      const inBrackets = before.lastIndexOf('(') > before.lastIndexOf(')')
      return inBrackets ? `/${western}` : ` (${western})`
    })
  }
}

/** A value of any shape with every mark, and every form that a phrase carries, taken out of its texts. */
export function withoutMarks<T>(value: T): T {
  if (typeof value === 'string') return unmarked(value) as T
  if (Array.isArray(value)) return value.map((one: unknown) => withoutMarks(one)) as T
  if (value === null || typeof value !== 'object') return value
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = withoutMarks<unknown>(value[key])
  return copy as T
}

/** A section whose lead, paragraphs and lists name the Western sign once; headings, tables and drawings have the Sanskrit name alone. */
export function glossedSection(section: Section, book: Phrasebook): Section {
  const named = firstMentions(book)
  const runs = (list: readonly TextRun[]): TextRun[] =>
    list.map((run) => ({ ...run, text: run.mark === 'quote' ? unmarked(run.text) : named(run.text) }))
  const lead = runs(section.lead)
  const blocks = section.blocks.map((block): Section['blocks'][number] => {
    if (block.kind === 'paragraph') return { ...block, runs: runs(block.runs) }
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => ({ ...item, runs: runs(item.runs) })) }
    return withoutMarks(block)
  })
  return { ...section, title: unmarked(section.title), lead, blocks }
}
