import { readFileSync } from 'node:fs'
import type { Place } from '@disha/contracts/api/places'
import { Place as PlaceSchema } from '@disha/contracts/api/places'
import { distanceKm } from './distance.ts'
import type { Gazetteer } from './gazetteer.ts'
import { loadGazetteer } from './node/load-gazetteer.ts'

type Case = { query: string; expected: { country: string; lat: number; lon: number; tolerance: number } }
type Spelling = { query: string; expected: Omit<Place, 'id' | 'admin2' | 'timeZone'> }

const read = <T>(file: string) => JSON.parse(readFileSync(new URL(`../testdata/${file}`, import.meta.url), 'utf8')) as T
const cases = read<Case[]>('places.json')
const spellings = read<Spelling[]>('spellings.json')

/** Queries of our own, one a line, with the reason beside each. */
const searches = readFileSync(new URL('../testdata/searches.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [query = '', latitude, longitude, country, why] = line.split('|')
    return { query, latitude: Number(latitude), longitude: Number(longitude), country, why }
  })

/** A small generator of numbers in [0, 1), the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

const found = (place: Place | undefined, expected: Case['expected']) =>
  place !== undefined &&
  place.country === expected.country &&
  Math.abs(place.latitude - expected.lat) <= expected.tolerance &&
  Math.abs(place.longitude - expected.lon) <= expected.tolerance

const at = (place: Place | undefined, expected: Spelling['expected']) =>
  place !== undefined && distanceKm(place.latitude, place.longitude, expected.latitude, expected.longitude) < 12

let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = await loadGazetteer()
})

/** Places all over the list, towns and villages alike. */
function sample(count: number): Place[] {
  const random = randomFrom(11)
  return Array.from({ length: count }, () => gazetteer.nearest(8 + random() * 24, 70 + random() * 24))
}

describe('search', () => {
  it.each(cases)('finds $query first', ({ query, expected }) => {
    expect(found(gazetteer.search(query)[0], expected)).toBe(true)
  })

  it('finds old names, short forms, misspellings and four scripts first', () => {
    const missed = spellings.filter(({ query, expected }) => !at(gazetteer.search(query)[0], expected)).map(({ query }) => query)
    expect(missed).toEqual([])
  })

  it('finds what a sensible person means: old names, slips, quarters, divisions, abroad, seven scripts', () => {
    expect(searches.length).toBeGreaterThan(500)
    const missed = searches.filter(({ query, latitude, longitude, country }) => {
      const place = gazetteer.search(query)[0]
      return place?.country !== country || distanceKm(place.latitude, place.longitude, latitude, longitude) > 25
    })
    expect(missed.map(({ query, why }) => `${query} (${why})`)).toEqual([])
  })

  it('gives whole places of the contract, no more than asked for', () => {
    const places = gazetteer.search('Rampur', { limit: 20 })
    expect(places).toHaveLength(20)
    for (const place of places) {
      expect(PlaceSchema.parse(place)).toEqual(place)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: place.timeZone })).not.toThrow()
    }
    expect(places.every(({ admin1, admin2 }) => admin1 !== '' && admin2 !== '')).toBe(true)
    expect(new Set(places.map(({ id }) => id)).size).toBe(20)
  })

  it('shows what is typed so far', () => {
    for (const query of ['hyd', 'hyder', 'Hyderab']) expect(gazetteer.search(query)[0]?.name).toBe('Hyderabad')
    for (const query of ['विजय', 'విజయవా', 'விஜயவா']) expect(gazetteer.search(query).map(({ name }) => name)).toContain('Vijayawada')
  })

  it('narrows by state, district, country, in any of the languages, with or without a comma', () => {
    const first = (query: string) => {
      const place = gazetteer.search(query)[0]
      return `${place?.name}/${place?.admin1}/${place?.country}`
    }
    expect(first('Hyderabad, Sindh')).toBe('Hyderabad/Sindh/PK')
    expect(first('Hyderabad Pakistan')).toBe('Hyderabad/Sindh/PK')
    expect(first('Aurangabad, Bihar')).toBe('Aurangabad/Bihar/IN')
    expect(first('औरंगाबाद, बिहार')).toBe('Aurangabad/Bihar/IN')
    expect(first('Bilaspur HP')).toBe('Bilaspur/Himachal Pradesh/IN')
    expect(first('Bilaspur (Chhattisgarh) 495001')).toBe('Bilaspur/Chhattisgarh/IN')
    expect(first('London, Canada')).toBe('London/Ontario/CA')
    expect(first('Rampur, Shimla')).toBe('Rampur/Himachal Pradesh/IN')
  })

  it('offers the towns of a state, district or country that was typed', () => {
    expect(
      gazetteer
        .search('Wayanad')
        .slice(0, 3)
        .every(({ admin2 }) => admin2 === 'Wayanad'),
    ).toBe(true)
    expect(
      gazetteer
        .search('Kerala')
        .slice(0, 3)
        .every(({ admin1 }) => admin1 === 'Kerala'),
    ).toBe(true)
    expect(gazetteer.search('Bahrain')[0]?.name).toBe('Manama')
  })

  it("breaks near-ties towards the language's states", () => {
    const rank = (language: 'tamil' | 'telugu') =>
      gazetteer.search('Kottur', { language, limit: 30 }).findIndex(({ admin1 }) => admin1 === 'Tamil Nadu')
    expect(rank('tamil')).toBeLessThanOrEqual(rank('telugu'))
    expect(gazetteer.search('Salem', { language: 'telugu' })[0]?.admin1).toBe('Tamil Nadu')
  })

  it('labels villages that only a post office places', () => {
    const village = gazetteer.search('Desamangalam')[0]
    expect(village).toMatchObject({ admin1: 'Kerala', country: 'IN' })
    const approximate = gazetteer.search('Rampur', { limit: 50 }).filter((place) => place.approximate)
    expect(approximate.length).toBeGreaterThan(0)
  })

  it('finds any Indian place by its own name and district', () => {
    const missed = sample(80).filter((place) => {
      const near = gazetteer.search(`${place.name}, ${place.admin2}, ${place.admin1}`)
      return !near.some((other) => distanceKm(place.latitude, place.longitude, other.latitude, other.longitude) < 15)
    })
    expect(missed.map(({ name, admin2 }) => `${name}, ${admin2}`)).toEqual([])
  })

  it('answers the same twice', () => {
    for (const { query } of spellings.slice(0, 60)) expect(gazetteer.search(query)).toEqual(gazetteer.search(query))
  })
})

