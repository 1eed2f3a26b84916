import type { Report } from '@disha/database/reports/report.entity'
import { reportToOpen, reportToShow } from './report-to-show.ts'

const report = (name: string, fields: Partial<Report>): Report =>
  ({ userId: name, revision: 1, language: 'english', paidAt: null, closedAt: null, ...fields }) as Report
const shown = (...reports: Report[]): string | undefined => reportToShow(reports, { revision: 2, language: 'hindi' })?.userId
const now = new Date()

describe('the report that a session is about', () => {
  it('is the bought one, though the details were changed since', () => {
    expect(shown(report('newer', { revision: 2 }), report('bought', { paidAt: now }))).toBe('bought')
  })

  it('is the newest details’ where none is bought or what was bought is closed', () => {
    expect(shown(report('older', {}), report('newer', { revision: 2 }))).toBe('newer')
    expect(shown(report('closed', { paidAt: now, closedAt: now }), report('newer', { revision: 2 }))).toBe('newer')
    expect(shown(report('closed', { paidAt: now, closedAt: now }))).toBe('closed')
  })

  it('is in the session’s language where there are two', () => {
    const two = [report('english', { paidAt: now }), report('hindi', { paidAt: now, language: 'hindi' })]
    expect(shown(...two)).toBe('hindi')
    expect(shown(...two.toReversed())).toBe('hindi')
  })

  it('is none where there is none', () => {
    expect(shown()).toBeUndefined()
  })
})

describe('the report that opens', () => {
  const opened = (rendered: string[], ...reports: Report[]): string | undefined =>
    reportToOpen(reports, { revision: 2, language: 'hindi' }, ({ userId }) => rendered.includes(userId))?.userId
  const first = report('first', { paidAt: now })
  const corrected = report('corrected', { revision: 2, paidAt: now })

  it('is the one before a correction until the corrected one is rendered', () => {
    expect(opened([], first, corrected)).toBe('corrected')
    expect(opened(['first'], first, corrected)).toBe('first')
    expect(opened(['first', 'corrected'], first, corrected)).toBe('corrected')
  })

  it('is never one that the purchase does not hold', () => {
    expect(opened(['first'], { ...first, paidAt: null }, corrected)).toBe('corrected')
    expect(opened(['first'], { ...first, closedAt: now }, corrected)).toBe('corrected')
    expect(opened(['first'], { ...first, closedAt: now }, { ...corrected, closedAt: now })).toBe('corrected')
    expect(opened(['first'], first, { ...corrected, paidAt: null })).toBe('first')
  })

  it('is not one of the same details in another language', () => {
    const english = report('english', { paidAt: now })
    expect(opened(['english'], english, report('hindi', { paidAt: now, language: 'hindi' }))).toBe('hindi')
  })
})
