/**
 * Writes every screen as a picture: language × size × theme. `node e2e/screenshots.ts OUT [screen ...]`, against the site at
 * BASE_URL; the sample visitor's answers stand in for the API, so that each state can be shown at rest.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { answer, mockApi, remember, SESSION_ID, storedVisitor, type Overrides } from './support/mock-api.ts'
import { CHROMIUM_PATH } from './support/chromium.ts'

const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000'
const LANGUAGES = (process.env.LANGUAGES ?? 'english,hindi,tamil,telugu').split(',')
const THEMES = (process.env.THEMES ?? 'light').split(',') as ('light' | 'dark')[]
const SIZES = { '360': { width: 360, height: 740 }, '1280': { width: 1280, height: 800 } } as const

type Screen = { path: string; only?: string; stored?: boolean; calls?: Overrides; before?: (page: Page) => Promise<void>; wait?: number }

const never: Overrides[string] = () => new Promise(() => undefined)

const SCREENS: Record<string, Screen> = {
  landing: { path: '/' },
  form: { path: '/form' },
  'form-language': { path: '/form-LANGUAGE' },
  'form-hindi-2': { path: '/form-hindi?step=2', stored: true, only: 'hindi' },
  'form-hindi-3': { path: '/form-hindi?step=3', stored: true, only: 'hindi' },
  'form-hindi-4': { path: '/form-hindi?step=4', stored: true, only: 'hindi' },
  privacy: { path: '/privacy-policy' },
  terms: { path: '/terms-of-use' },
  'form-errors': {
    path: '/form',
    before: async (page) => {
      await page.locator('button[type=submit]:visible').click()
    },
  },
  'form-place': {
    path: '/form',
    before: async (page) => {
      await page.getByRole('combobox', { name: /Place of birth|जन्म स्थान|ஊர்|ఊరు/ }).fill('Hyderabad')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  'form-2': { path: '/form?step=2', stored: true },
  loading: { path: '/loading', stored: true, wait: 700 },
  insights: { path: '/insights', stored: true },
  'insights-hindi': { path: '/insights-hindi', stored: true, only: 'hindi', wait: 3_000 },
  'insights-hindi-sample': { path: '/insights-hindi', only: 'hindi' },
  products: { path: '/products', stored: true },
  payment: { path: '/payment', stored: true },
  'payment-none': { path: '/payment' },
  processing: { path: `/processing?session=${SESSION_ID}` },
  'processing-steps': {
    path: `/processing?session=${SESSION_ID}`,
    stored: true,
    calls: {
      '/api/verify-payment': answer({ success: true, hasPurchased: true, status: 'succeeded' }),
      '/api/report-status': answer({ stage: 'analyzing', progress: 60, documentReady: false, deliveredAt: null, stalled: false }),
    },
    wait: 2_500,
  },
  'processing-error': { path: '/processing' },
  success: { path: `/success?session=${SESSION_ID}`, stored: true },
  'success-waiting': {
    path: `/success?session=${SESSION_ID}`,
    stored: true,
    calls: {
      '/api/full-reading': answer({ fullReading: null, status: 'processing', stage: 'analyzing', progress: 60 }),
      '/api/report-status': answer({ stage: 'analyzing', progress: 60, documentReady: false, deliveredAt: null, stalled: false }),
    },
  },
  'success-unpaid': {
    path: `/success?session=${SESSION_ID}`,
    calls: { '/api/full-reading': answer({ error: 'not_purchased', message: '' }, 402) },
  },
  'products-error': { path: '/products', stored: true, calls: { '/api/products': answer({ error: 'internal', message: '' }, 500) } },
  'products-loading': { path: '/products', stored: true, calls: { '/api/products': never } },
  'not-found': { path: '/nowhere' },
}

const [out = 'screenshots', ...wanted] = process.argv.slice(2)
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] })
let count = 0
for (const [name, screen] of Object.entries(SCREENS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const language of LANGUAGES) {
    if (screen.only !== undefined && screen.only !== language) continue
    // the English flow's own screens
    if (language !== 'english' && /^\/(form|loading)(\?|$)/.test(screen.path)) continue
    if (language === 'english' && screen.path.includes('LANGUAGE')) continue
    for (const theme of THEMES) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        const context = await browser.newContext({ viewport, colorScheme: theme, baseURL: BASE_URL, deviceScaleFactor: 1 })
        const page = await context.newPage()
        page.on('pageerror', (error) => console.error(`${name} ${language}: ${error.message}`))
        page.on('console', (message) => {
          if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
            console.error(`${name} ${language}: ${message.text()}`)
        })
        await mockApi(page, screen.calls)
        await remember(page, { language, ...(screen.stored ? storedVisitor() : {}) })
        await page.goto(screen.path.replace('LANGUAGE', language))
        await page.locator('h1').first().waitFor()
        await screen.before?.(page)
        await page.waitForTimeout(screen.wait ?? 250)
        await page.evaluate(() => document.fonts.ready)
        const file = join(out, [name, language, size, ...(theme === 'dark' ? ['dark'] : [])].join('-') + '.png')
        await page.screenshot({ path: file, fullPage: true })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (overflow > 0) console.error(`${name} ${language} ${size}: ${overflow} px wider than the screen`)
        count += 1
        await context.close()
      }
    }
  }
}
await browser.close()
console.log(`${count} pictures in ${out}`)
