/**
 * Two whole reports of invented people with pictures of some pages, written to docs/samples: `npm run samples`. One has the North Indian
 * drawing, the other the South Indian one. Run it after the reading or its layout has changed, and look at what it made.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BirthInput } from '@disha/contracts/birth'
import { LOCALES } from '@disha/contracts/language'
import { computeChart } from '@disha/jyotish/compute-chart'
import { loadEphemeris } from '@disha/jyotish/node/load-ephemeris'
import type { ReadingInput } from '@disha/reading/input'
import { writeReading } from '@disha/reading/write-reading'
import { PNG } from 'pngjs'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const OUT = path.join(ROOT, 'docs/samples')
const MOST_PDF_BYTES = 1_500_000
const MOST_PICTURE_BYTES = 60_000
/** pictures are made as fine as their size allows */
const RESOLUTIONS = [84, 76, 68, 60, 52, 46]
const PAGES = ['cover', 'yourQuestion', 'chart', 'career', 'roadmap', 'ledger'] as const

// React sources cannot be stripped of their types: the drawing rooms are taken as built
const built = <Module>(file: string): Promise<Module> => import(pathToFileURL(path.join(ROOT, file)).href) as Promise<Module>
const { renderReportPage, reportTitle } = await built<typeof import('@disha/report/render-page')>('libs/report/dist/render-page.js')
const { loadReportAssets } = await built<typeof import('@disha/report/node/assets')>('libs/report/dist/node/assets.js')
const { PdfRenderer } = await built<typeof import('../src/render-pdf.ts')>('workers/documents/dist/render-pdf.js')
const { destinationPages } = await built<typeof import('../src/pdf-destinations.ts')>('workers/documents/dist/pdf-destinations.js')

type Sample = { file: string; chartStyle: 'north' | 'south'; birth: BirthInput } & Pick<
  ReadingInput,
  'person' | 'concern' | 'topics' | 'language'
>
const indian = { timeZone: 'Asia/Kolkata', utcOffsetSeconds: 19_800, precision: { kind: 'exact' } } as const
const SAMPLES: Sample[] = [
  {
    file: 'meera-rao',
    chartStyle: 'north',
    person: { name: 'Meera Rao (invented)', gender: 'female' },
    concern: 'Should I stay in my job or leave it this year?',
    topics: ['career'],
    language: 'english',
    birth: {
      ...indian,
      birthLocal: '1996-07-03T18:20:00',
      utc: '1996-07-03T12:50:00.000Z',
      latitude: 17.385,
      longitude: 78.4867,
      placeName: 'Hyderabad, India',
    },
  },
  {
    file: 'arun-selvan',
    chartStyle: 'south',
    person: { name: 'Arun Selvan (invented)', gender: 'male' },
    concern: 'I have an offer from Singapore. Should I go, and what will it mean for my marriage?',
    topics: ['abroad', 'love'],
    language: 'english',
    birth: {
      ...indian,
      birthLocal: '1989-01-17T05:42:00',
      utc: '1989-01-17T00:12:00.000Z',
      latitude: 9.9252,
      longitude: 78.1198,
      placeName: 'Madurai, India',
    },
  },
]

/** A page as PNG of few tints, as fine as `MOST_PICTURE_BYTES` allows. */
async function picture(pdf: string, page: number, folder: string): Promise<Buffer> {
  const stem = path.join(folder, 'page')
  let smallest: Buffer = Buffer.alloc(0)
  for (const resolution of RESOLUTIONS) {
    execFileSync('pdftoppm', ['-png', '-singlefile', '-r', String(resolution), '-f', String(page), '-l', String(page), pdf, stem])
    const png = PNG.sync.read(await readFile(`${stem}.png`))
    for (let at = 0; at < png.data.length; at += 1) png.data[at] = Math.round((png.data[at] ?? 0) / 17) * 17
    smallest = PNG.sync.write(png, { colorType: 2, deflateLevel: 9 })
    if (smallest.byteLength <= MOST_PICTURE_BYTES) break
  }
  return smallest
}

const ephemeris = loadEphemeris()
const printer = new PdfRenderer({ timeoutMs: 60_000 })
const folder = await mkdtemp(path.join(tmpdir(), 'disha-samples-'))
try {
  await mkdir(OUT, { recursive: true })
  for (const { file, chartStyle, birth, ...wishes } of SAMPLES) {
    const input = { ...wishes, birth, ephemeris, chart: computeChart(birth, ephemeris), seed: `sample-${file}` }
    const document = writeReading({ ...input, asOf: '2026-11-21', displayTimeZone: 'Asia/Kolkata' })
    const html = renderReportPage(document, { mode: 'print', assets: loadReportAssets(document.language), chartStyle })
    const pdf = await printer.render(html, { title: reportTitle(document), language: LOCALES[document.language].slice(0, 5) })
    if (pdf.byteLength > MOST_PDF_BYTES) {
      console.error(`${file}.pdf has ${pdf.byteLength} bytes, more than ${MOST_PDF_BYTES}`)
      process.exitCode = 1
    }
    const place = path.join(OUT, `${file}.pdf`)
    await writeFile(place, pdf)
    const pages = destinationPages(pdf)
    for (const id of PAGES) {
      const png = await picture(place, id === 'cover' ? 1 : (pages.get(id) ?? 1), folder)
      await writeFile(path.join(OUT, `${file}-${id}.png`), png)
      console.log(`docs/samples/${file}-${id}.png ${png.byteLength} bytes`)
    }
    console.log(`docs/samples/${file}.pdf ${pdf.byteLength} bytes`)
  }
} finally {
  await printer.close()
  await rm(folder, { recursive: true, force: true })
}
