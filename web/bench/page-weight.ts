import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

/** In KB of 1024 bytes. Scripts and styles as gzip carries them, fonts as they are. */
export type PageWeight = {
  /** scripts that a visitor has who only reads: what came before the program was asked for */
  plainScript: number
  /** all scripts, the program at rest */
  script: number
  styles: number
  /** before anybody has touched the page */
  fonts: number
  /** largest move of the layout while fonts and program arrive (CLS) */
  shift: number
  /** whether this machine has a font of the page's script that can stand in; without one, boxes stand in, and move */
  standIn: boolean
  /** addresses of all scripts */
  scripts: readonly string[]
}

export const WEIGHT_LIMITS = { plainScript: 20, landingScript: 130, formScript: 165, fonts: 120, shift: 0.02 } as const

export const LANDING_PAGES = ['/', '/?lang=hindi', '/?lang=tamil', '/?lang=telugu'] as const
export const FORM_PAGES = ['/form', '/form-hindi', '/form-tamil', '/form-telugu'] as const
export const LEGAL_PAGES = ['/privacy-policy', '/privacy-policy-hindi', '/terms-of-use?lang=tamil', '/terms-of-use?lang=telugu'] as const

/** Letters of different widths. */
const SAMPLES: Readonly<Record<string, string>> = { en: 'iwm', hi: 'रकघ', ta: 'ரகண', te: 'రకఘ' }

/** Letters that are all equally wide are boxes. Runs in the page. */
function hasFontOf(letters: string): boolean {
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = '40px sans-serif'
  return new Set([...letters].map((letter) => pen.measureText(letter).width)).size > 1
}

/** Loads a prerendered page on a phone's screen and weighs what a first visit downloads, with nobody touching it. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  try {
    const page = await context.newPage()
    const kilobytes = { script: 0, stylesheet: 0, font: 0 }
    const scripts: string[] = []
    const pending: Promise<void>[] = []
    page.on('response', (response) => {
      const type = response.request().resourceType()
      if (type !== 'script' && type !== 'stylesheet' && type !== 'font') return
      if (type === 'script') scripts.push(response.url())
      pending.push(
        response.body().then(
          (body) => {
            kilobytes[type] += (type === 'font' ? body.length : gzipSync(body, { level: 9 }).length) / 1024
          },
          // the page was left while it came
          () => undefined,
        ),
      )
    })
    await page.addInitScript(() => {
      const seen = window as unknown as { ready: boolean; shift: number }
      seen.ready = false
      seen.shift = 0
      addEventListener('disha:ready', () => (seen.ready = true))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address, { waitUntil: 'load' })
    const inPage = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src]):not([type])')].map(({ textContent }) => textContent),
    )
    await Promise.all(pending)
    const plainScript = kilobytes.script + gzipSync(inPage.join('')).length / 1024
    await page.waitForFunction(() => (window as unknown as { ready: boolean }).ready)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await Promise.all(pending)
    const standIn = await page.evaluate(hasFontOf, SAMPLES[await page.evaluate(() => document.documentElement.lang)] ?? 'abc')
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
    return { plainScript, script: kilobytes.script, styles: kilobytes.stylesheet, fonts: kilobytes.font, shift, standIn, scripts }
  } finally {
    await context.close()
  }
}
