import { expect, test, type Page } from '@playwright/test'
import {
  bringInsights,
  fillBirth,
  fillConcern,
  isWide,
  MEERA,
  openPage,
  payWith,
  reachCardForm,
  reachInsights,
} from '../support/visitor.ts'

// input, not layouts: one size is enough
test.skip(isWide)

const SCRIPT = `"><img src=x onerror="window.__ran=1"><script>window.__ran=1</script>`
const MIXED = `مریم 😀 ${SCRIPT} {name} {{constructor}}`

/** True once anything typed was run as script. */
const ran = (page: Page): Promise<boolean> => page.evaluate(() => '__ran' in window)

test('markup, emoji and right-to-left text stay text from the form to the report', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await openPage(page, '/form')
  await fillBirth(page, { ...MEERA, fullName: MIXED })
  await page.getByLabel('Gotra').fill(SCRIPT)
  await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
  await fillConcern(page)
  await page.getByLabel('Where do you feel unsettled?').fill(MIXED)
  await page.getByLabel(/Additional details|Anything else/i).fill(SCRIPT)
  await page.getByRole('button', { name: 'Get My Reading' }).click()
  await page.waitForURL('**/insights')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مریم')
  await expect(page.getByText(SCRIPT.slice(0, 30)).first()).toBeVisible()
  expect(await ran(page)).toBe(false)

  await reachCardForm(page)
  await payWith(page, '4242 4242 4242 4242')
  await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })
  const view = page.getByRole('link', { name: 'View Report Online' })
  await expect(view).toBeVisible({ timeout: 60_000 })
  expect(await ran(page)).toBe(false)
  await page.goto((await view.getAttribute('href')) ?? '')
  await expect(page.locator('body')).toContainText('onerror=')
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(await ran(page)).toBe(false)
  expect(problems).toEqual([])
})

test('a name of 120 letters without a space breaks no screen; a longer one cannot be typed', async ({ page }) => {
  await openPage(page, '/form')
  await fillBirth(page, { ...MEERA, fullName: 'M'.repeat(300) })
  await expect(page.getByLabel('Full name')).toHaveValue('M'.repeat(120))
  await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
  await fillConcern(page)
  await page.getByRole('button', { name: 'Get My Reading' }).click()
  await page.waitForURL('**/insights')
  for (const path of ['/insights', '/products', '/payment']) {
    await openPage(page, path)
    await page.locator('h1').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  }
})

for (const [kind, block] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    },
  ],
] as const) {
  test(`with its storage ${kind}, a browser still gets from the form to the card`, async ({ page }) => {
    await page.addInitScript(block)
    await openPage(page, '/form')
    await fillBirth(page)
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    await fillConcern(page)
    await page.getByRole('button', { name: 'Get My Reading' }).click()
    await page.waitForURL('**/insights')
    await page.locator('section').getByRole('link', { name: 'Choose Your Reading' }).click()
    await page.getByRole('button', { name: 'Continue with Selected Report' }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /Continue to Payment/ }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
  })
}

test('two tabs at once: the newest birth is shown and paid for once, whichever tab pays', async ({ page, context }) => {
  await bringInsights(page)
  const other = await context.newPage()
  await reachInsights(other, { ...MEERA, fullName: 'Second Person', year: '1990' })
  await page.goto('/insights')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second, this is your sky')
  await reachCardForm(page)
  await payWith(page, '4242 4242 4242 4242')
  await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })
  await other.goto('/payment')
  await other.waitForURL(/\/success\?session=/)
  await expect(other.getByRole('link', { name: 'View Report Online' })).toBeVisible({ timeout: 60_000 })
})

test('what was typed in one language is there in the form of another', async ({ page }) => {
  await openPage(page, '/form')
  await fillBirth(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'தமிழ்', exact: true }).click()
  await page.locator('section').getByRole('link', { name: 'என் பலனைப் பார்க்க' }).first().click()
  await page.waitForURL('**/form-tamil')
  await expect(page.getByLabel(/முழுப் பெயர்/)).toHaveValue(MEERA.fullName)
  await expect(page.getByLabel(/மின்னஞ்சல்/)).toHaveValue(MEERA.email)
  await expect(page.getByLabel('ஆண்டு', { exact: true })).toHaveValue(MEERA.year)
  await expect(page.getByRole('combobox', { name: 'பிறந்த ஊர்' })).toHaveValue(/Hyderabad/)
})
