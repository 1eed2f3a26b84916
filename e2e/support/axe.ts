import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type AxeResult = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }

/** The rules of axe whose answer depends on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, a line each; by these rules only, where some are given. */
export async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  // a colour on its way from one theme to the other is neither's
  await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'))
  await page.evaluate(AXE)
  const options = { resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) }
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResult
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`)
}
