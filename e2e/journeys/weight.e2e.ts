import { expect, test, type Page } from '@playwright/test'
import { FORM_PAGES, LANDING_PAGES, LEGAL_PAGES, WEIGHT_LIMITS, weighPage } from '../../web/bench/page-weight.ts'
import { remember, storedVisitor } from '../support/mock-api.ts'
import { isWide } from '../support/visitor.ts'

test.describe('what a first visit downloads', () => {
  test.skip(isWide, 'weighed on a phone')

  for (const address of [...LANDING_PAGES, ...LEGAL_PAGES, ...FORM_PAGES]) {
    test(`${address} stays within its limits`, async ({ browser, baseURL }) => {
      const isForm = (FORM_PAGES as readonly string[]).includes(address)
      const weight = await weighPage(browser, new URL(address, baseURL).href)
      if (!isForm) expect(weight.plainScript).toBeLessThanOrEqual(WEIGHT_LIMITS.plainScript)
      expect(weight.script).toBeLessThanOrEqual(isForm ? WEIGHT_LIMITS.formScript : WEIGHT_LIMITS.landingScript)
      expect(weight.fonts).toBeLessThanOrEqual(WEIGHT_LIMITS.fonts)
      // the program did come, and fonts too: nothing was measured on a broken page
      expect(weight.script).toBeGreaterThan(50)
      expect(weight.fonts).toBeGreaterThan(20)
      if (weight.standIn) expect(weight.shift).toBeLessThanOrEqual(WEIGHT_LIMITS.shift)
      expect(weight.scripts.filter((script) => /stripe|card-step|payment/.test(script))).toEqual([])
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page reads, leads to the form, and changes its language', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feeling lost, unsure or restless?')
    await page.getByRole('link', { name: 'தமிழ்', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('வழி')
    await page.getByRole('link', { name: 'தனியுரிமைக் கொள்கை' }).click()
    await expect(page).toHaveURL(/privacy-policy\?lang=tamil$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('தனியுரிமைக் கொள்கை')
    await page.goBack()
    await page.locator('section').getByRole('link', { name: 'என் பலனைப் பார்க்க' }).first().click()
    await expect(page).toHaveURL(/\/form-tamil$/)
    // the form says that it needs scripts; the test browser does not draw <noscript>
    expect(await page.locator('noscript').innerHTML()).toContain('ஜாவாஸ்கிரிப்ட்')
  })
})

/** Keeps the program away until it is let in; resolves when it listens. */
async function holdProgram(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/react-/, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    await page.evaluate(() => addEventListener('disha:ready', () => document.body.setAttribute('data-ready', 'true')))
    release()
    await expect(page.locator('body')).toHaveAttribute('data-ready', 'true')
  }
}

test.describe('while the program is on its way', () => {
  test.skip(isWide, 'not a matter of layouts: one size is enough')

  test('what is typed over a kept draft before the program has come wins, and the rest of the draft is there', async ({ page }) => {
    const letIn = await holdProgram(page)
    await remember(page, storedVisitor())
    await page.goto('/form')
    const name = page.locator('input[name=fullName]')
    await name.fill('Second Person')
    await letIn()
    await expect(page.locator('input[name=email]')).toHaveValue('meera.rao@example.in')
    await expect(name).toHaveValue('Second Person')
    await page.waitForTimeout(600)
    await page.reload()
    await expect(name).toHaveValue('Second Person')
  })

  test('what is typed before the program has come is kept', async ({ page }) => {
    const letIn = await holdProgram(page)
    await page.goto('/form')
    const name = page.locator('input[name=fullName]')
    await name.fill('Meera Rao')
    await page.locator('input[name=email]').fill('meera.rao@example.in')
    await letIn()
    await expect(name).toHaveValue('Meera Rao')
    // and the program knows it: it is there again after a reload
    await page.waitForTimeout(600)
    await page.reload()
    await expect(name).toHaveValue('Meera Rao')
    await expect(page.locator('input[name=email]')).toHaveValue('meera.rao@example.in')
  })

  test('on a phone that is never idle the program comes all the same', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, { timeout } = {}) =>
        timeout === undefined ? 0 : window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout)
    })
    await page.goto('/form-hindi')
    await expect(page.locator('html')).toHaveAttribute('data-program', 'soon')
    // untouched: a touch would fetch it at once
    await page.waitForRequest(/\/assets\/react-/, { timeout: 5_000 })
  })
})
