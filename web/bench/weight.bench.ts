/** `npm run bench -- weight`: what a first visit to each prerendered page downloads, in KB, against its limits. */
import { chromium } from '@playwright/test'
import { CHROMIUM_PATH } from '../../e2e/support/chromium.ts'
import { serveBuiltSite } from './built-site.ts'
import { FORM_PAGES, LANDING_PAGES, LEGAL_PAGES, WEIGHT_LIMITS, weighPage } from './page-weight.ts'

const site = await serveBuiltSite()
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
let failed = false
try {
  console.log('page                      script before  with the program  styles   fonts   shift')
  for (const page of [...LANDING_PAGES, ...FORM_PAGES, ...LEGAL_PAGES]) {
    const { plainScript, script, styles, fonts, shift, standIn } = await weighPage(browser, site.url + page)
    const isForm = (FORM_PAGES as readonly string[]).includes(page)
    const over =
      (!isForm && plainScript > WEIGHT_LIMITS.plainScript) ||
      script > (isForm ? WEIGHT_LIMITS.formScript : WEIGHT_LIMITS.landingScript) ||
      fonts > WEIGHT_LIMITS.fonts ||
      (standIn && shift > WEIGHT_LIMITS.shift)
    failed ||= over
    const figures = [isForm ? '' : plainScript.toFixed(1), script.toFixed(1), styles.toFixed(1), fonts.toFixed(1)]
    const columns = figures.map((figure, index) => figure.padStart([13, 18, 8, 8][index]!))
    console.log(
      `${page.padEnd(26)}${columns.join('')}${shift.toFixed(3).padStart(8)}${standIn ? '' : ' (no system font of this script here)'}${over ? '  over its limit' : ''}`,
    )
  }
  const { plainScript, landingScript, formScript, fonts, shift } = WEIGHT_LIMITS
  console.log(`limits: ${plainScript} before, ${landingScript} landing and legal, ${formScript} forms, ${fonts} fonts, shift ${shift}`)
} finally {
  await browser.close()
  await site.close()
}
process.exitCode = failed ? 1 : 0
