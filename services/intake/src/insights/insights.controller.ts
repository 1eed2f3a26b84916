import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import { GenerateInsightsRequest, type GenerateInsightsResponse } from '@disha/contracts/api/intake'
import { Reading } from '@disha/database/readings/reading.entity'
import { ZodPipe } from '@disha/platform/zod.pipe'
import type { Request } from 'express'
import { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { Visitors } from '../sessions/visitors.service.ts'
import { intakeUserOf } from '../submissions/intake-user.ts'

@Controller('api')
export class InsightsController {
  constructor(
    private readonly visitors: Visitors,
    private readonly manager: EntityManager,
  ) {}

  /** The stored free preview of the visitor's own session. */
  @Post('generate-insights')
  @HttpCode(200)
  async insights(
    @Body(new ZodPipe(GenerateInsightsRequest)) { sessionId }: z.infer<typeof GenerateInsightsRequest>,
    @Req() request: Request,
  ): Promise<GenerateInsightsResponse> {
    const user = await this.visitors.required(request, sessionId)
    const { freePreview } = await this.manager.findOneByOrFail(Reading, {
      userId: user.id,
      revision: user.revision,
      language: user.language,
    })
    return { ...freePreview, user: intakeUserOf(user) }
  }
}
