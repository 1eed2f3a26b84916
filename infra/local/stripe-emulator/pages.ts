import express from 'express'
import type { RequestHandler, Response, Router } from 'express'
import { BY_ITSELF } from './account.ts'
import type { Account } from './account.ts'
import { amountText } from './amounts.ts'
import type { PaymentIntent } from './objects.ts'
import { readSettings } from './settings.ts'
import type { Store } from './store.ts'
import { invalidRequest } from './stripe-error.ts'
import { TEST_CARDS } from './test-cards.ts'

const CSP = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: unknown): string => String(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

const document = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
<link rel="stylesheet" href="/pages.css"></head>
<body>${body}</body></html>`

const send = (response: Response, html: string): void => {
  response.set({ 'Content-Security-Policy': CSP, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).type('html').send(html)
}

const CSS = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; color: #1b1b1f; background: #fff }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2rem }
.mark { display: inline-block; background: #fff4d6; border: 1px solid #b88a00; border-radius: .3rem; padding: .1rem .5rem; color: #5c4500 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .875rem } th, td { text-align: start; padding: .3rem .6rem; border-bottom: 1px solid #ddd; vertical-align: top }
code { font-size: .85em; overflow-wrap: anywhere } button { font: inherit; padding: .5rem 1rem; min-height: 2.75rem; cursor: pointer }
td button { padding: .1rem .5rem; min-height: 1.75rem } form { display: inline-block; margin-inline-end: .75rem }
`

export const pageStyles: RequestHandler = (_request, response) => {
  response.type('css').send(CSS)
}

const SCRIPT = `
addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-post]')
  if (!button) return
  button.disabled = true
  const response = await fetch(button.dataset.post, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: button.dataset.body || '{}' })
  if (response.ok) location.reload()
  else { button.disabled = false; alert((await response.json()).error.message) }
})
`

export const overviewScript: RequestHandler = (_request, response) => {
  response.type('text/javascript').send(SCRIPT)
}

const moment = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')

const button = (label: string, post: string, body: unknown): string =>
  `<button type="button" data-post="${escape(post)}" data-body="${escape(JSON.stringify(body))}">${escape(label)}</button>`

const intentRow = (
  intent: PaymentIntent,
): string => `<tr><td><code>${escape(intent.id)}</code></td><td>${moment(intent.created * 1000)}</td>
<td>${escape(amountText(intent.amount, intent.currency))}</td><td>${escape(intent.status)}${intent.last_payment_error ? `<br>${escape(intent.last_payment_error.message)}` : ''}</td>
<td><code>${escape(JSON.stringify(intent.metadata))}</code></td><td>${
  intent.status === 'succeeded'
    ? button('Refund', '/_emulator/refunds', { paymentIntent: intent.id }) +
      button('Lose a dispute', '/_emulator/disputes', { paymentIntent: intent.id, status: 'lost' })
    : ''
}</td></tr>`

/** What the account holds, newest first, with the few things that one does by hand. */
export function overviewPage(options: { store: Store; webhookUrl: string | undefined }): RequestHandler {
  const { store, webhookUrl } = options
  return (_request, response) => {
    const settings = readSettings(store)
    const intents = store.list('payment_intent', { limit: 50 }).data
    const deliveries = store.deliveries(50)
    send(
      response,
      document(
        'Stripe emulator',
        `<h1>Stripe emulator <span class="mark">test payments, no money moves</span></h1>
<p>Webhooks go to ${webhookUrl === undefined ? 'nowhere: <code>STRIPE_WEBHOOK_URL</code> is not set' : `<code>${escape(webhookUrl)}</code>`}
${settings.webhooksPaused ? '(paused)' : ''}. ${button(settings.webhooksPaused ? 'Resume webhooks' : 'Pause webhooks', '/_emulator/settings', { webhooksPaused: !settings.webhooksPaused })}
${button('Send what waits now', '/_emulator/deliveries/hasten', {})}</p>
<h2>Payment intents</h2>
<div class="scroll"><table><thead><tr><th scope="col">Id</th><th scope="col">Created (UTC)</th><th scope="col">Amount</th><th scope="col">Status</th><th scope="col">Metadata</th><th scope="col">By hand</th></tr></thead>
<tbody>${intents.map(intentRow).join('') || '<tr><td colspan="6">None yet.</td></tr>'}</tbody></table></div>
<h2>Webhook deliveries</h2>
<div class="scroll"><table><thead><tr><th scope="col">Event</th><th scope="col">Type</th><th scope="col">Queued (UTC)</th><th scope="col">State</th><th scope="col">Attempts</th><th scope="col">Last answer</th><th scope="col">By hand</th></tr></thead>
<tbody>${
          deliveries
            .map(
              (
                delivery,
              ) => `<tr><td><code>${escape(delivery.event_id)}</code></td><td>${escape(delivery.type)}</td><td>${moment(delivery.created_at)}</td><td>${escape(delivery.state)}</td>
<td>${delivery.attempts}</td><td>${escape(delivery.last_status ?? '')} ${escape(delivery.last_error ?? '')}</td><td>${button('Send again', `/_emulator/events/${delivery.event_id}/redeliver`, {})}</td></tr>`,
            )
            .join('') || '<tr><td colspan="7">None yet.</td></tr>'
        }</tbody></table></div>
<h2>Test cards</h2>
<p>Any future expiry and any security code of three digits.</p>
<table><thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
<tbody>${TEST_CARDS.map((card) => `<tr><td><code>${card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${escape(card.label)}</td></tr>`).join('')}</tbody></table>
<script src="/overview.js"></script>`,
      ),
    )
  }
}

/** The bank's page of a 3-D Secure redirect: pass or fail, then back to the shop's return address with the intent named. */
export function authenticationPage(options: { account: Account; store: Store; afterWrite: () => void }): Router {
  const { account, store, afterWrite } = options
  const router = express.Router()

  const intentFor = (id: string, clientSecret: unknown): PaymentIntent => {
    const intent = account.get('payment_intent', id, 'intent')
    if (intent.client_secret !== clientSecret) throw invalidRequest('This link is not valid.')
    return intent
  }

  router.get('/v3/authenticate/:id', (request, response) => {
    const intent = intentFor(request.params.id, request.query.client_secret)
    const waiting = intent.status === 'requires_action'
    const form = (outcome: string, label: string): string =>
      `<form method="post" action="/v3/authenticate/${escape(intent.id)}"><input type="hidden" name="client_secret" value="${escape(intent.client_secret)}">
<input type="hidden" name="outcome" value="${outcome}"><button>${label}</button></form>`
    send(
      response,
      document(
        'Authenticate a test payment',
        `<main><h1>Your bank’s page <span class="mark">emulated</span></h1>
<p>A real bank would ask for a code here before the payment of ${escape(amountText(intent.amount, intent.currency))}.</p>
${waiting ? form('pass', 'Complete authentication') + form('fail', 'Fail authentication') : `<p>There is nothing to authenticate: the payment’s status is ${escape(intent.status)}.</p>`}</main>`,
      ),
    )
  })

  router.post('/v3/authenticate/:id', express.urlencoded({ extended: false }), (request, response) => {
    const { client_secret: clientSecret, outcome } = request.body as Record<string, unknown>
    const before = intentFor(String(request.params.id), clientSecret)
    const target = before.next_action?.type === 'redirect_to_url' ? before.next_action.redirect_to_url.return_url : null
    const intent = store.transaction(() => account.authenticate(before.id, outcome === 'pass', BY_ITSELF))
    afterWrite()
    if (target === null) {
      send(
        response,
        document('Done', `<main><h1>Done</h1><p>The payment’s status is ${escape(intent.status)}. You can close this page.</p></main>`),
      )
      return
    }
    const url = new URL(target)
    url.searchParams.set('payment_intent', intent.id)
    url.searchParams.set('payment_intent_client_secret', intent.client_secret)
    url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
    response.redirect(303, url.href)
  })
  return router
}
