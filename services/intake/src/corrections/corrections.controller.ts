import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common'
import { CorrectionRequest, type CorrectionResponse, type CorrectionState } from '@disha/contracts/api/corrections'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Throttle } from '@nestjs/throttler'
import type { Request } from 'express'
import { COMPUTING } from '../rate-limits.ts'
import { Visitors } from '../sessions/visitors.service.ts'
import { Corrections } from './corrections.service.ts'

/** 'Correct my birth details', for the visitor whom the cookie proves. */
@Controller('api/session')
export class CorrectionsController {
  constructor(
    private readonly visitors: Visitors,
    private readonly corrections: Corrections,
  ) {}

  @Get(['correction', 'correction/:sessionId'])
  @Header('Cache-Control', 'no-store')
  async state(@Req() request: Request, @Param('sessionId') sessionId?: string): Promise<CorrectionState> {
    return this.corrections.state(await this.visitors.required(request, sessionId))
  }

  @Post('correction')
  @HttpCode(200)
  @Throttle(COMPUTING)
  async correct(
    @Body(new ZodPipe(CorrectionRequest)) { sessionId, ...details }: CorrectionRequest,
    @Req() request: Request,
  ): Promise<CorrectionResponse> {
    return this.corrections.correct(await this.visitors.required(request, sessionId), details)
  }
}
