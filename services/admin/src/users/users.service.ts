import type { AdminUser, AdminUserResponse, AdminUsersResponse } from '@disha/contracts/api/admin'
import { UserAnalytics } from '@disha/database/intake/user-analytics.entity'
import { UserQuestion } from '@disha/database/intake/user-question.entity'
import { containing, SEARCHED_TEXT } from '@disha/database/intake/user-search'
import { Injectable } from '@nestjs/common'
import { EntityManager } from 'typeorm'
import { encodeCursor, type Cursor } from './cursor.ts'

/** Events shown of one user, newest first. */
const ANALYTICS_SHOWN = 1_000

type Row = Omit<AdminUser, 'createdAt'> & { createdAt: Date; position: string }

const COLUMNS = `u.id, u.full_name AS "fullName", u.email, u.date_of_birth::text AS "dateOfBirth", u.time_of_birth AS "timeOfBirth",
  u.place_of_birth AS "placeOfBirth", u.concern, u.clarity_area AS "clarityArea", u.language, u.has_purchased AS "hasPurchased",
  u.created_at AS "createdAt", to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS position,
  (SELECT count(*)::int FROM user_questions q WHERE q.user_id = u.id) AS "questionsCount",
  (SELECT count(*)::int FROM user_analytics a WHERE a.user_id = u.id) AS "analyticsCount"`

const shown = ({ position: _position, createdAt, ...user }: Row): AdminUser => ({ ...user, createdAt: createdAt.toISOString() })

/** What operators see of visitors. */
@Injectable()
export class UsersService {
  constructor(private readonly manager: EntityManager) {}

  /** One page, newest first; `cursor` goes on after the page that gave it, whatever was added meanwhile. */
  async page(query: {
    search?: string | undefined
    cursor?: Cursor | undefined
    limit: number
  }): Promise<Pick<AdminUsersResponse, 'users' | 'nextCursor'>> {
    const { search, cursor, limit } = query
    const rows = (await this.manager.query(
      `SELECT ${COLUMNS} FROM users u
       WHERE ($1::text IS NULL OR ${SEARCHED_TEXT} ILIKE $1)
         AND ($2::timestamptz IS NULL OR (u.created_at, u.id) < ($2::timestamptz, $3::uuid))
       ORDER BY u.created_at DESC, u.id DESC LIMIT $4`,
      [search === undefined || search === '' ? null : containing(search), cursor?.createdAt ?? null, cursor?.id ?? null, limit + 1],
    )) as Row[]
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      users: page.map(shown),
      nextCursor: rows.length > limit && last !== undefined ? encodeCursor({ createdAt: last.position, id: last.id }) : null,
    }
  }

  /** Of all visitors, whatever is searched for. */
  async counters(): Promise<AdminUsersResponse['counters']> {
    const [row] = (await this.manager.query(
      `SELECT count(*)::int AS "totalUsers", count(*) FILTER (WHERE has_purchased)::int AS purchases,
              (SELECT count(*)::int FROM user_questions) AS "totalQuestions" FROM users`,
    )) as [{ totalUsers: number; purchases: number; totalQuestions: number }]
    const conversionRate = row.totalUsers === 0 ? 0 : Math.round((1000 * row.purchases) / row.totalUsers) / 10
    return { ...row, conversionRate }
  }

  /** One user with the tabs' contents, or null. */
  async one(id: string): Promise<AdminUserResponse | null> {
    const [row] = (await this.manager.query(`SELECT ${COLUMNS} FROM users u WHERE u.id = $1`, [id])) as Row[]
    if (row === undefined) return null
    const [questions, analytics] = await Promise.all([
      this.manager.find(UserQuestion, { where: { userId: id }, order: { createdAt: 'DESC' } }),
      this.manager.find(UserAnalytics, { where: { userId: id }, order: { createdAt: 'DESC' }, take: ANALYTICS_SHOWN }),
    ])
    return {
      ...shown(row),
      questions: questions.map(({ userId: _userId, createdAt, ...question }) => ({ ...question, createdAt: createdAt.toISOString() })),
      analytics: analytics.map((event) => ({
        id: event.id,
        event: event.event,
        data: JSON.stringify(event.data ?? {}),
        createdAt: event.createdAt.toISOString(),
      })),
    }
  }
}
