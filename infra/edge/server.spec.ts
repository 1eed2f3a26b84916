import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { APP_PAGES, TEST_PAGES } from './routes.ts'
import { INLINE_SCRIPT_SOURCE } from './inline-scripts.ts'
import { createEdge, readPathname, type EdgeOptions } from './server.ts'
import { LOCAL_SITE_VALUES, readSiteValues } from './site-values.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer }
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

const SCRIPT = `console.log(${JSON.stringify('disha '.repeat(500))})`

describe('edge', () => {
  let webDist: string
  let port: number
  const opened: Server[] = []
  const seen: Record<string, Seen[]> = { intake: [], payments: [], admin: [] }
  let behave: (request: IncomingMessage, response: ServerResponse, name: string) => boolean

  beforeAll(async () => {
    webDist = mkdtempSync(path.join(tmpdir(), 'edge-'))
    mkdirSync(path.join(webDist, 'assets'))
    writeFileSync(path.join(webDist, 'index.html'), '<!doctype html><title>Disha</title>')
    writeFileSync(path.join(webDist, 'landing.english.html'), '<!doctype html><title>Your kundli</title>')
    writeFileSync(path.join(webDist, 'landing.hindi.html'), '<!doctype html><title>दिशा</title>')
    writeFileSync(
      path.join(webDist, 'terms-of-use.tamil.html'),
      '<!doctype html><a href="{{env "SITE_URL" | html}}">{{env "SELLER_NAME" | html}}</a>',
    )
    writeFileSync(path.join(webDist, 'success.html'), '<!doctype html><title>Success</title>')
    writeFileSync(path.join(webDist, 'assets/app-B4x_9Qz1.js'), SCRIPT)
    writeFileSync(path.join(webDist, 'assets/app-B4x_9Qz1.js.map'), '{}')
    writeFileSync(path.join(webDist, 'robots.txt'), 'User-agent: *\n')
    writeFileSync(path.join(webDist, '.secret'), 'no')
    writeFileSync(path.join(path.dirname(webDist), 'edge-outside.txt'), 'outside')
    const upstreams = { intake: await upstream('intake'), payments: await upstream('payments'), admin: await upstream('admin') }
    ;({ port } = await start({ upstreams }))
  })

  beforeEach(() => {
    behave = () => false
    for (const list of Object.values(seen)) list.length = 0
  })

  afterAll(async () => {
    for (const server of opened) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    rmSync(webDist, { recursive: true })
    rmSync(path.join(path.dirname(webDist), 'edge-outside.txt'))
  })

  async function upstream(name: string): Promise<string> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        seen[name]!.push({ method: request.method!, url: request.url!, headers: request.headers, body: Buffer.concat(chunks) })
        if (behave(request, response, name)) return
        response.setHeader('content-type', 'application/json')
        response.setHeader('x-powered-by', 'something')
        response.end(JSON.stringify({ name }))
      })
    })
    return `http://127.0.0.1:${await listen(server)}`
  }

  function listen(server: Server): Promise<number> {
    opened.push(server)
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
  }

  async function start(options: Pick<EdgeOptions, 'upstreams'> & Partial<EdgeOptions>): Promise<{ edge: Server; port: number }> {
    const server = createEdge({
      webDist,
      siteUrl: 'http://localhost:3000',
      stripeScriptUrl: 'http://localhost:3012/v3/stripe.js',
      ...options,
    })
    return { edge: server, port: await listen(server) }
  }

  function call(
    target: string,
    options: { method?: string; headers?: Record<string, string>; body?: Buffer | string; port?: number } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port: options.port ?? port,
          path: target,
          method: options.method ?? 'GET',
          headers: options.headers,
          agent: false,
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }))
          response.on('error', reject)
        },
      )
      request.on('error', reject)
      request.end(options.body)
    })
  }

  /** Sends bytes as they are; for requests that no well-behaved client would send. */
  function callRaw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (chunk) => (answer += chunk.toString()))
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
    })
  }

  describe('routing', () => {
    it.each([
      ['/api/products?language=hindi', 'payments'],
      ['/api/payment-config', 'payments'],
      ['/api/create-payment-intent', 'payments'],
      ['/api/force-purchase', 'payments'],
      ['/api/verify-payment/abc', 'payments'],
      ['/api/check-payment-status', 'payments'],
      ['/api/payments/webhook', 'payments'],
      ['/api/admin/users.csv?search=a', 'admin'],
      ['/admin/queues', 'admin'],
      ['/admin/queues/static/main.js', 'admin'],
      ['/api/submit-form', 'intake'],
      ['/api/productsx', 'intake'],
      ['/api/report-pdf/abc', 'intake'],
      ['/r/some-token', 'intake'],
    ])('%s goes to %s', async (target, name) => {
      const { status, body } = await call(target)
      expect(status).toBe(200)
      expect(JSON.parse(body.toString())).toEqual({ name })
      expect(seen[name]!.map(({ url }) => url)).toEqual([target])
    })

    it.each(APP_PAGES)('%s is a page of the web client', async (page) => {
      const { status, headers, body } = await call(page)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-cache')
      expect(body.toString()).toContain('<!doctype html>')
    })

    it('knows exactly the pages that the web client draws', () => {
      const router = readFileSync(path.join(__dirname, '../../web/src/app/router.tsx'), 'utf8')
      const drawn = [...router.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, page]) => page!)
      expect([...APP_PAGES, ...TEST_PAGES].filter((page) => drawn.includes(page)).sort()).toEqual(drawn.sort())
      expect(APP_PAGES.filter((page) => !drawn.includes(page))).toEqual([])
    })

    it('answers 404 with the entry page for paths that are no page, and for test pages unless they are switched on', async () => {
      for (const target of ['/nowhere', '/form/x', '/health/x', '/metrics', ...TEST_PAGES]) {
        const { status, body } = await call(target)
        expect([target, status, body.toString()]).toEqual([target, 404, '<!doctype html><title>Disha</title>'])
      }
      const withTestPages = await start({
        upstreams: { intake: 'http://127.0.0.1:1', payments: 'http://127.0.0.1:1', admin: 'http://127.0.0.1:1' },
        testPages: true,
      })
      expect((await call('/quick-test', { port: withTestPages.port })).status).toBe(200)
    })

    it('serves prerendered pages where they exist', async () => {
      expect((await call('/')).body.toString()).toContain('Your kundli')
      expect((await call('/?lang=hindi')).body.toString()).toContain('दिशा')
      expect((await call('/?lang=tamil')).body.toString()).toContain('Disha')
      expect((await call('/?lang=../x')).body.toString()).toContain('Your kundli')
      expect((await call('/success')).body.toString()).toContain('Success')
    })

    it('puts the seller and the address of the site into pages, as text', async () => {
      const { port } = await start({
        upstreams: { intake: 'http://127.0.0.1:1', payments: 'http://127.0.0.1:1', admin: 'http://127.0.0.1:1' },
        siteValues: { ...LOCAL_SITE_VALUES, SITE_URL: 'https://disha.example', SELLER_NAME: 'A & B <Readings>' },
      })
      const { body } = await call('/terms-of-use?lang=tamil', { port })
      expect(body.toString()).toBe('<!doctype html><a href="https://disha.example">A &amp; B &lt;Readings&gt;</a>')
    })

    it('answers its own health, and refuses what is neither call nor reading', async () => {
      expect((await call('/health')).body.toString()).toBe('{"status":"ok"}')
      expect((await call('/form', { method: 'POST' })).status).toBe(405)
      expect((await call('/api/x', { method: 'PROPFIND' })).status).toBe(405)
    })
  })

  describe('calls', () => {
    it('passes a body on byte for byte, with its length and signature', async () => {
      const body = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256))
      await call('/api/payments/webhook', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=ab' },
      })
      const [got] = seen['payments']!
      expect(got!.body.equals(body)).toBe(true)
      expect(got!.headers['content-length']).toBe('70000')
      expect(got!.headers['stripe-signature']).toBe('t=1,v1=ab')
    })

    it('passes a body without a length on too, and cookies both ways', async () => {
      behave = (_request, response) => Boolean(response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; HttpOnly']).end('ok'))
      const { headers } = await call('/api/session/link', {
        method: 'POST',
        body: Buffer.from('{"a":"é"}'),
        headers: { 'transfer-encoding': 'chunked', cookie: 'c=3' },
      })
      expect(seen['intake']![0]!.body.toString()).toBe('{"a":"é"}')
      expect(seen['intake']![0]!.headers.cookie).toBe('c=3')
      expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; HttpOnly'])
    })

    it('tells services who asks, and believes nobody else about it', async () => {
      await call('/api/x', {
        headers: {
          host: 'disha.example',
          'x-forwarded-for': '6.6.6.6',
          'x-forwarded-proto': 'https',
          'x-real-ip': '6.6.6.6',
          forwarded: 'for=6.6.6.6',
          'x-request-id': 'mine',
        },
      })
      const { headers } = seen['intake']![0]!
      expect(headers).toMatchObject({
        host: 'disha.example',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'disha.example',
      })
      expect(headers['x-real-ip']).toBeUndefined()
      expect(headers['forwarded']).toBeUndefined()
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    })

    it('lets no second request hide in the body of the first', async () => {
      const hidden = 'GET /api/admin/users HTTP/1.1\r\nhost: x\r\n\r\n'
      await callRaw(
        `DELETE /api/session HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
      )
      await delay(50)
      expect(seen['admin']).toEqual([])
      expect(seen['intake']!.map(({ method, url, body }) => [method, url, body.toString()])).toEqual([['DELETE', '/api/session', hidden]])
      expect(await callRaw('POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n')).toMatch(
        /^HTTP\/1.1 400/,
      )
    })

    it('refuses bodies above the limit, announced or not, before a service has them whole', async () => {
      const body = Buffer.alloc(300 * 1024)
      for (const headers of [{}, { 'transfer-encoding': 'chunked' }] as Record<string, string>[]) {
        const answer = await call('/api/submit-form', { method: 'POST', body, headers })
        expect(answer.status).toBe(413)
        expect(JSON.parse(answer.body.toString())).toEqual({ error: 'payload_too_large', message: expect.any(String) })
      }
      expect(seen['intake']).toEqual([])
    })

    it('answers with clean JSON while a service is down, and with a page where a person asked', async () => {
      const down = await start({ upstreams: { intake: 'http://127.0.0.1:1', payments: 'http://127.0.0.1:1', admin: 'http://127.0.0.1:1' } })
      const answer = await call('/api/submit-form', { method: 'POST', body: '{}', port: down.port })
      expect([answer.status, answer.headers['content-type'], JSON.parse(answer.body.toString())]).toEqual([
        502,
        'application/json; charset=utf-8',
        { error: 'internal', message: expect.any(String) },
      ])
      const page = await call('/r/token', { port: down.port, headers: { accept: 'text/html' } })
      expect([page.status, page.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8'])
      expect(page.body.toString()).toContain('lang="te"')
    })

    it('gives up on a service that says nothing, and cuts an answer short that was cut short', async () => {
      const slow = await start({
        upstreams: { intake: await upstream('intake'), payments: 'http://127.0.0.1:1', admin: 'http://127.0.0.1:1' },
        upstreamTimeoutMs: 100,
      })
      behave = () => true
      expect((await call('/api/x', { port: slow.port })).status).toBe(504)
      behave = (request, response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('half')
        setTimeout(() => request.socket.destroy(), 20)
        return true
      }
      await expect(call('/api/x')).rejects.toThrow(/aborted|hang up|ECONNRESET/)
    })

    it('passes events on the moment they come, uncompressed, for as long as they last', async () => {
      const stream = await start({
        upstreams: { intake: await upstream('intake'), payments: 'http://127.0.0.1:1', admin: 'http://127.0.0.1:1' },
        upstreamTimeoutMs: 100,
      })
      let release: () => void = () => undefined
      behave = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
        response.write('data: one\n\n')
        release = () => response.end('data: two\n\n')
        return true
      }
      const events: string[] = []
      let encoding: string | undefined = 'none yet'
      const done = new Promise<void>((resolve, reject) => {
        httpRequest(
          { host: '127.0.0.1', port: stream.port, path: '/api/report-events/s', headers: { 'accept-encoding': 'br, gzip' }, agent: false },
          (response) => {
            encoding = response.headers['content-encoding']
            response.on('data', (chunk: Buffer) => events.push(chunk.toString()))
            response.on('end', resolve)
          },
        )
          .on('error', reject)
          .end()
      })
      // longer than the time limit for ordinary calls
      await delay(300)
      expect(events).toEqual(['data: one\n\n'])
      expect(encoding).toBeUndefined()
      release()
      await done
      expect(events).toEqual(['data: one\n\n', 'data: two\n\n'])
    })

    it('lets go of the service when the visitor leaves', async () => {
      let closed = false
      behave = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write('data: one\n\n')
        response.on('close', () => (closed = true))
        return true
      }
      const request = httpRequest({ host: '127.0.0.1', port, path: '/api/report-events/s', agent: false }, (response) =>
        response.once('data', () => request.destroy()),
      )
      request.on('error', () => undefined)
      request.end()
      for (let waited = 0; !closed && waited < 2_000; waited += 20) await delay(20)
      expect(closed).toBe(true)
    })

    it('compresses text answers and keeps a service to its own headers', async () => {
      const text = JSON.stringify({ text: 'x'.repeat(5_000) })
      behave = (_request, response) =>
        Boolean(
          response
            .writeHead(200, { 'content-type': 'application/json', 'content-security-policy': 'sandbox', 'x-frame-options': 'SAMEORIGIN' })
            .end(text),
        )
      const { headers, body } = await call('/api/x', { headers: { 'accept-encoding': 'gzip' } })
      expect(headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(body).toString()).toBe(text)
      expect([headers['content-security-policy'], headers['x-frame-options'], headers['x-content-type-options']]).toEqual([
        'sandbox',
        'SAMEORIGIN',
        'nosniff',
      ])
      behave = () => false
      expect((await call('/api/x')).headers['x-powered-by']).toBeUndefined()
    })
  })

  describe('files', () => {
    it('lets browsers keep files that are named by their content, and asks them to look again for others', async () => {
      expect((await call('/assets/app-B4x_9Qz1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect((await call('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
    })

    it.each([
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ])('answers accept-encoding %s with %s', async (accepted, encoding, decode) => {
      const { headers, body } = await call('/assets/app-B4x_9Qz1.js', { headers: { 'accept-encoding': accepted } })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['vary']).toBe('accept-encoding')
      expect(decode(body).toString()).toBe(SCRIPT)
    })

    it('answers 304 to those who have it, and sends no body to HEAD', async () => {
      const { headers } = await call('/assets/app-B4x_9Qz1.js')
      const again = await call('/assets/app-B4x_9Qz1.js', { headers: { 'if-none-match': headers['etag'] as string } })
      expect([again.status, again.body.length]).toEqual([304, 0])
      const head = await call('/assets/app-B4x_9Qz1.js', { method: 'HEAD' })
      expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(SCRIPT.length), 0])
    })

    it('allows scripts from here and from the payment provider only', async () => {
      const policy = (await call('/')).headers['content-security-policy'] as string
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
      expect(scripts).toBe(`script-src 'self' ${INLINE_SCRIPT_SOURCE} http://localhost:3012`)
      expect(policy).toContain("style-src 'self';")
      expect(policy).toContain('frame-src http://localhost:3012')
      const live = await start({
        upstreams: { intake: 'http://127.0.0.1:1', payments: 'http://127.0.0.1:1', admin: 'http://127.0.0.1:1' },
        siteUrl: 'https://disha.example',
        stripeScriptUrl: 'https://js.stripe.com/basil/stripe.js',
      })
      const { headers } = await call('/', { port: live.port })
      expect(headers['content-security-policy']).toContain(
        `script-src 'self' ${INLINE_SCRIPT_SOURCE} https://js.stripe.com https://*.js.stripe.com;`,
      )
      expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.stripe.com;")
      expect(headers['strict-transport-security']).toContain('max-age=')
    })

    it.each([
      '/../edge-outside.txt',
      '/assets/../../edge-outside.txt',
      '/%2e%2e/edge-outside.txt',
      '/..%2fedge-outside.txt',
      '/%252e%252e/edge-outside.txt',
      '/..%5cedge-outside.txt',
      '/assets/%00',
      '//etc/passwd',
      '/.secret',
      '/assets/app-B4x_9Qz1.js.map',
      '/assets/',
      '/assets',
    ])('gives nothing away for %s', async (target) => {
      const { status, body } = await call(target)
      expect([400, 404]).toContain(status)
      expect(body.toString()).not.toMatch(/outside|root:|^no$|^\{\}$/)
    })

    it('hides no service behind a strange path', async () => {
      for (const target of ['/api/products/../admin/users', '/api/x%2f..%2fadmin', '/r/%2e%2e/metrics'])
        expect((await call(target)).status).toBe(400)
      expect(Object.values(seen).flat()).toEqual([])
    })

    it('serves a new build without a restart', async () => {
      writeFileSync(path.join(webDist, 'assets/app-NewBuild.js'), 'new')
      expect((await call('/assets/app-NewBuild.js')).status).toBe(404)
      utimesSync(path.join(webDist, 'index.html'), new Date(), new Date(Date.now() + 5_000))
      expect((await call('/assets/app-NewBuild.js')).status).toBe(200)
    })
  })
})

describe('readSiteValues', () => {
  it('has stand-ins for development, and names in production what is missing', () => {
    expect(readSiteValues({}, 'http://localhost:3000/')).toEqual({ ...LOCAL_SITE_VALUES, SITE_URL: 'http://localhost:3000' })
    expect(() =>
      readSiteValues({ DISHA_ENV: 'production', SELLER_NAME: 'A', CONTACT_EMAIL: 'a@b.example' }, 'https://disha.example'),
    ).toThrow('not set: SELLER_ADDRESS, GRIEVANCE_CONTACT')
  })
})

describe('readPathname', () => {
  it.each([
    ['/form?x=/../', '/form'],
    ['/a%20b', '/a%20b'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['*', undefined],
    ['http://x/', undefined],
    ['/%zz', undefined],
    ['/a/./b', undefined],
    ['/a\\b', undefined],
  ])('%s → %s', (url, pathname) => {
    expect(readPathname(url)).toBe(pathname)
  })
})
