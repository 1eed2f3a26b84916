import { createHash, randomBytes } from 'node:crypto'
import { AdministratorSession } from '@disha/database/admin/administrator-session.entity'
import { Administrator } from '@disha/database/admin/administrator.entity'
import { AuditEntry } from '@disha/database/admin/audit-entry.entity'
import { ApiError } from '@disha/platform/api-error'
import { Injectable } from '@nestjs/common'
import { EntityManager, IsNull, LessThan, MoreThan } from 'typeorm'
import { Audit } from '../audit/audit.service.ts'
import { passwordMatches } from './passwords.ts'

export const SESSION_MS = 12 * 60 * 60 * 1000
/** Failed tries at one address, known or not, within the window; then it rests, whoever asks. */
const FAILED_TRIES = 20
const FAILED_WINDOW_MS = 15 * 60 * 1000

/** Who is logged in, and the token that their changes must carry. */
export type LoggedIn = { administratorId: string; email: string; csrfToken: string }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const randomToken = (): string => randomBytes(32).toString('base64url')

/** Administrators' logins. Of a cookie's token only the hash is stored. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly audit: Audit,
  ) {}

  /**
   * @returns the cookie's token and who it stands for
   * @throws ApiError `unauthorized` alike for a wrong password and an unknown address; `rate_limited` after many failed tries.
   */
  async login(emailAsGiven: string, password: string): Promise<{ token: string; loggedIn: LoggedIn }> {
    const email = emailAsGiven.toLowerCase()
    const address = sha256(email)
    const failed = await this.manager.countBy(AuditEntry, {
      action: 'login.failed',
      subject: address,
      createdAt: MoreThan(new Date(Date.now() - FAILED_WINDOW_MS)),
    })
    if (failed >= FAILED_TRIES) throw new ApiError('rate_limited', 'Too many failed logins; please wait a quarter of an hour.')
    const administrator = await this.manager.findOneBy(Administrator, { email, disabledAt: IsNull() })
    if (!(await passwordMatches(password, administrator?.passwordHash)) || administrator === null) {
      await this.audit.record('login.failed', administrator?.id ?? null, address)
      throw new ApiError('unauthorized', 'The e-mail address or the password is wrong.')
    }
    await this.audit.record('login', administrator.id)
    const [token, csrfToken] = [randomToken(), randomToken()]
    await this.manager.delete(AdministratorSession, { expiresAt: LessThan(new Date()) })
    await this.manager.insert(AdministratorSession, {
      tokenHash: sha256(token),
      administratorId: administrator.id,
      csrfToken,
      expiresAt: new Date(Date.now() + SESSION_MS),
    })
    return { token, loggedIn: { administratorId: administrator.id, email, csrfToken } }
  }

  /** Who a cookie's token stands for; undefined when it is unknown, has run out, or its administrator was disabled. */
  async loggedIn(token: unknown): Promise<LoggedIn | undefined> {
    if (typeof token !== 'string' || token === '') return undefined
    const session = await this.manager.findOne(AdministratorSession, {
      where: { tokenHash: sha256(token), expiresAt: MoreThan(new Date()), administrator: { disabledAt: IsNull() } },
      relations: { administrator: true },
    })
    if (session?.administrator === undefined) return undefined
    return { administratorId: session.administratorId, email: session.administrator.email, csrfToken: session.csrfToken }
  }

  async logout(token: string, administratorId: string): Promise<void> {
    await this.audit.record('logout', administratorId)
    await this.manager.delete(AdministratorSession, { tokenHash: sha256(token) })
  }
}
