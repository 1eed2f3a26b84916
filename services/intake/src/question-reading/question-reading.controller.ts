import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import { QuestionReadRequest, type QuestionReadResponse } from '@disha/contracts/api/question'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Throttle } from '@nestjs/throttler'
import type { Request } from 'express'
import { COMPUTING } from '../rate-limits.ts'
import { Visitors } from '../sessions/visitors.service.ts'
import { QuestionReading } from './question-reading.service.ts'

/** 'That is not what I asked', for the visitor whom the cookie proves. */
@Controller('api/session')
export class QuestionReadingController {
  constructor(
    private readonly visitors: Visitors,
    private readonly reading: QuestionReading,
  ) {}

  @Post('question')
  @HttpCode(200)
  @Throttle(COMPUTING)
  async read(
    @Body(new ZodPipe(QuestionReadRequest)) { sessionId, ...question }: QuestionReadRequest,
    @Req() request: Request,
  ): Promise<QuestionReadResponse> {
    return this.reading.read(await this.visitors.required(request, sessionId), question)
  }
}