describe('bad input', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   \t\n '],
    ['punctuation', ',;/()[]…–—!?*+$^.|\\'],
    ['control characters', '\u0000\u0001\u001f\u007f\u202e\u200b'],
    ['a lone surrogate', '\ud800'],
    ['emoji', '🙏🏽👩‍👩‍👧'],
    ['another script', 'Москва 東京'],
    ['lone marks', '\u093f\u094d\u0bcd\u0c4d'],
  ])('gives no place and no error for %s', (_, query) => {
    expect(gazetteer.search(query)).toEqual([])
    expect(gazetteer.resolve(query)).toEqual({ status: 'none' })
  })

  it('finds what stands among control characters and beside other scripts', () => {
    expect(gazetteer.search('Chen\u0000nai\u200b')[0]?.name).toBe('Chennai')
    expect(gazetteer.search('Mumbai 🙏')[0]?.name).toBe('Mumbai')
    expect(gazetteer.search('चेन்னை').map(({ name }) => name)).toContain('Chennai')
  })

  it('stays quick on 10,000 characters', () => {
    for (const text of [
      'a'.repeat(10_000),
      'Rampur, '.repeat(1250),
      'क'.repeat(10_000),
      'x y '.repeat(2500),
      'ட்ட'.repeat(3333),
      '\u0000'.repeat(10_000),
    ]) {
      const started = performance.now()
      expect(Array.isArray(gazetteer.search(text))).toBe(true)
      expect(performance.now() - started).toBeLessThan(500)
    }
  })

  it('never throws, whatever is typed', () => {
    const random = randomFrom(5)
    const ranges = [
      [0x20, 0x7e],
      [0x900, 0xd7f],
      [0x0, 0x1f],
      [0xa0, 0x24f],
      [0x300, 0x36f],
      [0x2000, 0x206f],
      [0xd800, 0xdfff],
    ] as const
    for (let round = 0; round < 400; round++) {
      const length = Math.floor(random() * 24)
      const text = Array.from({ length }, () => {
        const [from, to] = ranges[Math.floor(random() * ranges.length)]!
        return String.fromCharCode(from + Math.floor(random() * (to - from + 1)))
      }).join('')
      for (const place of gazetteer.search(text)) expect(place.name).not.toBe('')
    }
  })

  it('keeps limits within 1 and 50', () => {
    for (const limit of [-3, 0, 0.4, Number.NaN, Infinity, 1000]) {
      const { length } = gazetteer.search('Rampur', { limit })
      expect(length).toBeGreaterThanOrEqual(1)
      expect(length).toBeLessThanOrEqual(50)
    }
  })
})

