import { workerApp } from '@disha/events/worker-app'
import { runApp } from '@disha/platform/run-app'
import { ChartsHandlers } from './charts.worker.ts'

void runApp(() => workerApp('charts', ChartsHandlers))
