import type { Block, ReadingDocument, Section } from '@disha/contracts/document'
import { sectionText } from '@disha/contracts/document'
import { Composer } from '../compose/composer.ts'
import { glossedSection } from '../compose/rashi-names.ts'
import type { ReadingInput } from '../input.ts'
import { SECTIONS } from '../sections/sections.ts'

/** What is told in sentences: the paragraphs and the items of lists, one by one. */
export const sentencesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [textOfRuns(block.runs)] : block.kind === 'list' ? block.items.map(({ runs }) => textOfRuns(runs)) : [],
  )

/** What is told in sentences, with the headings above it, a line each. */
export const toldIn = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : sentencesOf([block]))).join('\n')

const textOfRuns = (runs: readonly { text: string }[]): string => runs.map(({ text }) => text).join('')

/** A section of a reading. @throws Error where the reading has none */
export function sectionIn({ sections }: Pick<ReadingDocument, 'sections'>, id: Section['id']): Section {
  const found = sections.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

/** All that a section of a reading says, tables and headings too; empty where the reading has none. */
export const textIn = ({ sections }: Pick<ReadingDocument, 'sections'>, id: Section['id']): string =>
  sections
    .filter((section) => section.id === id)
    .map(sectionText)
    .join('\n')

/** The first sections of a reading, word for word as in the whole: what comes after the last that is wanted is not written. */
export function sectionsUpTo(input: ReadingInput, last: Section['id']): Pick<ReadingDocument, 'sections'> {
  const c = new Composer(input)
  const sections: Section[] = []
  for (const write of SECTIONS) {
    c.beginChapter()
    const section = write(c)
    if (section !== null) sections.push(glossedSection(section, c.book))
    if (section?.id === last) break
  }
  return { sections }
}
