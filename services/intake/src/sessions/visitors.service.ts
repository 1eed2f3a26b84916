import { Inject, Injectable } from '@nestjs/common'
import type { SessionId } from '@disha/contracts/session'
import { User } from '@disha/database/intake/user.entity'
import { ApiError } from '@disha/platform/api-error'
import { sessionOf } from '@disha/platform/session-cookie'
import type { Request } from 'express'
import { EntityManager } from 'typeorm'
import { INTAKE_ENV, type IntakeEnv } from '../intake-env.ts'

/** Who is asking: the visitor whose sealed cookie came with the request. */
@Injectable()
export class Visitors {
  constructor(
    private readonly manager: EntityManager,
    @Inject(INTAKE_ENV) private readonly env: IntakeEnv,
  ) {}

  /** The session id that the cookie proves, whether or not a visitor is stored under it. */
  sessionId(request: Request): SessionId | undefined {
    return sessionOf(request, this.env.SESSION_SECRET)
  }

  /** The cookie's visitor, or null. */
  async current(request: Request): Promise<User | null> {
    const sessionId = this.sessionId(request)
    return sessionId === undefined ? null : this.manager.findOneBy(User, { sessionId })
  }

  /**
   * The cookie's visitor. A `sessionId` that a call names must be the cookie's own: a foreign one is answered as an unknown one.
   * @throws ApiError `no_session` when nothing was named and there is no session; `not_found` when the named one is not the visitor's.
   */
  async required(request: Request, sessionId?: string): Promise<User> {
    const own = this.sessionId(request)
    if (sessionId !== undefined && sessionId !== own) throw new ApiError('not_found', 'There is nothing at this address.')
    const user = await this.current(request)
    if (user !== null) return user
    throw sessionId === undefined
      ? new ApiError('no_session', 'No session found')
      : new ApiError('not_found', 'There is nothing at this address.')
  }
}
