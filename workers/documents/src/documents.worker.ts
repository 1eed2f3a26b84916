import type { Handlers } from '@disha/events/step'
import { createStorage } from '@disha/platform/storage'
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { DOCUMENTS_ENV, type DocumentsEnv } from './documents-env.ts'
import { RenderDocument } from './render-document.step.ts'
import { PdfRenderer } from './render-pdf.ts'

/** What the documents queue hears. */
@Injectable()
export class DocumentsHandlers implements Handlers<'documents'>, OnApplicationShutdown {
  readonly 'reading.written': RenderDocument
  readonly 'purchase.completed': RenderDocument
  private readonly renderer: PdfRenderer

  constructor(@Inject(DOCUMENTS_ENV) env: DocumentsEnv) {
    this.renderer = new PdfRenderer({
      ...(env.CHROMIUM_PATH === undefined ? {} : { chromiumPath: env.CHROMIUM_PATH }),
      recycleAfter: env.CHROMIUM_RECYCLE_AFTER,
      timeoutMs: env.CHROMIUM_TIMEOUT_MS,
    })
    const renderDocument = new RenderDocument(this.renderer, createStorage(env))
    this['reading.written'] = renderDocument
    this['purchase.completed'] = renderDocument
  }

  /** After the queue has drained (onModuleDestroy): the browser must outlive the last document. */
  async onApplicationShutdown(): Promise<void> {
    await this.renderer.close()
  }
}
