import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import { z } from 'zod'
import { mailPage, listPage, notFoundPage } from './mailbox-page.ts'
import type { MailStore } from './mail-store.ts'
import type { MailFaults } from './smtp-receiver.ts'

const Faults = z.object({
  rejectNext: z.number().int().min(0).max(10_000).optional(),
  delayMs: z.number().int().min(0).max(600_000).optional(),
})

/** Mails come from outside: a page of ours never runs what they bring, and they load nothing from elsewhere. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'self'"

/** The page to look at mails, and the API to read them. */
export function createMailboxApp(store: MailStore, faults: MailFaults): Express {
  const app = express()
  app.disable('x-powered-by')
  app.use(express.json({ limit: '10kb' }))
  app.use((_request, response, next) => {
    response.set({
      'content-security-policy': PAGE_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    next()
  })

  app.get(['/health', '/health/live', '/health/ready'], (_request, response) => void response.json({ status: 'ok' }))
  app.get('/', async (_request, response) => void response.type('html').send(listPage(await store.list())))
  app.get('/mails/:id', known, async (request, response) => void response.type('html').send(mailPage(await store.detail(id(request)))))

  app.get('/api/messages', async (_request, response) => void response.json({ messages: await store.list() }))
  // another site's page could otherwise empty the mailbox with a form; a browser asks before it sends DELETE across origins
  app.delete('/api/messages', (_request, response) => {
    store.clear()
    response.status(204).end()
  })
  app.get('/api/messages/:id', known, async (request, response) => void response.json(await store.detail(id(request))))
  app.get('/api/messages/:id/html', known, async (request, response) => {
    const html = await store.html(id(request))
    if (html === null) return void sendNotFound(request, response)
    response.set('content-security-policy', MAIL_POLICY).type('html').send(html)
  })
  app.get(
    '/api/messages/:id/raw',
    known,
    async (request, response) => void response.type('message/rfc822').send(await store.raw(id(request))),
  )
  app.get('/api/messages/:id/attachments/:index', known, async (request, response) => {
    const attachment = await store.attachment(id(request), Number(request.params['index']))
    if (!attachment) return void sendNotFound(request, response)
    response
      .attachment(attachment.filename ?? 'attachment')
      .set('content-type', attachment.contentType)
      .send(attachment.content)
  })
  app.post('/api/faults', (request, response) => {
    const wanted = Faults.safeParse(request.body)
    if (!wanted.success) return void response.status(400).json({ error: 'invalid_request', message: z.prettifyError(wanted.error) })
    if (wanted.data.rejectNext !== undefined) faults.rejectNext = wanted.data.rejectNext
    if (wanted.data.delayMs !== undefined) faults.delayMs = wanted.data.delayMs
    response.json(faults)
  })

  app.use(sendNotFound)
  app.use((error: { status?: number; message?: string }, _request: Request, response: Response, _next: NextFunction) => {
    response.status(error.status ?? 500).json({ error: 'internal', message: error.message ?? 'failed' })
  })
  return app

  function known(request: Request, response: Response, next: NextFunction): void {
    if (store.has(id(request))) next()
    else sendNotFound(request, response)
  }
}

function id(request: Request): string {
  return String(request.params['id'])
}

function sendNotFound(request: Request, response: Response): void {
  response.status(404)
  if (request.path.startsWith('/api/')) response.json({ error: 'not_found', message: 'There is no such mail, or part of a mail.' })
  else response.type('html').send(notFoundPage())
}
