import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ReadingDocument } from '@disha/contracts/document'
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@disha/contracts/language'
import { loadReportAssets } from '@disha/report/node/assets'
import { renderReportPage, reportTitle } from '@disha/report/render-page'
import { countPages, destinationPages } from './pdf-destinations.ts'
import { PdfError, PdfRenderer } from './render-pdf.ts'

const SAMPLES = path.join(__dirname, '../../../libs/report/testdata')
const sample = (language: Language): ReadingDocument =>
  ReadingDocument.parse(JSON.parse(readFileSync(path.join(SAMPLES, `meera-rao.${language}.json`), 'utf8')))
const htmlOf = (language: Language): string => renderReportPage(sample(language), { mode: 'print', assets: loadReportAssets(language) })
const page = (text: string): string => `<!doctype html><html lang="en"><head><title>x</title></head><body><h1>${text}</h1></body></html>`
const meta = { title: 'A title', language: 'en-IN' }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disha-pdf-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One of poppler's tools on a PDF. */
function poppler(tool: string, pdf: Buffer, ...args: string[]): string {
  const file = path.join(folder, 'document.pdf')
  writeFileSync(file, pdf)
  return execFileSync(tool, [...args.filter((arg) => arg !== '-'), file, ...args.filter((arg) => arg === '-')], {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
}

/** The text of each page, the first at 0. */
const pagesOf = (pdf: Buffer, ...args: string[]): string[] =>
  poppler('pdftotext', pdf, ...args, '-')
    .split('\f')
    .slice(0, -1)

/** The tags of a PDF from poppler's indented list, each with the tag that it stands in; NonStruct counts for nothing. */
function structureOf(list: string): { kind: string; parent: string }[] {
  const open: { depth: number; kind: string }[] = []
  return list.split('\n').flatMap((line) => {
    const [, indent, kind] = /^( *)([A-Z][A-Za-z0-9]*)(?::| \(|$)/.exec(line) ?? []
    if (indent === undefined || kind === undefined) return []
    while (open.length > 0 && open.at(-1)!.depth >= indent.length) open.pop()
    const parent = open.findLast((each) => each.kind !== 'NonStruct')?.kind ?? ''
    open.push({ depth: indent.length, kind })
    return kind === 'NonStruct' ? [] : [{ kind, parent }]
  })
}

describe('the report as PDF', () => {
  const renderer = new PdfRenderer()
  const pdfs = new Map<Language, Buffer>()
  beforeAll(async () => {
    for (const language of LANGUAGES) {
      const reading = sample(language)
      pdfs.set(
        language,
        await renderer.render(htmlOf(language), { title: reportTitle(reading), language: `${LANGUAGE_TAGS[language]}-IN` }),
      )
    }
  }, 120_000)
  afterAll(() => renderer.close())

  /** words with conjuncts, signs before their letter, and signs on both sides */
  const WORDS: Record<Language, string[]> = {
    english: ['Meera Rao', 'Purva Ashadha', 'finishing', 'offers'],
    hindi: ['मीरा राव', 'नक्षत्र', 'आर्द्रा', 'प्रतिष्ठा', 'पूर्वाषाढ़ा'],
    tamil: ['மீரா ராவ்', 'திருவாதிரை', 'கேந்திரத்தில்', 'ஜோதிடர்கள்', 'பொருளடக்கம்'],
    telugu: ['మీరా రావు', 'నక్షత్రం', 'ఉత్తరాభాద్ర', 'స్వక్షేత్రం', 'జ్యోతిష్కులు'],
  }

  it.each(LANGUAGES)('%s: its words are found as text, with their conjuncts', (language) => {
    const text = poppler('pdftotext', pdfs.get(language)!, '-enc', 'UTF-8', '-').normalize('NFC')
    // a sign that is set over its letter leaves a gap behind it, which poppler may read as a space: letters and order count
    const letters = (part: string): string => part.normalize('NFC').replace(/\s+/g, '')
    expect(WORDS[language].filter((word) => !letters(text).includes(letters(word)))).toEqual([])
  })

  it.each(LANGUAGES)('%s: every font is embedded, a real outline font, and one of ours', (language) => {
    const fonts = poppler('pdffonts', pdfs.get(language)!).trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(2)
    for (const font of fonts) {
      expect(font).toMatch(/^[A-Z]{6}\+(Literata|NotoSerif|Anek)/)
      expect(font).toMatch(/CID TrueType\s+Identity-H\s+yes yes yes/)
    }
  })

  it.each(LANGUAGES)('%s: is tagged, titled, A4, and says its language', (language) => {
    const info = poppler('pdfinfo', pdfs.get(language)!)
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(info).toContain(`Title:           ${reportTitle(sample(language))}`)
    expect(info).toMatch(/Page size:\s+59[45].* x 84[12].* pts \(A4\)/)
    expect(pdfs.get(language)!.toString('latin1')).toContain(`/Lang (${LANGUAGE_TAGS[language]}-IN)`)
  })

  it('has headings, notes, tables and figures with their alternatives in its tags, a paragraph before its note', () => {
    const tags = poppler('pdfinfo', pdfs.get('english')!, '-struct-text')
    for (const kind of ['H1', 'H2', 'H3', 'Table', 'TH', 'LI', 'Figure', 'Link']) expect(tags).toMatch(new RegExp(`^\\s*${kind}\\b`, 'm'))
    const sentence = tags.indexOf('Stay for now, and prepare.')
    const note = tags.indexOf('Saturn in 4')
    expect(sentence).toBeGreaterThan(0)
    expect(note).toBeGreaterThan(sentence)
  })

  it.each(LANGUAGES)(
    '%s: keeps to what PDF/UA asks of tags: figures say their words, table heads their direction, links their tag',
    (language) => {
      const text = pdfs.get(language)!.toString('latin1')
      const elements = text.split('endobj').filter((part) => part.includes('/Type /StructElem'))
      const of = (kind: string) => elements.filter((element) => new RegExp(`/S /${kind}\\b`).test(element))
      expect(of('Figure').length).toBeGreaterThan(4)
      expect(of('Figure').filter((figure) => !/\/Alt [(<]/.test(figure))).toEqual([])
      expect(of('TH').filter((head) => !/\/Scope \/(Column|Row)/.test(head))).toEqual([])
      expect(of('TH').some((head) => head.includes('/Scope /Row'))).toBe(true)
      const linkIds = [...text.matchAll(/\n(\d+) 0 obj\n<<\/Type \/Annot\n\/Subtype \/Link/g)].map(([, id]) => id)
      expect(of('Link')).toHaveLength(new Set(linkIds).size)
      expect(of('H1')).toHaveLength(1)
      const catalog = /\/Type \/Catalog[\s\S]*?endobj/.exec(text)![0]
      for (const entry of ['/Marked true', '/StructTreeRoot', '/DisplayDocTitle true', '/Outlines']) expect(catalog).toContain(entry)
      // every page says that its tab order follows the structure, and none has content in a picture
      expect(text.match(/\/Tabs \/S/g)?.length ?? 0).toBe(countPages(pdfs.get(language)!))
      expect(text).not.toContain('/Subtype /Image')
    },
  )

  it.each(LANGUAGES)(
    '%s: its headings go down one step at a time, its rows, cells and items stand in their tables and lists',
    (language) => {
      const tree = structureOf(poppler('pdfinfo', pdfs.get(language)!, '-struct'))
      const levels = tree.map(({ kind }) => Number(/^H([1-6])$/.exec(kind)?.[1] ?? 0)).filter((level) => level > 0)
      expect(levels[0]).toBe(1)
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
      const homes: Record<string, RegExp> = {
        TR: /^(Table|THead|TBody)$/,
        TH: /^TR$/,
        TD: /^TR$/,
        Caption: /^(Table|Figure)$/,
        LI: /^L$/,
      }
      expect(tree.filter(({ kind, parent }) => homes[kind] !== undefined && !homes[kind].test(parent))).toEqual([])
      expect(tree.filter(({ kind }) => kind === 'TD').length).toBeGreaterThan(20)
    },
  )

  it.each(LANGUAGES)('%s: its links say where they lead, and its bookmarks name every section', (language) => {
    const pdf = pdfs.get(language)!
    const { sections } = sample(language)
    const asHex = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase()
    const text = pdf.toString('latin1')
    // the last object of a number counts: the description is added behind the object as Chromium wrote it
    const links = new Map(
      [...text.matchAll(/\n(\d+) 0 obj\n<<\/Type \/Annot\n\/Subtype \/Link\n([\s\S]*?)endobj/g)].map(([, id, inside]) => [id, inside!]),
    )
    expect([...links.values()].map((link) => /\/Contents <([0-9A-F]+)>/.exec(link)?.[1])).toEqual(sections.map(({ title }) => asHex(title)))
    const outline = text.split('endobj').filter((object) => /\/Title [(<]/.test(object) && object.includes('/Parent'))
    expect(outline.length).toBeGreaterThanOrEqual(sections.length)
    // every reader follows the added cross-references: poppler complains of none, and finds each page
    expect(poppler('pdfinfo', pdf)).toMatch(new RegExp(`Pages:\\s+${countPages(pdf)}\\b`))
  })

  it('has bookmarks, and prints in its contents the page where each section starts', () => {
    const pdf = pdfs.get('english')!
    expect(pdf.toString('latin1')).toMatch(/\/Type \/Outlines|\/Outlines \d+ 0 R/)
    const pages = destinationPages(pdf)
    const contents = poppler('pdftotext', pdf, '-layout', '-f', '2', '-l', '2', '-')
    for (const { id, title } of sample('english').sections) {
      expect(pages.get(id)).toBeGreaterThan(2)
      expect(contents).toMatch(new RegExp(`${title}\\s+${pages.get(id)}\\b`))
      expect(poppler('pdftotext', pdf, '-f', String(pages.get(id)), '-l', String(pages.get(id)), '-')).toContain(title)
    }
  })

  it('carries running heads and page numbers, but none on the cover', () => {
    const pdf = pdfs.get('english')!
    const total = countPages(pdf)
    expect(poppler('pdfinfo', pdf)).toMatch(new RegExp(`Pages:\\s+${total}\\b`))
    const [cover, ...pages] = pagesOf(pdf, '-layout').map((text) => text.trim().split('\n'))
    expect(pages).toHaveLength(total - 1)
    for (const [index, lines] of pages.entries()) {
      expect(lines[0]).toMatch(/^\s*Meera Rao/)
      expect(lines.at(-1)).toMatch(new RegExp(`Disha\\s+${index + 2}\\s*$`))
    }
    expect(cover!.at(-1)).toMatch(/^Prepared on/)
  })

  it.each(LANGUAGES)('%s: no page is empty, and no heading stands last on its page', (language) => {
    const pdf = pdfs.get(language)!
    const headings = new Set(
      sample(language).sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))),
    )
    const [, ...pages] = pagesOf(pdf)
    expect(pages).toHaveLength(countPages(pdf) - 1)
    for (const page of pages) {
      const lines = page
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      expect(lines.length).toBeGreaterThan(4)
      // the last two lines are the foot: product name and page number
      expect(headings.has(lines.at(-3)!)).toBe(false)
    }
  })
})

describe('a browser that fails', () => {
  /** whether any process of a group still runs; one that only waits to be reaped does not */
  function alive(group: number): boolean {
    const states =
      process.platform === 'linux'
        ? readdirSync('/proc')
            .filter((name) => /^\d+$/.test(name))
            .map((pid) => {
              try {
                // state, parent, group
                const [state = '', , own = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1')
                  .replace(/^.*\) /s, '')
                  .split(' ')
                return [own, state] as const
              } catch {
                return ['', ''] as const
              }
            })
        : execFileSync('ps', ['-A', '-o', 'pgid=,stat='], { encoding: 'utf8' })
            .split('\n')
            .map((line) => line.trim().split(/\s+/) as [string, string])
    return states.some(([own, state]) => own === String(group) && !state.startsWith('Z'))
  }

  it('is replaced when it is killed in mid-print; every document in it is tried again and comes out', async () => {
    const renderer = new PdfRenderer()
    try {
      await renderer.render(page('warm'), meta)
      const [first] = renderer.processIds()
      const prints = ['english', 'tamil'].map((language) => renderer.render(htmlOf(language as Language), meta))
      await new Promise((resolve) => setTimeout(resolve, 250))
      process.kill(-first!, 'SIGKILL')
      const pdfs = await Promise.all(prints)
      for (const pdf of pdfs) expect(countPages(pdf)).toBeGreaterThan(8)
      expect(renderer.processIds()).not.toContain(first)
    } finally {
      await renderer.close()
    }
  }, 60_000)

  it('that hangs is ended within its time, and the next document is printed by another', async () => {
    const renderer = new PdfRenderer({ timeoutMs: 4_000, attempts: 2 })
    try {
      await renderer.render(page('warm'), meta)
      const [pid] = renderer.processIds()
      process.kill(-pid!, 'SIGSTOP')
      const startedAt = Date.now()
      const pdf = await renderer.render(page('after the hang'), meta)
      expect(poppler('pdftotext', pdf, '-')).toContain('after the hang')
      expect(Date.now() - startedAt).toBeLessThan(15_000)
      expect(alive(pid!)).toBe(false)
    } finally {
      await renderer.close()
    }
  }, 60_000)

  it('hurts the documents beside it no more than once: they come out, though every try at the one that hangs brings a browser down', async () => {
    const renderer = new PdfRenderer({ timeoutMs: 6_000, attempts: 2 })
    // far more text than can be printed within the time
    const endless = page('endless').replace('</body>', `<p>${'a word and another '.repeat(1_200_000)}</p></body>`)
    try {
      await renderer.render(page('warm'), meta)
      const hanging = renderer.render(endless, meta).catch((error: unknown) => error)
      const beside: Buffer[] = []
      for (let turn = 0; turn < 3; turn += 1) {
        beside.push(...(await Promise.all([1, 2].map((number) => renderer.render(page(`neighbour ${turn} ${number}`), meta)))))
        await new Promise((resolve) => setTimeout(resolve, 2_500))
      }
      expect(beside).toHaveLength(6)
      expect(await hanging).toBeInstanceOf(PdfError)
      expect(poppler('pdftotext', await renderer.render(page('after it'), meta), '-')).toContain('after it')
    } finally {
      await renderer.close()
    }
    expect(renderer.processIds()).toEqual([])
  }, 90_000)

  it('gives up after its tries with the last failure as cause', async () => {
    const renderer = new PdfRenderer({ chromiumPath: '/bin/false', attempts: 2, timeoutMs: 3_000 })
    const failure = await renderer.render(page('never'), meta).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PdfError)
    expect((failure as PdfError).cause).toBeInstanceOf(Error)
    await renderer.close()
  }, 30_000)
})

/** Resident memory of process groups, MB, from /proc (4 KB pages); shared pages count for each process. */
function residentMegabytes(groups: number[]): number {
  let pages = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
        .replace(/^.*\) /s, '')
        .split(' ')
      if (groups.includes(Number(fields[2]))) pages += Number(fields[21])
    } catch {
      // it has ended meanwhile
    }
  }
  return (pages * 4096) / 1e6
}

