import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { findSystemPart } from '../executables.ts'
import { STRIPE_KEYS, testStripe } from '@disha/testing/stripe-emulator'
import type { TestStripe } from '@disha/testing/stripe-emulator'
import Stripe from 'stripe'

const FIXTURE = path.resolve(import.meta.dirname, 'browser/fixture')

/** The built fixture page behind the strictest policy that the product's own page can have. */
async function shopPage(emulatorUrl: string): Promise<{ url: string; server: Server }> {
  const out = mkdtempSync(path.join(tmpdir(), 'disha-test-checkout-'))
  const vite = path.join(path.dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js')
  await promisify(execFile)(process.execPath, [
    vite,
    'build',
    FIXTURE,
    '--outDir',
    out,
    '--emptyOutDir',
    '--logLevel',
    'error',
    '--minify',
    'false',
  ])
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname.startsWith('/assets/') ? pathname : '/index.html'
    response.writeHead(200, {
      'Content-Type': file.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; base-uri 'none'; script-src 'self' ${emulatorUrl}; style-src 'self'; connect-src 'self' ${emulatorUrl}; form-action 'self' ${emulatorUrl}`,
    })
    response.end(readFileSync(path.join(out, file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}

describe('the stand-in for Stripe.js under @stripe/react-stripe-js', () => {
  let emulator: TestStripe
  let stripe: Stripe
  let shop: { url: string; server: Server }
  let browser: Browser
  let page: Page
  let problems: string[]
  let clientSecret: string
  let intentId: string

  beforeAll(async () => {
    emulator = await testStripe()
    stripe = new Stripe(STRIPE_KEYS.secretKey, { host: 'localhost', port: emulator.port, protocol: 'http', telemetry: false })
    shop = await shopPage(emulator.url)
    browser = await chromium.launch({ executablePath: findSystemPart('chromium'), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  }, 60_000)

  afterAll(async () => {
    await browser?.close()
    shop?.server.close()
    await emulator?.close()
  })

  beforeEach(async () => {
    const intent = await stripe.paymentIntents.create({ amount: 12_900, currency: 'inr', automatic_payment_methods: { enabled: true } })
    intentId = intent.id
    clientSecret = intent.client_secret ?? ''
    problems = []
    page = await browser.newPage()
    page.on('console', (message) => {
      // a declined card is a 402 answer, which the console reports by itself
      if (['error', 'warning'].includes(message.type()) && !message.text().includes('402')) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
  })

  afterEach(async () => {
    await page.close()
    expect(problems).toEqual([])
  })

  const open = (extra = ''): Promise<unknown> =>
    page.goto(`${shop.url}/?clientSecret=${clientSecret}&script=${encodeURIComponent(`${emulator.url}/v3/stripe.js`)}${extra}`)

  const fill = async (number: string, expiry = '12 / 34', cvc = '123'): Promise<void> => {
    await page.getByLabel('Card number').fill(number)
    await page.getByLabel('Expiration date (MM / YY)').fill(expiry)
    await page.getByLabel('Security code').fill(cvc)
  }

  const pay = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.waitForFunction(
      () =>
        (globalThis as unknown as { document: { querySelector(query: string): { textContent: string } | null } }).document.querySelector(
          'output',
        )?.textContent !== '',
    )
    return (await page.locator('output').textContent()) ?? ''
  }

  it('mounts once under StrictMode, with labelled fields, and pays', async () => {
    await open()
    await page.getByText('ready').waitFor()
    expect(await page.locator('input').count()).toBe(3)
    expect(await page.getByLabel('Card number').getAttribute('autocomplete')).toBe('cc-number')
    expect(await page.getByRole('group').textContent()).toContain('Test payment (emulated)')
    await page.getByLabel('Card number').pressSequentially('4242424242424242')
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242')
    await page.getByLabel('Expiration date (MM / YY)').pressSequentially('1234')
    expect(await page.getByLabel('Expiration date (MM / YY)').inputValue()).toBe('12 / 34')
    expect(await page.locator('#complete').textContent()).toBe('false')
    await page.getByLabel('Security code').pressSequentially('123')
    expect(await page.locator('#complete').textContent()).toBe('true')
    expect(await pay()).toBe('paid: succeeded')
    const paid = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
    expect(paid.latest_charge).toMatchObject({
      billing_details: { name: 'Meera Rao', email: 'meera@example.com', address: { country: 'IN', state: 'Telangana' } },
    })
  })

  it('names what is wrong in each field and asks the provider nothing', async () => {
    await open()
    await fill('4242 4242 4242 4241', '12 / 20', '1')
    expect(await pay()).toBe('invalid: invalid_number')
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      'Your card number is invalid.',
      "Your card's expiration year is in the past.",
      "Your card's security code is incomplete.",
    ])
    expect(await page.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Card number').evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
    expect((await stripe.paymentIntents.retrieve(intentId)).last_payment_error).toBeNull()
  })

  it('shows a decline and takes another card on the same intent', async () => {
    await open()
    await fill('4000000000009995')
    expect(await pay()).toBe('error: card_declined Your card has insufficient funds.')
    await fill('4242424242424242')
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByText('paid: succeeded').waitFor()
  })

  it('authenticates in a dialog', async () => {
    await open()
    await fill('4000002500003155')
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Fail authentication' }).click()
    await page.getByText('error: payment_intent_authentication_failure').waitFor()
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Complete authentication' }).click()
    await page.getByText('paid: succeeded').waitFor()
  })

  it('goes to the bank and comes back with the intent in the address', async () => {
    await open()
    await fill('4000002760003184')
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await page.waitForURL((url) => url.pathname === '/back')
    expect(new URL(page.url()).searchParams.get('payment_intent')).toBe(intentId)
    expect(new URL(page.url()).searchParams.get('redirect_status')).toBe('succeeded')
    problems.length = 0 // the page of return is this fixture again, without its parameters
  })

  it('redirects after paying unless told otherwise', async () => {
    await open('&redirect=always')
    await fill('5555555555554444')
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.waitForURL((url) => url.pathname === '/back')
    expect(new URL(page.url()).searchParams.get('payment_intent_client_secret')).toBe(clientSecret)
    problems.length = 0
  })

  it('says that an intent cannot be loaded', async () => {
    await stripe.paymentIntents.cancel(intentId)
    await open()
    await page.getByText('loaderror: payment_intent_unexpected_state').waitFor()
  })
})
