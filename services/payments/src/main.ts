import { readEnv } from '@disha/platform/env'
import { runApp } from '@disha/platform/run-app'
import { paymentsModule } from './app.module.ts'
import { PaymentsEnv } from './payments-env.ts'

void runApp(() => {
  const env = readEnv(PaymentsEnv)
  return { module: paymentsModule(env), port: env.PORT, host: env.LISTEN_HOST }
})
