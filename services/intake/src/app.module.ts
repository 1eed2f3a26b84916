import { Module, type DynamicModule } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { databaseOptions } from '@disha/database/data-source'
import { EventsModule } from '@disha/events/events.module'
import { platformModule } from '@disha/platform/run-app'
import { createStorage } from '@disha/platform/storage'
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AnalyticsController } from './analytics/analytics.controller.ts'
import { AnalyticsService } from './analytics/analytics.service.ts'
import { ChatController } from './chat/chat.controller.ts'
import { Corrections } from './corrections/corrections.service.ts'
import { CorrectionsController } from './corrections/corrections.controller.ts'
import { DailyInsightsController } from './daily/daily-insights.controller.ts'
import { EngineModule } from './engine/engine.module.ts'
import { InsightsController } from './insights/insights.controller.ts'
import { INTAKE_ENV, type IntakeEnv } from './intake-env.ts'
import { PlacesController } from './places/places.controller.ts'
import { QuestionReading } from './question-reading/question-reading.service.ts'
import { QuestionReadingController } from './question-reading/question-reading.controller.ts'
import { rateLimits } from './rate-limits.ts'
import { ReportEvents } from './reports/report-events.service.ts'
import { ReportsController } from './reports/reports.controller.ts'
import { ReportsService } from './reports/reports.service.ts'
import { Retention } from './retention/retention.service.ts'
import { MailedLinkController } from './sessions/mailed-link.controller.ts'
import { SessionLinkService } from './sessions/session-link.service.ts'
import { SessionController } from './sessions/session.controller.ts'
import { SessionService } from './sessions/session.service.ts'
import { Visitors } from './sessions/visitors.service.ts'
import { STORAGE } from './storage.token.ts'
import { BirthClockController } from './submissions/birth-clock.controller.ts'
import { SubmitFormController } from './submissions/submit-form.controller.ts'
import { SubmitFormService } from './submissions/submit-form.service.ts'
import { TestPagesController } from './test-pages/test-pages.controller.ts'

@Module({})
class IntakeModule {}

/** The whole intake service for one environment; tests boot it as `main.ts` does. */
export function intakeModule(env: IntakeEnv): DynamicModule {
  return {
    module: IntakeModule,
    imports: [
      platformModule({ name: 'intake', logLevel: env.LOG_LEVEL }),
      TypeOrmModule.forRoot(databaseOptions(env.DATABASE_URL, { applicationName: 'intake' })),
      EventsModule.publishing(env),
      ThrottlerModule.forRoot(rateLimits(env.RATE_LIMITS === 'on')),
      EngineModule,
    ],
    controllers: [
      SubmitFormController,
      InsightsController,
      PlacesController,
      BirthClockController,
      ChatController,
      DailyInsightsController,
      AnalyticsController,
      ReportsController,
      SessionController,
      CorrectionsController,
      QuestionReadingController,
      MailedLinkController,
      ...(env.TEST_PAGES === 'on' ? [TestPagesController] : []),
    ],
    providers: [
      { provide: INTAKE_ENV, useValue: env },
      { provide: STORAGE, useFactory: () => createStorage(env) },
      { provide: APP_GUARD, useClass: ThrottlerGuard },
      Visitors,
      SubmitFormService,
      Corrections,
      QuestionReading,
      AnalyticsService,
      ReportsService,
      ReportEvents,
      SessionService,
      SessionLinkService,
      Retention,
    ],
  }
}
