import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import express from 'express'
import type { NextFunction, Request, Response, Router } from 'express'
import type { z } from 'zod'
import type { Account, Answer, Cause } from './account.ts'
import { API_VERSION, randomText } from './objects.ts'
import type { Kind, PaymentIntent } from './objects.ts'
import {
  CancelPaymentIntent,
  ConfirmPaymentIntent,
  CreatePaymentIntent,
  CreatePaymentMethod,
  CreateRefund,
  CustomerFields,
  ListCharges,
  ListDisputes,
  ListEvents,
  ListPaymentIntents,
  ListRefunds,
  readParameters,
  Retrieve,
  SearchPaymentIntents,
  UpdatePaymentIntent,
} from './parameters.ts'
import { searchTest } from './search.ts'
import { changeSettings, readSettings } from './settings.ts'
import type { ListFilter, Store } from './store.ts'
import { invalidRequest, StripeProblem } from './stripe-error.ts'

export type Keys = { secretKey: string; publishableKey: string }

type Call = { id: string; body: unknown; cause: Cause; publishable: boolean }
type Handler = (call: Call) => Answer

const sameText = (left: string, right: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}

/** `sk_test_********abcd`, as Stripe shows a wrong key. */
const masked = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`

/** Which key a request bears: `Authorization: Bearer` or Basic, or the browser's `key` parameter. */
function keyOf(request: Request): string {
  const header = request.headers.authorization ?? ''
  if (/^bearer /i.test(header)) return header.slice(7).trim()
  if (/^basic /i.test(header)) return Buffer.from(header.slice(6), 'base64').toString('utf8').split(':')[0] ?? ''
  const parameters = { ...(request.query as Record<string, unknown>), ...(request.body as Record<string, unknown> | undefined) }
  return typeof parameters.key === 'string' ? parameters.key : ''
}

/** What a publishable key and the client secret may see of an intent. */
function publicIntent(intent: PaymentIntent): Partial<PaymentIntent> {
  const { metadata: _metadata, customer: _customer, latest_charge: _charge, statement_descriptor: _descriptor, ...visible } = intent
  return visible
}

/** The links that `expand[]` may name, and what they lead to. */
const LINKS: Record<string, Kind> = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  customer: 'customer',
}

function expand(value: unknown, path: string[], store: Store): unknown {
  const [head, ...rest] = path
  if (head === undefined || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => expand(item, path, store))
  const object = value as Record<string, unknown>
  const kind = LINKS[head]
  const linked = object[head]
  if (!(head in object)) {
    throw invalidRequest(`This property cannot be expanded (${path.join('.')}).`, { param: 'expand' })
  }
  const found = typeof linked === 'string' && kind ? (store.find(kind, linked) ?? linked) : linked
  return { ...object, [head]: rest.length > 0 ? expand(found, rest, store) : found }
}

/** Stripe's HTTP API, as much of it as a shop with one-time card payments uses. */
export function stripeApi(options: { account: Account; store: Store; keys: Keys; afterWrite: () => void }): Router {
  const { account, store, keys, afterWrite } = options
  const router = express.Router()
  const inUse = new Set<string>()

  const list = <K extends Kind>(kind: K, url: string, filter: ListFilter): Answer => {
    for (const cursor of [filter.startingAfter, filter.endingBefore]) if (cursor !== undefined) account.get(kind, cursor, 'starting_after')
    const { data, hasMore } = store.list(kind, filter)
    return { status: 200, body: { object: 'list', data, has_more: hasMore, url } }
  }

  const filterOf = (given: z.infer<typeof ListPaymentIntents>, where: Record<string, string | undefined> = {}): ListFilter => ({
    limit: given.limit,
    ...(given.starting_after === undefined ? {} : { startingAfter: given.starting_after }),
    ...(given.ending_before === undefined ? {} : { endingBefore: given.ending_before }),
    ...(given.created === undefined ? {} : { created: given.created }),
    where: Object.fromEntries(Object.entries(where).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  })

  /** A publishable key opens an intent only together with its client secret. */
  const authorizeIntent = ({ id, publishable }: Call, clientSecret: string | undefined): void => {
    if (!publishable) return
    const intent = account.get('payment_intent', id, 'intent')
    if (clientSecret === undefined)
      throw invalidRequest('Missing required param: client_secret.', { code: 'parameter_missing', param: 'client_secret' })
    if (!sameText(clientSecret, intent.client_secret)) {
      throw new StripeProblem(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        param: 'client_secret',
        message: `No such payment_intent: '${id}'; the client_secret provided does not match.`,
      })
    }
  }

  const shown = (call: Call, answer: Answer): Answer => {
    if (!call.publishable) return answer
    const { error } = answer.body as { error?: { payment_intent: PaymentIntent } }
    if (error) return { ...answer, body: { error: { ...error, payment_intent: publicIntent(error.payment_intent) } } }
    return { ...answer, body: publicIntent(answer.body as PaymentIntent) }
  }

  const retrieve =
    (kind: Kind): Handler =>
    ({ id, body }) => {
      readParameters(Retrieve, body)
      return { status: 200, body: account.get(kind, id) }
    }

  const search: Handler = ({ body }) => {
    const given = readParameters(SearchPaymentIntents, body)
    const test = searchTest(given.query)
    const found: PaymentIntent[] = []
    let cursor = given.page
    let more = true
    while (more && found.length <= given.limit) {
      const page = store.list('payment_intent', { limit: 100, ...(cursor === undefined ? {} : { startingAfter: cursor }) })
      found.push(...page.data.filter(test))
      cursor = page.data.at(-1)?.id
      more = page.hasMore
    }
    const data = found.slice(0, given.limit)
    const hasMore = found.length > given.limit
    return {
      status: 200,
      body: {
        object: 'search_result',
        data,
        has_more: hasMore,
        next_page: hasMore ? (data.at(-1)?.id ?? null) : null,
        url: '/v1/payment_intents/search',
      },
    }
  }

  const ok = (body: unknown): Answer => ({ status: 200, body })

  type Method = 'get' | 'post'
  const routes: [Method, string, Handler, ('browser' | undefined)?][] = [
    ['post', '/payment_intents', (call) => account.createPaymentIntent(readParameters(CreatePaymentIntent, call.body), call.cause)],
    [
      'get',
      '/payment_intents',
      ({ body }) => {
        const given = readParameters(ListPaymentIntents, body)
        return list('payment_intent', '/v1/payment_intents', filterOf(given, { customer: given.customer }))
      },
    ],
    ['get', '/payment_intents/search', search],
    [
      'get',
      '/payment_intents/:id',
      (call) => {
        const given = readParameters(Retrieve, call.body)
        authorizeIntent(call, given.client_secret)
        return shown(call, ok(account.get('payment_intent', call.id, 'intent')))
      },
      'browser',
    ],
    ['post', '/payment_intents/:id', (call) => account.updatePaymentIntent(call.id, readParameters(UpdatePaymentIntent, call.body))],
    [
      'post',
      '/payment_intents/:id/confirm',
      (call) => {
        const given = readParameters(ConfirmPaymentIntent, call.body)
        authorizeIntent(call, given.client_secret)
        if (!call.publishable && given.payment_method_data) {
          throw new StripeProblem(402, {
            type: 'card_error',
            message:
              'Sending credit card numbers directly to the Stripe API is generally unsafe. To continue processing use Stripe.js, the Stripe mobile bindings, or Stripe Elements.',
          })
        }
        return shown(call, account.confirmPaymentIntent(call.id, given, call.cause))
      },
      'browser',
    ],
    [
      'post',
      '/payment_intents/:id/cancel',
      (call) => account.cancelPaymentIntent(call.id, readParameters(CancelPaymentIntent, call.body), call.cause),
    ],
    ['post', '/payment_methods', ({ body }) => ok(account.createPaymentMethod(readParameters(CreatePaymentMethod, body))), 'browser'],
    ['get', '/payment_methods/:id', retrieve('payment_method')],
    ['post', '/customers', ({ body, cause }) => ok(account.createCustomer(readParameters(CustomerFields, body), cause))],
    ['get', '/customers/:id', retrieve('customer')],
    ['post', '/customers/:id', ({ id, body, cause }) => ok(account.updateCustomer(id, readParameters(CustomerFields, body), cause))],
    [
      'get',
      '/charges',
      ({ body }) => {
        const given = readParameters(ListCharges, body)
        return list('charge', '/v1/charges', filterOf(given, { payment_intent: given.payment_intent, customer: given.customer }))
      },
    ],
    ['get', '/charges/:id', retrieve('charge')],
    ['post', '/refunds', ({ body, cause }) => ok(account.createRefund(readParameters(CreateRefund, body), cause))],
    [
      'get',
      '/refunds',
      ({ body }) => {
        const given = readParameters(ListRefunds, body)
        return list('refund', '/v1/refunds', filterOf(given, { payment_intent: given.payment_intent, charge: given.charge }))
      },
    ],
    ['get', '/refunds/:id', retrieve('refund')],
    [
      'get',
      '/disputes',
      ({ body }) => {
        const given = readParameters(ListDisputes, body)
        return list('dispute', '/v1/disputes', filterOf(given, { payment_intent: given.payment_intent, charge: given.charge }))
      },
    ],
    ['get', '/disputes/:id', retrieve('dispute')],
    [
      'get',
      '/events',
      ({ body }) => {
        const given = readParameters(ListEvents, body)
        return list('event', '/v1/events', filterOf(given, { type: given.type }))
      },
    ],
    ['get', '/events/:id', retrieve('event')],
  ]

  const authorize = (request: Request, browser: boolean): { publishable: boolean } => {
    const key = keyOf(request)
    if (key === '') {
      throw new StripeProblem(401, {
        type: 'invalid_request_error',
        message:
          "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      })
    }
    if (sameText(key, keys.secretKey)) return { publishable: false }
    if (!sameText(key, keys.publishableKey)) {
      throw new StripeProblem(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${masked(key)}` })
    }
    if (!browser) {
      throw new StripeProblem(403, {
        type: 'invalid_request_error',
        code: 'secret_key_required',
        message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
      })
    }
    return { publishable: true }
  }

  /** Runs a call in one transaction and keeps its answer under the idempotency key in the same one. */
  const execute = (
    handler: Handler,
    call: Call,
    idempotency: { key: string; fingerprint: string; path: string } | undefined,
    paths: string[],
  ): Answer => {
    const keep = (answer: Answer): Answer => {
      if (idempotency) {
        const { key, fingerprint, path } = idempotency
        store.saveAnswer(key, {
          fingerprint,
          path,
          status: answer.status,
          body: JSON.stringify(answer.body),
          requestId: call.cause.requestId ?? '',
        })
      }
      return answer
    }
    try {
      return store.transaction(() => {
        const answer = handler(call)
        if (answer.status >= 400) return keep(answer)
        return keep({ ...answer, body: paths.reduce<unknown>((body, path) => expand(body, path.split('.'), store), answer.body) })
      })
    } catch (problem) {
      if (!(problem instanceof StripeProblem)) throw problem
      const { payment_intent: intent } = problem.body
      const visible = call.publishable && intent !== undefined ? { payment_intent: publicIntent(intent as PaymentIntent) } : {}
      const answer = { status: problem.status, body: { error: { ...problem.body, ...visible } } }
      return problem.saved ? store.transaction(() => keep(answer)) : answer
    }
  }

  const serve =
    (method: Method, handler: Handler, browser: boolean) =>
    async (request: Request, response: Response): Promise<void> => {
      const requestId = `req_${randomText(14)}`
      response.set({ 'Request-Id': requestId, 'Stripe-Version': API_VERSION, 'Cache-Control': 'no-cache, no-store' })
      const settings = readSettings(store)
      const path = request.baseUrl + request.path
      const body: unknown = method === 'get' ? request.query : (request.body ?? {})
      const key = method === 'post' ? request.get('idempotency-key') : undefined
      const { publishable } = authorize(request, browser)
      const fingerprint = createHash('sha256')
        .update(`${path}\n${JSON.stringify(body)}`)
        .digest('hex')
      if (key !== undefined) {
        response.set('Idempotency-Key', key)
        if (key.length > 255) throw invalidRequest('The Idempotency-Key is longer than 255 characters.')
        if (inUse.has(key)) {
          throw new StripeProblem(409, {
            type: 'idempotency_error',
            code: 'idempotency_key_in_use',
            message: `There is currently another in-progress request using this Stripe-Idempotency-Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
          })
        }
        const saved = store.savedAnswer(key)
        if (saved) {
          if (saved.path !== path) {
            throw new StripeProblem(400, {
              type: 'idempotency_error',
              message: `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${saved.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
            })
          }
          if (saved.fingerprint !== fingerprint) {
            throw new StripeProblem(400, {
              type: 'idempotency_error',
              message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
            })
          }
          response.set({ 'Idempotent-Replayed': 'true', 'Original-Request': saved.requestId })
          response.status(saved.status).type('json').send(saved.body)
          return
        }
        inUse.add(key)
      }
      try {
        if (settings.requestDelayMs > 0) await sleep(settings.requestDelayMs)
        const fault =
          settings.fault !== null && (settings.fault.path === undefined || path.startsWith(settings.fault.path)) ? settings.fault : null
        if (fault) changeSettings(store, { fault: fault.times > 1 ? { ...fault, times: fault.times - 1 } : null })
        if (fault?.kind === 'refuse') throw new StripeProblem(500, { type: 'api_error', message: 'An unknown error occurred.' })
        const paths = ((body as { expand?: unknown }).expand ?? []) as string[]
        const call = {
          id: String(request.params.id ?? ''),
          body,
          publishable,
          cause: { requestId, idempotencyKey: key ?? null, baseUrl: `http://${request.get('host') ?? 'localhost'}` },
        }
        const answer = execute(handler, call, key === undefined ? undefined : { key, fingerprint, path }, Array.isArray(paths) ? paths : [])
        if (method === 'post') afterWrite()
        if (fault?.kind === 'lose') {
          request.socket.destroy()
          return
        }
        response
          .status(answer.status)
          .type('json')
          .send(JSON.stringify(answer.body, null, 2))
      } finally {
        if (key !== undefined) inUse.delete(key)
      }
    }

  router.use((request, response, next) => {
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
      'Access-Control-Expose-Headers': 'Request-Id',
      'Access-Control-Max-Age': '300',
    })
    if (request.method === 'OPTIONS') response.status(204).end()
    else next()
  })
  router.use(express.urlencoded({ extended: true, limit: '100kb' }))

  for (const [method, path, handler, browser] of routes) router[method](path, serve(method, handler, browser === 'browser'))

  // The end of the 3-D Secure dialog that the browser script draws; Stripe's own is private to Stripe.js.
  router.post(
    '/payment_intents/:id/emulated_authentication',
    serve(
      'post',
      (call) => {
        const given = call.body as Record<string, unknown>
        authorizeIntent(call, typeof given.client_secret === 'string' ? given.client_secret : undefined)
        return shown(call, ok(account.authenticate(call.id, given.outcome === 'pass', call.cause)))
      },
      true,
    ),
  )

  router.use((request) => {
    throw new StripeProblem(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.baseUrl}${request.path}). The emulator serves the calls of one-time card payments.`,
    })
  })
  return router
}

/** Every error in Stripe's shape. */
export function stripeErrors(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) {
    next(error)
    return
  }
  if (error instanceof StripeProblem) {
    response.status(error.status).json({ error: error.body })
    return
  }
  const status = (error as { status?: number }).status
  if (status !== undefined && status >= 400 && status < 500) {
    response.status(status).json({ error: { type: 'invalid_request_error', message: 'The request could not be read.' } })
    return
  }
  console.error(error)
  response.status(500).json({ error: { type: 'api_error', message: 'The emulator failed; its log says why.' } })
}
