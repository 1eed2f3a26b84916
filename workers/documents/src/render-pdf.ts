import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core'
import { findChromium } from './find-chromium.ts'
import { describeLinks } from './pdf-links.ts'
import { settlePages } from './settle-pages.ts'

export type PdfRendererOptions = {
  /** the browser's program; found by itself when not given */
  chromiumPath?: string
  /** Chromium's own sandbox; off only where a container or a local root user leaves no choice */
  sandbox?: boolean
  /** documents a browser prints before it is replaced */
  recycleAfter?: number
  /** ms for one try at one document, including the browser's start */
  timeoutMs?: number
  /** tries at one document, each with a fresh browser after a failure */
  attempts?: number
}

export type PdfMeta = { title: string; language: string }

/** The document could not be printed in any of the tries; `cause` is the last failure. */
export class PdfError extends Error {
  override readonly name = 'PdfError'
}

const DEFAULTS = { recycleAfter: 100, timeoutMs: 20_000, attempts: 3 }

/** A browser with the documents that it is printing: it is closed when it is retired and the last of them is done. */
type Press = { browser: Browser; printed: number; active: number; retired: boolean }

/**
 * Prints HTML to tagged PDF in one long-lived Chromium: a fresh context for each document, no network, no scripts of the
 * document's own, a time limit on each step. After `recycleAfter` documents or any failure the browser is replaced; a
 * document that brings its browser down is tried again alone in a browser of its own, and so are the others that were in it.
 */
export class PdfRenderer {
  private readonly options: Required<Omit<PdfRendererOptions, 'chromiumPath'>> & { chromiumPath: string }
  private current: Press | null = null
  private launching: Promise<Press> | null = null
  private readonly presses = new Set<Press>()
  private closed = false

  constructor(options: PdfRendererOptions = {}) {
    this.options = {
      chromiumPath: findChromium(options.chromiumPath),
      sandbox: options.sandbox ?? process.getuid?.() !== 0,
      recycleAfter: options.recycleAfter ?? DEFAULTS.recycleAfter,
      timeoutMs: options.timeoutMs ?? DEFAULTS.timeoutMs,
      attempts: options.attempts ?? DEFAULTS.attempts,
    }
  }

  /**
   * @param html a complete page with everything inside it
   * @throws PdfError when every try failed, or the renderer is closed.
   */
  async render(html: string, meta: PdfMeta, signal?: AbortSignal): Promise<Buffer> {
    let failure: unknown
    for (let attempt = 1; attempt <= this.options.attempts; attempt += 1) {
      if (this.closed) throw new PdfError('the renderer is closed', { cause: failure })
      if (signal?.aborted === true) throw new PdfError('the step was given up', { cause: signal.reason })
      // a second try stands alone: a document that brings down every browser it is in hurts those beside it once, never twice
      const press = await (attempt === 1 ? this.take() : this.takeAlone()).catch((error: unknown) => {
        failure = error
        return null
      })
      if (press === null) continue
      try {
        return await this.printIn(press, html, meta)
      } catch (error) {
        failure = error
        this.retire(press)
        // a hung browser would hold the others that print in it until their own limits: end it at once, they are tried again
        void kill(press.browser)
      } finally {
        press.active -= 1
        if (press.retired && press.active === 0) void this.dispose(press)
      }
    }
    throw new PdfError(`the document could not be printed in ${this.options.attempts} tries`, { cause: failure })
  }

  /** Ends all browsers. Documents in print fail. */
  async close(): Promise<void> {
    this.closed = true
    await this.launching?.catch(() => undefined)
    this.current = null
    await Promise.all([...this.presses].map((press) => this.dispose(press)))
  }

  /** Process groups of the browsers that run, by their leaders' ids; for tests and metrics. */
  processIds(): number[] {
    return [...this.presses].flatMap(({ browser }) => browser.process()?.pid ?? [])
  }

