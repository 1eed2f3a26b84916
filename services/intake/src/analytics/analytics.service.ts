import { Injectable } from '@nestjs/common'
import type { AnalyticsRequest } from '@disha/contracts/api/intake'
import { UserAnalytics } from '@disha/database/intake/user-analytics.entity'
import { User } from '@disha/database/intake/user.entity'
import type { Request } from 'express'
import { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { Visitors } from '../sessions/visitors.service.ts'
import { cutAddress, familyOf, impersonal } from './impersonal.ts'

/** Stores what happened on a page, without what would tell who it was. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly visitors: Visitors,
  ) {}

  async record({ event, sessionId, anonymousId, data }: z.infer<typeof AnalyticsRequest>, request: Request): Promise<void> {
    const user = await this.visitors.current(request)
    // an id that a page names counts only where it cannot attach the event to somebody else
    const named = anonymousId ?? sessionId
    if (user === null && (named === undefined || (await this.manager.existsBy(User, { sessionId: named })))) return
    await this.manager.insert(UserAnalytics, {
      userId: user?.id ?? null,
      sessionId: user?.sessionId ?? named,
      event,
      data: impersonal(data),
      userAgent: familyOf(request.get('user-agent')),
      ipAddress: cutAddress(request.ip),
    })
  }
}
