import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { configureApp } from '@disha/platform/run-app'
import { sealSession } from '@disha/platform/session-cookie'
import { createStorage, type Storage } from '@disha/platform/storage'
import { SESSION_COOKIE } from '@disha/contracts/session'
import { testDatabase } from '@disha/testing/database'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { DataSource } from 'typeorm'
import { intakeModule } from '../app.module.ts'
import { IntakeEnv } from '../intake-env.ts'

const SECRET = 'a-secret-that-only-these-tests-know-of'

export type BootedIntake = {
  app: NestExpressApplication
  /** for supertest */
  server: ReturnType<NestExpressApplication['getHttpServer']>
  database: DataSource
  storage: Storage
  /** the Cookie header of a session */
  cookieOf(sessionId: string): string
  close(): Promise<void>
}

/** The whole service on a database of its own. Its Redis is away: what visitors do must not depend on it. */
export async function bootIntake(overrides: Record<string, string> = {}): Promise<BootedIntake> {
  const folder = mkdtempSync(path.join(tmpdir(), 'disha-intake-'))
  const database = await testDatabase()
  const env = IntakeEnv.parse({
    DISHA_ENV: 'test',
    SITE_URL: 'http://localhost:3000',
    PORT: '3400',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1:1',
    RELAY_POLL_MS: '600000',
    SESSION_SECRET: SECRET,
    STORAGE_DRIVER: 'fs',
    STORAGE_DIR: folder,
    RATE_LIMITS: 'off',
    ...overrides,
  })
  const app = await NestFactory.create<NestExpressApplication>(intakeModule(env), { rawBody: true, logger: false, abortOnError: false })
  configureApp(app)
  await app.init()
  return {
    app,
    server: app.getHttpServer(),
    database: database.dataSource,
    storage: createStorage(env),
    cookieOf: (sessionId) => `${SESSION_COOKIE}=${sealSession(sessionId, SECRET)}`,
    async close() {
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
