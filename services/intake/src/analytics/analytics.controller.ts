import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import { AnalyticsRequest } from '@disha/contracts/api/intake'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Throttle } from '@nestjs/throttler'
import type { Request } from 'express'
import type { z } from 'zod'
import { FREQUENT } from '../rate-limits.ts'
import { AnalyticsService } from './analytics.service.ts'

@Controller('api')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Post('analytics')
  @HttpCode(202)
  @Throttle(FREQUENT)
  async record(
    @Body(new ZodPipe(AnalyticsRequest)) event: z.infer<typeof AnalyticsRequest>,
    @Req() request: Request,
  ): Promise<{ accepted: true }> {
    await this.analytics.record(event, request)
    return { accepted: true }
  }
}
