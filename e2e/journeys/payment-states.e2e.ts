import { expect, test, type Page } from '@playwright/test'
import { answer, KUNDLI, mockApi, remember, SESSION_ID, storedVisitor } from '../support/mock-api.ts'
import { bringInsights, isWide, payWith, reachCardForm } from '../support/visitor.ts'

const GOOD_CARD = '4242 4242 4242 4242'
/** Cards of the emulator: seconds of `processing`, then the money or a refusal. */
const SLOW_CARD = '4000 0000 0000 7775'
const SLOWLY_DECLINED_CARD = '4000 0000 0000 8880'
const CONFIRM = /\/v1\/payment_intents\/[^/]+\/confirm/

type PendingPayment = { sessionId: string; paymentIntentId: string; clientSecret: string }

const pendingPayment = (page: Page): Promise<PendingPayment> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('pendingPayment') ?? 'null') as { value: PendingPayment }).value)

// states, not layouts: one size is enough
test.skip(isWide)

/** Holds the provider's confirmation back for `ms`, and counts how often it is asked for. */
async function slowConfirmation(page: Page, ms: number): Promise<() => number> {
  let calls = 0
  await page.route(CONFIRM, async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  })
  return () => calls
}

test.describe('paying, when things do not go smoothly', () => {
  test('a double click confirms once, and leaving asks first while it is confirmed', async ({ page }) => {
    await bringInsights(page)
    await reachCardForm(page)
    const calls = await slowConfirmation(page, 2_500)
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.dismiss()
    })
    await payWith(page, GOOD_CARD)
    const button = page.getByRole('button', { name: 'Processing...' })
    await expect(button).toBeVisible()
    await button.click({ force: true })
    await expect(page.getByText('Please do not refresh, close, navigate away or press back.')).toBeVisible()
    await page.evaluate(() => history.back())
    await expect.poll(() => asked).toEqual(['Your payment is being confirmed. Leave this page all the same?'])
    await expect(page).toHaveURL(/\/payment$/)
    await page.waitForURL(/\/(success|processing)\?session=/, { timeout: 60_000 })
    expect(calls()).toBe(1)
  })

  test('before and after the confirmation, Back and closing ask nothing', async ({ page }) => {
    await bringInsights(page)
    await reachCardForm(page)
    let asked = false
    page.on('dialog', (dialog) => {
      asked = true
      void dialog.accept()
    })
    await page.goBack()
    await expect(page).toHaveURL(/\/products$/)
    expect(asked).toBe(false)
  })

  test('a reload in the middle of the confirmation finds its way to the paid report', async ({ page }) => {
    await bringInsights(page)
    await reachCardForm(page)
    page.on('dialog', (dialog) => void dialog.accept())
    // the answer is lost on its way back: the provider has the money, the page does not know
    await page.route(CONFIRM, async (route) => {
      await route.fetch()
      await route.abort()
    })
    const sent = page.waitForRequest(CONFIRM)
    await payWith(page, GOOD_CARD)
    await sent
    await page.waitForTimeout(500)
    await page.unroute(CONFIRM)
    await page.reload()
    await page.waitForURL(/\/(success|processing)\?session=/, { timeout: 60_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Kundli Analysis is Ready!', { timeout: 60_000 })
  })

  test('without a network the payment fails in words, and the next try goes through', async ({ page }) => {
    await bringInsights(page)
    await reachCardForm(page)
    await page.route(CONFIRM, (route) => route.abort('internetdisconnected'))
    await payWith(page, GOOD_CARD)
    await expect(page.getByText(/^Payment (Failed|Error)$/).first()).toBeVisible({ timeout: 30_000 })
    await page.unroute(CONFIRM)
    await page.getByRole('button', { name: /Complete Purchase/ }).click()
    await page.waitForURL(/\/(success|processing)\?session=/, { timeout: 60_000 })
  })

  test('an intent that has expired meanwhile is begun once more, and nothing is charged', async ({ page, request }) => {
    await bringInsights(page)
    await reachCardForm(page)
    const { paymentIntentId } = await pendingPayment(page)
    const cancelled = await request.post(`${process.env.STRIPE_EMULATOR_URL}/v1/payment_intents/${paymentIntentId}/cancel`, {
      headers: { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` },
    })
    expect(cancelled.ok()).toBe(true)
    await payWith(page, GOOD_CARD)
    await expect(page.getByText('This payment had expired. Nothing was charged; please begin it once more.').first()).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /Continue to Payment/ }).click()
    await payWith(page, GOOD_CARD)
    await page.waitForURL(/\/(success|processing)\?session=/, { timeout: 60_000 })
  })

  test('a payment that the bank takes its time over is waited for, through a reload, and opens the report', async ({ page }) => {
    await bringInsights(page)
    await reachCardForm(page)
    await payWith(page, SLOW_CARD)
    await page.waitForURL(/\/processing\?session=/)
    await expect(page.getByRole('heading', { name: 'Verifying Payment' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Verifying Payment' })).toBeVisible()
    await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })
    await expect(page.getByRole('link', { name: 'View Report Online' })).toBeVisible({ timeout: 60_000 })
  })

  test('@full a payment that the bank declines after a while is not called a success, and can be made again', async ({ page }) => {
    await bringInsights(page)
    await reachCardForm(page)
    const { sessionId } = await pendingPayment(page)
    await payWith(page, SLOWLY_DECLINED_CARD)
    await page.waitForURL(/\/processing\?session=/)
    await expect
      .poll(async () => (await page.request.get(`/api/verify-payment/${sessionId}`)).json(), { timeout: 40_000 })
      .toMatchObject({ hasPurchased: false, status: 'failed' })
    await page.goto(`/success?session=${sessionId}`)
    await expect(page.getByRole('heading', { name: 'This report is not paid yet' })).toBeVisible()
    await page.getByRole('link', { name: 'To the payment' }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /Continue to Payment/ }).click()
    await payWith(page, GOOD_CARD)
    await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })
  })

  test("the provider's return opens the report in another browser; the session's name alone opens nothing", async ({ page, browser }) => {
    await bringInsights(page)
    await reachCardForm(page)
    const { sessionId, paymentIntentId, clientSecret } = await pendingPayment(page)
    await payWith(page, GOOD_CARD)
    await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })

    const stranger = await browser.newContext()
    const strangersPage = await stranger.newPage()
    await strangersPage.goto(`/success?session=${sessionId}`)
    await expect(strangersPage.getByRole('heading', { name: 'This report does not open here' })).toBeVisible()
    await strangersPage.getByLabel('Email of the purchase').fill('nobody@')
    await strangersPage.getByRole('button', { name: 'Send My Link Again' }).click()
    await expect(strangersPage.getByText('Please enter a valid email address.')).toBeVisible()
    await strangersPage.getByLabel('Email of the purchase').fill('nobody@example.in')
    await strangersPage.getByRole('button', { name: 'Send My Link Again' }).click()
    await expect(strangersPage.getByText(/its link is on the way/)).toBeVisible()
    await stranger.close()

    const other = await browser.newContext()
    const othersPage = await other.newPage()
    await othersPage.goto(
      `/success?session=${sessionId}&payment_intent=${paymentIntentId}&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`,
    )
    await expect(othersPage.getByRole('link', { name: 'View Report Online' })).toBeVisible({ timeout: 60_000 })
    expect(new URL(othersPage.url()).searchParams.has('payment_intent_client_secret')).toBe(false)
    await other.close()
  })

  test('what is kept of a buyer can be taken along and erased', async ({ page }) => {
    await bringInsights(page)
    await reachCardForm(page)
    await payWith(page, GOOD_CARD)
    await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })
    const address = page.url()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export my data' }).click()])
    expect(file.suggestedFilename()).toMatch(/my-data-\d{4}-\d\d-\d\d\.json$/)
    await page.getByRole('button', { name: 'Erase my data' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Erase my data' }).click()
    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    await expect(page.getByText('Erased', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: /does not open here|is closed/ })).toBeVisible()
  })
})

test.describe('what the API may answer on the way', () => {
  test('a price that has changed is shown and asked for again', async ({ page }) => {
    let asked = 0
    const prices: unknown[] = []
    await mockApi(page, {
      '/api/create-payment-intent': async (route) => {
        asked += 1
        prices.push((route.request().postDataJSON() as { amount: unknown }).amount)
        await (asked === 1
          ? answer(
              { error: 'price_changed', message: '', details: { price: 171, currency: 'INR' }, price: 171, currency: 'INR' },
              409,
            )(route)
          : answer({ clientSecret: 'pi_1_secret_1', paymentIntentId: 'pi_1', amount: 171, currency: 'INR' })(route))
      },
      '/api/products': (route) => answer({ products: [{ ...KUNDLI, price: asked === 0 ? 151 : 171 }] })(route),
    })
    await remember(page, { language: 'english', ...storedVisitor() })
    await page.goto('/payment')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Continue to Payment - ₹151' }).click()
    await expect(page.getByText('Unable to Process Payment', { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.getByRole('button', { name: 'Continue to Payment - ₹171' }).click()
    await expect.poll(() => prices).toEqual([151, 171])
  })

  test('/processing offers the way on after 15 asks, and says so at 150', async ({ page }) => {
    let asks = 0
    await mockApi(page, {
      '/api/verify-payment': async (route) => {
        asks += 1
        await answer({ success: true, hasPurchased: false, status: 'processing' })(route)
      },
    })
    await page.clock.install()
    await page.goto(`/processing?session=${SESSION_ID}`)
    await expect(page.getByRole('heading', { name: /Verifying/ })).toBeVisible()
    await runAsks(page, () => asks, 14)
    await expect(page.getByRole('link', { name: 'Continue to Results' })).toBeHidden()
    await runAsks(page, () => asks, 15)
    await expect(page.getByRole('link', { name: 'Continue to Results' })).toBeVisible()
    await runAsks(page, () => asks, 150)
    await expect(page.getByText('Processing Timeout', { exact: true })).toBeVisible()
    await page.clock.runFor(60_000)
    expect(asks).toBe(150)
    await page.getByRole('link', { name: 'Continue to Results' }).click()
    await expect(page).toHaveURL(/\/success\?session=/)
  })

  test('/processing tries through failures until the cap, then says whom to ask', async ({ page }) => {
    let asks = 0
    await mockApi(page, {
      '/api/verify-payment': async (route) => {
        asks += 1
        await answer({ error: 'internal', message: '' }, 500)(route)
      },
    })
    await page.clock.install()
    await page.goto(`/processing?session=${SESSION_ID}`)
    await runAsks(page, () => asks, 150)
    await expect(page.getByText('Verification Error', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Processing Error' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

/** Winds the page's clock on, two seconds at a time, until it has asked `count` times. */
async function runAsks(page: Page, asks: () => number, count: number): Promise<void> {
  while (asks() < count) {
    const before = asks()
    const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/api/verify-payment'))
    await page.clock.fastForward(2_000)
    await expect.poll(asks, { intervals: [5] }).toBeGreaterThan(before)
    await answered
    await nextTask(page)
  }
  // the answer of the last ask reaches the page
  await page.waitForTimeout(100)
}

/** Lets the page take in what has come: a task of its own, which its wound clock does not hold up. */
const nextTask = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      }),
  )
