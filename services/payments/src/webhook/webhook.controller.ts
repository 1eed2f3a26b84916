import { ApiError } from '@disha/platform/api-error'
import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common'
import { SkipThrottle } from '@nestjs/throttler'
import type { Request } from 'express'
import { PaymentProvider } from '../provider/payment-provider.ts'
import { Webhook } from './webhook.service.ts'

@Controller('api/payments')
@SkipThrottle()
export class WebhookController {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly webhook: Webhook,
  ) {}

  /** 200 when carried out now or before, 400 for a wrong signature, else 5xx so that it is sent again. */
  @Post('webhook')
  @HttpCode(200)
  async receive(@Req() request: RawBodyRequest<Request>, @Headers('stripe-signature') signature: string | undefined) {
    if (request.rawBody === undefined || signature === undefined) throw new ApiError('invalid_signature', 'The body is not signed.')
    await this.webhook.receive(this.provider.readEvent(request.rawBody, signature))
    return { received: true }
  }
}
