import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common'
import { SubmitFormRequest, type SubmitFormResponse } from '@disha/contracts/api/intake'
import { setSessionCookie } from '@disha/platform/session-cookie'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Throttle } from '@nestjs/throttler'
import type { Request, Response } from 'express'
import { INTAKE_ENV, type IntakeEnv } from '../intake-env.ts'
import { COMPUTING } from '../rate-limits.ts'
import { Visitors } from '../sessions/visitors.service.ts'
import { SubmitFormService } from './submit-form.service.ts'

@Controller('api')
export class SubmitFormController {
  constructor(
    private readonly service: SubmitFormService,
    private readonly visitors: Visitors,
    @Inject(INTAKE_ENV) private readonly env: IntakeEnv,
  ) {}

  @Post('submit-form')
  @Throttle(COMPUTING)
  async submit(
    @Body(new ZodPipe(SubmitFormRequest)) form: SubmitFormRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmitFormResponse> {
    const submitted = await this.service.submit(form, this.visitors.sessionId(request))
    setSessionCookie(response, submitted.sessionId, this.env)
    return submitted
  }
}
