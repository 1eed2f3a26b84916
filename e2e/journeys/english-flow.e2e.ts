import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { bringInsights, fillBirth, fillConcern, isWide, MEERA, openPage, payWith, reachCardForm } from '../support/visitor.ts'

test.describe('the English flow', () => {
  test('from the landing page to the report in hand', async ({ page, context }, testInfo) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (/missing text|Content Security Policy/.test(message.text())) problems.push(message.text())
    })

    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Feeling lost')
    await page.locator('section').getByRole('link', { name: 'Get My Reading' }).first().click()
    await expect(page).toHaveURL(/\/form$/)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    await fillBirth(page)
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await fillConcern(page)
    const pressed = Date.now()
    await page.getByRole('button', { name: 'Get My Reading' }).click()
    await page.waitForURL('**/loading')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\.\.\.$/)
    await page.waitForURL('**/insights')
    expect(Date.now() - pressed).toBeLessThan(10_000)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera, this is your sky')
    await expect(page.getByRole('img', { name: /Birth chart\..*Lagna Dhanu.*Moon in Makara/ })).toBeVisible()
    for (const heading of ['Your Spiritual Blueprint', 'Your Planetary Influences', 'Upcoming Transits', 'Your Karmic Cards']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    await expect(page.getByText('Free Preview').first()).toBeVisible()
    await page.locator('section').getByRole('link', { name: 'Choose Your Reading' }).click()

    await page.waitForURL('**/products')
    await expect(page.getByRole('radio')).toBeChecked()
    await expect(page.getByText('₹151').first()).toBeVisible()
    await page.getByRole('button', { name: 'Continue with Selected Report' }).click()

    await page.waitForURL('**/payment')
    const email = `meera.${testInfo.project.name}.${Date.now()}@example.in`
    await expect(page.getByLabel('Email')).toHaveValue(MEERA.email)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('State').selectOption('TS')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Continue to Payment - ₹151' }).click()
    await payWith(page, '4242 4242 4242 4242')
    await page.waitForURL(/\/(success|processing)\?session=/)
    await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Kundli Analysis is Ready!', { timeout: 60_000 })
    const view = page.getByRole('link', { name: 'View Report Online' })
    await expect(view).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('The first lines')).toBeVisible()
    await page.getByRole('switch', { name: 'Show the email' }).click()
    await expect(page.getByText('Attached: the report as PDF')).toBeVisible()
    await expect(page.getByText('Email delivered')).toBeVisible({ timeout: 60_000 })

    const [report] = await Promise.all([context.waitForEvent('page'), view.click()])
    await report.waitForLoadState()
    await expect(report.locator('body')).toContainText('Meera Rao')
    await expect(report.locator('body')).toContainText('Dhanu')
    await report.close()

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download PDF' }).click()])
    const pdf = await readFile(await download.path())
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(20_000)

    const mailbox = process.env.MAILBOX_URL
    if (mailbox !== undefined) {
      const list = await (await fetch(`${mailbox}/api/messages`)).text()
      expect(list).toContain(email)
    }
    expect(problems).toEqual([])
  })
})

test.describe('on the English way', () => {
  test.skip(isWide, 'what is said and kept, not layouts: one size is enough')

  test('wrong input is named under its field, and the first bad field has the focus', async ({ page }) => {
    await openPage(page, '/form')
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    for (const message of [
      'Please enter your full name.',
      'Please enter your date of birth.',
      'Please enter your time of birth.',
      'Please enter your place of birth.',
    ]) {
      await expect(page.getByText(message)).toBeVisible()
    }
    await expect(page.getByText('Please enter a valid email address.')).toBeHidden()
    await expect(page.getByLabel('Full name')).toBeFocused()

    await fillBirth(page)
    await page.getByLabel('Email').fill('meera@')
    await page.getByLabel('Day', { exact: true }).fill('31')
    await page.getByLabel('Month').selectOption({ label: 'February' })
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByText(/not in the calendar/)).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()

    await page.getByLabel('Email').fill('')
    await page.getByLabel('Day', { exact: true }).fill('3')
    await page.getByLabel('Year').fill('2015')
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    await expect(page.getByText(/18 and over/)).toBeVisible()
    await page.getByLabel('Year').fill('1996')
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')

    await page.getByRole('button', { name: 'Get My Reading' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill(MEERA.email)
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    await page.getByRole('button', { name: 'Get My Reading' }).click()
    for (const message of [
      'Please select where you seek clarity.',
      'Please describe where you feel unsettled.',
      'You must accept the disclaimer to proceed.',
    ]) {
      await expect(page.getByText(message)).toBeVisible()
    }
    await expect(page.getByLabel('Where do you seek clarity?')).toBeFocused()
  })

  test('what was typed survives a reload and a failed submit', async ({ page }) => {
    await page.route('**/api/submit-form', (route) => route.fulfill({ status: 503, body: '' }))
    await openPage(page, '/form')
    await fillBirth(page, { ...MEERA, fullName: '<b>Meera</b> 😀 مریم' })
    await page.reload()
    await expect(page.getByLabel('Full name')).toHaveValue('<b>Meera</b> 😀 مریم')
    await expect(page.getByRole('combobox', { name: 'Place of birth' })).toHaveValue('Hyderabad')
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    await fillConcern(page)
    await page.getByRole('button', { name: 'Get My Reading' }).click()
    await expect(page.getByText('Unable to Generate Reading', { exact: true })).toBeVisible()
    await expect(page.getByText('The cosmic energies are temporarily unavailable. Please try again.').first()).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Full name')).toHaveValue('<b>Meera</b> 😀 مریم')
  })

  test('a place name that fits several places is answered by a choice', async ({ page }) => {
    await openPage(page, '/form')
    await fillBirth(page)
    const place = page.getByRole('combobox', { name: 'Place of birth' })
    await place.fill('Rampur')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    await expect(page.getByText('Several places have this name. Please choose yours.')).toBeVisible()
    await expect(place).toBeFocused()
    await page.getByRole('listbox', { name: 'Place of birth' }).getByRole('option').first().click()
    await page.getByRole('button', { name: 'Continue to Your Concern' }).click()
    await fillConcern(page)
    await page.getByRole('button', { name: 'Get My Reading' }).click()
    await page.waitForURL('**/insights')
  })

  test('a declined card says so, and the same page can be paid with another', async ({ page }) => {
    await bringInsights(page)
    await reachCardForm(page)
    await payWith(page, '4000 0000 0000 0002')
    await expect(page.getByText('Payment Failed', { exact: true }).first()).toBeVisible()
    await page.reload()
    await payWith(page, '4242 4242 4242 4242')
    await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })
    await page.goto('/payment')
    await page.waitForURL(/\/success\?session=/)
  })

  test('addresses without what they need say so', async ({ page }) => {
    await page.goto('/payment')
    await expect(page.getByRole('heading', { name: 'Session Required' })).toBeVisible()
    await page.getByRole('link', { name: 'Start Over' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/insights')
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/loading')
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/processing')
    await expect(page.getByRole('heading', { name: 'Processing Error' })).toBeVisible()
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  })
})
