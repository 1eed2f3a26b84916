/**
 * The derived file: `DISHAGZ1`, the header's length (uint32), a JSON header, then typed arrays, each at a multiple of eight bytes.
 * Reading it is one read and some views on the same bytes; nothing is parsed or copied. Little-endian, as every machine Node runs on.
 */
const MAGIC = 'DISHAGZ1'

export type Section = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array
type SectionKind = 'Uint8Array' | 'Uint16Array' | 'Uint32Array' | 'Int32Array' | 'Float64Array'
const KINDS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const

/** Per place, most important first: parallel columns. */
export type PlaceColumns = {
  /** GeoNames id, or 2^32 and more for places that have none (hash of name and position) */
  ids: Float64Array
  /** places in ascending order of id */
  byId: Uint32Array
  /** degrees × 100,000 */
  latitudes: Int32Array
  longitudes: Int32Array
  populations: Uint32Array
  /** thousandths of the importance (see `importance` in the builder) */
  importances: Uint16Array
  admin1s: Uint16Array
  admin2s: Uint32Array
  countries: Uint8Array
  zones: Uint16Array
  /** 1: position of a post office near it, approximate */
  flags: Uint8Array
  nameStarts: Uint32Array
  names: Uint8Array
}

/** Searchable spellings. A list of lists is `starts` + flat items; `keyPlaces` holds place × 2 + (1 for an alias). */
export type SearchColumns = {
  keyStarts: Uint32Array
  keyBytes: Uint8Array
  keyPlaceStarts: Uint32Array
  keyPlaces: Uint32Array
  skeletonStarts: Uint32Array
  skeletonBytes: Uint8Array
  skeletonKeyStarts: Uint32Array
  skeletonKeys: Uint32Array
  /** importance of the best place under each skeleton */
  skeletonBests: Uint16Array
  trigramStarts: Uint32Array
  trigramSkeletons: Uint32Array
}

export type Columns = PlaceColumns & SearchColumns

/** A state, province or district. */
export type Division = { country: string; name: string }

export type Tables = {
  /** country code and division names; index 0 is 'none' */
  admin1: Division[]
  admin2: Division[]
  countries: string[]
  zones: string[]
}

type Header = { tables: Tables; sections: { name: string; kind: SectionKind; start: number; length: number }[] }

const align = (value: number) => Math.ceil(value / 8) * 8

/** The bytes of the derived file. */
export function encodeIndex(tables: Tables, columns: Columns): Uint8Array {
  const sections: Header['sections'] = []
  let end = 0
  for (const [name, array] of Object.entries(columns) as [string, Section][]) {
    sections.push({ name, kind: array.constructor.name as SectionKind, start: end, length: array.length })
    end = align(end + array.byteLength)
  }
  const header = new TextEncoder().encode(JSON.stringify({ tables, sections } satisfies Header))
  const base = align(MAGIC.length + 4 + header.length)
  const file = new Uint8Array(base + end)
  file.set(new TextEncoder().encode(MAGIC))
  new DataView(file.buffer).setUint32(MAGIC.length, header.length, true)
  file.set(header, MAGIC.length + 4)
  Object.values(columns).forEach((array, index) => {
    file.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), base + sections[index]!.start)
  })
  return file
}

/**
 * Views on a derived file's bytes.
 * @throws {Error} when the bytes are no derived file, or end early
 */
export function decodeIndex(bytes: ArrayBuffer): { tables: Tables; columns: Columns } {
  const decoder = new TextDecoder()
  if (bytes.byteLength < 12 || decoder.decode(new Uint8Array(bytes, 0, MAGIC.length)) !== MAGIC) throw new Error('not a gazetteer file')
  const headerLength = new DataView(bytes).getUint32(MAGIC.length, true)
  const { tables, sections } = JSON.parse(decoder.decode(new Uint8Array(bytes, MAGIC.length + 4, headerLength))) as Header
  const base = align(MAGIC.length + 4 + headerLength)
  const columns = Object.fromEntries(sections.map(({ name, kind, start, length }) => [name, new KINDS[kind](bytes, base + start, length)]))
  return { tables, columns: columns as unknown as Columns }
}

/** Symbols of a skeleton; 0 stands for its beginning. */
const SYMBOLS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const SYMBOL_OF = new Uint8Array(128)
for (let index = 0; index < SYMBOLS.length; index++) SYMBOL_OF[SYMBOLS.charCodeAt(index)] = index + 1
const RADIX = SYMBOLS.length + 1
export const TRIGRAM_COUNT = RADIX ** 3

/** Codes of the three-letter windows of a skeleton, its beginning counting as a letter; each code once. */
export function trigrams(text: string): number[] {
  const codes = new Set<number>()
  let [first, second] = [0, 0]
  for (let index = 0; index < text.length; index++) {
    const third = SYMBOL_OF[text.charCodeAt(index) & 127]!
    if (index > 0) codes.add((first * RADIX + second) * RADIX + third)
    first = second
    second = third
  }
  return [...codes]
}
