import { AdminUserResponse, AdminUsersResponse } from '@disha/contracts/api/admin'
import { AuditEntry } from '@disha/database/admin/audit-entry.entity'
import { UserAnalytics } from '@disha/database/intake/user-analytics.entity'
import { UserQuestion } from '@disha/database/intake/user-question.entity'
import { User } from '@disha/database/intake/user.entity'
import { containing, SEARCHED_TEXT } from '@disha/database/intake/user-search'
import { makeUser } from '@disha/testing/factories'
import request, { type Response } from 'supertest'
import { bootAdmin, type BootedAdmin, type Login } from '../__fixtures__/boot-admin.ts'

let admin: BootedAdmin
let headers: Login
beforeAll(async () => {
  admin = await bootAdmin()
  headers = await admin.login()
}, 60_000)
afterAll(() => admin.close())
beforeEach(async () => {
  await admin.database.query('TRUNCATE users CASCADE')
  await admin.database.query('TRUNCATE audit_entries')
})

const get = (path: string): request.Test => request(admin.server).get(path).set(headers)
const list = async (query: object = {}): Promise<AdminUsersResponse> =>
  AdminUsersResponse.parse((await get('/api/admin/users').query(query).expect(200)).body)
const actions = async (): Promise<string[]> => (await admin.database.getRepository(AuditEntry).find()).map(({ action }) => action)

describe('the users', () => {
  it('come newest first, page by page, each once, though rows of one microsecond and new ones come between', async () => {
    const instant = new Date()
    for (let index = 0; index < 7; index++) await makeUser(admin.database.manager, { fullName: `User ${index}`, createdAt: instant })
    await admin.database.query("UPDATE users SET created_at = created_at + interval '1 microsecond' WHERE full_name = 'User 3'")
    const seen: string[] = []
    let cursor: string | null = null
    let pages = 0
    do {
      const page = await list({ limit: 3, ...(cursor === null ? {} : { cursor }) })
      seen.push(...page.users.map(({ fullName }) => fullName))
      cursor = page.nextCursor
      pages++
      await makeUser(admin.database.manager, { fullName: 'Latecomer', createdAt: new Date(instant.getTime() + 60_000) })
    } while (cursor !== null)
    expect(pages).toBe(3)
    expect(seen[0]).toBe('User 3')
    expect([...seen].sort()).toEqual(['User 0', 'User 1', 'User 2', 'User 3', 'User 4', 'User 5', 'User 6'])
  })

  it('carry their counts; the counters are of everybody', async () => {
    const [buyer] = [
      await makeUser(admin.database.manager, { hasPurchased: true }),
      await makeUser(admin.database.manager),
      await makeUser(admin.database.manager),
    ]
    await admin.database.getRepository(UserQuestion).insert([
      { userId: buyer.id, question: 'When?', language: 'english', context: null, advisorId: null, response: null },
      { userId: null, question: 'Who?', language: 'english', context: null, advisorId: null, response: null },
    ])
    await admin.database
      .getRepository(UserAnalytics)
      .insert({ userId: buyer.id, sessionId: buyer.sessionId, event: 'page_view', data: null, userAgent: null, ipAddress: null })
    const { users, counters } = await list({ search: 'nobody is called so' })
    expect(users).toEqual([])
    expect(counters).toEqual({ totalUsers: 3, totalQuestions: 2, purchases: 1, conversionRate: 33.3 })
    expect((await list()).users.find(({ id }) => id === buyer.id)).toMatchObject({
      questionsCount: 1,
      analyticsCount: 1,
      hasPurchased: true,
    })
  })

  it('are found by a part of name, e-mail, place or concern, in any script; signs are only signs', async () => {
    await makeUser(admin.database.manager, { fullName: 'मीरा राव', concern: 'नौकरी कब मिलेगी?' })
    await makeUser(admin.database.manager, { fullName: 'கவிதா', placeOfBirth: 'மதுரை' })
    await makeUser(admin.database.manager, { fullName: 'Per_cent 100%', email: 'odd@sample.org' })
    const names = async (search: string) => (await list({ search })).users.map(({ fullName }) => fullName)
    expect(await names('मीरा')).toEqual(['मीरा राव'])
    expect(await names('नौकरी')).toEqual(['मीरा राव'])
    expect(await names('துரை')).toEqual(['கவிதா'])
    expect(await names('ODD@SAMPLE')).toEqual(['Per_cent 100%'])
    expect(await names('100%')).toEqual(['Per_cent 100%'])
    expect(await names('r_c')).toEqual(['Per_cent 100%'])
    expect(await names('_')).toEqual(['Per_cent 100%'])
    expect(await names("'; DROP TABLE users; --")).toEqual([])
    expect(await actions()).toContain('users.search')
  })

  it('are searched by an index', async () => {
    const plan = (await admin.database.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off')
      return manager.query(`EXPLAIN SELECT 1 FROM users u WHERE ${SEARCHED_TEXT} ILIKE $1`, [containing('मीरा')]) as Promise<unknown>
    })) as Record<string, string>[]
    expect(JSON.stringify(plan)).toContain('users_search')
  })

  it.each([
    ['limit', { limit: 0 }],
    ['limit', { limit: 201 }],
    ['limit', { limit: 'many' }],
    ['cursor', { cursor: 'made-up' }],
    ['cursor', { cursor: Buffer.from('["2026-01-01","x"]').toString('base64url') }],
    ['search', { search: 'x'.repeat(201) }],
    ['search', { search: 'nul\u0000' }],
  ])('names a wrong %s', async (field, query) => {
    const response = await get('/api/admin/users').query(query).expect(400)
    expect(response.body).toMatchObject({ details: { fields: [{ field }] } })
  })
})

