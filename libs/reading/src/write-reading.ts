import type { Block, ReadingDocument } from '@disha/contracts/document'
import { Composer } from './compose/composer.ts'
import { firstMentions, glossedSection, withoutMarks } from './compose/rashi-names.ts'
import { withUsedWords } from './sections/appendix.ts'
import { ledgerEvents } from './sections/ledger.ts'
import { headline, birthLine } from './sections/cover.ts'
import type { ReadingInput } from './input.ts'
import { asRead } from './read-as.ts'
import type { Phrasebook } from './phrasebook/phrasebook.ts'
import { PHRASEBOOK_VERSION, RULES_VERSION } from './versions.ts'
import { SECTIONS } from './sections/sections.ts'

/** The full reading. Pure and deterministic: the same input gives the same document, byte for byte. `book`: as for the composer. */
export const writeReading = (input: ReadingInput, book?: Phrasebook): ReadingDocument => readingBy(new Composer(asRead(input), book))

/** A paragraph of which every line had a reason to be silent is none, and so is a heading under which nothing is left. */
const saying = (blocks: readonly Block[]): Block[] =>
  blocks
    .filter((block) => block.kind !== 'paragraph' || block.runs.length > 0)
    .filter((block, at, all) => block.kind !== 'heading' || (all[at + 1] ?? block).kind !== 'heading')

/** The full reading by a composer that has written nothing yet. */
export function readingBy(c: Composer): ReadingDocument {
  const { input } = c
  const written = SECTIONS.map((write) => {
    c.beginChapter()
    return write(c)
  })
    .filter((section) => section !== null)
    .map((section) => glossedSection({ ...section, blocks: saying(section.blocks) }, c.book))
  const sections = withUsedWords(c, written)
  const disclaimer = c.say('document.disclaimer')
  return {
    language: c.book.language,
    title: c.say('document.title'),
    personName: input.person.name,
    birthLine: birthLine(c),
    headline: firstMentions(c.book)(headline(c)),
    asOf: input.asOf,
    displayTimeZone: input.displayTimeZone,
    versions: { engine: input.chart.engineVersion, rules: RULES_VERSION, phrasebook: PHRASEBOOK_VERSION },
    sections,
    findings: [...c.findings.values()],
    notes: withoutMarks(c.notes),
    ledger: withoutMarks(ledgerEvents(c)),
    disclaimer: c.book.language === input.language ? disclaimer : `${c.say('document.otherLanguage')} ${disclaimer}`,
  }
}
