import { databaseOptions } from '@disha/database/data-source'
import { platformModule } from '@disha/platform/run-app'
import { Module, type DynamicModule } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AccountsController } from './accounts/accounts.controller.ts'
import { AccountsService } from './accounts/accounts.service.ts'
import { AdministratorGuard } from './accounts/administrator.guard.ts'
import { ADMIN_ENV, type AdminEnv } from './admin-env.ts'
import { Audit } from './audit/audit.service.ts'
import { PostgresHealth } from './postgres-health.ts'
import { QueueDashboard } from './queues/queue-dashboard.ts'
import { rateLimits } from './rate-limits.ts'
import { UsersController } from './users/users.controller.ts'
import { UsersService } from './users/users.service.ts'

@Module({})
class AdminModule {}

/** The whole admin service for one environment; tests boot it as `main.ts` does. */
export function adminModule(env: AdminEnv): DynamicModule {
  return {
    module: AdminModule,
    imports: [
      platformModule({ name: 'admin', logLevel: env.LOG_LEVEL }),
      TypeOrmModule.forRoot(databaseOptions(env.DATABASE_URL, { applicationName: 'admin', poolSize: 5 })),
      ThrottlerModule.forRoot(rateLimits(env.RATE_LIMITS === 'on')),
    ],
    controllers: [AccountsController, UsersController],
    providers: [
      { provide: ADMIN_ENV, useValue: env },
      { provide: APP_GUARD, useClass: ThrottlerGuard },
      { provide: APP_GUARD, useClass: AdministratorGuard },
      AccountsService,
      Audit,
      UsersService,
      QueueDashboard,
      PostgresHealth,
    ],
  }
}
