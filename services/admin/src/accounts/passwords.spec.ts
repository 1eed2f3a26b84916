import * as argon2 from '@node-rs/argon2'
import { hashPassword, passwordMatches, randomPassword } from './passwords.ts'

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2')
  return { ...actual, verify: jest.fn(actual.verify) }
})

describe('a password', () => {
  it('matches its own hash only', async () => {
    const hash = await hashPassword('a long enough password')
    expect(await passwordMatches('a long enough password', hash)).toBe(true)
    expect(await passwordMatches('a long enough passwore', hash)).toBe(false)
  })

  it('costs the same work where there is no account, and never matches', async () => {
    const verify = jest.mocked(argon2.verify).mockClear()
    expect(await passwordMatches('anything', undefined)).toBe(false)
    expect(verify).toHaveBeenCalledTimes(1)
    // memory, passes and lanes of the hash that stands in are those of every account
    const cost = (hash: unknown): string => String(hash).split('$').slice(1, 4).join('$')
    expect(cost(verify.mock.calls[0]![0])).toBe(cost(await hashPassword('x')))
  })

  it('is long and different each time when we make it', () => {
    expect(randomPassword()).toMatch(/^[\w-]{24}$/)
    expect(randomPassword()).not.toBe(randomPassword())
  })
})
