import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_PATH } from './support/chromium.ts'

const launchOptions = { executablePath: CHROMIUM_PATH, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }

/** Browser journeys and faults on the running product at BASE_URL; the test runner starts it. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: process.env.PLAYWRIGHT_OUTPUT_DIR ?? './test-results',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // recording costs a third of a browser's work; by hand: --trace=on
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    { name: 'phone', testDir: './journeys', use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 }, launchOptions } },
    {
      name: 'desktop',
      testDir: './journeys',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, launchOptions },
    },
    { name: 'faults', testDir: './faults' },
  ],
})
