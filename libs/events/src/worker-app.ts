import type { QueueName } from '@disha/contracts/events/catalogue'
import { databaseOptions } from '@disha/database/data-source'
import { CommonEnv, DatabaseEnv, QueueEnv, readEnv } from '@disha/platform/env'
import { platformModule } from '@disha/platform/run-app'
import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { EventsModule } from './events.module.ts'
import type { Handlers } from './step.ts'

/** What every worker reads from its environment. */
export const WorkerEnv = CommonEnv.extend(DatabaseEnv.shape).extend(QueueEnv.shape)

@Module({})
class WorkerRoot {}

/**
 * The module of one worker process: database, relay, the queue's worker and sweep, health and metrics.
 * @throws EnvironmentError when the environment is not complete.
 */
export function workerApp<Queue extends QueueName>(
  queue: Queue,
  handlers: Type<Handlers<Queue>>,
  providers: Provider[] = [],
  source: NodeJS.ProcessEnv = process.env,
): { module: DynamicModule; port: number; host: string } {
  const env = readEnv(WorkerEnv, source)
  const module: DynamicModule = {
    module: WorkerRoot,
    imports: [
      platformModule({ name: `${queue}-worker`, logLevel: env.LOG_LEVEL }),
      TypeOrmModule.forRoot(databaseOptions(env.DATABASE_URL, { applicationName: `${queue}-worker` })),
      EventsModule.working({ env, queue, handlers, providers }),
    ],
  }
  return { module, port: env.PORT, host: env.LISTEN_HOST }
}
