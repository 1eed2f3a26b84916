import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LANGUAGES, type Language } from '@disha/contracts/language'
import { loadReportAssets } from '@disha/report/node/assets'
import { renderReportPage } from '@disha/report/render-page'
import { PNG } from 'pngjs'
import { pictureDocument } from '../../../libs/report/testdata/picture-document.ts'
import { destinationPages } from './pdf-destinations.ts'
import { PdfRenderer } from './render-pdf.ts'

/** References are drawn anew with `UPDATE_PICTURES=1`; look at them before they are committed. */
const update = process.env['UPDATE_PICTURES'] === '1'
const REFERENCES = path.join(__dirname, '__fixtures__/pictures')
const DPI = 60
/**
 * Share of a page's pixels that may differ: another Chromium or FreeType draws the edges of letters otherwise, but a line that moved, a
 * letter shaped wrongly in every word, or a lost drawing is more than this.
 */
const TOLERANCE = 0.01
const PAGES = ['cover', 'yourQuestion', 'chart', 'strengths', 'career', 'roadmap'] as const

let folder: string
let match: typeof import('pixelmatch').default
const renderer = new PdfRenderer()
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'disha-pictures-'))
  match = (await import('pixelmatch')).default
})
afterAll(async () => {
  await renderer.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Grey pictures of the chosen pages, in their order. */
async function picturesOf(language: Language, css = ''): Promise<Buffer[]> {
  const assets = loadReportAssets(language)
  const document = pictureDocument(language, assets.translate)
  const html = renderReportPage(document, { mode: 'print', assets }).replace('</style>', `${css}</style>`)
  const pdf = await renderer.render(html, { title: 'x', language: 'en-IN' })
  const file = path.join(folder, `${language}.pdf`)
  writeFileSync(file, pdf)
  const places = destinationPages(pdf)
  return PAGES.map((id) => {
    const page = String(id === 'cover' ? 1 : places.get(id))
    const stem = path.join(folder, `${language}-${id}`)
    execFileSync('pdftoppm', ['-png', '-gray', '-singlefile', '-r', String(DPI), '-f', page, '-l', page, file, stem])
    return readFileSync(`${stem}.png`)
  })
}

/** Share of pixels that differ, 0..1; 1 where the sizes do. */
function difference(left: Buffer, right: Buffer): number {
  const [a, b] = [PNG.sync.read(left), PNG.sync.read(right)]
  if (a.width !== b.width || a.height !== b.height) return 1
  return match(a.data, b.data, undefined, a.width, a.height, { threshold: 0.25 }) / (a.width * a.height)
}

/** A grey picture in sixteen steps: half the bytes, and no difference that the comparison sees. */
function inFewGreys(picture: Buffer): Buffer {
  const png = PNG.sync.read(picture)
  for (let at = 0; at < png.data.length; at += 1) png.data[at] = Math.round((png.data[at] ?? 0) / 17) * 17
  return PNG.sync.write(png, { colorType: 0, deflateLevel: 9 })
}

const referenceOf = (language: Language, id: string): string => path.join(REFERENCES, `${language}-${id}.png`)

it.each(LANGUAGES)(
  'the pages in %s look as they were last approved',
  async (language) => {
    const pictures = await picturesOf(language)
    if (update) {
      mkdirSync(REFERENCES, { recursive: true })
      PAGES.forEach((id, index) => writeFileSync(referenceOf(language, id), inFewGreys(pictures[index]!)))
    }
    const changed = PAGES.map((id, index) => {
      const file = referenceOf(language, id)
      return { id, share: existsSync(file) ? difference(readFileSync(file), pictures[index]!) : 1 }
    }).filter(({ share }) => share > TOLERANCE)
    expect(changed).toEqual([])
  },
  60_000,
)

it.each([
  ['a line that moved', '.lead-unit{margin-top:22px!important}'],
  ['a lost drawing', 'main svg{visibility:hidden}'],
  ['a lost font', 'body,p,h2,h3{font-family:sans-serif!important}'],
])(
  'the comparison sees %s',
  async (_, css) => {
    const pictures = await picturesOf('english', css)
    const shares = PAGES.map((id, index) => difference(readFileSync(referenceOf('english', id)), pictures[index]!))
    expect(Math.max(...shares)).toBeGreaterThan(2 * TOLERANCE)
  },
  60_000,
)
