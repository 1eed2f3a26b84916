import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { DemoVisitor } from '../../tools/demo-visitor.ts'
import { axe } from '../support/axe.ts'
import { isWide } from '../support/visitor.ts'

const run = promisify(execFile)
const CREATE_ADMIN = path.join(import.meta.dirname, '../../services/admin/dist/create-admin.js')
const PASSWORD = 'a password of the journeys'

/** Marks this run's own users, so that its searches find them and no others. */
let mark: string
let administrator: string

/** As `npm run admin:create` does it: the compiled program, without the source condition that the journeys run under. */
async function createAdministrator(email: string): Promise<void> {
  await run(process.execPath, [CREATE_ADMIN, `--email=${email}`], {
    env: { ...process.env, NODE_OPTIONS: '', ADMIN_PASSWORD: PASSWORD },
  })
}

async function submitForm(site: string, person: { fullName: string; concern: string }): Promise<void> {
  const visitor = new DemoVisitor(site)
  await visitor.submitForm({
    fullName: person.fullName,
    email: `${mark}@example.in`,
    dateOfBirth: '1996-07-03',
    timeOfBirth: '18:20',
    placeOfBirth: 'Chennai',
    latitude: 13.083,
    longitude: 80.27,
    clarityArea: 'dharma',
    concern: person.concern,
    disclaimerAccepted: true,
  })
  const event = await visitor.request('/api/analytics', { event: 'language_change', data: { from: 'english', to: 'hindi' } })
  expect(event.ok).toBe(true)
  const question = await visitor.request('/api/questions', { question: `${person.fullName} asks: which year?`, language: 'english' })
  expect(question.ok).toBe(true)
}

