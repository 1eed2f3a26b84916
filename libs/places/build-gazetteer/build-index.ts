import { createHash } from 'node:crypto'
import { fold, skeleton } from '../src/fold.ts'
import { TRIGRAM_COUNT, trigrams, type Columns, type Division, type Tables } from '../src/index-format.ts'
import { spellings } from './merge-places.ts'
import type { SourcePlace } from './read-sources.ts'

/** Readers of this product are born in India or near it far more often than a population tells: +0.7 is a factor of five. */
const COUNTRY_WEIGHTS: Record<string, number> = { IN: 0.7, NP: 0.2, LK: 0.2, PK: 0.1, BD: 0.1, SG: 0.1, AE: 0.1 }
/** Seats of government are looked for more than their size tells; quarters of a city less. */
const FEATURE_WEIGHTS: Record<string, number> = {
  PPLC: 0.4,
  PPLA: 0.3,
  PPLA2: 0.2,
  PPLA3: 0.05,
  PPLX: -0.8,
  PPLH: -0.8,
  PPLQ: -0.8,
  PPLW: -0.8,
}
/** log10 of the population taken where a source has none. */
const UNKNOWN_TOWN = 2.9
const UNKNOWN_VILLAGE = 2

/** How likely a place is to be meant, on a scale of powers of ten of its population: 2 for a village to about 8. */
export function importance(place: SourcePlace): number {
  const size = place.population > 0 ? Math.log10(Math.max(place.population, 100)) : place.approximate ? UNKNOWN_VILLAGE : UNKNOWN_TOWN
  return Math.max(0, size + (COUNTRY_WEIGHTS[place.country] ?? 0) + (FEATURE_WEIGHTS[place.feature] ?? 0))
}

/** Countries whose names are written here without the dots and macrons of scholarly romanisation, as their people write them in English. */
const PLAIN_NAMES = new Set(['IN', 'PK', 'BD', 'NP', 'LK', 'BT', 'MV'])
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')

/** Indian districts without the word: the field says what it is. GeoNames calls one by an older name. */
function districtName(name: string, country: string): string {
  if (country !== 'IN') return name
  return name.replace(/^District\s+|\s+(?:District|Division|Kattabo)$/i, '')
}

