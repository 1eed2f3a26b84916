import type { Section, SectionId } from '@disha/contracts/document'
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
const groups = (...sections: Section[]) => groupSections(sections).map((group) => group.sections.map(({ id }) => id))

it('lets short sections share a page, with all their names in the running head', () => {
  const [group] = groupSections([section('ledger'), section('sources')])
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

it('names the first and the last section where the running head has no room for all', () => {
  const long = (id: SectionId): Section => ({ ...section(id), title: `${id}, a title of some length` })
  const [group] = groupSections([long('roadmap'), long('planetaryTransits'), long('yearlyForecast')])
  expect(group?.title).toBe('roadmap, a title of some length – yearlyForecast, a title of some length')
})

it('puts no more than four sections under one running head, and loses none', () => {
  const short = (['birthMoment', 'pastCheck', 'strengths', 'ledger', 'sources'] as const).map((id) => section(id))
  const grouped = groups(...short)
  expect(grouped.map((group) => group.length)).toEqual([4, 1])
  expect(grouped.flat()).toEqual(short.map(({ id }) => id))
})