  private async take(): Promise<Press> {
    if (this.current !== null && !this.current.browser.connected) this.retire(this.current)
    this.launching ??= this.current === null ? this.launchShared().finally(() => (this.launching = null)) : null
    const press = this.current ?? (await this.launching)
    if (press === null || press.retired) return this.take()
    press.active += 1
    press.printed += 1
    if (press.printed >= this.options.recycleAfter) this.retire(press)
    return press
  }

  /** A browser for one document and no other, ended after it. */
  private async takeAlone(): Promise<Press> {
    const press = await this.launch()
    if (this.closed) {
      await this.dispose(press)
      throw new PdfError('the renderer is closed')
    }
    press.active = 1
    press.retired = true
    return press
  }

  private retire(press: Press): void {
    press.retired = true
    if (this.current === press) this.current = null
    if (press.active === 0) void this.dispose(press)
  }

  private async launch(): Promise<Press> {
    const browser = await puppeteer.launch({
      executablePath: this.options.chromiumPath,
      headless: 'shell',
      // over a pipe the browser ends with this process, however that ends
      pipe: true,
      timeout: this.options.timeoutMs,
      protocolTimeout: this.options.timeoutMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: [
        ...(this.options.sandbox ? [] : ['--no-sandbox', '--disable-setuid-sandbox']),
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-extensions',
        '--disable-background-networking',
        '--no-first-run',
        '--font-render-hinting=none',
        // nothing is ever fetched: every host name is unknown
        '--host-resolver-rules=MAP * ~NOTFOUND',
        '--proxy-server=0.0.0.0:9',
      ],
    })
    // a browser that is killed resets its pipes after puppeteer has let go of them; unheard, that error would end this process
    for (const stream of browser.process()?.stdio ?? []) stream?.on('error', () => undefined)
    const press: Press = { browser, printed: 0, active: 0, retired: false }
    this.presses.add(press)
    return press
  }

  private async launchShared(): Promise<Press> {
    const press = await this.launch()
    this.current = press
    return press
  }

  private async dispose(press: Press): Promise<void> {
    this.presses.delete(press)
    await Promise.race([press.browser.close().catch(() => undefined), pause(3_000)])
    await kill(press.browser)
  }

  private async printIn({ browser }: Press, html: string, meta: PdfMeta): Promise<Buffer> {
    let context: BrowserContext | null = null
    try {
      return await withLimit(this.options.timeoutMs, async () => {
        context = await browser.createBrowserContext()
        const page = await context.newPage()
        return await print(page, html, meta, this.options.timeoutMs)
      })
    } finally {
      const open = context as BrowserContext | null
      if (open !== null) await Promise.race([open.close().catch(() => undefined), pause(2_000)])
    }
  }
}

async function print(page: Page, html: string, meta: PdfMeta, timeoutMs: number): Promise<Buffer> {
  page.setDefaultTimeout(timeoutMs)
  await page.setJavaScriptEnabled(false)
  // network idleness never comes with inline fonts: load, then the fonts themselves
  await page.setContent(html, { waitUntil: 'load', timeout: timeoutMs })
  await page.evaluate(
    async ({ title, language }) => {
      document.title = title
      document.documentElement.lang = language
      await document.fonts.ready
    },
    { title: meta.title, language: meta.language },
  )
  const paper = { format: 'A4', preferCSSPageSize: true, printBackground: true, timeout: timeoutMs } as const
  await settlePages(page, async () => Buffer.from(await page.pdf({ ...paper, printBackground: false, tagged: false, outline: false })))
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [
      link.hash.slice(1),
      (link.querySelector('.title') ?? link).textContent.trim(),
    ]),
  )
  return describeLinks(Buffer.from(await page.pdf({ ...paper, tagged: true, outline: true })), Object.fromEntries(links))
}

async function withLimit<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PdfError(`printing took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work(), limit])
  } finally {
    clearTimeout(timer)
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref())

function kill(browser: Browser): Promise<void> {
  const child = browser.process()
  if (child === null || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    try {
      // the whole group: distributions start Chromium from a shell script, whose death alone would leave the browser running
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
  })
}
