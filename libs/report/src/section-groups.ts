import type { Block, Section, SectionId, TextRun } from '@disha/contracts/document'
import { textWidth } from './chart-layout.ts'
import { isDownwards } from './timeline-layout.ts'

/** Sections that share a run of pages and its running head. `page` is the CSS page name. */
export type SectionGroup = { page: string; title: string; sections: Section[] }

/** These open a page of their own, always. */
const OWN_PAGE: ReadonlySet<SectionId> = new Set(['yourQuestion', 'chart', 'career', 'love', 'abroad', 'roadmap', 'tarotReading'])

/** px between the top and bottom margins of the printed page */
const PAGE_HEIGHT = 954
const COLUMN = 424
/** px between two sections on one page */
const GAP = 52

const lines = (text: string, width: number, fontSize: number): number => Math.max(1, Math.ceil((textWidth(text, fontSize) * 1.04) / width))
const runsText = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('')

/** About how tall a block prints, px: enough to see what fits on a page together, and how much margin stands beside it. */
export function blockHeight(block: Block): number {
  switch (block.kind) {
    case 'heading':
      return 58
    case 'paragraph':
      return lines(runsText(block.runs), COLUMN, 13.6) * 22 + 9
    case 'list':
      return block.items.reduce((sum, item) => sum + lines(runsText(item.runs), COLUMN - 40, 13.6) * 22 + 9, 0)
    case 'table':
      return 80 + block.rows.length * 33
    case 'chart':
      return 390
    case 'timeline':
      return isDownwards(block) ? 760 : 90 + block.lanes.length * 36
  }
}

const sectionHeight = (section: Section): number =>
  130 + lines(runsText(section.lead), COLUMN, 16.5) * 25 + section.blocks.reduce((sum, block) => sum + blockHeight(block), 0)

/** A running head names no more sections than this. */
const HEAD_TITLES = 3

/**
 * Groups sections for printing: a large section opens its own page; short ones follow on where the one before ends, so that
 * no page stands nearly empty. The running head names all sections of a group.
 */
export function groupSections(sections: readonly Section[]): SectionGroup[] {
  const groups: (SectionGroup & { height: number })[] = []
  for (const section of sections) {
    const height = sectionHeight(section)
    const last = groups.at(-1)
    const joins =
      last !== undefined &&
      !OWN_PAGE.has(section.id) &&
      last.sections.length < HEAD_TITLES &&
      (height < PAGE_HEIGHT * 0.5 || last.height + GAP + height < PAGE_HEIGHT * 0.92)
    if (joins) {
      last.sections.push(section)
      last.height += GAP + height
      last.title = `${last.title} · ${section.title}`
    } else groups.push({ page: section.id, title: section.title, sections: [section], height })
  }
  return groups.map(({ page, title, sections: grouped }) => ({ page, title, sections: grouped }))
}