/** Stable number for a place without a GeoNames id: 2^32 plus 48 bits of a hash. */
function hashedId(place: SourcePlace): number {
  const text = `${place.country}|${fold(place.name)}|${place.latitude.toFixed(3)}|${place.longitude.toFixed(3)}`
  return 2 ** 32 + createHash('sha256').update(text).digest().readUIntBE(0, 6)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

class Dictionary {
  readonly values: string[] = ['']
  private readonly numbers = new Map<string, number>([['', 0]])
  number(value: string): number {
    let number = this.numbers.get(value)
    if (number === undefined) {
      number = this.values.push(value) - 1
      this.numbers.set(value, number)
    }
    return number
  }
}

/** `IN|Kerala` taken apart. */
function division(value: string): Division {
  const [country = '', name = ''] = value.split('|')
  return { country, name }
}

/** Strings one after another with the start of each (and the end of the last). */
function packStrings(strings: string[]): { starts: Uint32Array; bytes: Uint8Array } {
  const starts = new Uint32Array(strings.length + 1)
  const bytes = Buffer.from(strings.join(''), 'utf8')
  let at = 0
  strings.forEach((text, index) => {
    starts[index] = at
    at += Buffer.byteLength(text)
  })
  starts[strings.length] = at
  return { starts, bytes: new Uint8Array(bytes) }
}

function packLists(lists: number[][]): { starts: Uint32Array; items: Uint32Array } {
  const starts = new Uint32Array(lists.length + 1)
  lists.forEach((list, index) => (starts[index + 1] = starts[index]! + list.length))
  const items = new Uint32Array(starts[lists.length]!)
  lists.forEach((list, index) => items.set(list, starts[index]))
  return { starts, items }
}

function listsBy<Key>(pairs: Iterable<[Key, number]>): Map<Key, number[]> {
  const lists = new Map<Key, number[]>()
  for (const [key, value] of pairs) {
    const list = lists.get(key)
    if (list === undefined) lists.set(key, [value])
    else list.push(value)
  }
  return lists
}

/** All columns of the derived file. The same places give the same bytes: every order is total. */
export function buildIndex(
  merged: SourcePlace[],
  admin1Names: Map<string, string>,
  admin2Names: Map<string, string>,
): { tables: Tables; columns: Columns } {
  const ranked = merged
    .map((place) => ({ place, weight: importance(place), id: place.geonameId ?? hashedId(place) }))
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .filter(({ id }, index, all) => index === 0 || all[index - 1]!.id !== id)
  const count = ranked.length

  const [admin1s, admin2s, countries, zones] = [new Dictionary(), new Dictionary(), new Dictionary(), new Dictionary()]
  const columns = {
    ids: new Float64Array(count),
    byId: new Uint32Array(count),
    latitudes: new Int32Array(count),
    longitudes: new Int32Array(count),
    populations: new Uint32Array(count),
    importances: new Uint16Array(count),
    admin1s: new Uint16Array(count),
    admin2s: new Uint32Array(count),
    countries: new Uint8Array(count),
    zones: new Uint16Array(count),
    flags: new Uint8Array(count),
  }
  const names: string[] = []
  const keyPlaces = new Map<string, number[]>()
  ranked.forEach(({ place, weight, id }, index) => {
    const spell = PLAIN_NAMES.has(place.country) ? plain : (name: string) => name
    const admin1 = admin1Names.get(`${place.country}.${place.admin1}`) ?? ''
    const admin2 = districtName(
      admin2Names.get(`${place.country}.${place.admin1}.${place.admin2}`) ?? place.admin2Name ?? '',
      place.country,
    )
    columns.ids[index] = id
    columns.latitudes[index] = Math.round(place.latitude * 1e5)
    columns.longitudes[index] = Math.round(place.longitude * 1e5)
    columns.populations[index] = place.population
    columns.importances[index] = Math.round(weight * 1000)
    columns.admin1s[index] = admin1s.number(admin1 === '' ? '' : `${place.country}|${spell(admin1)}`)
    columns.admin2s[index] = admin2s.number(admin2 === '' ? '' : `${place.country}|${spell(admin2)}`)
    columns.countries[index] = countries.number(place.country)
    columns.zones[index] = zones.number(place.timeZone)
    columns.flags[index] = place.approximate ? 1 : 0
    names.push(spell(place.name))
    const { own, aliases } = spellings(place)
    for (const [keys, alias] of [
      [own, 0],
      [aliases, 1],
    ] as const) {
      for (const key of keys) {
        const list = keyPlaces.get(key)
        if (list === undefined) keyPlaces.set(key, [index * 2 + alias])
        else list.push(index * 2 + alias)
      }
    }
  })
  columns.byId.set([...columns.ids.keys()].sort((a, b) => columns.ids[a]! - columns.ids[b]!))

  const keys = [...keyPlaces.keys()].sort(compare)
  const packedKeys = packStrings(keys)
  const packedPlaces = packLists(keys.map((key) => keyPlaces.get(key)!))

  const keysOfSkeleton = listsBy(keys.map((key, index): [string, number] => [skeleton(key), index]))
  keysOfSkeleton.delete('')
  const skeletons = [...keysOfSkeleton.keys()].sort(compare)
  const packedSkeletons = packStrings(skeletons)
  const packedSkeletonKeys = packLists(skeletons.map((text) => keysOfSkeleton.get(text)!))
  const skeletonBests = Uint16Array.from(skeletons, (text) =>
    Math.max(...keysOfSkeleton.get(text)!.map((key) => columns.importances[packedPlaces.items[packedPlaces.starts[key]!]! >> 1]!)),
  )
  const skeletonsOfTrigram: number[][] = Array.from({ length: TRIGRAM_COUNT }, () => [])
  skeletons.forEach((text, index) => trigrams(text).forEach((code) => skeletonsOfTrigram[code]!.push(index)))
  const packedTrigrams = packLists(skeletonsOfTrigram)
  const packedNames = packStrings(names)

  return {
    tables: {
      admin1: admin1s.values.map(division),
      admin2: admin2s.values.map(division),
      countries: countries.values,
      zones: zones.values,
    },
    columns: {
      ...columns,
      nameStarts: packedNames.starts,
      names: packedNames.bytes,
      keyStarts: packedKeys.starts,
      keyBytes: packedKeys.bytes,
      keyPlaceStarts: packedPlaces.starts,
      keyPlaces: packedPlaces.items,
      skeletonStarts: packedSkeletons.starts,
      skeletonBytes: packedSkeletons.bytes,
      skeletonKeyStarts: packedSkeletonKeys.starts,
      skeletonKeys: packedSkeletonKeys.items,
      skeletonBests,
      trigramStarts: packedTrigrams.starts,
      trigramSkeletons: packedTrigrams.items,
    },
  }
}
