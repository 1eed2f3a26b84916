import 'reflect-metadata'
import { Logger as NestLogger, Module, type DynamicModule, type Type } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import cookieParser from 'cookie-parser'
import helmet from 'helmet'
import { Logger, LoggerModule } from 'nestjs-pino'
import { ApiErrorFilter } from './api-error.filter.ts'
import { EnvironmentError } from './env.ts'
import { HealthChecks, HealthController } from './health.controller.ts'

/** The largest JSON body any call takes. */
const BODY_LIMIT = '100kb'

@Module({})
class PlatformModule {}

/** Logging, health and metrics for one process. Nothing personal is logged: no bodies, no cookies, no query strings. */
export function platformModule(options: { name: string; logLevel: string }): DynamicModule {
  return {
    module: PlatformModule,
    global: true,
    imports: [
      LoggerModule.forRoot({
        pinoHttp: {
          name: options.name,
          level: options.logLevel,
          autoLogging: { ignore: (request) => /^\/(health|metrics)/.test(request.url ?? '') },
          serializers: {
            req: (request: { id: unknown; method: string; url: string }) => ({
              id: request.id,
              method: request.method,
              path: maskPath(request.url),
            }),
            res: (response: { statusCode: number }) => ({ status: response.statusCode }),
          },
          customLogLevel: (_request, response, error) => (error !== undefined || response.statusCode >= 500 ? 'error' : 'debug'),
        },
      }),
    ],
    controllers: [HealthController],
    providers: [HealthChecks],
    exports: [HealthChecks],
  }
}

/** Paths without their query and without ids that open something. */
function maskPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/[A-Za-z0-9_-]{21,}/g, ':id')
}

/** The HTTP surface every service and worker shares; tests use it too. */
export function configureApp(app: NestExpressApplication): void {
  app.disable('x-powered-by')
  app.set('trust proxy', 'loopback, uniquelocal')
  app.use(helmet({ contentSecurityPolicy: false }))
  app.use(cookieParser())
  app.useBodyParser('json', { limit: BODY_LIMIT, strict: true })
  app.useGlobalFilters(new ApiErrorFilter())
  app.enableShutdownHooks()
}

/**
 * Boots one process: reads nothing itself, listens on `port`, drains on SIGTERM and SIGINT. A broken environment or a
 * failed boot is one clear message and exit code 1.
 */
export async function runApp(makeModule: () => { module: Type | DynamicModule; port: number; host: string }): Promise<void> {
  try {
    const { module, port, host } = makeModule()
    const app = await NestFactory.create<NestExpressApplication>(module, { bufferLogs: true, rawBody: true, abortOnError: false })
    app.useLogger(app.get(Logger))
    configureApp(app)
    await app.listen(port, host)
    app.get(Logger).log(`listening on ${port}`, 'Boot')
  } catch (error) {
    if (error instanceof EnvironmentError) process.stderr.write(`${error.message}\n`)
    else NestLogger.error(error instanceof Error ? (error.stack ?? error.message) : error, 'Boot')
    process.exit(1)
  }
}
