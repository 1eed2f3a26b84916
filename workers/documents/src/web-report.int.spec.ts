import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { ReadingDocument } from '@disha/contracts/document'
import { LANGUAGES, type Language } from '@disha/contracts/language'
import { PAGE_SCRIPT } from '@disha/report/page-script'
import { loadReportAssets } from '@disha/report/node/assets'
import { renderReportPage } from '@disha/report/render-page'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findChromium } from './find-chromium.ts'

const SAMPLES = path.join(__dirname, '../../../libs/report/testdata')
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const sample = (language: Language): ReadingDocument =>
  ReadingDocument.parse(JSON.parse(readFileSync(path.join(SAMPLES, `meera-rao.${language}.json`), 'utf8')))
const html = (language: Language): string =>
  renderReportPage(sample(language), {
    mode: 'web',
    assets: loadReportAssets(language),
    pdfUrl: '/api/report-pdf/x',
  })

let browser: Browser
beforeAll(async () => {
  browser = await puppeteer.launch({
    executablePath: findChromium(process.env['CHROMIUM_PATH']),
    headless: 'shell',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}, 60_000)
afterAll(() => browser.close())

async function open(language: Language, width: number, scheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await browser.newPage()
  await page.setViewport({ width, height: 800 })
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
  await page.setContent(html(language), { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

describe.each(LANGUAGES)('the web report in %s', (language) => {
  it.each([
    [360, 'light'],
    [1280, 'dark'],
  ] as const)(
    'has nothing that axe finds at %s px, %s',
    async (width, scheme) => {
      const page = await open(language, width, scheme)
      await page.evaluate(AXE)
      const faults = (await page.evaluate(
        `axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations.map((fault) => fault.id + ': ' + fault.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')))`,
      )) as string[]
      await page.close()
      expect(faults).toEqual([])
    },
    60_000,
  )

  it('never scrolls sideways on a phone, and its margin notes follow their text', async () => {
    const page = await open(language, 360)
    const seen = await page.evaluate(() => {
      const unit = document.querySelector('#career .unit:has(> .note)') as HTMLElement
      const [note, text] = [unit.querySelector('.note') as HTMLElement, unit.querySelector('p') as HTMLElement]
      return {
        overflow: document.documentElement.scrollWidth - innerWidth,
        noteBelow: note.getBoundingClientRect().top >= text.getBoundingClientRect().bottom,
      }
    })
    await page.close()
    expect(seen).toEqual({ overflow: 0, noteBelow: true })
  }, 60_000)

  it('shows its margin notes beside their text on a desktop, from its first line on', async () => {
    const page = await open(language, 1280)
    const seen = await page.evaluate(() => {
      const unit = document.querySelector('#career .body .unit:has(> .note)') as HTMLElement
      const note = (unit.querySelector('.note') as HTMLElement).getBoundingClientRect()
      const text = (unit.querySelector('p') as HTMLElement).getBoundingClientRect()
      return { beside: note.left >= text.right, level: Math.abs(note.top - text.top) < 20 }
    })
    await page.close()
    expect(seen).toEqual({ beside: true, level: true })
  }, 60_000)
})

it.each(LANGUAGES)(
  'nothing printed in %s is wider than its page, or Chromium would shrink the whole book',
  async (language) => {
    const reading = sample(language)
    const career = reading.sections.find(({ id }) => id === 'career')!
    career.blocks.push({
      kind: 'table',
      caption: '',
      columns: ['From', 'To', 'Period', 'Theme', 'True?'].map((label) => ({ label, align: 'start' as const })),
      rows: Array.from({ length: 12 }, () => [
        'November 2018',
        'February 2020',
        'Jupiter / Jupiter',
        'Mostly a time when something old was closed. '.repeat(3),
        '☐ yes · ☐ partly · ☐ no',
      ]),
    })
    const page = await browser.newPage()
    await page.setViewport({ width: 642, height: 900 })
    await page.emulateMediaType('print')
    await page.setContent(renderReportPage(reading, { mode: 'print', assets: loadReportAssets(language) }), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const wide = await page.$$eval('main *', (all) =>
      all
        // inside a drawing strokes may reach past what its own frame cuts off; the frame itself counts
        .filter((element) => element.parentElement?.closest('svg') == null)
        .filter((element) => element.getBoundingClientRect().right > 642.5)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent}`.slice(0, 80)),
    )
    await page.close()
    expect(wide).toEqual([])
  },
  60_000,
)

/** A table of sentences, as the test of the past is. */
const PAST = {
  kind: 'table' as const,
  caption: 'The last ten years',
  columns: ['From', 'To', 'Period', 'Theme', 'True?'].map((label) => ({ label, align: 'start' as const })),
  rows: Array.from({ length: 4 }, (_, row) => [
    'November 2018',
    'February 2020',
    `Jupiter / Saturn ${row}`,
    'Mostly a time when something old was closed. '.repeat(3),
    '☐ yes · ☐ partly · ☐ no',
  ]),
}

it('sets rows of sentences as blocks on a phone, which need no scrolling sideways and still are a table to who listens', async () => {
  const reading = sample('english')
  reading.sections.find(({ id }) => id === 'career')!.blocks.push(PAST)
  const page = await browser.newPage()
  await page.setViewport({ width: 360, height: 800 })
  await page.setContent(renderReportPage(reading, { mode: 'web', assets: loadReportAssets('english') }), { waitUntil: 'load' })
  const seen = await page.$eval('#career .stacks', (table) => {
    const scroller = table.querySelector('.table-scroll') as HTMLElement
    const [from, to] = table.querySelectorAll('tbody tr:first-child > *')
    return {
      sideways: scroller.scrollWidth - scroller.clientWidth,
      under: to!.getBoundingClientRect().top >= from!.getBoundingClientRect().bottom,
    }
  })
  expect(seen).toEqual({ sideways: 0, under: true })
  const roles: string[] = []
  const collect = (node: { role: string; children?: unknown[] }): void => {
    roles.push(node.role)
    for (const child of node.children ?? []) collect(child as typeof node)
  }
  const root = await page.$('#career .stacks table')
  collect((await page.accessibility.snapshot({ root: root!, interestingOnly: false })) as never)
  const count = (role: string) => roles.filter((each) => each === role).length
  expect([count('table'), count('row'), count('columnheader'), count('rowheader'), count('cell')]).toEqual([1, 5, 5, 4, 16])
  await page.evaluate(AXE)
  expect(await page.evaluate('axe.run(document).then(({ violations }) => violations.map(({ id }) => id))')).toEqual([])
  await page.close()
}, 60_000)

const stylesShown = (page: Page): Promise<(string | undefined)[]> =>
  page.$$eval('main .chart svg', (drawings) => [
    ...new Set(drawings.filter((drawing) => drawing.getBoundingClientRect().width > 0).map((drawing) => drawing.dataset['style'])),
  ])

it('remembers the chosen chart style at the next opening, under a policy that allows its one script and no other', async () => {
  const hash = createHash('sha256').update(PAGE_SCRIPT).digest('base64')
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; font-src data:`
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }).end(html('english')),
  ).listen(0, '127.0.0.1')
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await page.goto(`${address}/one`)
  expect(await stylesShown(page)).toEqual(['north'])
  await page.click('#chart-style-south')
  await page.goto(`${address}/two`)
  expect(await stylesShown(page)).toEqual(['south'])
  await page.click('#chart-style-north')
  await page.goto(`${address}/three`)
  expect(await stylesShown(page)).toEqual(['north'])
  await page.close()
  await new Promise((resolve) => server.close(resolve))
  expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([])
}, 60_000)

it('keeps its contents at hand while one reads, and folds them once something was chosen', async () => {
  const page = await open('english', 360)
  await page.evaluate(() => document.getElementById('roadmap')?.scrollIntoView())
  const top = () => page.$eval('.jump', (menu) => ({ top: menu.getBoundingClientRect().top, open: (menu as HTMLDetailsElement).open }))
  expect(await top()).toEqual({ top: 0, open: false })
  await page.click('.jump summary')
  expect(await top()).toEqual({ top: 0, open: true })
  await page.click('.jump a[href="#career"]')
  expect(await top()).toEqual({ top: 0, open: false })
  const career = await page.$eval('#career h2', (heading) => heading.getBoundingClientRect().top)
  await page.close()
  expect(career).toBeGreaterThan(46)
  expect(career).toBeLessThan(300)
}, 60_000)

it('opens with the South Indian drawing in Tamil and Telugu, the North Indian one else', async () => {
  const seen = await Promise.all(
    LANGUAGES.map(async (language) => {
      const page = await open(language, 360)
      const [style] = await stylesShown(page)
      await page.close()
      return [language, style]
    }),
  )
  expect(Object.fromEntries(seen)).toEqual({ english: 'north', hindi: 'north', tamil: 'south', telugu: 'south' })
}, 60_000)

it('switches all charts by one choice, without scripts', async () => {
  const page = await open('english', 1280)
  await page.setJavaScriptEnabled(false)
  expect(await stylesShown(page)).toEqual(['north'])
  await page.click('#chart-style-south')
  expect(await stylesShown(page)).toEqual(['south'])
  await page.close()
}, 60_000)
