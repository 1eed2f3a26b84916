/**
 * Place search on the whole data set, beside MiniSearch on the same spellings:
 * `node --expose-gc --conditions=@disha/source libs/places/bench/search.bench.ts [--without-minisearch]`.
 * Limits (issue: places): three letters or more p50 ≤ 2 ms, p99 ≤ 25 ms; shorter ≤ 10 ms; index ≤ 170 MB; ready in ≤ 1 s.
 */
import { readFileSync } from 'node:fs'
import type { Place } from '@disha/contracts/api/places'
import { decodeIndex } from '../src/index-format.ts'
import { loadGazetteer } from '../src/node/load-gazetteer.ts'

type Case = { query: string; expected: { country: string; lat: number; lon: number; tolerance: number } }
const cases = JSON.parse(readFileSync(new URL('../testdata/places.json', import.meta.url), 'utf8')) as Case[]

const collect = (globalThis as { gc?: () => void }).gc
function memoryMb(): number {
  collect?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

/** The queries of someone typing each text, and the text with two neighbours swapped. */
function typed(texts: string[]): string[] {
  return texts.flatMap((text) => {
    const letters = [...text]
    const swapped = letters.length > 5 ? [[...letters.slice(0, 3), letters[4], letters[3], ...letters.slice(5)].join('')] : []
    return [...letters.map((_, end) => letters.slice(0, end + 1).join('')), ...swapped]
  })
}

/** Milliseconds of each query, sorted; the quickest of three rounds each, so that what else the machine does is not counted. */
function measure(search: (query: string) => unknown, queries: string[]): number[] {
  for (const query of queries.slice(0, 200)) search(query)
  const once = (query: string) => {
    const started = performance.now()
    search(query)
    return performance.now() - started
  }
  const rounds = Array.from({ length: 3 }, () => queries.map(once))
  return queries.map((_, index) => Math.min(...rounds.map((round) => round[index]!))).sort((a, b) => a - b)
}

const quantile = (sorted: number[], part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(2)
const show = (label: string, sorted: number[]) =>
  console.log(
    `  ${label.padEnd(28)} p50 ${quantile(sorted, 0.5).padStart(8)} ms   p99 ${quantile(sorted, 0.99).padStart(8)} ms   max ${quantile(sorted, 1).padStart(8)} ms   (${sorted.length})`,
  )

function score(label: string, search: (query: string) => Place[]): void {
  let [first, five] = [0, 0]
  for (const { query, expected } of cases) {
    const at = search(query)
      .slice(0, 5)
      .findIndex(
        (place) =>
          place.country === expected.country &&
          Math.abs(place.latitude - expected.lat) <= expected.tolerance &&
          Math.abs(place.longitude - expected.lon) <= expected.tolerance,
      )
    if (at === 0) first++
    if (at >= 0) five++
  }
  console.log(`  ${label.padEnd(28)} first ${first}/${cases.length}, among five ${five}/${cases.length}`)
}

const before = memoryMb()
const started = performance.now()
const gazetteer = await loadGazetteer()
const readyMs = performance.now() - started
console.log(`Gazetteer: ${gazetteer.size} places, ready in ${readyMs.toFixed(0)} ms, index ${(memoryMb() - before).toFixed(0)} MB`)

const bytes = readFileSync(new URL('../data/gazetteer.bin', import.meta.url))
const { columns, tables } = decodeIndex(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
const decoder = new TextDecoder()
const nameOf = (index: number) => decoder.decode(columns.names.subarray(columns.nameStarts[index], columns.nameStarts[index + 1]))
const count = columns.ids.length
const sample = Array.from({ length: 600 }, (_, index) => nameOf(Math.floor(count * (index / 600) ** 2)))
const queries = [...new Set(typed([...cases.map(({ query }) => query), ...sample]))]
const short = queries.filter((query) => [...query].length < 3)
const long = queries.filter((query) => [...query].length >= 3)
show(
  'under three letters',
  measure((query) => gazetteer.search(query), short),
)
show(
  'three letters or more',
  measure((query) => gazetteer.search(query), long),
)
show(
  'with a state',
  measure(
    (query) => gazetteer.search(query),
    sample.map((name) => `${name}, Maharashtra`),
  ),
)
show(
  'nearest',
  measure((text) => gazetteer.nearest(text.length * 3 - 30, text.length * 7 - 60), sample),
)
score('public cases', (query) => gazetteer.search(query, { limit: 5 }))

if (!process.argv.includes('--without-minisearch')) {
  const { default: MiniSearch } = await import('minisearch')
  const aliases = new Map<number, string[]>()
  for (let key = 0; key < columns.keyPlaceStarts.length - 1; key++) {
    const text = decoder.decode(columns.keyBytes.subarray(columns.keyStarts[key], columns.keyStarts[key + 1]))
    for (let at = columns.keyPlaceStarts[key]!; at < columns.keyPlaceStarts[key + 1]!; at++) {
      const place = columns.keyPlaces[at]! >> 1
      aliases.set(place, [...(aliases.get(place) ?? []), text])
    }
  }
  const beforeMini = memoryMb()
  const startedMini = performance.now()
  const mini = new MiniSearch<{ id: number; name: string; aliases: string; admin1: string }>({
    fields: ['name', 'aliases', 'admin1'],
    idField: 'id',
  })
  for (let id = 0; id < count; id++) {
    mini.add({ id, name: nameOf(id), aliases: (aliases.get(id) ?? []).join(' '), admin1: tables.admin1[columns.admin1s[id]!]!.name })
  }
  console.log(`MiniSearch: ready in ${(performance.now() - startedMini).toFixed(0)} ms, index ${(memoryMb() - beforeMini).toFixed(0)} MB`)
  const searchMini = (query: string) =>
    mini.search(query, {
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: 'AND',
      boost: { name: 3, aliases: 2 },
      boostDocument: (id: number) => 1 + columns.importances[id]! / 1000,
    })
  const every = Math.max(1, Math.floor(long.length / 400))
  show('under three letters', measure(searchMini, short.slice(0, 100)))
  show(
    'three letters or more',
    measure(
      searchMini,
      long.filter((_, index) => index % every === 0),
    ),
  )
  score('public cases', (query) =>
    searchMini(query)
      .slice(0, 5)
      .map(({ id }) =>
        gazetteer.byId(
          columns.ids[id as number]! < 2 ** 32 ? `g${columns.ids[id as number]}` : `x${columns.ids[id as number]!.toString(36)}`,
        )!,
      ),
  )
}
