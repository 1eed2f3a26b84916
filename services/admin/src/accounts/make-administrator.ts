import { AdministratorSession } from '@disha/database/admin/administrator-session.entity'
import { Administrator } from '@disha/database/admin/administrator.entity'
import type { DataSource } from 'typeorm'
import { hashPassword, randomPassword } from './passwords.ts'

/** Two processes that make administrators wait for one another. */
const LOCK = 'SELECT pg_advisory_xact_lock(7102)'

export type FirstAdministrator = { created: true; email: string; password: string } | { created: false }

/** An administrator with a random password where there is none yet. The password is nowhere but in the answer. */
export async function makeFirstAdministrator(dataSource: DataSource, email: string): Promise<FirstAdministrator> {
  return dataSource.transaction(async (manager) => {
    await manager.query(LOCK)
    if ((await manager.count(Administrator)) > 0) return { created: false }
    const password = randomPassword()
    await manager.insert(Administrator, { email: email.toLowerCase(), passwordHash: await hashPassword(password) })
    return { created: true, email: email.toLowerCase(), password }
  })
}

/**
 * An administrator of this address, or with `reset` a new password for the one there is (who is then logged out everywhere and enabled again).
 * @returns whether the account is new
 * @throws Error when the address has an account and `reset` was not asked for.
 */
export async function makeAdministrator(
  dataSource: DataSource,
  account: { email: string; password: string; reset: boolean },
): Promise<{ created: boolean }> {
  const email = account.email.toLowerCase()
  const passwordHash = await hashPassword(account.password)
  return dataSource.transaction(async (manager) => {
    await manager.query(LOCK)
    const existing = await manager.findOneBy(Administrator, { email })
    if (existing === null) {
      await manager.insert(Administrator, { email, passwordHash })
      return { created: true }
    }
    if (!account.reset) throw new Error(`${email} is an administrator already; --reset gives a new password.`)
    await manager.update(Administrator, { id: existing.id }, { passwordHash, disabledAt: null })
    await manager.delete(AdministratorSession, { administratorId: existing.id })
    return { created: false }
  })
}
