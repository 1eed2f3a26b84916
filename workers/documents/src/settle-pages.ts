import type { Page } from 'puppeteer-core'
import { destinationPlaces, type Place } from './pdf-destinations.ts'

/** pt from the foot of a page to the ends of its text area, as report-css.ts has them */
const [TOP, BOTTOM] = [779, 55]

/** What the class `snug` gains on each page of running text, as a share of it; a little less than it does in fact. */
const GAIN = 0.02

/** A chapter of so many pages stays as it is set: one fewer would be thin for what it promises. */
const FEW_PAGES = 4

/** Where each chapter ends, by its place among the chapters; none in a document that is no book. */
type Ends = Map<number, Place>

/**
 * Finds the pages of a book before it is printed, and writes what depends on them. Chromium has no target-counter: a pass finds each
 * section's page for the contents. A chapter whose last page would hold a few lines is set a little closer, as a typesetter does, where
 * that brings them in. `pass` prints the page as it stands; nothing is painted in it, which has the same layout at less than half the work.
 */
export async function settlePages(page: Page, pass: () => Promise<Buffer>): Promise<void> {
  const chapters = await page.evaluate(prepare)
  if (chapters === null) return
  const first = destinationPlaces(await pass())
  let places = first
  const short = shortTails(endsOf(first, chapters))
  if (short.length > 0) {
    const before = lengths(endsOf(first, chapters))
    await page.evaluate(setSnug, short)
    places = destinationPlaces(await pass())
    const after = lengths(endsOf(places, chapters))
    const helped = short.filter((chapter) => (after.get(chapter) ?? 0) < (before.get(chapter) ?? 0))
    if (helped.length < short.length) {
      await page.evaluate(setSnug, helped)
      // where none was helped all stands as it first did
      places = helped.length === 0 ? first : destinationPlaces(await pass())
    }
  }
  await page.evaluate(finish, Object.fromEntries([...places].map(([name, place]) => [name, place.page])))
}

const endsOf = (places: ReadonlyMap<string, Place>, chapters: number): Ends =>
  new Map(
    Array.from({ length: chapters }, (_, chapter) => [chapter, places.get(`chapter-end-${chapter}`)] as const).flatMap(
      ([chapter, place]) => (place === undefined ? [] : [[chapter, place]]),
    ),
  )

/** Pages of each chapter but the first, whose start no mark shows. */
function lengths(ends: Ends): Map<number, number> {
  return new Map([...ends].map(([chapter, { page }]) => [chapter, page - (ends.get(chapter - 1)?.page ?? 2)]))
}

/** Chapters of more than a few pages whose last page holds no more than closer setting gains on the pages before it. */
function shortTails(ends: Ends): number[] {
  const pages = lengths(ends)
  return [...ends].flatMap(([chapter, { y }]) => {
    const tail = (TOP - y) / (TOP - BOTTOM)
    const count = pages.get(chapter) ?? 0
    return count > FEW_PAGES && tail < (count - 1) * GAIN ? [chapter] : []
  })
}

/* What follows runs in the page. */

/** Hides all, and marks the end of each chapter: a destination is only written for what a link leads to. */
function prepare(): number | null {
  if (document.querySelector('.toc-page') === null) return null
  const unpainted = document.createElement('style')
  unpainted.className = 'unpainted'
  unpainted.textContent = 'body *{visibility:hidden!important}.chapter-link{position:absolute}'
  document.head.append(unpainted)
  const chapters = [...document.querySelectorAll('.group')]
  chapters.forEach((chapter, index) => {
    const end = document.createElement('div')
    end.id = `chapter-end-${index}`
    const link = document.createElement('a')
    link.href = `#${end.id}`
    link.textContent = '.'
    end.className = 'unpainted'
    link.className = 'unpainted chapter-link'
    chapter.append(end)
    document.body.firstElementChild?.append(link)
  })
  return chapters.length
}

function setSnug(chapters: number[]): void {
  document.querySelectorAll('.group').forEach((group, index) => group.classList.toggle('snug', chapters.includes(index)))
}

function finish(pages: Record<string, number>): void {
  for (const added of document.querySelectorAll('.unpainted')) added.remove()
  for (const place of document.querySelectorAll<HTMLElement>('.toc-page'))
    place.textContent = String(pages[place.dataset['section'] ?? ''] ?? '')
}
