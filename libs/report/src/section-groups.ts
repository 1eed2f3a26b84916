import type { Block, Section, SectionId, TextRun } from '@disha/contracts/document'
import { textWidth } from './chart-layout.ts'
import type { Scale } from './report-css.ts'
import { isDownwards } from './timeline-layout.ts'

/** Sections that share a run of pages and its running head. `page` is the CSS page name. */
export type SectionGroup = { page: string; title: string; sections: Section[] }

/** These open a page of their own, always. */
const OWN_PAGE: ReadonlySet<SectionId> = new Set(['yourQuestion', 'chart', 'career', 'love', 'abroad', 'roadmap', 'tarotReading'])

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

/** Sections that share a run of pages, and px of a running head that names them all. */
const MOST_SECTIONS = 4
const HEAD_WIDTH = 400

/** All names where they fit, else the first and the last, as the guide words of a dictionary. */
function runningHead(sections: readonly Section[]): string {
  const all = sections.map(({ title }) => title).join(' · ')
  return textWidth(all, 10.6) < HEAD_WIDTH ? all : `${sections[0]?.title} – ${sections.at(-1)?.title}`
}

/**
 * Groups sections for printing. The opening answer, the great topics and the tarot open their own page; any other section follows on
 * where the one before ends, so that no page stands nearly empty. The running head names the sections of a group.
 */
export function groupSections(sections: readonly Section[]): SectionGroup[] {
  const groups: SectionGroup[] = []
  for (const section of sections) {
    const last = groups.at(-1)
    if (last !== undefined && !OWN_PAGE.has(section.id) && last.sections.length < MOST_SECTIONS) {
      last.sections.push(section)
      last.title = runningHead(last.sections)
    } else groups.push({ page: section.id, title: section.title, sections: [section] })
  }
  return groups
}
