import type { Section, SectionId } from '@disha/contracts/document'
import { PRINT } from './report-css.ts'
import { groupSections } from './section-groups.ts'

const section = (id: SectionId, paragraphs = 1): Section => ({
  id,
  title: id,
  lead: [{ text: 'A lead of one line.' }],
  blocks: Array.from({ length: paragraphs }, () => ({
    kind: 'paragraph',
    runs: [{ text: 'Words and more words. '.repeat(30) }],
    findingIds: [],
  })),
})
const groups = (...sections: Section[]) => groupSections(sections, PRINT.english).map((group) => group.sections.map(({ id }) => id))

it('lets short sections share a page, with all their names in the running head', () => {
  const [group] = groupSections([section('ledger'), section('sources')], PRINT.english)
  expect(group).toMatchObject({ page: 'ledger', title: 'ledger · sources' })
})

it('opens a page for the great topics and the tarot, whatever stands before them', () => {
  expect(groups(section('birthMoment'), section('career'), section('love'), section('sources'), section('tarotReading'))).toEqual([
    ['birthMoment'],
    ['career'],
    ['love', 'sources'],
    ['tarotReading'],
  ])
})

it('lets a long section follow on as well, but no third one in the same running head', () => {
  expect(groups(section('karmicAnalysis', 3), section('wellbeing', 12), section('ledger'))).toEqual([
    ['karmicAnalysis', 'wellbeing'],
    ['ledger'],
  ])
})

it('names no more than three sections in a running head, and loses none', () => {
  const short = (['birthMoment', 'pastCheck', 'strengths', 'ledger', 'sources'] as const).map((id) => section(id))
  const grouped = groups(...short)
  expect(Math.max(...grouped.map((group) => group.length))).toBeLessThanOrEqual(3)
  expect(grouped.flat()).toEqual(short.map(({ id }) => id))
})
