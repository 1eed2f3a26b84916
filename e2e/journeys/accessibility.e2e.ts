import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import { mockApi, remember, SESSION_ID, storedVisitor } from '../support/mock-api.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type AxeResult = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }

const SCREENS = ['/', '/form', '/insights', '/products', '/payment', `/success?session=${SESSION_ID}`, '/terms-of-use', '/nowhere']
const OTHER_FORMS = ['/form-hindi', '/form-tamil', '/form-telugu']

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the screens, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await mockApi(page)
    await remember(page, storedVisitor())
    const found: string[] = []
    for (const path of [...SCREENS, ...OTHER_FORMS]) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await page.waitForTimeout(300)
      await page.evaluate(AXE)
      const { violations } = (await page.evaluate('axe.run()')) as AxeResult
      for (const { id, nodes } of violations)
        found.push(`${path}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`)
    }
    expect(found).toEqual([])
  })
}
