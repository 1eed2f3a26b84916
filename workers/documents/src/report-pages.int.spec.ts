import type { ReadingDocument } from '@disha/contracts/document'
import { LANGUAGES, type Language } from '@disha/contracts/language'
import { loadReportAssets } from '@disha/report/node/assets'
import { renderReportPage, reportTitle } from '@disha/report/render-page'
import { writeReading } from '@disha/reading/write-reading'
import { BIRTH_NAMES, inputFor } from '../../../libs/reading/src/__fixtures__/births.ts'
import { longDocument } from '../../../libs/report/testdata/long-document.ts'
import { readBook } from './__fixtures__/printed-pages.ts'
import { destinationPages } from './pdf-destinations.ts'
import { PdfRenderer } from './render-pdf.ts'

const full = process.env['TEST_FULL'] === '1'
/** every chart in the full run, in all languages by turns; two of them always */
const CASES: [name: string, language: Language][] = full
  ? BIRTH_NAMES.flatMap((name, index): [string, Language][] => {
      const other = LANGUAGES[1 + (index % 3)]!
      return [
        [name, 'english'],
        [name, other],
      ]
    })
  : [
      ['kathmandu', 'english'],
      ['morning', 'english'],
    ]

const renderer = new PdfRenderer({ timeoutMs: 60_000 })
afterAll(() => renderer.close())

const htmlOf = (document: ReadingDocument): string =>
  renderReportPage(document, { mode: 'print', assets: loadReportAssets(document.language) })

it.each(CASES)(
  'the report of %s in %s is a book of 30 to 60 pages, its topics 4 to 6 and its roadmap 3 or 4 to 8, with no heading left alone, no cut table, no empty page',
  async (name, language) => {
    const document = writeReading(inputFor(name, { language }))
    const pdf = await renderer.render(htmlOf(document), { title: reportTitle(document), language: 'en-IN' })
    const { pages, total, faults } = readBook(document, pdf, destinationPages(pdf))
    expect(faults).toEqual([])
    const within = (count: number | undefined, [least, most]: [number, number]) => count !== undefined && count >= least && count <= most
    // nobody's years are told far beyond seventy-five, so those after fifty-five are fewer; without a birth time they are told by the slow grahas alone
    const { birthLocal, precision } = inputFor(name).birth
    const few = Number(document.asOf.slice(0, 4)) - Number(birthLocal.slice(0, 4)) > 55 || precision.kind !== 'exact'
    const limits = { career: [4, 6], love: [4, 6], abroad: [4, 6], roadmap: [few ? 3 : 4, 8] } as const
    const wrong = Object.entries(limits)
      .map(([id, [least, most]]) => ({
        id,
        pages: pages.get(id as keyof typeof limits),
        fits: within(pages.get(id as never), [least, most]),
      }))
      .filter(({ fits }) => !fits)
    expect(wrong).toEqual([])
    expect(total).toBeGreaterThanOrEqual(30)
    expect(total).toBeLessThanOrEqual(60)
  },
  120_000,
)

/** A fixed document with what can go wrong: many headings, and a table over several pages with tall rows. */
function bookToBreak(): ReadingDocument {
  const document = longDocument('english')
  const section = document.sections.find(({ id }) => id === 'ledger')!
  section.blocks = [
    {
      kind: 'table',
      caption: 'Everything that was said',
      columns: ['Month', 'Statement', 'Judged by'].map((label) => ({ label, align: 'start' })),
      rows: Array.from({ length: 60 }, (_, row) => [`Month ${row}`, `A statement of row ${row}, `.repeat(16), `judge${row} `.repeat(4)]),
    },
    ...section.blocks,
  ]
  return document
}

it('a fixed long book has none of what the next tests break', async () => {
  const pdf = await renderer.render(htmlOf(bookToBreak()), { title: 'x', language: 'en-IN' })
  expect(readBook(bookToBreak(), pdf, destinationPages(pdf)).faults).toEqual([])
}, 120_000)

it.each([
  ['a heading left alone', 'h3{break-after:page!important}', /ends with the heading/],
  ['a table that goes on without its head', 'thead{display:table-row-group!important}', /lacks its head/],
  [
    'a row cut in two',
    'tbody tr{break-inside:auto!important}tbody td{padding-bottom:60px;line-height:70px;orphans:1;widows:1}',
    /on no page/,
  ],
  ['a page nearly empty', '.section-head{break-after:page!important}', /% full/],
])(
  'the reader of the pages sees %s',
  async (_, fault, complaint) => {
    const document = bookToBreak()
    const html = htmlOf(document).replace('</style>', `${fault}</style>`)
    const pdf = await renderer.render(html, { title: 'x', language: 'en-IN' })
    expect(readBook(document, pdf, destinationPages(pdf)).faults.join()).toMatch(complaint)
  },
  120_000,
)
