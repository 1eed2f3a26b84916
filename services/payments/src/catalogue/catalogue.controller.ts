import { type PaymentConfig, ProductsQuery, type ProductsResponse } from '@disha/contracts/api/payments'
import { ZodPipe } from '@disha/platform/zod.pipe'
import { Controller, Get, Inject, Query } from '@nestjs/common'
import type { z } from 'zod'
import { PAYMENTS_ENV, type PaymentsEnv, scriptUrlOf } from '../payments-env.ts'
import { Catalogue } from './catalogue.service.ts'

@Controller('api')
export class CatalogueController {
  constructor(
    private readonly catalogue: Catalogue,
    @Inject(PAYMENTS_ENV) private readonly env: PaymentsEnv,
  ) {}

  @Get('products')
  async products(@Query(new ZodPipe(ProductsQuery)) { language }: z.infer<typeof ProductsQuery>): Promise<ProductsResponse> {
    return { products: await this.catalogue.products(language) }
  }

  /** What the payment page needs before it can load the provider's script. */
  @Get('payment-config')
  config(): PaymentConfig {
    return {
      publishableKey: this.env.STRIPE_PUBLISHABLE_KEY,
      mode: this.env.STRIPE_API_URL === undefined ? 'live' : 'emulated',
      scriptUrl: scriptUrlOf(this.env),
    }
  }
}
