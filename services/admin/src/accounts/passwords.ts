import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const PASSWORD_MIN_LENGTH = 12

/** @returns a PHC string (`$argon2id$...`) */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let nobodysHash: Promise<string> | undefined

/** Whether the password is the hash's; without a hash the same work is done and the answer is no. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(18).toString('base64url'))
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return matches && passwordHash !== undefined
}

/** 24 characters from 18 random bytes. */
export const randomPassword = (): string => randomBytes(18).toString('base64url')
