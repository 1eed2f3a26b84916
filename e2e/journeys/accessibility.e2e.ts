import { expect, test, type Page } from '@playwright/test'
import { axe, COLOUR_RULES } from '../support/axe.ts'
import { mockApi, remember, SESSION_ID, storedVisitor } from '../support/mock-api.ts'
import { isShownIn, openScreen, SCREEN_LANGUAGES, SCREENS } from '../support/screens.ts'

const SAMPLE = [
  '/',
  '/form',
  '/insights',
  '/products',
  '/payment',
  `/success?session=${SESSION_ID}`,
  `/correct?session=${SESSION_ID}`,
  '/terms-of-use',
  '/nowhere',
]
const OTHER_FORMS = ['/form-hindi', '/form-tamil', '/form-telugu']

/**
 * Words that stand on two lines, and words cut off by their box, in what is read first: headings, buttons, links, labels. What somebody typed may
 * break: addresses, and a name of twenty Latin letters.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, label, legend, th, dt, summary, option')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden, [aria-hidden=true]') !== null)
        continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u2010-]+/gu)) {
          if (/[@/]|[A-Za-z]{20}/.test(word)) continue
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
          if (lines.size > 1) found.add(`${word} is broken: ${element.textContent}`)
        }
      }
      const { overflowX } = getComputedStyle(element)
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) found.add(`cut off: ${element.textContent}`)
    }
    return [...found]
  })

test('axe finds nothing on the screens, light and dark', async ({ page }) => {
  await mockApi(page)
  await remember(page, storedVisitor())
  const found: string[] = []
  for (const path of [...SAMPLE, ...OTHER_FORMS]) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await page.waitForTimeout(300)
    for (const fault of await axe(page)) found.push(`${path}: ${fault}`)
    // the same page in the other theme: its colours are all that changes
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    for (const fault of await axe(page, COLOUR_RULES)) found.push(`${path}, dark: ${fault}`)
  }
  expect(found).toEqual([])
})

for (const language of SCREEN_LANGUAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`@full axe finds nothing on any screen in ${language}, ${theme}, none is wider than the window, and no word is broken`, async ({
      browser,
    }, testInfo) => {
      test.setTimeout(600_000)
      const found: string[] = []
      for (const [name, screen] of Object.entries(SCREENS)) {
        if (!isShownIn(screen, language)) continue
        const { viewport, baseURL = '' } = testInfo.project.use
        const context = await browser.newContext({
          ...(viewport === undefined ? {} : { viewport }),
          colorScheme: theme,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        await openScreen(page, baseURL, screen, language)
        for (const fault of await axe(page)) found.push(`${name}: ${fault}`)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (overflow > 0) found.push(`${name}: ${overflow} px wider than the window`)
        for (const fault of await brokenWords(page)) found.push(`${name}: ${fault}`)
        await context.close()
      }
      expect(found).toEqual([])
    })
  }
}
