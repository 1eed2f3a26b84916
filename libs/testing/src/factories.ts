import { randomBytes } from 'node:crypto'
import { User } from '@disha/database/intake/user.entity'
import type { EntityManager } from 'typeorm'

/** A visitor as `submit-form` stores one; give what the test is about. */
export async function makeUser(manager: EntityManager, overrides: Partial<User> = {}): Promise<User> {
  const user = manager.create(User, {
    sessionId: randomBytes(18).toString('base64url'),
    revision: 1,
    fullName: 'Meera Rao',
    email: 'meera@example.com',
    dateOfBirth: '1996-07-03',
    timeOfBirth: '18:20',
    placeOfBirth: 'Hyderabad, Telangana',
    latitude: 17.385,
    longitude: 78.4867,
    timeZone: 'Asia/Kolkata',
    birthLocal: '1996-07-03T18:20:00',
    birthUtc: new Date('1996-07-03T12:50:00Z'),
    utcOffsetSeconds: 19_800,
    timePrecision: { kind: 'exact' },
    concern: 'Should I change my job?',
    clarityArea: 'dharma',
    topics: ['career'],
    concerns: [],
    language: 'english',
    displayTimeZone: 'Asia/Kolkata',
    ...overrides,
  })
  return manager.save(user)
}
