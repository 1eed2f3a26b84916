/**
 * Draws what others show of the site: the picture of a shared link in each language (the landing page's own hero, 1200 × 630)
 * and the icons of the home screen, from public/icon.svg. Run by hand after the hero or its words change, with the client
 * built: `npm run pictures -w web`; the results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_PATH } from '../../e2e/support/chromium.ts'
import { serveBuiltSite } from '../bench/built-site.ts'

const OUT = new URL('../public/', import.meta.url)
/** What common services take without cutting the quality themselves. */
const LARGEST_SHARE_PICTURE = 300 * 1024

/** The hero without what is pressed, laid out for a picture of this size. */
const SHARE_STYLE = `
  html { font-size: 17px }
  body { overflow: hidden }
  main, footer, [class*='_links_'], [class*='_languages_'], [class*='_heroText_'] > a, [class*='_menu_'], [class*='_lead_'] { display: none !important }
  [class*='_sky_'] { height: 630px; min-height: 630px !important }
  [class*='_top_'] { padding-top: 44px !important }
  [class*='_heroText_'] { padding-top: 118px !important; gap: 32px !important }
  [class*='_heroText_'] h1 { max-width: 470px !important; font-size: 62px !important; line-height: 1.14 !important }
  [class*='_heroText_'] h1:lang(hi) { font-size: 54px !important; line-height: 1.36 !important }
  [class*='_heroText_'] h1:lang(ta) { font-size: 33px !important; line-height: 1.55 !important }
  [class*='_heroText_'] h1:lang(te) { font-size: 42px !important; line-height: 1.42 !important }
  [class*='_free_'] { max-width: 430px !important }
  [class*='_horizon_'] { --radius-px: 410px !important }
  [class*='_horizon_']::before { top: 536px !important }
  [class*='_drawing_'] { left: 560px !important; top: calc(536px - var(--radius-px) * 482 / 466) !important }
  [class*='_east_'] { display: none !important }
`

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const site = await serveBuiltSite()
try {
  for (const language of ['english', 'hindi', 'tamil', 'telugu']) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true })
    await page.route('**/assets/boot-*', (route) => route.abort())
    await page.goto(`${site.url}/?lang=${language}`, { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: SHARE_STYLE })
    await save(page, `share-${language}.png`, LARGEST_SHARE_PICTURE)
  }
  const icon = readFileSync(new URL('icon.svg', OUT), 'utf8')
  for (const size of [180, 192, 512]) await drawIcon(icon, size, `icon-${size}.png`, '100%')
  // Android cuts a mask out of it: the drawing keeps to the middle four fifths
  await drawIcon(icon.replace(' rx="6"', ''), 512, 'icon-maskable-512.png', '76%')
} finally {
  await site.close()
  await browser.close()
}

async function drawIcon(svg: string, size: number, name: string, share: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>html{background:${share === '100%' ? 'transparent' : '#12122A'}}body{margin:0;height:100vh;display:grid;place-items:center}svg{width:${share};height:${share}}</style>${svg}`,
  )
  await save(page, name, LARGEST_SHARE_PICTURE)
}

async function save(page: Page, name: string, limit: number): Promise<void> {
  const picture = await page.screenshot({ omitBackground: true })
  if (picture.length > limit) throw new Error(`${name} is ${(picture.length / 1024).toFixed(0)} KB, above ${limit / 1024}`)
  writeFileSync(new URL(name, OUT), picture)
  console.log(`${name} ${(picture.length / 1024).toFixed(1)} KB`)
  await page.close()
}
