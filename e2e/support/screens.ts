import type { Page } from '@playwright/test'
import { ADMIN } from './mock-admin.ts'
import {
  answer,
  correctionState,
  fullReading,
  mockApi,
  remember,
  SESSION_ID,
  storedVisitor,
  type MockedCall,
  type Overrides,
} from './mock-api.ts'
import { keepChat } from './mock-chat.ts'
import { DAY } from './mock-day.ts'
import { sampleVisitor, TYPED, type SampleVisitor } from './sample-visitor.ts'

export const SCREEN_LANGUAGES = ['english', 'hindi', 'tamil', 'telugu'] as const
export type ScreenLanguage = (typeof SCREEN_LANGUAGES)[number]

export type Screen = {
  path: string
  only?: string
  stored?: boolean
  calls?: Overrides
  before?: (page: Page, visitor: SampleVisitor, language: ScreenLanguage) => Promise<void>
  wait?: number
  /** a time that the page's own clock has to pass, ms; fast, while the browser waits for nothing */
  after?: number
  /** the program writes its errors to the console here, as it should */
  complains?: true
}

/** Answered by the product itself, in the visitor's language. */
const live: MockedCall = (route) => route.continue()

/** A prerendered page changes once more when its program comes. */
const listening = (page: Page) => page.waitForLoadState('networkidle')

const press = (selector: string) => async (page: Page) => {
  await listening(page)
  await page.locator(selector).first().click()
}

const PAID = answer({ success: true, hasPurchased: true, status: 'succeeded' })

const never: Overrides[string] = () => new Promise(() => undefined)

