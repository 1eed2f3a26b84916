import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { ExpressAdapter } from '@bull-board/express'
import { dashboardQueues, type DashboardQueues } from '@disha/events/dashboard'
import { ApiError } from '@disha/platform/api-error'
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { NextFunction, Request, Response, Router } from 'express'
import { AccountsService } from '../accounts/accounts.service.ts'
import { adminToken } from '../accounts/administrator.guard.ts'
import { ADMIN_ENV, type AdminEnv } from '../admin-env.ts'
import { Audit } from '../audit/audit.service.ts'

const PATH = '/admin/queues'

/**
 * The queue dashboard, behind the administrators' login. Its own pages cannot send our CSRF header: the cookie is SameSite=Strict, and
 * whatever changes something must come from this site's own pages.
 */
@Injectable()
export class QueueDashboard implements OnModuleInit, OnModuleDestroy {
  private readonly queues: DashboardQueues

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly accounts: AccountsService,
    private readonly audit: Audit,
    @Inject(ADMIN_ENV) private readonly env: AdminEnv,
  ) {
    this.queues = dashboardQueues(env.REDIS_URL)
  }

  onModuleInit(): void {
    const board = new ExpressAdapter()
    board.setBasePath(PATH)
    createBullBoard({ queues: this.queues.queues.map((queue) => new BullMQAdapter(queue)), serverAdapter: board })
    const app = this.adapterHost.httpAdapter.getInstance<{ use(path: string, ...handlers: unknown[]): void }>()
    app.use(
      PATH,
      (request: Request, response: Response, next: NextFunction) =>
        void this.admit(request, response).then((admitted) => admitted && next(), next),
    )
    app.use(PATH, board.getRouter() as Router)
  }

  async onModuleDestroy(): Promise<void> {
    await this.queues.close()
  }

  /** Lets an administrator through; sends a browser without a login to the login page. */
  private async admit(request: Request, response: Response): Promise<boolean> {
    const administrator = await this.accounts.loggedIn(adminToken(request))
    if (administrator === undefined) {
      if (request.accepts(['json', 'html']) !== 'html') throw new ApiError('unauthorized', 'Please log in.')
      response.redirect(303, '/admin')
      return false
    }
    response.set('Cache-Control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (request.get('origin') !== new URL(this.env.SITE_URL).origin)
        throw new ApiError('forbidden', 'The request did not come from the dashboard.')
      await this.audit.record('queues.change', administrator.administratorId, `${request.method} ${request.path}`)
    }
    return true
  }
}
