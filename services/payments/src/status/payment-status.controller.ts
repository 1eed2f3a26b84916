import {
  CheckPaymentStatusRequest,
  type CheckPaymentStatusResponse,
  ForcePurchaseRequest,
  type ForcePurchaseResponse,
  type VerifyPaymentResponse,
} from '@disha/contracts/api/payments'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common'
import { Throttle } from '@nestjs/throttler'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import { ASKING, POLLING } from '../rate-limits.ts'
import { sessionNotFound, Visitors } from '../sessions/visitors.service.ts'
import { PaymentStatusService } from './payment-status.service.ts'

const MESSAGES: Record<VerifyPaymentResponse['status'], string> = {
  none: 'No payment was begun.',
  pending: 'The payment is not complete.',
  processing: 'The payment is still being processed.',
  failed: 'The payment failed.',
  succeeded: 'The payment is complete.',
  refunded: 'The payment was refunded.',
}

@Controller('api')
export class PaymentStatusController {
  constructor(
    private readonly visitors: Visitors,
    private readonly statuses: PaymentStatusService,
  ) {}

  @Get('verify-payment/:sessionId')
  @Throttle(POLLING)
  async verify(@Param('sessionId') sessionId: string, @Req() http: Request): Promise<VerifyPaymentResponse> {
    const status = await this.statuses.of(await this.visitors.required(http, sessionId))
    return { success: true, hasPurchased: status === 'succeeded', status }
  }

  /** A request to look again: only the provider's word marks a purchase. */
  @Post('force-purchase')
  @HttpCode(200)
  @Throttle(ASKING)
  async force(
    @Body(new ZodPipe(ForcePurchaseRequest)) { sessionId }: z.infer<typeof ForcePurchaseRequest>,
    @Req() http: Request,
  ): Promise<ForcePurchaseResponse> {
    const status = await this.statuses.reconcile(await this.visitors.required(http, sessionId))
    const hasPurchased = status === 'succeeded'
    return { success: hasPurchased, hasPurchased, message: MESSAGES[status] }
  }

  /** In another browser the intent's client secret, right at the provider, opens the session there. */
  @Post('check-payment-status')
  @HttpCode(200)
  @Throttle(ASKING)
  async check(
    @Body(new ZodPipe(CheckPaymentStatusRequest)) { paymentIntentId, sessionId, clientSecret }: z.infer<typeof CheckPaymentStatusRequest>,
    @Req() http: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CheckPaymentStatusResponse> {
    const owns = this.visitors.owns(http, sessionId)
    const found =
      (await this.visitors.bySession(sessionId)) === null
        ? undefined
        : await this.statuses.ask(paymentIntentId, sessionId, { owns, clientSecret })
    if (found === undefined) throw sessionNotFound()
    if (!owns) this.visitors.admit(response, sessionId)
    return found
  }
}
