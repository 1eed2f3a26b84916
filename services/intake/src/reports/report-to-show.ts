import type { Report } from '@disha/database/reports/report.entity'
import type { User } from '@disha/database/intake/user.entity'

const rank = (report: Report, user: Pick<User, 'revision' | 'language'>): number[] => [
  report.paidAt !== null && report.closedAt === null ? 1 : 0,
  report.revision,
  report.language === user.language ? 1 : 0,
]

/** The report that a session's pages are about: a bought one before others, then the newest details, then the session's own language. */
export function reportToShow(reports: readonly Report[], user: Pick<User, 'revision' | 'language'>): Report | undefined {
  return [...reports].sort((left, right) => {
    const [a, b] = [rank(left, user), rank(right, user)]
    const at = a.findIndex((value, index) => value !== b[index])
    return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
  })[0]
}