async function logIn(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(administrator)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin')
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(text)
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test.describe('the dashboard', () => {
  test.beforeAll(async ({}, testInfo) => {
    mark = `admin-${testInfo.project.name}-${Date.now()}`
    administrator = `${mark}@disha.example`
    await createAdministrator(administrator)
    const site = testInfo.project.use.baseURL ?? ''
    for (const [fullName, concern] of [
      ['Asha Iyer', 'Job or study?'],
      ['Bala Nair', 'When to move?'],
      ['Chitra Das', '50% off_this \\ <b>deal</b>'],
    ] as const)
      await submitForm(site, { fullName: `${fullName} ${mark}`, concern })
  })

  test('asks for a login, says what is wrong with one, and opens with the right one', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByText('Please enter your password.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()

    await logIn(page, 'not the password')
    await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.')
    await expect(page.getByLabel('Password')).toBeFocused()
    expect(await axe(page)).toEqual([])

    await logIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
    await expect(page.getByText(`Logged in as ${administrator}`)).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain(mark)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test('opens a user; the tabs go by mouse and by keys', async ({ page }) => {
    await openDashboard(page)
    await search(page, `Asha Iyer ${mark}`)
    await expect(page.getByText('1 user shown')).toBeVisible()
    await rowOf(page, 'Asha Iyer').getByRole('button').press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Asha Iyer' })).toBeFocused()
    const panel = page.getByRole('tabpanel')
    await expect(panel).toContainText('3 July 1996')
    await expect(panel).toContainText(/6:20\s?pm/)
    await expect(panel).toContainText('Chennai')
    await expect(panel).toContainText('Dharma (Career)')
    await expect(panel).toContainText('Job or study?')

    const birth = page.getByRole('tab', { name: 'Birth Details' })
    const questions = page.getByRole('tab', { name: 'Questions (1)' })
    const analytics = page.getByRole('tab', { name: /^Analytics \([1-9]\d*\)$/ })
    await birth.focus()
    await page.keyboard.press('ArrowRight')
    await expect(questions).toBeFocused()
    await expect(questions).toHaveAttribute('aria-selected', 'true')
    await expect(panel).toContainText(`Asha Iyer ${mark} asks: which year?`)
    await expect(panel).toContainText('Not answered')
    await page.keyboard.press('End')
    await expect(analytics).toBeFocused()
    await expect(panel).toContainText('language_change')
    await expect(panel).toContainText(/"to":\s?"hindi"/)
    await page.keyboard.press('ArrowRight')
    await expect(birth).toBeFocused()
    await analytics.click()
    await expect(analytics).toHaveAttribute('aria-selected', 'true')
    await expect(birth).toHaveAttribute('tabindex', '-1')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await axe(page)).toEqual([])
    }

    await page.getByRole('button', { name: /Back to the list|Close the details/ }).click()
    await expect(rowOf(page, 'Asha Iyer').getByRole('button')).toBeFocused()
    expect(await axe(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test.describe('in its answers, not its layout: one size is enough', () => {
    test.skip(isWide)

    test('after twenty wrong passwords the address rests, and the page says for how long', async ({ page, request }) => {
      const email = `nobody-${mark}@disha.example`
      for (let tried = 0; tried < 20; tried++) {
        const answer = await request.post('/api/admin/login', { data: { email, password: 'wrong' } })
        expect(answer.status()).toBe(401)
      }
      await page.goto('/admin')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill('wrong')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('alert')).toContainText('Please wait a quarter of an hour')
    })

    test('shows the four figures of the database, with one decimal', async ({ page }) => {
      await openDashboard(page)
      const figures = page.getByRole('region', { name: 'Figures of all users' })
      await expect(figures.getByRole('term')).toHaveText(['Total Users', 'Total Questions', 'Purchases', 'Conversion Rate'])
      // other journeys add visitors meanwhile: both are read again until nobody came between
      await expect(async () => {
        await page.reload()
        const { counters } = (await (await page.request.get('/api/admin/users?limit=1')).json()) as {
          counters: { totalUsers: number; totalQuestions: number; purchases: number; conversionRate: number }
        }
        expect(counters.totalUsers).toBeGreaterThanOrEqual(3)
        await expect(figures.getByRole('definition')).toHaveText(
          [
            counters.totalUsers.toLocaleString('en-IN'),
            counters.totalQuestions.toLocaleString('en-IN'),
            counters.purchases.toLocaleString('en-IN'),
            `${counters.conversionRate.toFixed(1)}%`,
          ],
          { timeout: 3_000 },
        )
      }).toPass({ timeout: 30_000 })
    })

    test('finds users by name, e-mail, place and concern, and says when there is none', async ({ page }) => {
      await openDashboard(page)
      await search(page, `Asha Iyer ${mark}`)
      await expect(page.getByText('1 user shown')).toBeVisible()
      await expect(rowOf(page, 'Asha Iyer')).toBeVisible()
      await search(page, `${mark}@example.in`)
      await expect(page.getByText('3 users shown')).toBeVisible()
      await search(page, '50% off_this \\ <b>deal</b>')
      await expect(rowOf(page, `Chitra Das ${mark}`)).toBeVisible()
      await expect(rowOf(page, `Asha Iyer ${mark}`)).toBeHidden()
      await search(page, 'chennai')
      await expect(rowOf(page, `Bala Nair ${mark}`)).toBeVisible()
      await search(page, `nobody ${mark}`)
      await expect(page.getByText(`No user fits “nobody ${mark}”`)).toBeVisible()
    })

    test('loads more after the last one shown, each user once', async ({ page }) => {
      // small pages, so that three users are more than one
      await page.route(/\/api\/admin\/users\?/, (route) => {
        const url = new URL(route.request().url())
        url.searchParams.set('limit', '2')
        return route.continue({ url: url.href })
      })
      await openDashboard(page)
      await search(page, `${mark}@example.in`)
      // the link changes with the list, which before the search holds two users as well
      await expect(page.getByRole('link', { name: 'Export results as CSV' })).toBeVisible()
      await expect(page.getByText('2 users shown')).toBeVisible()
      await page.getByRole('button', { name: 'Load more' }).click()
      await expect(page.getByText('3 users shown')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
      const names = await page.getByRole('rowheader').getByRole('button').allTextContents()
      expect(names).toEqual([`Chitra Das ${mark}`, `Bala Nair ${mark}`, `Asha Iyer ${mark}`])
    })

    test('exports users as a file named with the date', async ({ page }) => {
      await openDashboard(page)
      await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/api/admin/users.csv')
      await search(page, `${mark}@example.in`)
      const link = page.getByRole('link', { name: 'Export results as CSV' })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toMatch(/^disha-users-\d{4}-\d{2}-\d{2}\.csv$/)
      const csv = await readFile(await download.path(), 'utf8')
      expect(csv.match(new RegExp(`${mark}@example\\.in`, 'g'))).toHaveLength(3)
    })

    test('leads to the queues, and after the logout neither is open', async ({ page }) => {
      await openDashboard(page)
      await page.getByRole('link', { name: 'Queue dashboard' }).click()
      await expect(page).toHaveURL(/\/admin\/queues\/?/)
      await expect(page.locator('body')).toContainText(/readings|documents/i)
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeFocused()
      expect((await page.request.get('/api/admin/users')).status()).toBe(401)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
    })

    test('goes back to the login when the session has run out', async ({ page, context }) => {
      await openDashboard(page)
      await expect(page.getByText(/users shown/)).toBeVisible()
      await context.clearCookies()
      await search(page, mark)
      await expect(page.getByRole('alert')).toHaveText('You are no longer logged in. Please log in again.')
      await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeFocused()
      await expect(page.getByText('Asha Iyer')).toHaveCount(0)
      await logIn(page)
      await expect(page.getByText(/users shown/)).toBeVisible()
    })

    test('says when the users cannot be loaded, and tries again', async ({ page }) => {
      let broken = true
      await page.route(/\/api\/admin\/users\?/, (route) => (broken ? route.fulfill({ status: 503, body: '' }) : route.continue()))
      await openDashboard(page)
      await expect(page.getByRole('alert')).toContainText('This could not be loaded')
      broken = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(/users shown/)).toBeVisible()
    })
  })
})
