import { expect, test, type Page } from '@playwright/test'
import type { CorrectionState } from '@disha/contracts/api/corrections'
import { answer, correctionState, mockApi, remember } from '../support/mock-api.ts'
import { bringInsights, isWide, openPage, payWith } from '../support/visitor.ts'

type Mail = { id: string; to: unknown; attachments: unknown[] }

/** Mails with a report to one address, newest first. */
async function reportMails(email: string): Promise<Mail[]> {
  const { messages } = (await (await fetch(`${process.env.MAILBOX_URL}/api/messages`)).json()) as { messages: Mail[] }
  return messages.filter(({ to, attachments }) => JSON.stringify(to).includes(email) && attachments.length > 0)
}

async function buy(page: Page, email: string): Promise<void> {
  await bringInsights(page)
  await page.goto('/products')
  await page.getByRole('button', { name: 'Continue with Selected Report' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /Continue to Payment/ }).click()
  await payWith(page, '4242 4242 4242 4242')
  await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })
  await expect(page.getByText('Email delivered')).toBeVisible({ timeout: 60_000 })
}

const submit = (page: Page) => page.getByRole('button', { name: 'Write My Reading Anew' }).click()

test.describe('a wrong birth detail', () => {
  // the fields are the form's own, which is looked at in both sizes
  test.skip(isWide)

  test('is corrected from the mailed link, free: the new report takes the place of the old one', async ({
    page,
    browser,
    baseURL,
  }, testInfo) => {
    test.setTimeout(180_000)
    const email = `correct.${testInfo.project.name}.${Date.now()}@example.in`
    await buy(page, email)
    await expect(
      page.getByRole('link', { name: 'Was a birth detail wrong, or your question misread? Put it right, free' }),
    ).toHaveAttribute('href', /^\/correct\?session=/)
    const [mail] = await reportMails(email)
    const { text } = (await (await fetch(`${process.env.MAILBOX_URL}/api/messages/${mail!.id}`)).json()) as { text: string }
    const link = /\/r\/[\w-]+\/correct/.exec(text)?.[0]

    // another browser, which knows nothing of this visitor
    const context = await browser.newContext({ ...testInfo.project.use, baseURL: baseURL! })
    const other = await context.newPage()
    await openPage(other, link!)
    await expect(other).toHaveURL(/\/correct\?session=[\w-]+/)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Correct your birth details')
    await expect(other.getByText(/3 corrections are left, until/)).toBeVisible()
    await expect(other.getByLabel('Hour')).toHaveValue('6')
    await expect(other.getByLabel('Year')).toHaveValue('1996')
    await expect(other.getByRole('combobox', { name: 'Place of birth' })).toHaveValue('Hyderabad')
    await expect(other.getByText('Birth moment: 6:20 pm by the wall clock, read with +05:30 (Asia/Kolkata).')).toBeVisible()

    await submit(other)
    await expect(other.getByText(/Nothing was changed/)).toBeVisible()

    await other.getByLabel('am / pm').selectOption('am')
    await expect(other.getByText('Birth moment: 6:20 am by the wall clock, read with +05:30 (Asia/Kolkata).')).toBeVisible()
    await other.getByLabel('Year').fill('2096')
    await submit(other)
    await expect(other.getByText(/still to come/)).toBeVisible()
    await expect(other.getByLabel('Year')).toBeFocused()
    await other.getByLabel('Year').fill('1996')

    // neither a lost connection nor a reload loses what was typed
    await other.route('**/api/session/correction', (route) => route.abort())
    await submit(other)
    await expect(other.getByText(/There is no connection/)).toBeVisible()
    await other.unroute('**/api/session/correction')
    await other.reload()
    await expect(other.getByLabel('am / pm')).toHaveValue('am')

    await submit(other)
    await other.waitForURL(/\/success\?session=/)
    await expect(other.getByText('Email delivered')).toBeVisible({ timeout: 60_000 })
    const [report] = await Promise.all([context.waitForEvent('page'), other.getByRole('link', { name: 'View Report Online' }).click()])
    await expect(report.locator('#birthMoment')).toContainText(/6:20\s?am/)
    expect(await reportMails(email)).toHaveLength(2)

    // the report leads back here, and one correction is gone
    await report.getByRole('link', { name: 'Was a birth detail wrong, or your question misread? Put it right, free' }).click()
    await expect(report.getByText(/2 corrections are left, until/)).toBeVisible()
    await expect(report.getByLabel('am / pm')).toHaveValue('am')
    await context.close()

    // the first browser's link and page show the new report too
    await page.reload()
    await expect(page.getByText('Email delivered')).toBeVisible({ timeout: 30_000 })
    const html = await (
      await page.request.get(
        new URL(page.url()).pathname.replace('/success', `/api/formatted-report/${new URL(page.url()).searchParams.get('session')}`),
      )
    ).text()
    expect(html).toMatch(/6:20\s?am/)
  })

  test('that names several places is asked back as in the form', async ({ page }) => {
    await mockApi(page, { '/api/birth-clock': answer({ error: 'place_ambiguous', message: '', details: { candidates: [] } }, 422) })
    await openPage(page, '/correct')
    await page.getByRole('combobox', { name: 'Place of birth' }).fill('Rampur')
    await page.keyboard.press('Escape')
    await submit(page)
    await expect(page.getByText('Several places have this name. Please choose yours.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Place of birth' })).toBeFocused()
  })

  for (const [language, refusal, words] of [
    ['english', 'correction_limit', 'corrected three times already'],
    ['hindi', 'correction_expired', '30 दिन बाद तक'],
    ['tamil', 'correction_limit', 'மூன்று முறை திருத்தப்பட்டுள்ளது'],
    ['telugu', 'correction_expired', '30 రోజుల లోపే'],
  ] as [string, CorrectionState['refusal'], string][]) {
    test(`can be corrected no more, in ${language}`, async ({ page }) => {
      await mockApi(page, { '/api/session': answer(correctionState(refusal)) })
      await remember(page, { language })
      await openPage(page, '/correct')
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.locator('a[href^="/success?session="]')).toBeVisible()
    })
  }

  test('of somebody else’s report is not shown', async ({ page }) => {
    await openPage(page, '/correct?session=nobody-ever-had-this-id')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This report does not open here')
  })
})
