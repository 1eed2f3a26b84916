import { expect, test, type Page } from '@playwright/test'
import { isWide, openPage } from '../support/visitor.ts'

// what is sent and said, not layouts: one size is enough
test.skip(isWide)

type Event = { event: string; anonymousId?: string; data?: Record<string, unknown> }

/** What the browser sends to our statistics, answered here. */
async function watch(page: Page): Promise<Event[]> {
  const sent: Event[] = []
  await page.route('**/api/analytics', async (route) => {
    sent.push(route.request().postDataJSON() as Event)
    await route.fulfill({ status: 202, body: '' })
  })
  return sent
}

test('statistics begin with a yes and end with a change of mind', async ({ page }) => {
  const sent = await watch(page)
  await page.goto('/')
  const control = page.getByRole('group', { name: 'Statistics' })
  // the two answers look alike
  const [no, yes] = [control.getByRole('button', { name: 'No, do not' }), control.getByRole('button', { name: 'Yes, count' })]
  const look = (element: Element) => {
    const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element)
    return [backgroundColor, color, borderColor, fontSize, fontWeight]
  }
  expect(await no.evaluate(look)).toEqual(await yes.evaluate(look))

  await page.getByRole('link', { name: 'हिन्दी', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.goto('/?lang=english')
  await yes.click()
  await expect(control.getByRole('status')).toHaveText('Statistics are on for this device.')
  expect(sent).toEqual([])

  await page.locator('footer').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
  await expect.poll(() => sent.map(({ event }) => event)).toContain('page_view')
  await page.getByRole('link', { name: 'தமிழ்', exact: true }).click()
  await expect.poll(() => sent.find(({ event }) => event === 'language_change')?.data).toEqual({ from: 'english', to: 'tamil' })
  expect(new Set(sent.map(({ anonymousId }) => anonymousId)).size).toBe(1)
  expect(sent[0]?.anonymousId).toMatch(/^[\w-]{21,}$/)

  await page.goto('/?lang=english')
  await control.getByRole('button', { name: 'Change' }).click()
  await no.click()
  await expect(control.getByRole('status')).toHaveText('Statistics are off for this device.')
  const before = sent.length
  await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('anonymousId'))).toBeNull()
  expect(sent.length).toBe(before)
})

test('a line says when the connection is gone', async ({ page, context }) => {
  await openPage(page, '/form')
  await page.evaluate(
    () => new Promise((resolve) => (document.fonts.status === 'loaded' ? resolve(null) : document.fonts.ready.then(resolve))),
  )
  await page.locator('input[name=fullName]').fill('Meera Rao')
  const notice = page.getByText('No connection.')
  await expect(notice).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
})
