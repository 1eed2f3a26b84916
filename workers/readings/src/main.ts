import { workerApp } from '@disha/events/worker-app'
import { runApp } from '@disha/platform/run-app'
import { ReadingsHandlers } from './readings.worker.ts'

void runApp(() => workerApp('readings', ReadingsHandlers))
