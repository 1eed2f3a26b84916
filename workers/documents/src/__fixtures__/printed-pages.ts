import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReadingDocument, SectionId } from '@disha/contracts/document'

/** One of poppler's tools on a PDF. Arguments after `-` follow the file's name. */
export function poppler(tool: string, pdf: Uint8Array, ...args: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'disha-pdf-'))
  try {
    const file = path.join(folder, 'document.pdf')
    writeFileSync(file, pdf)
    return execFileSync(tool, [...args.filter((arg) => arg !== '-'), file, ...args.filter((arg) => arg === '-')], {
      encoding: 'utf8',
      maxBuffer: 256 << 20,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Word = { text: string; x: number; y: number; bottom: number }
/** A page's words between the running head and the foot, and the lines that they make in the text column, from the top. */
type Page = { words: Word[]; lines: { text: string; x: number; y: number }[]; bottom: number }

/** pt: the printed area of the page, as in report-css.ts (px · 0.75) */
const AREA = { top: 60, bottom: 786, left: 57, textRight: 380 }

const unescape = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? "'")

function readPages(pdf: Uint8Array): Page[] {
  return poppler('pdftotext', pdf, '-bbox-layout', '-enc', 'UTF-8', '-')
    .split('<page ')
    .slice(1)
    .map((part) => {
      const words: Word[] = []
      const lines: Page['lines'] = []
      for (const [, line] of part.matchAll(/<line [^>]*>(.*?)<\/line>/gs)) {
        const own = [...(line ?? '').matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="[\d.-]+" yMax="([\d.-]+)">(.*?)<\/word>/g)]
          .map(([, x, y, bottom, text]) => ({ text: unescape(text ?? ''), x: Number(x), y: Number(y), bottom: Number(bottom) }))
          .filter(({ y, bottom }) => y > AREA.top && bottom < AREA.bottom)
        if (own.length === 0) continue
        words.push(...own)
        if (own[0]!.x < AREA.textRight) lines.push({ text: own.map(({ text }) => text).join(' '), x: own[0]!.x, y: own[0]!.y })
      }
      lines.sort((a, b) => a.y - b.y)
      return { words, lines, bottom: Math.max(AREA.top, ...words.map(({ bottom }) => bottom)) }
    })
}

type Place = { page: number; y: number }

/** Where each section starts: page from 1, pt from the page's top. */
function sectionPlaces(pdf: Uint8Array, pageOf: ReadonlyMap<string, number>): Map<string, Place> {
  const text = Buffer.from(pdf).toString('latin1')
  const places = new Map<string, Place>()
  for (const [, name, y] of text.matchAll(/\/([^\s/[\]<>()]+)\s*\[\d+ 0 R \/XYZ [\d.-]+ ([\d.-]+)/g)) {
    const page = pageOf.get(name ?? '')
    if (page !== undefined) places.set(name ?? '', { page, y: 842 - Number(y) })
  }
  return places
}

/** Letters alone: where a sign stands over its letter, poppler may see a space. */
const letters = (text: string): string => text.normalize('NFC').replace(/[\s\u200b-\u200d☐]+/gu, '')

const countOf = (parts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return counts
}

export type PageFaults = {
  /** pages of each section, a page shared with the next one counted for both */
  pages: Map<SectionId, number>
  total: number
  faults: string[]
}

/**
 * Reads a printed report as a reader sees it and lists what a book must not have: a heading as the last line of a page, a table row cut in
 * two or a table that goes on without its head, a page nearly empty in the middle of a section.
 */
export function readBook(document: ReadingDocument, pdf: Uint8Array, pageOf: ReadonlyMap<string, number>): PageFaults {
  const pages = readPages(pdf)
  const places = sectionPlaces(pdf, pageOf)
  const faults: string[] = []
  const starts = document.sections.map(({ id }) => ({ id, ...places.get(id)! }))

  const counted = new Map<SectionId, number>()
  starts.forEach(({ id, page }, index) => {
    const next = starts[index + 1]
    const last = next === undefined ? pages.length : next.y > AREA.top + 30 ? next.page : next.page - 1
    counted.set(id, last - page + 1)
  })

  const headings = new Set(
    document.sections.flatMap(({ title, blocks }) => [
      letters(title),
      ...blocks.flatMap((block) =>
        block.kind === 'heading' ? [letters(block.text)] : 'caption' in block && block.kind === 'table' ? [letters(block.caption)] : [],
      ),
    ]),
  )
  headings.delete('')
  pages.forEach(({ lines, bottom }, index) => {
    const number = index + 1
    if (number < 3) return
    const tail = lines.slice(-3).map(({ text }) => letters(text))
    const endings = [tail.slice(-1), tail.slice(-2), tail].map((parts) => parts.join(''))
    const orphan = endings.find((ending) => headings.has(ending))
    // a cell of a table's last row may say what a heading says; a heading begins at the margin
    if (orphan !== undefined && lines.at(-1)!.x < AREA.left + 4) faults.push(`page ${number} ends with the heading ${orphan}`)
    const filled = (bottom - AREA.top) / (AREA.bottom - AREA.top)
    const endsSection = number === pages.length || starts.some(({ page, y }) => page === number + 1 && y < AREA.top + 30)
    if (filled < 0.15 && !endsSection) faults.push(`page ${number} is ${Math.round(filled * 100)} % full`)
    if (filled < 0.03) faults.push(`page ${number} is empty`)
  })

  document.sections.forEach(({ id, blocks }, index) => {
    const from = starts[index]!.page
    const to = starts[index + 1]?.page ?? pages.length
    const own = Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
    const onPage = new Map(own.map((number) => [number, letters((pages[number - 1]?.words ?? []).map(({ text }) => text).join(''))]))
    const wordsOn = new Map(own.map((number) => [number, countOf((pages[number - 1]?.words ?? []).map(({ text }) => letters(text)))]))
    for (const block of blocks) {
      if (block.kind !== 'table') continue
      const used = new Set<number>()
      for (const row of block.rows) {
        const wanted = countOf(
          row
            .join(' ')
            .split(/[\s☐]+/u)
            .map(letters)
            .filter((word) => word !== '' && !/^[·/|]$/u.test(word)),
        )
        const fits = own.filter((number) =>
          [...wanted].every(([word, count]) => holds(wordsOn.get(number)!, onPage.get(number)!, word, count)),
        )
        if (fits.length === 0) faults.push(`${id}: the row “${row.join(' | ').slice(0, 80)}” stands whole on no page`)
        else if (fits.length === 1) used.add(fits[0]!)
      }
      for (const number of used) {
        const missing = block.columns.filter(
          ({ label }) => !onPage.get(number)!.includes(letters(label)) && !spread(label, wordsOn.get(number)!),
        )
        if (missing.length > 0)
          faults.push(`${id}: on page ${number} a table lacks its head (${missing.map(({ label }) => label).join(', ')})`)
      }
    }
  })
  return { pages: counted, total: pages.length, faults }
}

/** A word stands on a page so many times, also where poppler broke it or glued it to its neighbour. */
const holds = (words: ReadonlyMap<string, number>, text: string, word: string, count: number): boolean =>
  (words.get(word) ?? 0) >= count || text.split(word).length > count

/** A label of several words may wrap in its column, between words of its neighbours. */
const spread = (label: string, words: ReadonlyMap<string, number>): boolean => label.split(/\s+/u).every((word) => words.has(letters(word)))
