import { workerApp } from '@disha/events/worker-app'
import { readEnv } from '@disha/platform/env'
import { runApp } from '@disha/platform/run-app'
import { DOCUMENTS_ENV, DocumentsEnv } from './documents-env.ts'
import { DocumentsHandlers } from './documents.worker.ts'

void runApp(() => workerApp('documents', DocumentsHandlers, [{ provide: DOCUMENTS_ENV, useValue: readEnv(DocumentsEnv) }]))
