import type { Page } from '@playwright/test'
import { answer, correctionState, mockApi, remember, SESSION_ID, storedVisitor, type Overrides } from './mock-api.ts'
import { keepChat } from './mock-chat.ts'
import { DAY } from './mock-day.ts'

export const SCREEN_LANGUAGES = ['english', 'hindi', 'tamil', 'telugu'] as const
export type ScreenLanguage = (typeof SCREEN_LANGUAGES)[number]

export type Screen = {
  path: string
  only?: string
  stored?: boolean
  calls?: Overrides
  before?: (page: Page) => Promise<void>
  wait?: number
}

const never: Overrides[string] = () => new Promise(() => undefined)

/** Every screen in each of its states; LANGUAGE in a path stands for the suffix of that language's own route. */
export const SCREENS: Record<string, Screen> = {
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
  'success-correcting': {
    path: `/success?session=${SESSION_ID}`,
    stored: true,
    calls: {
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
  'not-found': { path: '/nowhere' },
}

/** Whether a screen exists in a language: the English flow has routes of its own, and so has each other one. */
export function isShownIn({ path, only }: Screen, language: ScreenLanguage): boolean {
  if (only !== undefined) return only === language
  if (path.includes('LANGUAGE')) return language !== 'english'
  return language === 'english' || !/^\/(form|loading)(\?|$)/.test(path)
}

/** Opens a screen in its state, at rest; the sample visitor's answers stand in for the API. */
export async function openScreen(page: Page, screen: Screen, language: ScreenLanguage): Promise<void> {
  await mockApi(page, screen.calls)
  await remember(page, { language, ...(screen.stored ? storedVisitor() : {}) })
  await page.goto(screen.path.replace('LANGUAGE', language))
  await page.locator('h1').first().waitFor()
  await screen.before?.(page)
  await page.waitForTimeout(screen.wait ?? 250)
  await page.evaluate(() => document.fonts.ready)
}
