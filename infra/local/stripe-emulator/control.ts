import express from 'express'
import type { Router } from 'express'
import { z } from 'zod'
import { BY_ITSELF } from './account.ts'
import type { Account } from './account.ts'
import { changeSettings, readSettings, SettingsChange } from './settings.ts'
import type { Store } from './store.ts'
import { invalidRequest } from './stripe-error.ts'
import type { Webhooks } from './webhooks.ts'

const Redelivery = z.strictObject({ copies: z.number().int().min(1).max(50).default(1) })
const DisputeRequest = z.strictObject({
  charge: z.string().optional(),
  paymentIntent: z.string().optional(),
  status: z.enum(['won', 'lost']).default('lost'),
})
const RefundRequest = z.strictObject({ paymentIntent: z.string() })

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body ?? {})
  if (!result.success) throw invalidRequest(z.prettifyError(result.error))
  return result.data
}

/**
 * What tests and the overview page steer the emulator with. It takes JSON bodies only and grants no other origin, so that
 * no web page in the developer's browser can reach it.
 *
 * GET `/state` · POST `/settings` {@link SettingsChange} · POST `/events/:id/redeliver` {copies} · POST `/deliveries/hasten` ·
 * POST `/disputes` {charge | paymentIntent, status} · POST `/refunds` {paymentIntent} · POST `/reset`
 */
export function controlApi(options: { account: Account; store: Store; webhooks: Webhooks; afterWrite: () => void }): Router {
  const { account, store, webhooks, afterWrite } = options
  const router = express.Router()
  router.use(express.json({ limit: '10kb' }))
  router.use((request, _response, next) => {
    if (request.method === 'POST' && !request.is('application/json')) throw invalidRequest('Send application/json.')
    next()
  })

  router.get('/state', (_request, response) => {
    response.json({
      settings: readSettings(store),
      counts: {
        paymentIntents: store.count('payment_intent'),
        charges: store.count('charge'),
        refunds: store.count('refund'),
        events: store.count('event'),
      },
      paymentIntents: store.list('payment_intent', { limit: 50 }).data,
      deliveries: store.deliveries(100),
    })
  })

  router.post('/settings', (request, response) => {
    const settings = changeSettings(store, parsed(SettingsChange, request.body))
    afterWrite()
    response.json(settings)
  })

  router.post('/events/:id/redeliver', (request, response) => {
    const { copies } = parsed(Redelivery, request.body)
    const event = account.get('event', request.params.id)
    store.transaction(() => webhooks.enqueue(event, copies))
    afterWrite()
    response.json({ event: event.id, copies })
  })

  router.post('/deliveries/hasten', (_request, response) => {
    store.hastenDeliveries()
    afterWrite()
    response.json({})
  })

  router.post('/disputes', (request, response) => {
    const given = parsed(DisputeRequest, request.body)
    const dispute = store.transaction(() => {
      const charge = given.charge ?? account.get('payment_intent', given.paymentIntent ?? '', 'paymentIntent').latest_charge
      if (charge === null) throw invalidRequest('This payment intent has no charge.')
      return account.dispute(charge, given.status)
    })
    afterWrite()
    response.json(dispute)
  })

  router.post('/refunds', (request, response) => {
    const { paymentIntent } = parsed(RefundRequest, request.body)
    const refund = store.transaction(() =>
      account.createRefund({ payment_intent: paymentIntent, reason: 'requested_by_customer' }, BY_ITSELF),
    )
    afterWrite()
    response.json(refund)
  })

  router.post('/reset', (_request, response) => {
    store.reset()
    response.json({})
  })
  return router
}
