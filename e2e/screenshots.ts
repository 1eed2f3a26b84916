/**
 * Writes every screen as a picture: language × size × theme. `node e2e/screenshots.ts OUT [screen ...]`, against the site at
 * BASE_URL; the sample visitor's answers stand in for the API, so that each state can be shown at rest.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_PATH } from './support/chromium.ts'
import { isShownIn, openScreen, SCREEN_LANGUAGES, SCREENS } from './support/screens.ts'

const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000'
const LANGUAGES = SCREEN_LANGUAGES.filter((language) => (process.env.LANGUAGES ?? SCREEN_LANGUAGES.join()).split(',').includes(language))
const THEMES = (process.env.THEMES ?? 'light').split(',') as ('light' | 'dark')[]
const SIZES = { '360': { width: 360, height: 740 }, '1280': { width: 1280, height: 800 } } as const

const [out = 'screenshots', ...wanted] = process.argv.slice(2)
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] })
let count = 0
for (const [name, screen] of Object.entries(SCREENS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const language of LANGUAGES) {
    if (!isShownIn(screen, language)) continue
    for (const theme of THEMES) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        const context = await browser.newContext({ viewport, colorScheme: theme, baseURL: BASE_URL, deviceScaleFactor: 1 })
        const page = await context.newPage()
        page.on('pageerror', (error) => screen.complains || console.error(`${name} ${language}: ${error.message}`))
        page.on('console', (message) => {
          if (message.type() === 'error' && screen.complains !== true && !/Failed to load resource/.test(message.text()))
            console.error(`${name} ${language}: ${message.text()}`)
        })
        try {
          await openScreen(page, BASE_URL, screen, language)
        } catch (error) {
          console.error(`${name} ${language} ${size}: ${String(error)}`)
          process.exitCode = 1
        }
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
