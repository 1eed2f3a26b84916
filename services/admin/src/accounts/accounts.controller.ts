import { AdminLoginRequest, AdminLoginResponse } from '@disha/contracts/api/admin'
import { ADMIN_COOKIE } from '@disha/contracts/session'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common'
import { Throttle } from '@nestjs/throttler'
import type { CookieOptions, Request, Response } from 'express'
import type { z } from 'zod'
import { ADMIN_ENV, type AdminEnv } from '../admin-env.ts'
import { LOGGING_IN } from '../rate-limits.ts'
import { AccountsService, SESSION_MS, type LoggedIn } from './accounts.service.ts'
import { adminToken, CurrentAdministrator, ForAnybody } from './administrator.guard.ts'

type Session = z.infer<typeof AdminLoginResponse>

const shown = ({ email, csrfToken }: LoggedIn): Session => ({ email, csrfToken })

@Controller('api/admin')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    @Inject(ADMIN_ENV) private readonly env: AdminEnv,
  ) {}

  @Post('login')
  @HttpCode(200)
  @ForAnybody()
  @Throttle(LOGGING_IN)
  async login(
    @Body(new ZodPipe(AdminLoginRequest)) { email, password }: z.infer<typeof AdminLoginRequest>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const { token, loggedIn } = await this.accounts.login(email, password)
    response.cookie(ADMIN_COOKIE, token, { ...this.cookieOptions(), maxAge: SESSION_MS })
    return shown(loggedIn)
  }

  @Get('session')
  @Header('Cache-Control', 'no-store')
  session(@CurrentAdministrator() administrator: LoggedIn): Session {
    return shown(administrator)
  }

  @Post('logout')
  @HttpCode(204)
  async logout(
    @CurrentAdministrator() { administratorId }: LoggedIn,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.accounts.logout(String(adminToken(request)), administratorId)
    response.clearCookie(ADMIN_COOKIE, this.cookieOptions())
  }

  private cookieOptions(): CookieOptions {
    return { httpOnly: true, sameSite: 'strict', secure: this.env.SITE_URL.startsWith('https:'), path: '/' }
  }
}
