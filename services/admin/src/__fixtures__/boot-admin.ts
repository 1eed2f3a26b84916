import { makeAdministrator } from '../accounts/make-administrator.ts'
import { configureApp } from '@disha/platform/run-app'
import { testDatabase } from '@disha/testing/database'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import request from 'supertest'
import type { DataSource } from 'typeorm'
import { AdminEnv } from '../admin-env.ts'
import { adminModule } from '../app.module.ts'

export const ACCOUNT = { email: 'operator@example.com', password: 'a long enough password' }
export const SITE = 'http://localhost:3000'

export type Login = { Cookie: string; 'x-csrf-token': string }

export type BootedAdmin = {
  app: NestExpressApplication
  /** for supertest */
  server: ReturnType<NestExpressApplication['getHttpServer']>
  database: DataSource
  /** headers of a fresh login */
  login(): Promise<Login>
  close(): Promise<void>
}

/** The whole service on a database of its own, with one administrator. */
export async function bootAdmin(overrides: Record<string, string> = {}): Promise<BootedAdmin> {
  const database = await testDatabase()
  await makeAdministrator(database.dataSource, { ...ACCOUNT, reset: false })
  const env = AdminEnv.parse({
    DISHA_ENV: 'test',
    SITE_URL: SITE,
    PORT: '3401',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1:1',
    RATE_LIMITS: 'off',
    ...overrides,
  })
  const app = await NestFactory.create<NestExpressApplication>(adminModule(env), { rawBody: true, logger: false, abortOnError: false })
  configureApp(app)
  await app.init()
  const server = app.getHttpServer()
  return {
    app,
    server,
    database: database.dataSource,
    async login() {
      const response = await request(server).post('/api/admin/login').send(ACCOUNT).expect(200)
      const cookie = (response.headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!
      return { Cookie: cookie, 'x-csrf-token': (response.body as { csrfToken: string }).csrfToken }
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
