import { countPages, destinationPages } from './pdf-destinations.ts'
import { PdfRenderer } from './render-pdf.ts'

const renderer = new PdfRenderer({ timeoutMs: 60_000 })
afterAll(() => renderer.close())

/** A book of lines, 45 a page in a text area as the report's: a cover, contents, and chapters of so many lines each. */
function book(...chapters: number[]): string {
  const contents = chapters.map(
    (_, index) => `<li><a href="#c${index}">Chapter <span class="toc-page" data-section="c${index}"></span>.</a></li>`,
  )
  const groups = chapters.map(
    (lines, index) =>
      `<div class="group"><section id="c${index}">${Array.from({ length: lines }, (_, line) => `<p>chapter ${index} line ${line}</p>`).join('')}</section></div>`,
  )
  return `<!doctype html><html lang="en"><head><style>@page{size:A4;margin:84px 76px 74px}p{margin:0;line-height:21.4px}.group{break-before:page}.snug p{line-height:20.9px}</style></head>
<body><header>A cover</header><ol>${contents.join('')}</ol>${groups.join('')}</body></html>`
}
const print = (html: string) => renderer.render(html, { title: 'A book', language: 'en' })

it('brings in a last page of a few lines by setting its chapter closer, and tells the contents the pages that follow from it', async () => {
  const pdf = await print(book(45 * 5 + 2, 50))
  expect(countPages(pdf)).toBe(1 + 5 + 2)
  expect([...destinationPages(pdf)].filter(([name]) => name.startsWith('c'))).toEqual([
    ['c0', 2],
    ['c1', 7],
  ])
}, 60_000)

it('leaves a chapter as it is that has more on its last page than that', async () => {
  const pdf = await print(book(45 * 5 + 9, 50))
  expect(countPages(pdf)).toBe(1 + 6 + 2)
}, 60_000)

it('leaves a chapter as it is where setting it closer does not help', async () => {
  const stiff = book(45 * 5 + 2, 50).replace('.snug p{line-height:20.9px}', '.snug p{color:red}')
  const pdf = await print(stiff)
  expect(countPages(pdf)).toBe(1 + 6 + 2)
  expect(destinationPages(pdf).get('c1')).toBe(8)
}, 60_000)

it('leaves a chapter of four pages as it is, whose last page it could save', async () => {
  expect(countPages(await print(book(45 * 3 + 1, 50)))).toBe(1 + 4 + 2)
}, 60_000)

it('leaves no mark of its own in the book', async () => {
  const pdf = await print(book(45 * 5 + 2, 50))
  expect([...destinationPages(pdf).keys()].sort()).toEqual(['c0', 'c1'])
}, 60_000)
