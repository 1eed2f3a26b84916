import { createHash } from 'node:crypto'
import { AdministratorSession } from '@disha/database/admin/administrator-session.entity'
import { Administrator } from '@disha/database/admin/administrator.entity'
import { AuditEntry } from '@disha/database/admin/audit-entry.entity'
import request from 'supertest'
import { ACCOUNT, bootAdmin, type BootedAdmin, type Login } from '../__fixtures__/boot-admin.ts'
import { makeAdministrator, makeFirstAdministrator } from './make-administrator.ts'

let admin: BootedAdmin
beforeAll(async () => {
  admin = await bootAdmin()
}, 60_000)
afterAll(() => admin.close())
afterEach(() => admin.database.getRepository(AuditEntry).delete({ action: 'login.failed' }))

const login = (body: object): request.Test => request(admin.server).post('/api/admin/login').send(body)

describe('a login', () => {
  it('sets a strict cookie of whose token only the hash is kept, and gives a CSRF token', async () => {
    const response = await login({ ...ACCOUNT, email: 'OPERATOR@example.com' }).expect(200)
    expect(response.body).toEqual({ email: ACCOUNT.email, csrfToken: expect.stringMatching(/^[\w-]{43}$/) as unknown })
    const header = (response.headers['set-cookie'] as unknown as string[])[0]!
    expect(header).toMatch(/^disha_admin=[\w-]{43}; Max-Age=43200; Path=\/; .*HttpOnly; SameSite=Strict$/)
    const token = /disha_admin=([^;]+)/.exec(header)![1]!
    const session = await admin.database
      .getRepository(AdministratorSession)
      .findOneByOrFail({ tokenHash: createHash('sha256').update(token).digest('hex') })
    expect(JSON.stringify(session)).not.toContain(token)
    const account = await admin.database.getRepository(Administrator).findOneByOrFail({ email: ACCOUNT.email })
    expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await admin.database.getRepository(AuditEntry).countBy({ action: 'login', administratorId: account.id })).toBeGreaterThan(0)
  })

  it('says the same of a wrong password and an unknown address', async () => {
    const known = await login({ ...ACCOUNT, password: 'wrong' }).expect(401)
    const unknown = await login({ email: 'nobody@example.com', password: 'wrong' }).expect(401)
    expect(unknown.body).toEqual(known.body)
    const entries = await admin.database.getRepository(AuditEntry).findBy({ action: 'login.failed' })
    expect(entries).toHaveLength(2)
    expect(JSON.stringify(entries)).not.toContain('nobody@example.com')
  })

  it.each([
    ['email', { email: 'operator', password: 'x' }],
    ['password', { email: ACCOUNT.email }],
    ['password', { email: ACCOUNT.email, password: { $ne: '' } }],
  ])('names %s', async (field, body) => {
    expect((await login(body).expect(400)).body).toMatchObject({ details: { fields: [{ field }] } })
  })

  it('rests after twenty failed tries at one address, even with the right password', async () => {
    const administrator = await admin.database.getRepository(Administrator).findOneByOrFail({ email: ACCOUNT.email })
    const subject = createHash('sha256').update(ACCOUNT.email).digest('hex')
    const failed = { action: 'login.failed', subject, administratorId: administrator.id }
    await admin.database.getRepository(AuditEntry).insert(Array.from({ length: 20 }, () => ({ ...failed })))
    expect((await login(ACCOUNT).expect(429)).body).toMatchObject({ error: 'rate_limited' })
    await admin.database.getRepository(AuditEntry).update({ action: 'login.failed' }, { createdAt: new Date(Date.now() - 16 * 60_000) })
    await login(ACCOUNT).expect(200)
  })

  it('is limited by address of the caller too', async () => {
    const limited = await bootAdmin({ RATE_LIMITS: 'on' })
    try {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 11; attempt++) {
        statuses.push(
          (
            await request(limited.server)
              .post('/api/admin/login')
              .send({ email: `n${attempt}@example.com`, password: 'x' })
          ).status,
        )
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    } finally {
      await limited.close()
    }
  }, 30_000)
})

describe('a session', () => {
  it.each(['/api/admin/session', '/api/admin/users', '/api/admin/users.csv', '/api/admin/users/00000000-0000-4000-8000-000000000000'])(
    'is needed for %s',
    async (path) => {
      await request(admin.server).get(path).expect(401)
      await request(admin.server).get(path).set('Cookie', 'disha_admin=guessed').expect(401)
    },
  )

  it('says who is logged in', async () => {
    const headers = await admin.login()
    const response = await request(admin.server).get('/api/admin/session').set('Cookie', headers.Cookie).expect(200)
    expect(response.body).toEqual({ email: ACCOUNT.email, csrfToken: headers['x-csrf-token'] })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('changes nothing without its own CSRF token, and ends for good at logout', async () => {
    const mine = await admin.login()
    const other = await admin.login()
    const logout = (headers: Partial<Login>) => request(admin.server).post('/api/admin/logout').set(headers)
    await logout({ Cookie: mine.Cookie }).expect(403)
    await logout({ Cookie: mine.Cookie, 'x-csrf-token': other['x-csrf-token'] }).expect(403)
    const response = await logout(mine).expect(204)
    expect((response.headers['set-cookie'] as unknown as string[])[0]).toMatch(/^disha_admin=;/)
    await request(admin.server).get('/api/admin/session').set(mine).expect(401)
    await request(admin.server).get('/api/admin/session').set(other).expect(200)
  })

  it('ends when its time is over and when its administrator is disabled', async () => {
    const headers = await admin.login()
    const sessions = admin.database.getRepository(AdministratorSession)
    await sessions
      .createQueryBuilder()
      .update()
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .execute()
    await request(admin.server).get('/api/admin/session').set(headers).expect(401)
    const fresh = await admin.login()
    // those that have run out are removed at the next login
    expect(await sessions.count()).toBe(1)
    const accounts = admin.database.getRepository(Administrator)
    await accounts.update({ email: ACCOUNT.email }, { disabledAt: new Date() })
    await request(admin.server).get('/api/admin/session').set(fresh).expect(401)
    await login(ACCOUNT).expect(401)
    await accounts.update({ email: ACCOUNT.email }, { disabledAt: null })
  })
})

describe('administrators are made', () => {
  it('the first one once, with a password that works, however many ask at once', async () => {
    await admin.database.getRepository(Administrator).createQueryBuilder().delete().execute()
    const answers = await Promise.all(Array.from({ length: 3 }, () => makeFirstAdministrator(admin.database, 'First@Example.com')))
    const created = answers.filter((answer) => answer.created)
    expect(created).toHaveLength(1)
    expect(answers.filter((answer) => !answer.created)).toEqual([{ created: false }, { created: false }])
    const first = created[0] as { email: string; password: string }
    await login({ email: first.email, password: first.password }).expect(200)
  })

  it('others by hand; a reset logs the old ones out', async () => {
    const account = { email: 'second@example.com', password: 'the first password' }
    expect(await makeAdministrator(admin.database, { ...account, reset: false })).toEqual({ created: true })
    const { headers } = await login(account).expect(200)
    const cookie = (headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!
    await expect(makeAdministrator(admin.database, { ...account, reset: false })).rejects.toThrow('--reset')
    await makeAdministrator(admin.database, { email: account.email, password: 'the second password', reset: true })
    await request(admin.server).get('/api/admin/session').set('Cookie', cookie).expect(401)
    await login(account).expect(401)
    await login({ ...account, password: 'the second password' }).expect(200)
  })
})
