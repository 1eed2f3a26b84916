import type { Block, Section, SectionId, TextRun } from '@disha/contracts/document'
import { textWidth } from './chart-layout.ts'
import type { Scale } from './report-css.ts'
import { isDownwards } from './timeline-layout.ts'

/** Sections that share a run of pages and its running head. `page` is the CSS page name. */
export type SectionGroup = { page: string; title: string; sections: Section[] }

/** These open a page of their own, always. */
const OWN_PAGE: ReadonlySet<SectionId> = new Set(['yourQuestion', 'chart', 'career', 'love', 'abroad', 'roadmap', 'tarotReading'])

/** px between the top and bottom margins of the printed page */
const PAGE_HEIGHT = 954
const COLUMN = 424

const lines = (text: string, width: number, fontSize: number): number => Math.max(1, Math.ceil((textWidth(text, fontSize) * 1.04) / width))
const runsText = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('')

/** About how tall a block prints, px: enough to see what fits on a page together, and how much margin stands beside it. */
export function blockHeight(block: Block, scale: Scale): number {
  const [size, line] = scale.text
  switch (block.kind) {
    case 'heading':
      return scale.h3[1] + 38
    case 'paragraph':
      return lines(runsText(block.runs), COLUMN, size) * line + 9
    case 'list':
      return block.items.reduce((sum, item) => sum + lines(runsText(item.runs), COLUMN - 40, size) * line + 9, 0)
    case 'table':
      return 80 + block.rows.length * 33
    case 'chart':
      return 390
    case 'timeline':
      return isDownwards(block) ? 760 : 90 + block.lanes.length * 36
    case 'bars':
      return 75 + block.bars.length * 24
  }
}

const sectionHeight = (section: Section, scale: Scale): number =>
  90 +
  scale.h2[1] +
  lines(runsText(section.lead), COLUMN, scale.lead[0]) * scale.lead[1] +
  section.blocks.reduce((sum, block) => sum + blockHeight(block, scale), 0)

/** A running head names no more short sections than this, no more than two where one is long, and no longer names than `HEAD_WIDTH` px. */
const HEAD_TITLES = 3
const HEAD_WIDTH = 400

/**
 * Groups sections for printing. The opening answer, the great topics and the tarot open their own page; any other section follows on
 * where the one before ends, so that no page stands nearly empty. The running head names all sections of a group.
 */
export function groupSections(sections: readonly Section[], scale: Scale): SectionGroup[] {
  const groups: SectionGroup[] = []
  const isLong = (section: Section): boolean => sectionHeight(section, scale) > PAGE_HEIGHT * 0.9
  for (const section of sections) {
    const last = groups.at(-1)
    const title = last === undefined ? '' : `${last.title} · ${section.title}`
    const joins =
      last !== undefined &&
      !OWN_PAGE.has(section.id) &&
      last.page !== 'yourQuestion' &&
      last.sections.length < ([...last.sections, section].some(isLong) ? 2 : HEAD_TITLES) &&
      textWidth(title, 10.6) < HEAD_WIDTH
    if (joins) {
      last.sections.push(section)
      last.title = title
    } else groups.push({ page: section.id, title: section.title, sections: [section] })
  }
  return groups
}
