import { readEnv } from '@disha/platform/env'
import { runApp } from '@disha/platform/run-app'
import { intakeModule } from './app.module.ts'
import { IntakeEnv } from './intake-env.ts'

void runApp(() => {
  const env = readEnv(IntakeEnv)
  return { module: intakeModule(env), port: env.PORT, host: env.LISTEN_HOST }
})
