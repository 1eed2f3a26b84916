import { createHash, timingSafeEqual } from 'node:crypto'
import { ADMIN_COOKIE } from '@disha/contracts/session'
import { ApiError } from '@disha/platform/api-error'
import { createParamDecorator, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { Request } from 'express'
import { AccountsService, type LoggedIn } from './accounts.service.ts'

const FOR_ANYBODY = 'forAnybody'
export const CSRF_HEADER = 'x-csrf-token'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Marks a call that needs no login. */
export const ForAnybody = (): MethodDecorator => SetMetadata(FOR_ANYBODY, true)

type WithAdministrator = Request & { administrator?: LoggedIn }

/** The administrator who makes the call. */
export const CurrentAdministrator = createParamDecorator((_data: unknown, context: ExecutionContext): LoggedIn => {
  const { administrator } = context.switchToHttp().getRequest<WithAdministrator>()
  if (administrator === undefined) throw new ApiError('unauthorized', 'Please log in.')
  return administrator
})

export const adminToken = (request: Request): unknown => (request.cookies as Record<string, unknown> | undefined)?.[ADMIN_COOKIE]

/** Equal text, in a time that does not tell how much of it. */
const sameText = (left: string, right: string): boolean =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())

/** Every call needs a login unless it is marked otherwise; whatever is not a plain read also needs the session's CSRF token. */
@Injectable()
export class AdministratorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly accounts: AccountsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<WithAdministrator>()
    if (this.reflector.get<boolean | undefined>(FOR_ANYBODY, context.getHandler()) === true) return true
    if (/^\/(health\/|metrics$)/.test(request.path)) return true
    const administrator = await this.accounts.loggedIn(adminToken(request))
    if (administrator === undefined) throw new ApiError('unauthorized', 'Please log in.')
    if (!SAFE_METHODS.has(request.method) && !sameText(request.get(CSRF_HEADER) ?? '', administrator.csrfToken)) {
      throw new ApiError('forbidden', 'The request did not come from the dashboard; please reload it.')
    }
    request.administrator = administrator
    return true
  }
}
