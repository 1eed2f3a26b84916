import compression from 'compression'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  Agent,
  createServer,
  request as httpRequest,
  type ServerResponse,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http'
import path from 'node:path'
import { pipeline, Transform } from 'node:stream'
import {
  APP_PAGES,
  LANGUAGE_PAGES,
  matchRoute,
  MAX_BODY_BYTES,
  PAGE_LANGUAGES,
  TEST_PAGES,
  UPSTREAM_TIMEOUT_MS,
  type Upstream,
} from './routes.ts'
import { contentSecurityPolicy, paymentOrigins, SECURITY_HEADERS, TRANSPORT_SECURITY } from './security-headers.ts'
import { LOCAL_SITE_VALUES, type SiteValues } from './site-values.ts'
import { StaticFiles } from './static-files.ts'

export type EdgeOptions = {
  upstreams: Readonly<Record<Upstream, string>>
  /** the built web client */
  webDist: string
  /** the public origin; decides what services are told about the scheme */
  siteUrl: string
  /** who sells and whom to write to; stand-ins without */
  siteValues?: SiteValues
  stripeScriptUrl?: string
  testPages?: boolean
  maxBodyBytes?: number
  upstreamTimeoutMs?: number
  /** one line for each refusal by an upstream */
  onProblem?: (message: string) => void
}

