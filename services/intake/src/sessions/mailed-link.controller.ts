import { createHash } from 'node:crypto'
import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common'
import { Language } from '@disha/contracts/language'
import { LinkToken } from '@disha/database/intake/link-token.entity'
import { User } from '@disha/database/intake/user.entity'
import { setSessionCookie } from '@disha/platform/session-cookie'
import type { Request, Response } from 'express'
import { EntityManager } from 'typeorm'
import { INTAKE_ENV, type IntakeEnv } from '../intake-env.ts'
import { browserLanguage, LINK_EXPIRED, sendPage } from '../pages/notice-page.ts'

/** Links that stand in mails: the token opens its one session in whatever browser it is followed in. */
@Controller('r')
export class MailedLinkController {
  constructor(
    private readonly manager: EntityManager,
    @Inject(INTAKE_ENV) private readonly env: IntakeEnv,
  ) {}

  /** Where a dead link leads, so that no token stays in the address bar. */
  @Get('expired')
  expired(@Req() request: Request, @Res() response: Response, @Query('language') asked: unknown): void {
    const language = Language.safeParse(asked)
    sendPage(response, LINK_EXPIRED, language.success ? language.data : browserLanguage(request))
  }

  @Get(':token')
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  open(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.enter(token, response, ({ sessionId }) => `/success?session=${sessionId}`)
  }

  /** The same link, followed to correct the birth details. */
  @Get(':token/correct')
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  correct(@Param('token') token: string, @Res() response: Response): Promise<void> {
    return this.enter(token, response, ({ sessionId, language }) => `/correct?session=${sessionId}&lang=${language}`)
  }

  private async enter(token: string, response: Response, pageOf: (user: User) => string): Promise<void> {
    const hash = createHash('sha256').update(token).digest('hex')
    const link = await this.manager.findOneBy(LinkToken, { hash })
    const user = link === null ? null : await this.manager.findOneBy(User, { id: link.userId })
    if (link === null || user === null || link.revokedAt !== null || link.expiresAt.getTime() <= Date.now()) {
      response.redirect(303, `/r/expired${user === null ? '' : `?language=${user.language}`}`)
      return
    }
    setSessionCookie(response, user.sessionId, this.env)
    response.redirect(303, pageOf(user))
  }
}