describe('a long-lived renderer', () => {
  it('replaces its browser after so many documents, leaves none behind, and prints after it', async () => {
    const renderer = new PdfRenderer({ recycleAfter: 2 })
    const seen = new Set<number>()
    try {
      for (let turn = 0; turn < 5; turn += 1) {
        const pdf = await renderer.render(page(`document ${turn}`), meta)
        expect(poppler('pdftotext', pdf, '-')).toContain(`document ${turn}`)
        for (const pid of renderer.processIds()) seen.add(pid)
      }
      expect(renderer.processIds().length).toBeLessThanOrEqual(1)
    } finally {
      await renderer.close()
    }
    expect(renderer.processIds()).toEqual([])
    await expect(renderer.render(page('late'), meta)).rejects.toThrow('closed')
  }, 60_000)

  const whenFull = process.env['TEST_FULL'] === '1' && process.platform === 'linux' ? it : it.skip
  whenFull(
    'holds no more memory after 500 documents than after 100, in this process and in its browser',
    async () => {
      const renderer = new PdfRenderer({ recycleAfter: 50 })
      const html = htmlOf('tamil')
      const megabytes: { own: number; browser: number }[] = []
      try {
        for (let done = 2; done <= 500; done += 2) {
          await Promise.all([renderer.render(html, meta), renderer.render(html, meta)])
          // just before a browser is replaced, when it holds most
          if (done % 50 === 48) megabytes.push({ own: process.memoryUsage().rss / 1e6, browser: residentMegabytes(renderer.processIds()) })
        }
      } finally {
        await renderer.close()
      }
      process.stdout.write(
        `MB of this process + browser: ${megabytes.map(({ own, browser }) => `${own.toFixed(0)} + ${browser.toFixed(0)}`).join(', ')}\n`,
      )
      const most = (list: typeof megabytes, key: 'own' | 'browser') => Math.max(...list.map((entry) => entry[key]))
      const [early, late] = [megabytes.slice(0, 3), megabytes.slice(-3)]
      expect(most(late, 'own')).toBeLessThan(most(early, 'own') * 1.3 + 50)
      expect(most(late, 'browser')).toBeLessThan(most(early, 'browser') * 1.3 + 50)
    },
    900_000,
  )

  it('runs no scripts, reaches no network, and keeps nothing from one document to the next', async () => {
    const renderer = new PdfRenderer()
    try {
      const html = `<!doctype html><html lang="en"><body><p id="p">untouched</p><img src="http://127.0.0.1:9/x.png" alt="">
        <script>document.getElementById('p').textContent = 'touched'; document.cookie = 'a=1'</script></body></html>`
      expect(poppler('pdftotext', await renderer.render(html, meta), '-')).toContain('untouched')
    } finally {
      await renderer.close()
    }
  }, 60_000)
})
