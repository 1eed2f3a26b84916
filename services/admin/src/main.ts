import { readEnv } from '@disha/platform/env'
import { runApp } from '@disha/platform/run-app'
import { AdminEnv } from './admin-env.ts'
import { adminModule } from './app.module.ts'

void runApp(() => {
  const env = readEnv(AdminEnv)
  return { module: adminModule(env), port: env.PORT, host: env.LISTEN_HOST }
})
