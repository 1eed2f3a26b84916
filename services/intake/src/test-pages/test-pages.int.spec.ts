import request from 'supertest'
import { bootIntake, type BootedIntake } from '../__fixtures__/boot-intake.ts'
import { IntakeEnv } from '../intake-env.ts'

describe.each([
  ['on', 204],
  ['off', 404],
] as const)('with TEST_PAGES=%s', (setting, status) => {
  let intake: BootedIntake
  beforeAll(async () => {
    intake = await bootIntake({ TEST_PAGES: setting })
  }, 120_000)
  afterAll(() => intake.close())

  it(`the gate of the test pages answers ${status}`, async () => {
    await request(intake.server).get('/api/test-pages').expect(status)
  })
})

it('the test pages cannot be opened in production', () => {
  const faults = (TEST_PAGES: string) =>
    IntakeEnv.safeParse({
      DISHA_ENV: 'production',
      SITE_URL: 'https://example.com',
      PORT: '3400',
      DATABASE_URL: 'postgres://localhost/disha',
      REDIS_URL: 'redis://localhost',
      SESSION_SECRET: 'a-secret-that-only-these-tests-know-of',
      STORAGE_DRIVER: 'fs',
      STORAGE_DIR: '/var/lib/disha',
      TEST_PAGES,
    }).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(faults('on')).toEqual(['TEST_PAGES'])
  expect(faults('off')).toEqual([])
})
