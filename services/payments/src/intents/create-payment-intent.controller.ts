import { CreatePaymentIntentRequest, type CreatePaymentIntentResponse } from '@disha/contracts/api/payments'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import { Throttle } from '@nestjs/throttler'
import type { Request } from 'express'
import { ASKING } from '../rate-limits.ts'
import { Visitors } from '../sessions/visitors.service.ts'
import { CreatePaymentIntent } from './create-payment-intent.service.ts'

@Controller('api')
export class CreatePaymentIntentController {
  constructor(
    private readonly visitors: Visitors,
    private readonly createPaymentIntent: CreatePaymentIntent,
  ) {}

  @Post('create-payment-intent')
  @HttpCode(200)
  @Throttle(ASKING)
  async create(
    @Body(new ZodPipe(CreatePaymentIntentRequest)) request: CreatePaymentIntentRequest,
    @Req() http: Request,
  ): Promise<CreatePaymentIntentResponse> {
    return this.createPaymentIntent.run(await this.visitors.required(http, request.sessionId), request)
  }
}