/** Set by the edge alone: a visitor's own are dropped, since services trust them. */
const FORWARDING_HEADERS = /^(x-forwarded-.*|forwarded|x-real-ip|x-request-id|true-client-ip|cf-connecting-ip|x-client-ip)$/
/** Meant for one connection only (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const STATIC_METHODS = new Set(['GET', 'HEAD'])
const HEALTH_PATHS = new Set(['/health', '/health/live', '/health/ready'])

type Failure = { status: number; code: 'invalid_request' | 'payload_too_large' | 'not_found' | 'internal'; message: string }

const BAD_PATH: Failure = { status: 400, code: 'invalid_request', message: 'The address is not well-formed.' }
const TOO_LARGE: Failure = { status: 413, code: 'payload_too_large', message: 'The request is too large.' }
const WRONG_METHOD: Failure = { status: 405, code: 'not_found', message: 'This address does not take such a request.' }
const UPSTREAM_DOWN: Failure = {
  status: 502,
  code: 'internal',
  message: 'The service is starting or out of reach. Please try again in a moment.',
}
const UPSTREAM_SLOW: Failure = {
  status: 504,
  code: 'internal',
  message: 'The service took too long to answer. Please try again in a moment.',
}

/** The one origin of the product: routes calls to services, serves the web client. Not listening yet. */
export function createEdge(options: EdgeOptions): Server {
  const {
    upstreams,
    siteUrl,
    maxBodyBytes = MAX_BODY_BYTES,
    upstreamTimeoutMs = UPSTREAM_TIMEOUT_MS,
    onProblem = () => undefined,
  } = options
  const files = new StaticFiles(options.webDist, options.siteValues ?? { ...LOCAL_SITE_VALUES, SITE_URL: siteUrl })
  const pages = new Set([...APP_PAGES, ...(options.testPages ? TEST_PAGES : [])])
  const scheme = new URL(siteUrl).protocol.replace(':', '')
  const policy = contentSecurityPolicy(paymentOrigins(options.stripeScriptUrl))
  const unavailablePage = readFileSync(path.join(import.meta.dirname, 'unavailable.html'))
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const compress = compression({
    threshold: 1024,
    filter: (_request, response) => isCompressible(String(response.getHeader('content-type') ?? '')),
  })

  const server = createServer({ requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 30_000 }, (request, response) => {
    void handle(request, response).catch((error: unknown) => {
      onProblem(`${request.method} ${request.url}: ${String(error)}`)
      if (response.headersSent) response.destroy()
      else refuse(request, response, { ...UPSTREAM_DOWN, status: 500, message: 'Something went wrong.' })
    })
  })
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    else socket.destroy()
  })
  server.on('close', () => agent.destroy())
  return server

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (scheme === 'https') response.setHeader('strict-transport-security', TRANSPORT_SECURITY)
    if (!METHODS.has(request.method ?? '')) return refuse(request, response, WRONG_METHOD)
    const pathname = readPathname(request.url)
    if (pathname === undefined) return refuse(request, response, BAD_PATH)
    if (HEALTH_PATHS.has(pathname)) return sendHealth(response)
    const route = matchRoute(pathname)
    if (route) return forward(request, response, upstreams[route.upstream], route.stream === true)
    return sendStatic(request, response, pathname)
  }

  /** One request to a service and its answer back, both as they come; settled when the visitor has the answer or has gone. */
  function forward(request: IncomingMessage, response: ServerResponse, target: string, stream: boolean): Promise<void> {
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return Promise.resolve(refuse(request, response, TOO_LARGE))
    if (stream) response.setHeader('x-accel-buffering', 'no')
    const requestId = randomUUID()
    response.setHeader('x-request-id', requestId)
    const headers = upstreamHeaders(request, requestId)

    return new Promise((resolve) => {
      let upstream: ClientRequest | undefined
      let refused = false
      response.once('close', () => {
        upstream?.destroy()
        resolve()
      })
      const giveUp = (failure: Failure, reason?: string): void => {
        if (refused) return
        refused = true
        if (reason) onProblem(`${request.method} ${request.url?.split('?')[0]} → ${target}: ${reason}`)
        refuse(request, response, failure)
        upstream?.destroy()
      }
      const ask = (mayRetry: boolean): void => {
        let timedOut = false
        const call = httpRequest(target + request.url, { method: request.method, headers, agent, setHost: false })
        upstream = call
        if (!stream) {
          call.setTimeout(upstreamTimeoutMs, () => {
            timedOut = true
            call.destroy()
          })
        }
        call.once('response', (answer) => {
          copyHeaders(answer, response)
          response.writeHead(answer.statusCode ?? 502)
          if (stream) response.flushHeaders()
          // an answer cut short upstream is cut short here too: it must not look complete
          pipeline(answer, response, (error) => error && response.destroy())
        })
        call.on('error', (error: NodeJS.ErrnoException) => {
          if (response.headersSent || response.destroyed) return void response.destroy()
          // a kept connection that the service closed in the same moment: nothing was asked yet
          if (mayRetry && call.reusedSocket && error.code === 'ECONNRESET' && !timedOut) return ask(false)
          giveUp(timedOut ? UPSTREAM_SLOW : UPSTREAM_DOWN, timedOut ? 'no answer in time' : (error.code ?? error.message))
        })
        if (hasBody)
          pipeline(
            request,
            limitBody(maxBodyBytes, () => giveUp(TOO_LARGE)),
            call,
            () => undefined,
          )
        else call.end()
      }
      const begin = (): void => ask(!hasBody)
      if (stream) begin()
      else compress(request as never, response as never, begin)
    })
  }

  function upstreamHeaders(request: IncomingMessage, requestId: string): OutgoingHttpHeaders {
    const named = new Set((request.headers.connection ?? '').toLowerCase().split(/\s*,\s*/))
    const kept = Object.entries(request.headers).filter(
      ([name]) => !FORWARDING_HEADERS.test(name) && !HOP_BY_HOP.has(name) && !named.has(name),
    )
    return {
      ...Object.fromEntries(kept),
      // a body without a length goes on in chunks, as it came
      ...(request.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
      'x-forwarded-for': request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '',
      'x-forwarded-proto': scheme,
      'x-forwarded-host': request.headers.host ?? '',
      'x-request-id': requestId,
    }
  }

  async function sendStatic(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    if (!STATIC_METHODS.has(request.method ?? '')) {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(request, response, WRONG_METHOD)
    }
    response.setHeader('content-security-policy', policy)
    files.refresh()
    if (!files.isBuilt) return refuse(request, response, { ...UPSTREAM_DOWN, status: 503 })
    const page = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
    if (pages.has(page)) return files.send(request, response, entryPage(request.url ?? '/', page))
    if (files.has(pathname)) return files.send(request, response, pathname)
    // a missing script or picture is not a page: an entry page in its place would only confuse
    if (/\.[a-z0-9]{2,5}$/i.test(pathname))
      return refuse(request, response, { status: 404, code: 'not_found', message: 'There is no such file.' })
    return files.send(request, response, '/index.html', 404)
  }

  /** Prerendered pages where they exist: `/?lang=hindi` → `landing.hindi.html`, `/form` → `form.html`. */
  function entryPage(url: string, page: string): string {
    const name = LANGUAGE_PAGES[page]
    const asked = new URL(url, 'http://edge').searchParams.get('lang')
    const language = PAGE_LANGUAGES.find((known) => known === asked) ?? 'english'
    const file = name === undefined ? `${page}.html` : `/${name}.${language}.html`
    return files.has(file) ? file : '/index.html'
  }

  /** JSON for calls, a small page for people. */
  function refuse(request: IncomingMessage, response: ServerResponse, { status, code, message }: Failure): void {
    if (response.headersSent) return void response.destroy()
    // what is still on its way in is not worth waiting for
    if (!request.complete) response.setHeader('connection', 'close')
    response.setHeader('cache-control', 'no-store')
    response.removeHeader('content-encoding')
    const isCall = request.url?.startsWith('/api/') || request.headers.accept?.includes('application/json')
    if (isCall) {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      response.end(JSON.stringify({ error: code, message }))
    } else if (status >= 500) {
      response.writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '5',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      response.end(unavailablePage)
    } else {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(`${message}\n`)
    }
  }
}

/**
 * The path of a request, undefined when it is not one that any honest client sends: a service and the edge must never
 * understand the same path differently, so dot segments, backslashes, control characters and broken escapes are refused.
 */
export function readPathname(url: string | undefined): string | undefined {
  if (!url?.startsWith('/')) return undefined
  const pathname = url.split(/[?#]/, 1)[0]!
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (/[\u0000-\u001f\u007f\\]/.test(decoded) || decoded.includes('//')) return undefined
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return undefined
  // an escaped slash would be one segment here and two in a service
  return /%2f/i.test(pathname) ? undefined : pathname
}

/** Passes the body on byte for byte; calls `onTooLarge` instead of passing the byte that is too many, and drops the rest. */
function limitBody(limit: number, onTooLarge: () => void): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes <= limit) return done(null, chunk)
      onTooLarge()
      done()
    },
  })
}

/** A service's own header wins over the edge's. */
function copyHeaders(answer: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name) && name !== 'x-powered-by') response.setHeader(name, value)
  }
}

function isCompressible(type: string): boolean {
  return /^(text\/(?!event-stream)|application\/json|image\/svg)/.test(type)
}

function sendHealth(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end('{"status":"ok"}')
}
