import { namedExams } from './named-exams.ts'

it('finds examinations in the order in which they stand, one that is named twice once', () => {
  expect(namedExams('I am preparing for BPSC and SSC CGL since 2023')).toEqual([
    { name: 'BPSC', kind: 'state' },
    { name: 'SSC', kind: 'staff' },
  ])
  expect(namedExams('Bank PO or UPSC civil services?').map(({ name }) => name)).toEqual(['bank PO', 'UPSC'])
  expect(namedExams('BPSC or UPPSC').map(({ kind }) => kind)).toEqual(['state', 'state'])
})

it('takes no word that only looks like one', () => {
  expect(namedExams('My net income is low and the setting is bad')).toEqual([])
  expect(namedExams('The gatekeeper was asleep')).toEqual([])
})