/** Every screen in each of its states; LANGUAGE in a path stands for the suffix of that language's own route. */
export const SCREENS: Record<string, Screen> = {
  landing: { path: '/' },
  'landing-menu': {
    path: '/',
    before: async (page) => {
      const menu = page.locator('summary').first()
      if (await menu.isVisible()) await menu.click()
    },
  },
  form: { path: '/form' },
  'form-language': { path: '/form-LANGUAGE' },
  'form-hindi-2': { path: '/form-hindi?step=2', stored: true, only: 'hindi' },
  'form-hindi-3': { path: '/form-hindi?step=3', stored: true, only: 'hindi' },
  'form-hindi-4': { path: '/form-hindi?step=4', stored: true, only: 'hindi' },
  privacy: { path: '/privacy-policy' },
  terms: { path: '/terms-of-use' },
  'form-errors': { path: '/form', before: press('button[type=submit]:visible') },
  'form-language-errors': { path: '/form-LANGUAGE', before: press('button[type=submit]:visible') },
  'form-2-errors': { path: '/form?step=2', stored: true, before: press('button[type=submit]:visible') },
  'form-clock': {
    path: '/form-LANGUAGE?step=2',
    stored: true,
    calls: { '/api/birth-clock': live },
    before: bornIn1943,
  },
  'form-clock-english': { path: '/form', only: 'english', stored: true, calls: { '/api/birth-clock': live }, before: bornIn1943 },
  'form-place': { path: '/form', before: searchPlace },
  'form-place-language': { path: '/form-LANGUAGE?step=2', stored: true, before: searchPlace },
  'form-2': { path: '/form?step=2', stored: true },
  loading: { path: '/loading', stored: true, wait: 700 },
  'loading-language': { path: '/loading-LANGUAGE', stored: true, wait: 700 },
  insights: { path: '/insights', stored: true },
  'insights-question': { path: '/insights', stored: true, before: press('[aria-labelledby=question-read] button'), wait: 700 },
  'insights-hindi': { path: '/insights-hindi', stored: true, only: 'hindi', wait: 3_000 },
  'insights-hindi-sample': { path: '/insights-hindi', only: 'hindi' },
  products: { path: '/products', stored: true },
  payment: { path: '/payment', stored: true },
  'payment-errors': {
    path: '/payment',
    stored: true,
    before: async (page) => {
      await page.locator('input[type=email]').fill('meera')
      await page.locator('button[type=submit]').click()
    },
  },
  'payment-card': {
    path: '/payment',
    stored: true,
    calls: { '/api/payment-config': live },
    before: async (page) => {
      await page.getByRole('checkbox').check()
      await page.locator('button[type=submit]').click()
      await page.locator('input[autocomplete="cc-number"], iframe').first().waitFor()
    },
    wait: 600,
  },
  'payment-none': { path: '/payment' },
  processing: { path: `/processing?session=${SESSION_ID}` },
  'processing-steps': {
    path: `/processing?session=${SESSION_ID}`,
    stored: true,
    calls: {
      '/api/verify-payment': PAID,
      '/api/report-status': answer({ stage: 'analyzing', progress: 60, documentReady: false, deliveredAt: null, stalled: false }),
    },
    wait: 2_500,
  },
  'processing-slow': { path: `/processing?session=${SESSION_ID}`, after: 40_000 },
  'processing-error': { path: '/processing' },
  success: { path: `/success?session=${SESSION_ID}`, stored: true },
  'success-mail': { path: `/success?session=${SESSION_ID}`, stored: true, before: press('button[role=switch]') },
  'success-erase': {
    path: `/success?session=${SESSION_ID}`,
    stored: true,
    before: press('section[aria-labelledby=your-data] button'),
  },
  'success-none': { path: '/success' },
  'success-unknown': {
    path: `/success?session=${SESSION_ID}`,
    calls: { '/api/full-reading': answer({ error: 'not_found', message: '' }, 404) },
    before: press('form button[type=submit]'),
  },
  'success-closed': {
    path: `/success?session=${SESSION_ID}`,
    calls: { '/api/full-reading': answer({ fullReading: null, status: 'closed', stage: 'complete', progress: 100 }) },
  },
  'success-waiting': {
    path: `/success?session=${SESSION_ID}`,
    stored: true,
    calls: {
      '/api/verify-payment': PAID,
      '/api/full-reading': answer({ fullReading: null, status: 'processing', stage: 'analyzing', progress: 60 }),
      '/api/report-status': answer({ stage: 'analyzing', progress: 60, documentReady: false, deliveredAt: null, stalled: false }),
    },
  },
  'success-unpaid': {
    path: `/success?session=${SESSION_ID}`,
    calls: {
      '/api/full-reading': answer({ fullReading: null, status: 'processing', stage: 'calculating', progress: 15 }),
      '/api/report-status': answer({ stage: 'calculating', progress: 15, documentReady: false, deliveredAt: null, stalled: false }),
    },
  },
  'success-correcting': {
    path: `/success?session=${SESSION_ID}`,
    stored: true,
    calls: {
      '/api/verify-payment': PAID,
      '/api/full-reading': answer({ fullReading: null, status: 'processing', stage: 'analyzing', progress: 60 }),
      '/api/report-status': answer({
        stage: 'analyzing',
        progress: 60,
        documentReady: false,
        deliveredAt: null,
        stalled: false,
        earlierReady: true,
      }),
    },
  },
  correct: { path: `/correct?session=${SESSION_ID}`, wait: 700 },
  'correct-over': { path: `/correct?session=${SESSION_ID}`, calls: { '/api/session': answer(correctionState('correction_limit')) } },
  'correct-expired': { path: `/correct?session=${SESSION_ID}`, calls: { '/api/session': answer(correctionState('correction_expired')) } },
  'products-error': { path: '/products', stored: true, calls: { '/api/products': answer({ error: 'internal', message: '' }, 500) } },
  'products-loading': { path: '/products', stored: true, calls: { '/api/products': never } },
  chat: { path: '/chat' },
  'chat-asking': { path: '/chat', before: keepChat('asking'), wait: 600 },
  'chat-guidance': { path: '/chat', before: keepChat('guidance'), wait: 600 },
  'chat-ended': { path: '/chat', before: keepChat('ended'), wait: 600 },
  'chat-distress': { path: '/chat', before: keepChat('distress'), wait: 600 },
  daily: { path: '/daily-mail', calls: { '/api/daily-insights': answer({ ...DAY, place: null }) } },
  'daily-own': { path: '/daily-mail', stored: true, calls: { '/api/daily-insights': answer(DAY) } },
  'daily-error': { path: '/daily-mail', calls: { '/api/daily-insights': answer({ error: 'internal', message: '' }, 500) } },
  'daily-place': {
    path: '/daily-mail',
    calls: { '/api/daily-insights': answer({ ...DAY, place: null }) },
    before: async (page, visitor, language) => {
      await page.locator('button[aria-controls$=panel]').click()
      await searchPlace(page, visitor, language)
    },
  },
  'not-found': { path: '/nowhere' },
  offline: {
    path: '/products',
    stored: true,
    before: async (page) => {
      await page.context().setOffline(true)
      await page.locator('[role=status] p').first().waitFor()
    },
  },
  crash: { path: '/products', stored: true, calls: { '/api/products': answer({ products: [null] }) }, complains: true },
  'admin-login': { path: '/admin', calls: ADMIN.loggedOut },
  admin: { path: '/admin', calls: ADMIN.open },
  'admin-empty': { path: '/admin', calls: ADMIN.empty },
  'admin-user': { path: '/admin', calls: ADMIN.open, before: openUser(0) },
  'admin-questions': { path: '/admin', calls: ADMIN.open, before: openUser(1) },
  'admin-analytics': { path: '/admin', calls: ADMIN.open, before: openUser(2) },
  'test-flow': { path: '/test-e2e', only: 'english', calls: { '/api/test-pages': live } },
  'test-subscription': { path: '/test-subscription', only: 'english', calls: { '/api/test-pages': live } },
}

