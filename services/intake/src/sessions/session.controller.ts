import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common'
import { SessionLinkRequest } from '@disha/contracts/api/intake'
import { BRAND } from '@disha/contracts/brand'
import { clearSessionCookie } from '@disha/platform/session-cookie'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Throttle } from '@nestjs/throttler'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import { todayIn } from '../engine/today.ts'
import { INTAKE_ENV, type IntakeEnv } from '../intake-env.ts'
import { MAILING } from '../rate-limits.ts'
import { SessionLinkService } from './session-link.service.ts'
import { SessionService } from './session.service.ts'
import { Visitors } from './visitors.service.ts'

@Controller('api/session')
export class SessionController {
  constructor(
    private readonly visitors: Visitors,
    private readonly sessions: SessionService,
    private readonly links: SessionLinkService,
    @Inject(INTAKE_ENV) private readonly env: IntakeEnv,
  ) {}

  /** 'Export my data', as a file. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async export(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Record<string, unknown>> {
    const user = await this.visitors.required(request)
    const name = `${BRAND.name.toLowerCase()}-my-data-${todayIn(user.displayTimeZone)}.json`
    response.set('Content-Disposition', `attachment; filename="${name}"`)
    return this.sessions.export(user)
  }

  /** 'Erase my data'. */
  @Delete()
  @HttpCode(204)
  async erase(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const user = await this.visitors.required(request)
    await this.sessions.erase(user)
    clearSessionCookie(response, this.env.SITE_URL)
  }

  /** 'Send my link again': the answer tells nothing of whether the address is known. */
  @Post('link')
  @HttpCode(202)
  @Throttle(MAILING)
  async link(@Body(new ZodPipe(SessionLinkRequest)) { email }: z.infer<typeof SessionLinkRequest>): Promise<{ accepted: true }> {
    await this.links.request(email)
    return { accepted: true }
  }
}