describe('byId', () => {
  it('gives back every kind of place', () => {
    for (const place of [...gazetteer.search('Rampur', { limit: 50 }), ...sample(50)]) expect(gazetteer.byId(place.id)).toEqual(place)
  })

  it.each(['', 'g', 'g0', 'x1', 'g99999999999', 'constructor', 'g1275339 ', 'G1275339', 'g01275339', `g${'9'.repeat(80)}`])(
    'knows no %p',
    (id) => {
      expect(gazetteer.byId(id)).toBeUndefined()
    },
  )
})

describe('resolve', () => {
  it.each([
    'Jaipur',
    'Mumbai',
    'Madras',
    'दिल्ली',
    'தஞ்சாவூர்',
    'విజయవాడ',
    'Hyderabad, Telangana',
    'Hyderabad Telangana',
    'Aurangabad, Maharashtra',
    'London, UK',
    'New York',
    'Jaipur, Rajasthan, India',
  ])('takes %s as one place', (text) => {
    expect(gazetteer.resolve(text).status).toBe('one')
  })

  it.each([
    ['several towns of some size', 'Hyderabad'],
    ['several towns', 'Aurangabad'],
    ['a village name', 'Rampur'],
    ['a misspelling', 'Hydrabaad'],
    ['a state', 'Kerala'],
    ['a state that does not hold the town', 'Jaipur, Telangana'],
    ['an address', 'Apollo Hospital, Hyderabad'],
    ['the beginning of a name', 'Visakhapatn'],
  ])('offers candidates for %s', (_, text) => {
    const resolution = gazetteer.resolve(text)
    expect(resolution.status).toBe('many')
    if (resolution.status !== 'many') return
    expect(resolution.candidates.length).toBeGreaterThanOrEqual(1)
    expect(resolution.candidates.length).toBeLessThanOrEqual(8)
  })

  it('puts the likeliest candidate first', () => {
    const resolution = gazetteer.resolve('Hyderabad')
    expect(resolution.status === 'many' && resolution.candidates.slice(0, 2).map(({ country }) => country)).toEqual(['IN', 'PK'])
  })

  it('takes a place as one only when it carries the name that was typed', () => {
    for (const place of sample(60)) {
      const resolution = gazetteer.resolve(place.name)
      if (resolution.status === 'one') expect(gazetteer.search(place.name)[0]).toEqual(resolution.place)
    }
  })
})

describe('nearest', () => {
  it('is the nearest of all, also beside the poles and the date line', () => {
    const random = randomFrom(3)
    const everywhere = Array.from({ length: 150 }, () => gazetteer.nearest(random() * 180 - 90, random() * 360 - 180))
    for (const [latitude, longitude] of [
      [17.4, 78.4],
      [0, 0],
      [89.9, 10],
      [-89, 10],
      [-17, 179.95],
      [-17, -179.95],
      [28.6, 77.2],
      [60, -30],
    ] as const) {
      const nearest = gazetteer.nearest(latitude, longitude)
      const km = distanceKm(latitude, longitude, nearest.latitude, nearest.longitude)
      for (const other of everywhere)
        expect(distanceKm(latitude, longitude, other.latitude, other.longitude)).toBeGreaterThanOrEqual(km - 1e-6)
    }
  })

  it('finds the place standing there', () => {
    for (const place of sample(100)) {
      const { latitude, longitude } = gazetteer.nearest(place.latitude, place.longitude)
      expect([latitude, longitude]).toEqual([place.latitude, place.longitude])
    }
  })

  it.each([
    [91, 0],
    [0, 181],
    [Number.NaN, 0],
    [0, Infinity],
  ])('refuses %p, %p', (latitude, longitude) => {
    expect(() => gazetteer.nearest(latitude, longitude)).toThrow(RangeError)
  })
})
