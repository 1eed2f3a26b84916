/**
 * `npm run bench -- lighthouse`: Lighthouse with its mobile defaults (slow 4G, CPU four times slower, simulated) on landing and
 * form in four languages: production build, through the edge, compressed; the median of `RUNS` (5). Pages may be named after the
 * word: `PAGES=/form,/?lang=tamil`. A busy machine lengthens the blocking time above all: its load is printed.
 */
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { CHROMIUM_PATH } from '../../e2e/support/chromium.ts'
import { serveBuiltSite } from './built-site.ts'
import { FORM_PAGES, LANDING_PAGES } from './page-weight.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const PAGES = process.env.PAGES?.split(',') ?? [...LANDING_PAGES, ...FORM_PAGES]
const DEBUG_PORT = Number(process.env.DEBUG_PORT ?? 3390)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100, lcp: 1.8, cls: 0.02, tbt: 100 }

type Figures = Record<keyof typeof LIMITS, number>

const site = await serveBuiltSite()
let failed = false
try {
  console.log(`Lighthouse, median of ${RUNS}; limits: ${JSON.stringify(LIMITS)}`)
  for (const page of PAGES) {
    const runs: Figures[] = []
    const problems = new Set<string>()
    for (let run = 0; run < RUNS; run += 1) {
      const { lhr } = await visit(site.url + page)
      const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
      const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]))
      runs.push({
        ...(scores as Record<(typeof CATEGORIES)[number], number>),
        lcp: value('largest-contentful-paint') / 1000,
        cls: value('cumulative-layout-shift'),
        tbt: value('total-blocking-time'),
      })
      for (const name of CATEGORIES.slice(1))
        for (const { id, weight } of lhr.categories[name]?.auditRefs ?? [])
          if (weight > 0 && lhr.audits[id]?.score !== null && lhr.audits[id]!.score < 1) problems.add(id)
    }
    const median = Object.fromEntries(
      Object.keys(LIMITS).map((name) => [name, middle(runs.map((run) => run[name as keyof Figures]))]),
    ) as Figures
    const over = (Object.keys(LIMITS) as (keyof Figures)[]).filter((name) =>
      ['lcp', 'cls', 'tbt'].includes(name) ? median[name] > LIMITS[name] : median[name] < LIMITS[name],
    )
    failed ||= over.length > 0
    console.log(
      `${page.padEnd(16)} performance ${median.performance}  accessibility ${median.accessibility}  best practices ${median['best-practices']}  SEO ${median.seo}` +
        `  LCP ${median.lcp.toFixed(2)} s  CLS ${median.cls.toFixed(3)}  TBT ${median.tbt.toFixed(0)} ms  load ${loadavg()[0]!.toFixed(1)}` +
        `${over.length > 0 ? `  missed: ${over.join(', ')}` : ''}${problems.size > 0 ? `  (${[...problems].join(', ')})` : ''}`,
    )
  }
} finally {
  await site.close()
}
process.exitCode = failed ? 1 : 0

async function visit(address: string): Promise<RunnerResult> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [`--remote-debugging-port=${DEBUG_PORT}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const result = await lighthouse(address, { port: DEBUG_PORT, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not read ${address}: ${result?.lhr.runtimeError?.message}`)
    return result
  } finally {
    await browser.close()
  }
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}
