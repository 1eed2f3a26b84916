import { expect, test } from '@playwright/test'
import { bringInsights, isWide, openPage, payWith } from '../support/visitor.ts'

const card = 'Your question, as we read it'

test.describe('what a question was read as', () => {
  test('stands above the free preview, and is put right before anything is paid', async ({ page }) => {
    await bringInsights(page)
    await openPage(page, '/insights')
    const read = page.getByRole('region', { name: card })
    await expect(read.getByRole('listitem')).toHaveText('Whether to leave or change the job')
    await expect(page.getByText('Should I stay in my job or leave it this year?')).toBeVisible()
    const before = await page.locator('main').innerText()

    await read.getByRole('button', { name: 'That is not quite what I ask' }).click()
    await expect(read.getByLabel('Question 1')).toBeFocused()
    await read.getByLabel('Question 1').selectOption({ label: 'When I marry' })
    await read.getByRole('button', { name: 'Add a question' }).click()
    await read.getByLabel('Question 2').selectOption({ label: 'A job abroad' })
    await read.getByLabel('Love and marriage').selectOption({ label: 'I am not married' })
    await read.getByRole('button', { name: 'Read It This Way' }).click()

    await expect(read.getByRole('status')).toHaveText('Your pages are written anew for this question.')
    await expect(read.getByRole('heading', { name: card })).toBeFocused()
    await expect(read.getByRole('listitem')).toHaveText([/^When I marry/, /^A job abroad/])
    await expect(read.getByText('you are not married')).toBeVisible()
    // her own words stay; what is said of them is another
    await expect(page.getByText('Should I stay in my job or leave it this year?')).toBeVisible()
    expect(await page.locator('main').innerText()).not.toBe(before)

    // beside the price too, with the way back to the editor
    await openPage(page, '/products')
    await expect(page.getByText('Your report answers first: When I marry and A job abroad.')).toBeVisible()
    await page.getByRole('link', { name: 'Not what you ask? Put it right' }).click()
    await expect(read.getByLabel('Question 1')).toBeFocused()
    await read.getByRole('button', { name: 'Leave it as it is' }).click()

    // kept: the page opened anew
    await openPage(page, '/insights')
    await expect(read.getByRole('listitem')).toHaveText([/^When I marry/, /^A job abroad/])
  })

  test('is read afresh in other words; nothing chosen is said so, and a failure keeps what was typed', async ({ page }) => {
    test.skip(isWide({ viewport: page.viewportSize() }))
    await bringInsights(page)
    await openPage(page, '/insights')
    const read = page.getByRole('region', { name: card })
    await read.getByRole('button', { name: 'That is not quite what I ask' }).click()
    await read.getByLabel('Question 1').selectOption({ label: 'Choose' })
    await read.getByRole('button', { name: 'Read It This Way' }).click()
    await expect(read.getByText('Choose what you ask, or write it in other words.')).toBeVisible()

    await page.route('**/api/session/question', (route) => route.abort(), { times: 1 })
    await read.getByLabel('Or ask it in other words').fill('When will I buy my own house?')
    await read.getByRole('button', { name: 'Read It This Way' }).click()
    await expect(read.getByLabel('Or ask it in other words')).toHaveValue('When will I buy my own house?')
    await expect(read.locator('[aria-live=polite]').filter({ hasText: /\S/ })).toBeVisible()

    await read.getByRole('button', { name: 'Read It This Way' }).click()
    await expect(read.getByRole('listitem')).toHaveText('A house, flat or plot of my own')
    await expect(page.getByText('When will I buy my own house?')).toBeVisible()
  })

  test('is put right after the purchase too: the report is written anew, free', async ({ page }, testInfo) => {
    test.skip(isWide({ viewport: page.viewportSize() }))
    test.setTimeout(180_000)
    await bringInsights(page)
    await page.goto('/products')
    await page.getByRole('button', { name: 'Continue with Selected Report' }).click()
    await page.getByLabel('Email').fill(`question.${testInfo.project.name}.${Date.now()}@example.in`)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /Continue to Payment/ }).click()
    await payWith(page, '4242 4242 4242 4242')
    await page.waitForURL(/\/success\?session=/, { timeout: 60_000 })
    await expect(page.getByText('Email delivered')).toBeVisible({ timeout: 60_000 })
    const sessionId = new URL(page.url()).searchParams.get('session')!

    await openPage(page, `/correct?session=${sessionId}`)
    const read = page.getByRole('region', { name: 'Correct how your question was read' })
    await expect(read.getByRole('listitem')).toHaveText('Whether to leave or change the job')
    await read.getByRole('button', { name: 'That is not quite what I ask' }).click()
    await read.getByLabel('Question 1').selectOption({ label: 'When I marry' })
    await read.getByRole('button', { name: 'Read It This Way' }).click()
    await page.waitForURL(/\/success\?session=/)
    await expect
      .poll(
        async () => (await (await page.request.get(`/api/formatted-report/${sessionId}`)).text()).includes('When will I get married?'),
        { timeout: 60_000 },
      )
      .toBe(true)
  })
})
