import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

const SERVER = path.resolve(import.meta.dirname, '../../../infra/local/stripe-emulator/server.ts')

/** Test keys; of no use anywhere. */
export const STRIPE_KEYS = { secretKey: 'sk_test_emulated', publishableKey: 'pk_test_emulated', webhookSecret: 'whsec_emulated' } as const

export type TestStripe = {
  url: string
  port: number
  /** calls the emulator's control API and gives its answer */
  control(path: string, body?: unknown): Promise<Record<string, unknown>>
  /** ends the process as a power cut would */
  kill(): Promise<void>
  /** starts it again on the same port with what it had kept */
  restart(): Promise<void>
  close(): Promise<void>
}

/** A Stripe emulator of the test's own, as a process. Events go to `webhookUrl`, when one is given. */
export async function testStripe(options: { webhookUrl?: string } = {}): Promise<TestStripe> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'disha-test-stripe-'))
  const port = await freePort()
  const url = `http://localhost:${port}`

  const start = async () => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER], {
      env: {
        PATH: process.env['PATH'],
        STRIPE_EMULATOR_PORT: String(port),
        STRIPE_EMULATOR_DATA: dataDirectory,
        STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
        STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
        STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
        ...(options.webhookUrl === undefined ? {} : { STRIPE_WEBHOOK_URL: options.webhookUrl }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = once(child, 'exit')
    await Promise.race([
      once(createInterface(child.stdout), 'line'),
      exit.then(() => {
        throw new Error('The Stripe emulator did not start.')
      }),
    ])
    return { child, exit }
  }

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.child.kill(signal)
    await running.exit
  }

  let running = await start()
  return {
    url,
    port,
    async control(route, body) {
      const response = await fetch(`${url}/_emulator${route}`, {
        ...(body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const answer = (await response.json()) as Record<string, unknown>
      if (!response.ok) throw new Error(`The emulator refused ${route}: ${JSON.stringify(answer)}`)
      return answer
    },
    kill: () => end('SIGKILL'),
    async restart() {
      running = await start()
    },
    close: () => end('SIGTERM'),
  }
}
