import type { SessionId } from '@disha/contracts/session'
import { User } from '@disha/database/intake/user.entity'
import { ApiError } from '@disha/platform/api-error'
import { sessionOf, setSessionCookie } from '@disha/platform/session-cookie'
import { Inject, Injectable } from '@nestjs/common'
import type { Request, Response } from 'express'
import { EntityManager } from 'typeorm'
import { PAYMENTS_ENV, type PaymentsEnv } from '../payments-env.ts'

/** Who is asking: the visitor whose sealed cookie came with the request. */
@Injectable()
export class Visitors {
  constructor(
    private readonly manager: EntityManager,
    @Inject(PAYMENTS_ENV) private readonly env: PaymentsEnv,
  ) {}

  /** Whether the request's cookie proves this session. */
  owns(request: Request, sessionId: string): boolean {
    return sessionOf(request, this.env.SESSION_SECRET) === sessionId
  }

  /**
   * The visitor of the named session.
   * @throws ApiError `not_found` alike for a session of someone else and for one that does not exist.
   */
  async required(request: Request, sessionId: string): Promise<User> {
    const user = this.owns(request, sessionId) ? await this.bySession(sessionId) : null
    if (user === null) throw sessionNotFound()
    return user
  }

  bySession(sessionId: string): Promise<User | null> {
    return this.manager.findOneBy(User, { sessionId })
  }

  /** Lets this browser into a session that its owner has proved in another way. */
  admit(response: Response, sessionId: SessionId): void {
    setSessionCookie(response, sessionId, this.env)
  }
}

export const sessionNotFound = (): ApiError => new ApiError('not_found', 'There is no such session here.')
