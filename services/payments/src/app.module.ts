import { databaseOptions } from '@disha/database/data-source'
import { EventsModule } from '@disha/events/events.module'
import { platformModule } from '@disha/platform/run-app'
import { type DynamicModule, Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CatalogueController } from './catalogue/catalogue.controller.ts'
import { Catalogue } from './catalogue/catalogue.service.ts'
import { CreatePaymentIntentController } from './intents/create-payment-intent.controller.ts'
import { CreatePaymentIntent } from './intents/create-payment-intent.service.ts'
import { PAYMENTS_ENV, type PaymentsEnv } from './payments-env.ts'
import { PaymentProvider } from './provider/payment-provider.ts'
import { rateLimits } from './rate-limits.ts'
import { Reconciler } from './reconciliation/reconciler.ts'
import { Visitors } from './sessions/visitors.service.ts'
import { Settlement } from './settlement/settlement.service.ts'
import { PaymentStatusController } from './status/payment-status.controller.ts'
import { PaymentStatusService } from './status/payment-status.service.ts'
import { WebhookController } from './webhook/webhook.controller.ts'
import { Webhook } from './webhook/webhook.service.ts'

@Module({})
class PaymentsModule {}

/** The payments service: catalogue, intents, webhook, reconciliation. The only home of `stripe`. */
export function paymentsModule(env: PaymentsEnv): DynamicModule {
  return {
    module: PaymentsModule,
    imports: [
      platformModule({ name: 'payments-service', logLevel: env.LOG_LEVEL }),
      TypeOrmModule.forRoot(databaseOptions(env.DATABASE_URL, { applicationName: 'payments-service' })),
      EventsModule.publishing(env),
      ThrottlerModule.forRoot(rateLimits(env.RATE_LIMITS === 'on')),
    ],
    controllers: [CatalogueController, CreatePaymentIntentController, PaymentStatusController, WebhookController],
    providers: [
      { provide: PAYMENTS_ENV, useValue: env },
      { provide: APP_GUARD, useClass: ThrottlerGuard },
      Visitors,
      Catalogue,
      PaymentProvider,
      Settlement,
      CreatePaymentIntent,
      PaymentStatusService,
      Webhook,
      Reconciler,
    ],
  }
}
