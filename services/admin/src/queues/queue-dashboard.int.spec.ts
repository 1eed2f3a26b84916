import { AuditEntry } from '@disha/database/admin/audit-entry.entity'
import { dashboardQueues, type DashboardQueues } from '@disha/events/dashboard'
import { testRedis, type TestRedis } from '@disha/testing/redis'
import request from 'supertest'
import { bootAdmin, SITE, type BootedAdmin, type Login } from '../__fixtures__/boot-admin.ts'

let redis: TestRedis
let admin: BootedAdmin
let headers: Login
let ours: DashboardQueues
beforeAll(async () => {
  redis = await testRedis()
  admin = await bootAdmin({ REDIS_URL: redis.url })
  headers = await admin.login()
  ours = dashboardQueues(redis.url)
}, 60_000)
afterAll(async () => {
  await ours.close()
  await admin.close()
  await redis.close()
})

describe('the queue dashboard', () => {
  it('stands behind the login: a browser is sent there, a program is refused', async () => {
    const browser = await request(admin.server).get('/admin/queues').set('Accept', 'text/html').expect(303)
    expect(browser.headers['location']).toBe('/admin')
    for (const path of ['/admin/queues', '/admin/queues/api/queues', '/admin/queues/static/js/main.js']) {
      expect((await request(admin.server).get(path).expect(401)).body).toMatchObject({ error: 'unauthorized' })
    }
  })

  it('shows every queue with its jobs', async () => {
    const page = await request(admin.server).get('/admin/queues').set(headers).set('Accept', 'text/html').redirects(1).expect(200)
    expect(page.text).toContain('<base href="/admin/queues/"')
    await ours.queues[0]!.add('intake.submitted', { userId: '00000000-0000-4000-8000-000000000000', revision: 1 })
    const response = await request(admin.server).get('/admin/queues/api/queues').set(headers).expect(200)
    const { queues } = response.body as { queues: { name: string; counts: { waiting: number } }[] }
    expect(queues.map(({ name }) => name)).toEqual(['charts', 'readings', 'documents', 'delivery'])
    expect(queues[0]!.counts.waiting).toBe(1)
  })

  it('changes a queue only from its own pages, and the change is logged', async () => {
    const pause = (origin?: string) => {
      const call = request(admin.server).put('/admin/queues/api/queues/charts/pause').set('Cookie', headers.Cookie)
      return origin === undefined ? call : call.set('Origin', origin)
    }
    await pause().expect(403)
    await pause('https://elsewhere.example').expect(403)
    expect(await ours.queues[0]!.isPaused()).toBe(false)
    await pause(SITE).expect(200)
    expect(await ours.queues[0]!.isPaused()).toBe(true)
    expect(await admin.database.getRepository(AuditEntry).findBy({ action: 'queues.change' })).toMatchObject([
      { subject: 'PUT /api/queues/charts/pause' },
    ])
  })
})
