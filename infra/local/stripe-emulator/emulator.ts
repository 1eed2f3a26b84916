import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import express from 'express'
import type { Express } from 'express'
import { Account } from './account.ts'
import { stripeApi, stripeErrors } from './api.ts'
import { controlApi } from './control.ts'
import { authenticationPage, overviewPage, overviewScript, pageStyles } from './pages.ts'
import { readSettings } from './settings.ts'
import { Store } from './store.ts'
import { Webhooks } from './webhooks.ts'

export type EmulatorOptions = {
  /** 0 takes any free port */
  port: number
  host: string
  /** where the emulator keeps its SQLite file */
  dataDirectory: string
  secretKey: string
  publishableKey: string
  /** where events are sent; without it they are only listed */
  webhookUrl: string | undefined
  webhookSecret: string
}

/** Timers are looked at once a second at the latest, whatever the clock does. */
const LONGEST_WAIT_MS = 1_000

const browserScript = readFileSync(new URL('./browser/stripe.js', import.meta.url), 'utf8')

/** The running emulator. */
export class Emulator {
  readonly #options: EmulatorOptions
  readonly #store: Store
  readonly #account: Account
  readonly #webhooks: Webhooks
  readonly #server: Server
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: EmulatorOptions) {
    if (!options.secretKey.startsWith('sk_test_') || !options.publishableKey.startsWith('pk_test_')) {
      throw new Error('The Stripe emulator takes test keys only: sk_test_… and pk_test_….')
    }
    this.#options = options
    this.#store = new Store(options.dataDirectory)
    this.#webhooks = new Webhooks({ store: this.#store, url: options.webhookUrl, secret: options.webhookSecret })
    this.#account = new Account({
      store: this.#store,
      processingSeconds: () => readSettings(this.#store).processingSeconds,
      onEvent: (event) => this.#webhooks.enqueue(event),
    })
    this.#server = createServer(this.#app())
  }

  /** Address of the API, without a trailing slash. */
  get url(): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://localhost:${port}`
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(this.#options.port, this.#options.host, resolve)
    })
    this.#turn()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#webhooks.stop()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    this.#store.close()
  }

  /** Ends payments whose processing time is over, sends what is due, and sets the alarm for the next of either. */
  readonly #turn = (): void => {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    for (const id of this.#store.dueTimers(Date.now())) this.#store.transaction(() => this.#account.settle(id))
    this.#webhooks.deliverDue(this.#turn)
    const next = this.#store.nextDue(!this.#webhooks.busy && !readSettings(this.#store).webhooksPaused)
    if (next === undefined) return
    this.#timer = setTimeout(this.#turn, Math.min(LONGEST_WAIT_MS, Math.max(5, next - Date.now())))
    this.#timer.unref()
  }

  #app(): Express {
    const app = express()
    app.disable('x-powered-by')
    app.disable('etag')
    app.set('query parser', 'extended')
    app.get(['/v3/stripe.js', '/v3', '/v3/'], (_request, response) => {
      response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'no-cache' })
      response.type('text/javascript').send(browserScript)
    })
    app.use('/v1', stripeApi({ account: this.#account, store: this.#store, keys: this.#options, afterWrite: this.#turn }))
    app.use('/_emulator', controlApi({ account: this.#account, store: this.#store, webhooks: this.#webhooks, afterWrite: this.#turn }))
    app.use(authenticationPage({ account: this.#account, store: this.#store, afterWrite: this.#turn }))
    app.get('/', overviewPage({ store: this.#store, webhookUrl: this.#options.webhookUrl }))
    app.get('/overview.js', overviewScript)
    app.get('/pages.css', pageStyles)
    app.get('/health/live', (_request, response) => {
      response.json({ status: 'ok' })
    })
    app.use((_request, response) => {
      response.status(404).type('text').send('There is nothing at this address.\n')
    })
    app.use(stripeErrors)
    return app
  }
}
