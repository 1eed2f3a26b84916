import { workerApp } from '@disha/events/worker-app'
import { readEnv } from '@disha/platform/env'
import { runApp } from '@disha/platform/run-app'
import { DELIVERY_ENV, DeliveryEnv } from './delivery-env.ts'
import { DeliveryHandlers } from './delivery.worker.ts'

void runApp(() => workerApp('delivery', DeliveryHandlers, [{ provide: DELIVERY_ENV, useValue: readEnv(DeliveryEnv) }]))