describe('one user', () => {
  it('shows its tabs, and the look is logged', async () => {
    const user = await makeUser(admin.database.manager)
    await admin.database
      .getRepository(UserQuestion)
      .insert({ userId: user.id, question: 'When?', language: 'english', context: 'chat', advisorId: 'guide-1', response: null })
    await admin.database.getRepository(UserAnalytics).insert({
      userId: user.id,
      sessionId: user.sessionId,
      event: 'page_view',
      data: { page: '/form' },
      userAgent: 'Chrome',
      ipAddress: null,
    })
    const shown = AdminUserResponse.parse((await get(`/api/admin/users/${user.id}`).expect(200)).body)
    expect(shown).toMatchObject({
      dateOfBirth: '1996-07-03',
      questions: [{ question: 'When?', context: 'chat' }],
      analytics: [{ event: 'page_view', data: '{"page":"/form"}' }],
    })
    expect(await admin.database.getRepository(AuditEntry).findOneByOrFail({ action: 'users.view' })).toMatchObject({ subject: user.id })
  })

  it('is 404 when there is none', async () => {
    await get('/api/admin/users/00000000-0000-4000-8000-000000000000').expect(404)
    await get('/api/admin/users/1%20OR%201=1').expect(404)
  })
})

describe('the export', () => {
  const text = (response: Response): string => response.text

  it('is a dated file that no spreadsheet runs, and is logged', async () => {
    await makeUser(admin.database.manager, {
      fullName: '=HYPERLINK("http://evil")',
      concern: 'line one\nline "two"',
      placeOfBirth: '  @SUM(A1)',
      timeOfBirth: null,
    })
    const response = await get('/api/admin/users.csv').buffer(true).expect(200)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="disha-users-\d{4}-\d\d-\d\d\.csv"$/)
    const [head, row] = text(response).split('\r\n')
    expect(head).toMatch(/^\uFEFF"id","fullName","email"/)
    expect(row).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(row).toContain(`"'  @SUM(A1)"`)
    expect(row).toContain('"line one\nline ""two"""')
    expect(await actions()).toContain('users.export')
  })

  it('holds every row once, over many batches', async () => {
    await admin.database.manager.query(
      `INSERT INTO users (session_id, full_name, email, date_of_birth, place_of_birth, latitude, longitude, time_zone, birth_local, birth_utc,
         utc_offset_seconds, time_precision, concern, clarity_area, language, display_time_zone)
       SELECT 'bulk-session-number-' || n, 'Bulk ' || n, 'bulk@example.com', '1990-01-01', 'Delhi', 28, 77, 'Asia/Kolkata', '1990-01-01T00:00:00', now(),
         19800, '{"kind":"exact"}', 'q', 'dharma', 'english', 'Asia/Kolkata' FROM generate_series(1, 1203) AS n`,
    )
    const rows = text(await get('/api/admin/users.csv').buffer(true).expect(200))
      .trimEnd()
      .split('\r\n')
      .slice(1)
    expect(rows).toHaveLength(1203)
    expect(new Set(rows).size).toBe(1203)
    const found = text(await get('/api/admin/users.csv').query({ search: 'Bulk 120' }).buffer(true).expect(200))
      .trimEnd()
      .split('\r\n')
      .slice(1)
    // 120 and 1200 to 1203
    expect(found).toHaveLength(5)
    expect(await admin.database.getRepository(User).count()).toBe(1203)
  })
})
