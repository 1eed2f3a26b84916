import type { Section } from '@disha/contracts/document'
import { sectionText } from '@disha/contracts/document'

/** product.md §9: 500 characters of a text, or the first two sections at about 200 each. */
export const TEXT_PREVIEW_LENGTH = 500
export const SECTION_PREVIEW_LENGTH = 200
const SECTIONS_SHOWN = 2

export type PreviewPart = { title: string; text: string }

/** At most `length` characters, cut at the end of a word where one is near, with a mark where something was cut. */
export function excerpt(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(flat)
  if (characters.length <= length) return flat
  const cut = characters.slice(0, length).join('')
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > cut.length * 0.7 ? space : cut.length).replace(/[\s,;:–-]+$/, '')}…`
}

/** What /success shows of a full reading, whichever of its two forms it has. */
export function readingPreview(fullReading: Record<string, Section | string> | string): PreviewPart[] {
  if (typeof fullReading === 'string') return [{ title: '', text: excerpt(fullReading, TEXT_PREVIEW_LENGTH) }]
  return Object.values(fullReading)
    .slice(0, SECTIONS_SHOWN)
    .map((section) =>
      typeof section === 'string'
        ? { title: '', text: excerpt(section, SECTION_PREVIEW_LENGTH) }
        : { title: section.title, text: excerpt(proseOf(section), SECTION_PREVIEW_LENGTH) },
    )
}

/** Headings and tables would run into the sentences of so short a text. */
function proseOf(section: Section): string {
  return sectionText({ ...section, blocks: section.blocks.filter(({ kind }) => kind === 'paragraph') })
}
