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

/**
 * The report that opens now. While the one to show is not rendered yet, that is the newest bought one of earlier details that is: what
 * could be read stays readable until its correction can be.
 */
export function reportToOpen(
  reports: readonly Report[],
  user: Pick<User, 'revision' | 'language'>,
  isRendered: (report: Report) => boolean,
): Report | undefined {
  const shown = reportToShow(reports, user)
  if (shown === undefined || shown.paidAt === null || shown.closedAt !== null || isRendered(shown)) return shown
  const earlier = reports.filter(
    (report) => report.revision < shown.revision && report.paidAt !== null && report.closedAt === null && isRendered(report),
  )
  return reportToShow(earlier, user) ?? shown
}