async function searchPlace(page: Page, _visitor: SampleVisitor, language: ScreenLanguage): Promise<void> {
  await listening(page)
  const place = page.locator('input[role=combobox]')
  // a kept draft may hold the same name, and what does not change asks for no list
  await place.fill('')
  await place.fill(TYPED[language].town)
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
}

/** Wartime: one wall clock, several readings of it. */
async function bornIn1943(page: Page): Promise<void> {
  await listening(page)
  await page.locator('input[autocomplete=bday-year]').fill('1943')
  await page.getByRole('radio', { name: /\+06:30/ }).waitFor()
}

function openUser(tab: number) {
  return async (page: Page) => {
    await page.getByRole('rowheader').getByRole('button').first().click()
    await page.getByRole('tab').nth(tab).click()
  }
}

/** Whether a screen exists in a language: the English flow has routes of its own, and so has each other one. */
export function isShownIn({ path, only }: Screen, language: ScreenLanguage): boolean {
  if (only !== undefined) return only === language
  if (path.includes('LANGUAGE')) return language !== 'english'
  return language === 'english' || !/^\/(form|loading)(\?|$)/.test(path)
}

/** Answers of the API in the language of the sample visitor. */
const answersTo = ({ submitted, product, intent }: SampleVisitor): Overrides => ({
  '/api/products': answer({ products: [product] }),
  '/api/places': live,
  '/api/submit-form': answer(submitted, 201),
  '/api/create-payment-intent': answer(intent),
  '/api/full-reading': answer({
    fullReading: fullReading(submitted.insights),
    status: 'ready',
    stage: 'complete',
    progress: 100,
    mail: { subject: submitted.user.fullName, text: submitted.insights.cosmicTeaser },
  }),
})

/** Opens a screen in its state, at rest. The API's answers are the product's own for the sample visitor, where the state allows it. */
export async function openScreen(page: Page, baseURL: string, screen: Screen, language: ScreenLanguage): Promise<void> {
  const visitor = await sampleVisitor(page, baseURL, language)
  await mockApi(page, { ...answersTo(visitor), ...screen.calls })
  await remember(page, { language, ...(screen.stored ? storedVisitor(visitor) : {}) })
  if (screen.after !== undefined) await page.clock.install()
  await page.goto(new URL(screen.path.replace('LANGUAGE', language), baseURL).href)
  await page.locator('h1').first().waitFor()
  await screen.before?.(page, visitor, language)
  for (let passed = 0; passed < (screen.after ?? 0); passed += 2_000) {
    await page.clock.runFor(2_000)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
  }
  if (screen.after === undefined) await page.waitForTimeout(screen.wait ?? 250)
  await page.evaluate(() => document.fonts.ready)
}
