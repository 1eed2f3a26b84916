/**
 * The report: HTML and tagged PDF of a document of about 45 pages in each language, warm. Prints median and 95th percentile,
 * CPU seconds a report (this process and its browser, Linux only), and memory at the start and the end of the run.
 * `BENCH_DOCUMENTS` sets how many are printed in the long run (default 40). Needs a build: `npx nx build @disha/documents-worker`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@disha/contracts/language'
import { longDocument } from '../../../libs/report/testdata/long-document.ts'

// React's development build takes three times as long
process.env['NODE_ENV'] ??= 'production'
const ROOT = path.resolve(import.meta.dirname, '../../..')
const built = <Module>(file: string): Promise<Module> => import(pathToFileURL(path.join(ROOT, file)).href) as Promise<Module>
const { renderReportPage, reportTitle } = await built<typeof import('@disha/report/render-page')>('libs/report/dist/render-page.js')
const { loadReportAssets } = await built<typeof import('@disha/report/node/assets')>('libs/report/dist/node/assets.js')
const { PdfRenderer } = await built<{ PdfRenderer: new (options?: { recycleAfter?: number }) => Printer }>(
  'workers/documents/dist/render-pdf.js',
)
const { countPages } = await built<{ countPages(pdf: Uint8Array): number }>('workers/documents/dist/pdf-destinations.js')

type Printer = {
  render(html: string, meta: { title: string; language: string }): Promise<Buffer>
  close(): Promise<void>
  processIds(): number[]
}

const rounds = 10
const long = Number(process.env['BENCH_DOCUMENTS'] ?? 40)
const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const ms = (value: number): string => `${value.toFixed(0)} ms`

/** CPU seconds and resident megabytes of process groups, from /proc (100 ticks a second, 4 KB pages); null elsewhere. */
function usage(groups: number[]): { cpu: number; megabytes: number } | null {
  try {
    let [ticks, pages] = [0, 0]
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      let stat: string[]
      try {
        stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
          .replace(/^.*\) /s, '')
          .split(' ')
      } catch {
        continue
      }
      if (!groups.includes(Number(stat[2]))) continue
      ticks += Number(stat[11]) + Number(stat[12]) + Number(stat[13]) + Number(stat[14])
      pages += Number(stat[21])
    }
    return { cpu: ticks / 100, megabytes: (pages * 4096) / 1e6 }
  } catch {
    return null
  }
}

const printer = new PdfRenderer()
try {
  for (const language of LANGUAGES) {
    const document = longDocument(language)
    const assets = loadReportAssets(language)
    const print = (): string => renderReportPage(document, { mode: 'print', assets })
    const meta = { title: reportTitle(document), language: `${LANGUAGE_TAGS[language]}-IN` }
    const html = print()
    const pages = countPages(await printer.render(html, meta))
    const [pageTimes, pdfTimes]: [number[], number[]] = [[], []]
    const before = usage(printer.processIds())
    const own = process.cpuUsage()
    for (let round = 0; round < rounds; round += 1) {
      let startedAt = performance.now()
      print()
      pageTimes.push(performance.now() - startedAt)
      startedAt = performance.now()
      await printer.render(html, meta)
      pdfTimes.push(performance.now() - startedAt)
    }
    const after = usage(printer.processIds())
    const { user, system } = process.cpuUsage(own)
    const cpu =
      before === null || after === null ? '' : `, ${((after.cpu - before.cpu + (user + system) / 1e6) / rounds).toFixed(2)} CPU s a report`
    console.log(
      `${language.padEnd(8)} ${pages} pages: HTML p50 ${ms(quantile(pageTimes, 0.5))}, p95 ${ms(quantile(pageTimes, 0.95))}; ` +
        `PDF p50 ${ms(quantile(pdfTimes, 0.5))}, p95 ${ms(quantile(pdfTimes, 0.95))}${cpu}`,
    )
  }
} finally {
  await printer.close()
}

const recycling = new PdfRenderer({ recycleAfter: 20 })
try {
  const document = longDocument('english' satisfies Language)
  const html = renderReportPage(document, { mode: 'print', assets: loadReportAssets('english') })
  const meta = { title: reportTitle(document), language: 'en-IN' }
  const memory: string[] = []
  const note = (): void => {
    const browser = usage(recycling.processIds())
    memory.push(`${(process.memoryUsage().rss / 1e6).toFixed(0)} + ${browser === null ? '?' : browser.megabytes.toFixed(0)}`)
  }
  const startedAt = performance.now()
  for (let done = 0; done < long; done += 2) {
    await Promise.all([recycling.render(html, meta), recycling.render(html, meta)])
    if (done % Math.max(2, Math.floor(long / 5 / 2) * 2) === 0) note()
  }
  note()
  console.log(
    `${long} documents, two at a time: ${ms((performance.now() - startedAt) / long)} each; MB of this process + browser along the run: ${memory.join(', ')}`,
  )
} finally {
  await recycling.close()
}
